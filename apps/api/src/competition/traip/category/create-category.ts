import { randomUUIDv7 } from 'node:crypto';
import { type categoryCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { underTraipLock } from '../row/under-lock.ts';
import { findCategory, insertCategory } from './queries.ts';
import { isVariantOf, usualVariantOf } from './variant.ts';

export const createCategory: Handler<typeof categoryCalls.create> = async (context, { body }) =>
  underTraipLock(context, body.traipId, async (trx, { sportKey }) => {
    const { scope, now } = context;
    const { sportVariantKey = usualVariantOf(sportKey) } = body;
    if (!isVariantOf(sportVariantKey, sportKey))
      return refuse('VARIANT_OF_OTHER_SPORT', { field: 'sportVariantKey' });
    const founded = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: now() };
    const made = await insertCategory(trx, { ...body, ...founded, sportVariantKey });
    if (!made) return refuse('NAME_TAKEN', { field: 'name' });
    return (await findCategory(trx, scope, made.id)) ?? refuse('NOT_FOUND');
  });
