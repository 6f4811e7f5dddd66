import type { PlayerId, TeamId } from './event.ts';
import type { Lineup } from './lineup.ts';
import { type LineupFacts, type LineupProblem, lineupProblems } from './lineup-check.ts';

/** Staff fielded somebody who is suspended: whether the match is lost for it is theirs to decide. */
interface ForfeitProposal {
  readonly propose: 'FORFEIT';
  readonly teamId: TeamId;
  readonly suspended: readonly PlayerId[];
}

/** A lineup that stands, and what its confirmation leaves behind. */
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
 * Confirms a lineup, or tells everything that is wrong with it. Force, which only staff have, fields the suspended
 * and nothing else. A locked lineup that staff corrected is confirmed again and stays locked.
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
