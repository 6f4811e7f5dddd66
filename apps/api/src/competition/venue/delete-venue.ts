import { refuse, type venueCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withVenueLock } from './lock/with-venue-lock.ts';
import { findFieldIds, findUsedFields, findVersion, deleteVenue as remove, removeFields } from './queries.ts';

export const deleteVenue: Handler<typeof venueCalls.delete> = async (context, { params }) =>
  withVenueLock(context, async (trx) => {
    const { scope, now } = context;
    if ((await findVersion(trx, scope, params.id)) === undefined) return refuse('NOT_FOUND');
    const own = await findFieldIds(trx, params.id);
    const fieldIds = await findUsedFields(trx, own, now());
    if (fieldIds.length > 0) return refuse('FIELD_IN_USE', { details: { fieldIds } });
    await removeFields(trx, own, now());
    await remove(trx, scope, params.id, now());
    await logAction(trx, context, { subjectKind: 'VENUE', subjectId: params.id, action: 'DELETED' });
    return { deleted: true as const };
  });
