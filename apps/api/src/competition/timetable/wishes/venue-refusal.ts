import { type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { findFields } from '../ground/queries.ts';

/** Why these venues can't be used in calendar wishes; undefined if they can. */
export async function venueRefusal(
  db: Database,
  scope: OrganisationScope,
  venueIds: readonly string[],
): Promise<Refusal<'VENUE_UNKNOWN'> | undefined> {
  if (venueIds.length === 0) return undefined;
  const own = new Set((await findFields(db, scope)).map(({ venueId }) => venueId));
  return venueIds.every((id) => own.has(id))
    ? undefined
    : refuse('VENUE_UNKNOWN', { field: 'wishes.venueIds' });
}
