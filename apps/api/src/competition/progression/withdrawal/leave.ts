import type { WithdrawalMode } from '@traip/contract';
import type { MatchFacts, PhaseFacts } from '../facts/facts.ts';
import { type Forfeit, forfeitOf } from './forfeit.ts';

/** What becomes of a match that nobody will play; without a forfeit it is cancelled. */
export interface Ending {
  readonly match: MatchFacts;
  readonly forfeit: Forfeit | null;
}

/** A phase after a team has left it. */
export interface Left {
  readonly phase: PhaseFacts;
  readonly endings: readonly Ending[];
}

interface Leaving {
  readonly teamId: string;
  readonly mode: WithdrawalMode;
  readonly at: Date;
}

const open: readonly MatchFacts['state'][] = ['CREATED', 'SCHEDULED', 'IN_PROGRESS'];

/** What a team leaves behind in a phase; one that is over stays as it is. */
export function leave(phase: PhaseFacts, leaving: Leaving): Left {
  const { teamId, mode, at } = leaving;
  if (phase.state === 'FINISHED' || phase.state === 'CANCELED') return { phase, endings: [] };
  const endings = phase.matches.flatMap((match) => endingOf(match, phase, leaving));
  const teams = phase.teams.map((team) =>
    team.teamId === teamId
      ? { ...team, status: 'WITHDRAWN' as const, withdrawalMode: mode, decidedAt: at }
      : team,
  );
  return { phase: withEndings({ ...phase, teams }, endings), endings };
}

/** In a knock-out the rival goes on, whatever the mode; a rival who is not known yet will. */
function endingOf(match: MatchFacts, { rules }: PhaseFacts, { teamId, mode }: Leaving): Ending[] {
  const { homeTeamId, awayTeamId, state, tieKey } = match;
  const isOwn = homeTeamId === teamId || awayTeamId === teamId;
  if (!isOwn || !open.includes(state)) return [];
  const hasRival = homeTeamId !== null && awayTeamId !== null;
  if (tieKey !== null && !hasRival) return [];
  if (tieKey === null && mode !== 'KEEP_AND_AWARD') return [{ match, forfeit: null }];
  return [{ match, forfeit: forfeitOf(match, homeTeamId === teamId ? 'HOME' : 'AWAY', rules) }];
}

/** The phase with matches ended. */
export function withEndings(phase: PhaseFacts, endings: readonly Ending[]): PhaseFacts {
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

/** Matches of a knock-out in which only one side is still in: it goes on without playing. */
export function walkovers({ matches, teams, rules }: PhaseFacts): readonly Ending[] {
  const gone = new Set(teams.filter(({ status }) => status === 'WITHDRAWN').map(({ teamId }) => teamId));
  return matches.flatMap((match): Ending[] => {
    const { homeTeamId: home, awayTeamId: away, state, tieKey } = match;
    const isOpen = state === 'CREATED' || state === 'SCHEDULED';
    if (tieKey === null || !isOpen || home === null || away === null) return [];
    if (gone.has(home) === gone.has(away)) return [];
    return [{ match, forfeit: forfeitOf(match, gone.has(home) ? 'HOME' : 'AWAY', rules) }];
  });
}
