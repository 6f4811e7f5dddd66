import { refuse, type traipCalls } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { resetVariants } from './category/queries.ts';
import { usualVariantOf } from './category/variant.ts';
import { updateTraip as update } from './queries.ts';
import { isInUse } from './row/queries.ts';
import { underTraipLock } from './row/under-lock.ts';
import { traipAfter } from './traip-reply.ts';

export const updateTraip: Handler<typeof traipCalls.update> = async (context, { body }) =>
  underTraipLock(context, body.id, async (trx, { code, sportKey, version }) => {
    const { scope } = context;
    if (version !== body.version) return refuse('STALE_VERSION');
    if (body.sportKey !== sportKey) {
      if (await isInUse(trx, scope, 'traipId', body.id)) return refuse('IN_USE', { field: 'sportKey' });
      // A category is of a variant of the sport: with another sport it starts from the usual one.
      await resetVariants(trx, scope, body.id, usualVariantOf(body.sportKey));
    }
    await update(trx, scope, { ...body, searchText: searchTextOf(body.name, code) });
    return traipAfter(trx, scope, body.id);
  });
