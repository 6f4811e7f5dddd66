interface PitchPlace<T> {
  readonly player: T;
  /** From one's own goal line (0) to the middle of the pitch (50), in percent of its length. */
  readonly along: number;
  /** From one touchline to the other, in percent. */
  readonly across: number;
}

/** Players per line from the back, in lineup order. */
function linesFor(outfield: number): readonly number[] {
  if (outfield <= 3) return outfield === 0 ? [] : [outfield];
  if (outfield <= 5) return [Math.ceil(outfield / 2), Math.floor(outfield / 2)];
  const back = Math.ceil(outfield / 3);
  const middle = Math.ceil((outfield - back) / 2);
  return [back, middle, outfield - back - middle];
}

/** Spreads a team over its half. Lineups have no positions: it shows who plays, not where. */
export function pitchPlaces<T extends { readonly isGoalkeeper: boolean }>(
  starters: readonly T[],
): readonly PitchPlace<T>[] {
  const keepers = starters.filter(({ isGoalkeeper }) => isGoalkeeper);
  const outfield = starters.filter(({ isGoalkeeper }) => !isGoalkeeper);
  const lines = linesFor(outfield.length);
  const placed = lines.flatMap((size, line) => {
    const before = lines.slice(0, line).reduce((sum, each) => sum + each, 0);
    const along = lines.length === 1 ? 28 : 17 + (line * 27) / (lines.length - 1);
    return spread(outfield.slice(before, before + size), along);
  });
  return [...spread(keepers, 5), ...placed];
}

function spread<T>(players: readonly T[], along: number): readonly PitchPlace<T>[] {
  return players.map((player, index) => ({ player, along, across: (100 * (index + 0.5)) / players.length }));
}
