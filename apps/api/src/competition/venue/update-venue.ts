import { type Read, type Refusal, refuse, type VenueChange, type venueCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { withVenueLock } from './lock/with-venue-lock.ts';
import {
  findFieldIds,
  findUsedFields,
  findVenue,
  findVersion,
  isNameTaken,
  removeFields,
  updateVenue as update,
} from './queries.ts';

export const updateVenue: Handler<typeof venueCalls.update> = async (context, { params, body }) =>
  withVenueLock(context, (trx) => changeVenue(trx, context, { ...body, id: params.id }));

type VenueContext = Pick<Context, 'now'> & { readonly scope: OrganisationScope };

/** Saves a venue whose organisation is locked. */
export async function changeVenue(
  trx: Trx,
  context: VenueContext,
  { id, version, ...body }: Read<typeof VenueChange> & { readonly id: string },
) {
  const { scope, now } = context;
  const current = await findVersion(trx, scope, id);
  if (current === undefined) return refuse('NOT_FOUND');
  if (current !== version) return refuse('STALE_VERSION');
  if (await isNameTaken(trx, scope, { id, name: body.name })) return refuse('NAME_TAKEN', { field: 'name' });
  const refusal = await removeUnlistedFields(trx, id, body.fields, now());
  if (refusal) return refusal;
  await update(trx, scope, { ...body, version, id });
  await logAction(trx, context, { subjectKind: 'VENUE', subjectId: id, action: 'UPDATED' });
  return (await findVenue(trx, scope, id, dayInMadrid(now()))) ?? refuse('NOT_FOUND');
}

/** Deletes the fields that are no longer listed, unless matches are still to be played on them. */
async function removeUnlistedFields(
  trx: Trx,
  venueId: string,
  fields: readonly { readonly id?: string | undefined }[],
  now: Date,
): Promise<Refusal<'FIELD_UNKNOWN' | 'FIELD_IN_USE'> | null> {
  const own = await findFieldIds(trx, venueId);
  const keptIds = fields.flatMap(({ id }) => id ?? []);
  const foreign = fields.findIndex(({ id }) => id !== undefined && !own.includes(id));
  if (foreign >= 0 || new Set(keptIds).size < keptIds.length)
    return refuse('FIELD_UNKNOWN', { field: `fields.${Math.max(0, foreign)}.id` });
  const removed = own.filter((id) => !keptIds.includes(id));
  const fieldIds = await findUsedFields(trx, removed, now);
  if (fieldIds.length > 0) return refuse('FIELD_IN_USE', { field: 'fields', details: { fieldIds } });
  await removeFields(trx, removed, now);
  return null;
}
