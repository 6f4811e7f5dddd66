import { type Refusal, refuse, type venueCalls } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { underLock } from './lock/under-lock.ts';
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
  underLock(context, async (trx) => {
    const { scope, now } = context;
    const { id } = params;
    const version = await findVersion(trx, scope, id);
    if (version === undefined) return refuse('NOT_FOUND');
    if (version !== body.version) return refuse('STALE_VERSION');
    if (await isNameTaken(trx, scope, { id, name: body.name }))
      return refuse('NAME_TAKEN', { field: 'name' });
    const refusal = await takeFieldsAway(trx, id, body.fields, now());
    if (refusal) return refusal;
    await update(trx, scope, { ...body, id });
    return (await findVenue(trx, scope, id, dayInMadrid(now()))) ?? refuse('NOT_FOUND');
  });

/** Takes the fields away that nobody names any more, unless matches wait for them. */
async function takeFieldsAway(
  trx: Trx,
  venueId: string,
  named: readonly { readonly id?: string | undefined }[],
  now: Date,
): Promise<Refusal<'FIELD_UNKNOWN' | 'FIELD_IN_USE'> | null> {
  const own = await findFieldIds(trx, venueId);
  const kept = named.flatMap(({ id }) => id ?? []);
  const foreign = named.findIndex(({ id }) => id !== undefined && !own.includes(id));
  if (foreign >= 0 || new Set(kept).size < kept.length)
    return refuse('FIELD_UNKNOWN', { field: `fields.${Math.max(0, foreign)}.id` });
  const gone = own.filter((id) => !kept.includes(id));
  const fieldIds = await findUsedFields(trx, gone, now);
  if (fieldIds.length > 0) return refuse('FIELD_IN_USE', { field: 'fields', details: { fieldIds } });
  await removeFields(trx, gone, now);
  return null;
}
