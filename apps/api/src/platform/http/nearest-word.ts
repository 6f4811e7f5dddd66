/** Longer words are not misspelt names. */
const maxLength = 40;

/** The word that was probably meant; undefined when none is near enough. */
export function nearestWord(input: string, words: readonly string[]): string | undefined {
  if (input.length > maxLength) return undefined;
  const nearest = words
    .map((word) => ({ word, distance: distanceOf(bare(input), bare(word)) }))
    .sort((one, other) => one.distance - other.distance)[0];
  return nearest && nearest.distance <= Math.max(1, Math.floor(input.length / 3)) ? nearest.word : undefined;
}

/** `team_id`, `team-id` and `TeamID` are one name in different styles. */
const bare = (word: string) => word.toLowerCase().replaceAll(/[_-]/g, '');

/** The number of letters to add, drop, change or swap with their neighbour. */
function distanceOf(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const steps = [(row[to - 1] ?? 0) + (isSame ? 0 : 1), (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1];
      next.push(Math.min(...steps, ...(isSwapped ? [(before[to - 2] ?? 0) + 1] : [])));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
