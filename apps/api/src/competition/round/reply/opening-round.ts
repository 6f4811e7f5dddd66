interface RoundProgress {
  readonly phaseId: string;
  readonly round: number;
  readonly isToday: boolean;
  readonly startsAt: Date | null;
  readonly matches: number;
  readonly withResult: number;
  readonly official: number;
  readonly live: number;
}

/** The round shown first for entering results: today's, else the last one with results, else the first. */
export function openingRound<T extends RoundProgress>(rounds: readonly T[]): T | undefined {
  const now = rounds.find(({ live }) => live > 0) ?? rounds.find(({ isToday }) => isToday);
  if (now !== undefined) return now;
  const last = rounds.findLastIndex(({ withResult }) => withResult > 0);
  return nextToWrite(rounds, last) ?? rounds[Math.max(0, last)];
}

/** After a completed round, an undated one comes next, because it can be played at any time. */
function nextToWrite<T extends RoundProgress>(rounds: readonly T[], last: number): T | undefined {
  const done = rounds[last];
  const next = rounds[last + 1];
  const isDone = done !== undefined && done.official === done.matches;
  return isDone && next?.phaseId === done.phaseId && next.startsAt === null ? next : undefined;
}
