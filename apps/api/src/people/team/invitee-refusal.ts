import { refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { findTeammate } from './people/queries.ts';

/** A person invited to claim the team's entry of them is in the team, and has no account yet. */
export async function inviteeRefusal(
  trx: Trx,
  { teamId, personId }: { readonly teamId: string; readonly personId: string | null },
) {
  if (personId === null) return undefined;
  const person = await findTeammate(trx, { teamId, userId: personId });
  if (!person) return refuse('NOT_A_TEAM_MEMBER', { field: 'personId' });
  return person.userCode === null ? undefined : refuse('PERSON_HAS_ACCOUNT', { field: 'personId' });
}
