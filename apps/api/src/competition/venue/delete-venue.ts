import { refuse, type venueCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withVenueLock } from './lock/with-venue-lock.ts';
import { findFieldIds, findUsedFields, findVersion, deleteVenue as remove, removeFields } from './queries.ts';

export const deleteVenue: Handler<typeof venueCalls.delete> = async (context, { params }) =>
  withVenueLock(
    context,
    async (trx) => (await removeVenue(trx, context, params.id)) ?? { deleted: true as const },
  );

type VenueContext = Pick<Context, 'now'> & { readonly scope: OrganisationScope };

/** Deletes a venue whose organisation is locked; null on success. */
export async function removeVenue(trx: Trx, context: VenueContext, id: string) {
  const { scope, now } = context;
  if ((await findVersion(trx, scope, id)) === undefined) return refuse('NOT_FOUND');
  const own = await findFieldIds(trx, id);
  const fieldIds = await findUsedFields(trx, own, now());
  if (fieldIds.length > 0) return refuse('FIELD_IN_USE', { details: { fieldIds } });
  await removeFields(trx, own, now());
  await remove(trx, scope, id, now());
  await logAction(trx, context, { subjectKind: 'VENUE', subjectId: id, action: 'DELETED' });
  return null;
}
