import type { WithdrawalMode } from '@traip/contract';
import type { MatchFacts, PhaseFacts } from '../facts/facts.ts';
import { type Forfeit, forfeitOf } from './forfeit.ts';

/** How an unplayed match ends; without a forfeit it is cancelled. */
export interface MatchEnding {
  readonly match: MatchFacts;
  readonly forfeit: Forfeit | null;
}

/** For webhooks. */
export const endingDetails = ({ match, forfeit }: MatchEnding) => ({
  matchId: match.id,
  isForfeit: forfeit !== null,
});

/** A phase after a team has withdrawn from it. */
interface WithdrawalEffect {
  readonly phase: PhaseFacts;
  readonly endings: readonly MatchEnding[];
}

interface WithdrawingTeam {
  readonly teamId: string;
  readonly mode: WithdrawalMode;
  readonly at: Date;
}

const openStates: readonly MatchFacts['state'][] = ['CREATED', 'SCHEDULED', 'IN_PROGRESS'];

/** The phase after a withdrawal; a finished phase doesn't change. */
export function withdrawTeam(phase: PhaseFacts, withdrawing: WithdrawingTeam): WithdrawalEffect {
  const { teamId, mode, at } = withdrawing;
  if (phase.state === 'FINISHED' || phase.state === 'CANCELED') return { phase, endings: [] };
  const endings = phase.matches.flatMap((match) => endingOf(match, phase, withdrawing));
  const teams = phase.teams.map((team) =>
    team.teamId === teamId
      ? { ...team, status: 'WITHDRAWN' as const, withdrawalMode: mode, decidedAt: at }
      : team,
  );
  return { phase: withEndings({ ...phase, teams }, endings), endings };
}

/** In a knockout the opponent advances whatever the mode, or will once it is known. */
function endingOf(
  match: MatchFacts,
  { rules }: PhaseFacts,
  { teamId, mode }: WithdrawingTeam,
): MatchEnding[] {
  const { homeTeamId, awayTeamId, state, tieKey } = match;
  const isOwn = homeTeamId === teamId || awayTeamId === teamId;
  if (!isOwn || !openStates.includes(state)) return [];
  const hasRival = homeTeamId !== null && awayTeamId !== null;
  if (tieKey !== null && !hasRival) return [];
  if (tieKey === null && mode !== 'KEEP_AND_AWARD') return [{ match, forfeit: null }];
  return [{ match, forfeit: forfeitOf(match, homeTeamId === teamId ? 'HOME' : 'AWAY', rules) }];
}

/** The phase with these endings applied. */
export function withEndings(phase: PhaseFacts, endings: readonly MatchEnding[]): PhaseFacts {
  const byMatch = new Map(endings.map((ending) => [ending.match.id, ending.forfeit]));
  const matches = phase.matches.map((match): MatchFacts => {
    const forfeit = byMatch.get(match.id);
    if (forfeit === undefined) return match;
    const result = (forfeit?.result ?? null) as unknown as MatchFacts['result'];
    const score = forfeit?.result.score;
    return {
      ...match,
      result,
      state: forfeit === null ? 'CANCELLED' : 'CLOSED',
      homeScore: score?.home ?? null,
      awayScore: score?.away ?? null,
    };
  });
  return { ...phase, matches };
}

/** Knockout matches with a withdrawn side: the other advances without playing. */
export function walkovers({ matches, teams, rules }: PhaseFacts): readonly MatchEnding[] {
  const withdrawn = new Set(teams.filter(({ status }) => status === 'WITHDRAWN').map(({ teamId }) => teamId));
  return matches.flatMap((match): MatchEnding[] => {
    const { homeTeamId: home, awayTeamId: away, state, tieKey } = match;
    const isOpen = state === 'CREATED' || state === 'SCHEDULED';
    if (tieKey === null || !isOpen || home === null || away === null) return [];
    if (withdrawn.has(home) === withdrawn.has(away)) return [];
    return [{ match, forfeit: forfeitOf(match, withdrawn.has(home) ? 'HOME' : 'AWAY', rules) }];
  });
}
