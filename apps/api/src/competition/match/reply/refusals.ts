import { type Refusal, refuse } from '@traip/contract';
import { type ActionBreach, type MatchAction, matchActions } from '@traip/engine/match';

/** Why a match can't be changed now, or by this caller. */
export function stateRefusal(
  action: MatchAction,
  breach: ActionBreach,
): Refusal<'INVALID_TRANSITION' | 'FORBIDDEN'> {
  if (breach.breach === 'ROLE_NOT_ALLOWED') return refuse('FORBIDDEN', { details: { needs: breach.needs } });
  if (breach.breach !== 'INVALID_TRANSITION')
    throw new Error(`Unexpected breach ${breach.breach} of ${action}.`);
  const [{ to }] = matchActions[action].moves;
  const { from, allowed } = breach;
  return refuse('INVALID_TRANSITION', { details: { action, from, to, allowed } });
}

/** Why these two teams can't play each other; null for other breaches. */
export function teamsRefusal(
  breach: ActionBreach,
  homeTeamId: string | null,
): Refusal<'SAME_TEAM_TWICE' | 'TEAM_NOT_IN_PHASE'> | null {
  if (breach.breach === 'SAME_TEAM_TWICE') return refuse('SAME_TEAM_TWICE', { field: 'awayTeamId' });
  if (breach.breach !== 'TEAM_NOT_IN_PHASE') return null;
  const { teamIds } = breach;
  const isHome = homeTeamId !== null && teamIds.includes(homeTeamId);
  return refuse('TEAM_NOT_IN_PHASE', { field: isHome ? 'homeTeamId' : 'awayTeamId', details: { teamIds } });
}

/** Fixtures of a finished phase or competition can't be changed. */
export function isOver(match: { readonly phaseState: string; readonly competitionState: string }): boolean {
  return [match.phaseState, match.competitionState].some((one) => one === 'FINISHED' || one === 'CANCELED');
}
