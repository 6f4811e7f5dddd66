import { refuse, type traipCalls } from '@traip/contract';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { resetVariants } from './category/queries.ts';
import { defaultVariantOf } from './category/variant.ts';
import { updateTraip as update } from './queries.ts';
import { isInUse } from './row/queries.ts';
import { withTraipLock } from './row/with-traip-lock.ts';
import { reloadTraip } from './traip-reply.ts';

export const updateTraip: Handler<typeof traipCalls.update> = async (context, { body }) =>
  withTraipLock(context, body.id, async (trx, before) => {
    const { scope } = context;
    const { code, sportKey, version } = before;
    if (version !== body.version) return refuse('STALE_VERSION');
    if (body.sportKey !== sportKey) {
      if (await isInUse(trx, scope, 'traipId', body.id)) return refuse('IN_USE', { field: 'sportKey' });
      // The variants of categories belong to the old sport, so they are reset to the new sport's default.
      await resetVariants(trx, scope, body.id, defaultVariantOf(body.sportKey));
    }
    await update(trx, scope, { ...body, searchText: searchTextOf(body.name, code) });
    const details = changedFields(before, body, ['name', 'sportKey', 'privacy']);
    await logAction(trx, context, { subjectKind: 'TRAIP', subjectId: body.id, action: 'UPDATED', details });
    return reloadTraip(trx, scope, body.id);
  });
