import { randomUUIDv7 } from 'node:crypto';
import { refuse, type venueCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { withVenueLock } from './lock/with-venue-lock.ts';
import { findVenue, insertVenue, isNameTaken } from './queries.ts';

export const createVenue: Handler<typeof venueCalls.create> = async (context, { body }) =>
  withVenueLock(context, async (trx) => {
    const { scope, now } = context;
    if (await isNameTaken(trx, scope, body)) return refuse('NAME_TAKEN', { field: 'name' });
    const id = randomUUIDv7();
    // Ids sent by the client are ignored, because a new venue has new fields.
    const fields = body.fields.map(({ name }) => ({ name }));
    await insertVenue(trx, scope, { ...body, fields, id, createdAt: now() });
    await logAction(trx, context, { subjectKind: 'VENUE', subjectId: id, action: 'CREATED' });
    return (await findVenue(trx, scope, id, dayInMadrid(now()))) ?? refuse('NOT_FOUND');
  });
