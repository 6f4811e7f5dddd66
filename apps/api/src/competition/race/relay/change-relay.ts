import { type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { RaceRecord } from '../lock/queries.ts';
import type { RaceContext } from '../lock/with-race-lock.ts';
import { enterMembers } from './enter-members.ts';
import { readMember } from './member-names.ts';

interface RelayChange {
  readonly team?: string | undefined;
  readonly members?: readonly string[] | undefined;
}

/** Replaces the members of a relay if requested. They may differ in each round. */
export async function changeRelay(
  trx: Trx,
  context: RaceContext,
  race: RaceRecord,
  { entryId, team, members }: RelayChange & { readonly entryId: string },
): Promise<Refusal<'NOT_A_RELAY' | 'RELAY_TOO_MANY' | 'MEMBER_INVALID'> | undefined> {
  if (race.legs === null)
    return team === undefined && members === undefined
      ? undefined
      : refuse('NOT_A_RELAY', { field: 'members' });
  if (members === undefined) return undefined;
  if (members.length > race.legs) return refuse('RELAY_TOO_MANY', { field: 'members' });
  const thisYear = context.now().getFullYear();
  const read = members.flatMap((text) => readMember(text, thisYear) ?? []);
  if (read.length < members.length) return refuse('MEMBER_INVALID', { field: 'members' });
  await enterMembers(trx, context, race, [{ entryId, members: read }]);
  return undefined;
}
