import type { PlayerId, TeamId } from './event.ts';
import type { Lineup } from './lineup.ts';
import { type LineupFacts, type LineupProblem, lineupProblems } from './lineup-check.ts';

/** Staff fielded a suspended player; they decide whether the match is forfeited. */
interface ForfeitProposal {
  readonly propose: 'FORFEIT';
  readonly teamId: TeamId;
  readonly suspended: readonly PlayerId[];
}

/** A confirmed lineup, and the events of its confirmation. */
interface ConfirmedLineup {
  readonly lineup: Lineup;
  readonly writes: 'LINEUP_CONFIRMED';
  readonly proposal: ForfeitProposal | null;
}

interface LineupBreach {
  readonly breach: 'LINEUP_INVALID';
  readonly problems: readonly LineupProblem[];
}

/**
 * Confirms a lineup, or lists everything that is wrong with it. Force, available only to staff, allows
 * suspended players and nothing else. A locked lineup corrected by staff is checked again and stays locked.
 */
export function confirmLineup(
  lineup: Lineup,
  facts: LineupFacts,
  { force = false }: { readonly force?: boolean } = {},
): ConfirmedLineup | LineupBreach {
  const problems = lineupProblems(lineup, facts);
  const suspended = problems.flatMap((problem) =>
    problem.breach === 'PLAYER_SUSPENDED' ? [problem.playerId] : [],
  );
  const left = force ? problems.filter(({ breach }) => breach !== 'PLAYER_SUSPENDED') : problems;
  if (left.length > 0) return { breach: 'LINEUP_INVALID', problems: left };
  return {
    lineup: { ...lineup, state: lineup.state === 'LOCKED' ? 'LOCKED' : 'CONFIRMED' },
    writes: 'LINEUP_CONFIRMED',
    proposal: suspended.length > 0 ? { propose: 'FORFEIT', teamId: lineup.teamId, suspended } : null,
  };
}
