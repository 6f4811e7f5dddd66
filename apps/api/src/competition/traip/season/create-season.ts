import { randomUUIDv7 } from 'node:crypto';
import { refuse, type seasonCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { underTraipLock } from '../row/under-lock.ts';
import { findSeason, insertSeason } from './queries.ts';

export const createSeason: Handler<typeof seasonCalls.create> = async (context, { body }) =>
  underTraipLock(context, body.traipId, async (trx) => {
    const { scope, now } = context;
    const { organisationId } = scope;
    const made = await insertSeason(trx, { ...body, id: randomUUIDv7(), organisationId, createdAt: now() });
    if (!made) return refuse('NAME_TAKEN', { field: 'name' });
    return (await findSeason(trx, scope, made.id)) ?? refuse('NOT_FOUND');
  });
