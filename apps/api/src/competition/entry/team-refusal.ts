import { type Refusal, refuse, type TeamRole } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { takesEntries } from '../competition/reply/progress.ts';
import { type Actor, hasAbility } from '../competition/with-competition-lock.ts';
import { findSport, lockTeamShared } from './queries.ts';

interface Standing {
  readonly role: TeamRole | null;
  readonly isDelegate: boolean;
}

/** Who can represent a team. */
export function mayRepresent(standing: Standing | null | undefined): boolean {
  if (!standing) return false;
  return standing.role === 'OWNER' || standing.role === 'CAPTAIN' || standing.isDelegate;
}

/** Why the actor can't enter the team; null if they can. Staff can enter a team of another sport. */
export async function teamRefusal(
  trx: Trx,
  competition: CompetitionRecord,
  actor: Actor,
  teamId: string,
): Promise<Refusal<
  'TEAM_UNKNOWN' | 'FORBIDDEN' | 'REGISTRATION_CLOSED' | 'SPORT_DIFFERS' | 'COMPETITOR_DIFFERS'
> | null> {
  const { organisationId, traipId, competitors } = competition;
  const team = await lockTeamShared(trx, teamId, actor.userId);
  if (hasAbility(actor, 'teams.manage')) {
    const isKnown = team?.organisationId === organisationId || team?.privacy === 'PUBLIC';
    if (!isKnown && !mayRepresent(team)) return refuse('TEAM_UNKNOWN', { field: 'teamId' });
    return team?.competitorKind === competitors ? null : refuse('COMPETITOR_DIFFERS', { field: 'teamId' });
  }
  if (!mayRepresent(team)) return refuse('FORBIDDEN');
  if (team?.competitorKind !== competitors) return refuse('COMPETITOR_DIFFERS', { field: 'teamId' });
  if (!takesEntries(competition)) return refuse('REGISTRATION_CLOSED');
  const sport = team?.sportKey ?? null;
  const fits = sport === null || sport === (await findSport(trx, traipId));
  return fits ? null : refuse('SPORT_DIFFERS', { field: 'teamId' });
}
