import { type Refusal, refuse, type TeamRole } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { type Actor, may } from '../competition/under-lock.ts';
import { holdTeam } from './queries.ts';

/** Those who speak for a team. */
export function speaksFor(role: TeamRole | null | undefined): boolean {
  return role === 'OWNER' || role === 'CAPTAIN';
}

/** What keeps somebody from entering a team; null: nothing. */
export async function teamRefusal(
  trx: Trx,
  { organisationId, state, takesRegistrations }: CompetitionRecord,
  actor: Actor,
  teamId: string,
): Promise<Refusal<'TEAM_UNKNOWN' | 'FORBIDDEN' | 'REGISTRATION_CLOSED'> | null> {
  const team = await holdTeam(trx, teamId, actor.userId);
  if (may(actor, 'teams.manage')) {
    const isKnown = team?.organisationId === organisationId || team?.privacy === 'PUBLIC';
    return isKnown || speaksFor(team?.role) ? null : refuse('TEAM_UNKNOWN', { field: 'teamId' });
  }
  if (!speaksFor(team?.role)) return refuse('FORBIDDEN');
  const isOpen = state === 'PUBLICIZED' || state === 'IN_PROGRESS_AND_OPENED';
  return takesRegistrations && isOpen ? null : refuse('REGISTRATION_CLOSED');
}
