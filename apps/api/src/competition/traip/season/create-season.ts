import { randomUUIDv7 } from 'node:crypto';
import { refuse, type seasonCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withTraipLock } from '../row/with-traip-lock.ts';
import { findSeason, insertSeason } from './queries.ts';

export const createSeason: Handler<typeof seasonCalls.create> = async (context, { body }) =>
  withTraipLock(context, body.traipId, async (trx) => {
    const { scope, now } = context;
    const { organisationId } = scope;
    const created = await insertSeason(trx, {
      ...body,
      id: randomUUIDv7(),
      organisationId,
      createdAt: now(),
    });
    if (!created) return refuse('NAME_TAKEN', { field: 'name' });
    await logAction(trx, context, { subjectKind: 'SEASON', subjectId: created.id, action: 'CREATED' });
    return (await findSeason(trx, scope, created.id)) ?? refuse('NOT_FOUND');
  });
