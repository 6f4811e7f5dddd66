import { randomUUIDv7 } from 'node:crypto';
import { refuse, type venueCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { underLock } from './lock/under-lock.ts';
import { findVenue, insertVenue, isNameTaken } from './queries.ts';

export const createVenue: Handler<typeof venueCalls.create> = async (context, { body }) =>
  underLock(context, async (trx) => {
    const { scope, now } = context;
    if (await isNameTaken(trx, scope, body)) return refuse('NAME_TAKEN', { field: 'name' });
    const id = randomUUIDv7();
    // A new venue has new fields: an id that somebody sends along is not theirs to choose.
    const fields = body.fields.map(({ name }) => ({ name }));
    await insertVenue(trx, scope, { ...body, fields, id, createdAt: now() });
    return (await findVenue(trx, scope, id, dayInMadrid(now()))) ?? refuse('NOT_FOUND');
  });
