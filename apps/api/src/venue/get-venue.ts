import { refuse, type venueCalls } from '@traip/contract';
import { dayInMadrid } from '../competition/seen/day-in-madrid.ts';
import type { Handler } from '../http/handler.ts';
import { findVenue } from './queries.ts';

export const getVenue: Handler<typeof venueCalls.get> = async ({ db, scope, now }, { params }) =>
  (await findVenue(db, scope, params.id, dayInMadrid(now()))) ?? refuse('NOT_FOUND');
