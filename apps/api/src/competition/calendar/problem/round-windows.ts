interface Window {
  readonly from: string;
  readonly to: string;
}

/**
 * Splits the days among the rounds in proportion to their matches. Used where pairings are only known after a
 * whole round, so that the next round must begin after its last day.
 */
export function assignRoundWindows(
  rounds: readonly number[],
  days: readonly string[],
): ReadonlyMap<number, Window> {
  const sizes = [...Map.groupBy(rounds, (round) => round)].sort(([a], [b]) => a - b);
  const windows = new Map<number, Window>();
  let before = 0;
  let begin = 0;
  for (const [index, [round, matches]] of sizes.entries()) {
    before += matches.length;
    const share = Math.round((days.length * before) / rounds.length);
    // Each round gets at least one day as long as there are enough.
    const end = Math.min(days.length - (sizes.length - 1 - index), Math.max(begin + 1, share));
    const [from, to] = [days[begin], days[end - 1]];
    if (from !== undefined && to !== undefined) windows.set(round, { from, to });
    begin = Math.max(begin, end);
  }
  return windows;
}
