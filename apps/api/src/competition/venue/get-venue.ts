import { refuse, type venueCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { findVenue } from './queries.ts';

export const getVenue: Handler<typeof venueCalls.get> = async ({ db, scope, now }, { params }) =>
  (await findVenue(db, scope, params.id, dayInMadrid(now()))) ?? refuse('NOT_FOUND');
