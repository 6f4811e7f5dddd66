import { randomUUIDv7 } from 'node:crypto';
import { type categoryCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withTraipLock } from '../row/with-traip-lock.ts';
import { findCategory, insertCategory } from './queries.ts';
import { defaultVariantOf, isVariantOf } from './variant.ts';

export const createCategory: Handler<typeof categoryCalls.create> = async (context, { body }) =>
  withTraipLock(context, body.traipId, async (trx, { sportKey }) => {
    const { scope, now } = context;
    const { sportVariantKey = defaultVariantOf(sportKey) } = body;
    if (!isVariantOf(sportVariantKey, sportKey))
      return refuse('VARIANT_OF_OTHER_SPORT', { field: 'sportVariantKey' });
    const identity = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: now() };
    const created = await insertCategory(trx, { ...body, ...identity, sportVariantKey });
    if (!created) return refuse('NAME_TAKEN', { field: 'name' });
    await logAction(trx, context, { subjectKind: 'CATEGORY', subjectId: created.id, action: 'CREATED' });
    return (await findCategory(trx, scope, created.id)) ?? refuse('NOT_FOUND');
  });
