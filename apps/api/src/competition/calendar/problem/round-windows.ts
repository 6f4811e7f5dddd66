interface Window {
  readonly from: string;
  readonly to: string;
}

/**
 * Days for each round, one after the other, to the measure of its matches: where nobody knows who meets whom before
 * a whole round is over, the next one begins after its last day.
 */
export function roundWindows(
  rounds: readonly number[],
  days: readonly string[],
): ReadonlyMap<number, Window> {
  const sizes = [...Map.groupBy(rounds, (round) => round)].sort(([a], [b]) => a - b);
  const windows = new Map<number, Window>();
  let before = 0;
  let begin = 0;
  for (const [index, [round, own]] of sizes.entries()) {
    before += own.length;
    const share = Math.round((days.length * before) / rounds.length);
    // Every round has a day of its own as long as there are days.
    const end = Math.min(days.length - (sizes.length - 1 - index), Math.max(begin + 1, share));
    const [from, to] = [days[begin], days[end - 1]];
    if (from !== undefined && to !== undefined) windows.set(round, { from, to });
    begin = Math.max(begin, end);
  }
  return windows;
}
