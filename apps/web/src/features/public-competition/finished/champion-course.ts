interface Round {
  readonly round: number;
  readonly rank: number;
  readonly result: 'W' | 'D' | 'L' | null;
  readonly matchId: string | null;
}

/** What a champion's rounds show. */
interface Course {
  readonly firstRank: number;
  /** The longest winning run, if long enough. */
  readonly run: { readonly wins: number; readonly from: number; readonly to: number } | null;
  /** The round since which it stayed on top. */
  readonly leadsSince: number;
}

const shortestRun = 3;

export function courseOf(rounds: readonly Round[]): Course | null {
  const [first] = rounds;
  if (first === undefined) return null;
  const behind = rounds.findLastIndex(({ rank }) => rank > 1);
  const run = longestRun(rounds);
  return {
    firstRank: first.rank,
    run: run !== null && run.wins >= shortestRun ? run : null,
    leadsSince: (rounds[behind + 1] ?? first).round,
  };
}

/** A round without a match neither breaks a run nor adds to it. */
function longestRun(rounds: readonly Round[]): Course['run'] {
  const runs: { wins: number; from: number; to: number }[] = [];
  let isRunning = false;
  for (const { round, result } of rounds) {
    if (result === null) continue;
    const last = runs.at(-1);
    if (result === 'W' && isRunning && last)
      runs[runs.length - 1] = { ...last, wins: last.wins + 1, to: round };
    else if (result === 'W') runs.push({ wins: 1, from: round, to: round });
    isRunning = result === 'W';
  }
  const [best = null] = runs.toSorted((one, other) => other.wins - one.wins);
  return best;
}

type Turn = 'LEAD' | 'RIVAL' | 'ONLY_LOSS' | 'LAST';

interface Match {
  readonly id: string;
  readonly home: { readonly id: string } | null;
  readonly away: { readonly id: string } | null;
}

/** The decisive matches in playing order, each with the reason: at most four. */
export function turningPoints<M extends Match>(
  rounds: readonly Round[],
  matches: readonly M[],
  rivalId: string | undefined,
): readonly { readonly match: M; readonly turn: Turn }[] {
  const course = courseOf(rounds);
  if (course === null) return [];
  const losses = rounds.filter(({ result }) => result === 'L');
  const isWonAgainstRival = ({ matchId, result }: Round) => {
    const match = matches.find(({ id }) => id === matchId);
    return result === 'W' && rivalId !== undefined && [match?.home?.id, match?.away?.id].includes(rivalId);
  };
  const candidates: readonly (readonly [Turn, Round | undefined])[] = [
    ['LEAD', rounds.find(({ round }) => round === course.leadsSince)],
    ['RIVAL', rounds.findLast(isWonAgainstRival)],
    ['ONLY_LOSS', losses.length === 1 ? losses[0] : undefined],
    ['LAST', rounds.at(-1)],
  ];
  const turns = new Map<string, Turn>();
  for (const [turn, round] of candidates) {
    const id = round?.matchId;
    if (id != null && !turns.has(id)) turns.set(id, turn);
  }
  return rounds.flatMap(({ matchId }) => {
    const match = matches.find(({ id }) => id === matchId);
    const turn = turns.get(matchId ?? '');
    return match === undefined || turn === undefined ? [] : [{ match, turn }];
  });
}
