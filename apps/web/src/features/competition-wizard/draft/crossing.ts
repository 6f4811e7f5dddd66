/** The origin of a slot in the final phase. */
type Source =
  | { readonly kind: 'GROUP'; readonly group: string; readonly position: number }
  | { readonly kind: 'BEST'; readonly position: number; readonly place: string }
  | { readonly kind: 'BYE' };

export interface Crossing {
  readonly groups: readonly string[];
  readonly qualifiers: number;
  readonly crossing: 'NEIGHBOURS' | 'LISTED';
  readonly entries: readonly Source[];
  readonly bestPlaced: {
    readonly position: number;
    readonly slots: readonly { readonly place: string; readonly allowed: readonly string[] }[];
  } | null;
}

/** How many of each group qualify, from which position on, and how many of the best in the next position. */
interface Through {
  readonly groups: readonly string[];
  readonly qualifiers: number;
  readonly best?: number;
  readonly from?: number;
}

/**
 * How qualified teams meet. In a single table the best meets the last. Neighbouring groups cross (A1–B2,
 * B1–A2) where that fills a bracket; otherwise winners are ranked before runners-up before the best of the
 * next position, last meets first, and missing teams become byes for the first. Teams of one group avoid each
 * other in the first round where possible.
 */
export function crossingOf({ groups, qualifiers, best = 0, from = 1 }: Through): Crossing {
  const isNeighbourly = groups.length % 2 === 0 && (qualifiers === 1 || qualifiers % 2 === 0);
  const total = groups.length * qualifiers + best;
  if (best === 0 && isNeighbourly && bracketOf(total) === total)
    return { groups, qualifiers, crossing: 'NEIGHBOURS', entries: [], bestPlaced: null };
  const pairs = pairsOf(rankedSources(groups, { qualifiers, best, from }));
  return {
    groups,
    qualifiers,
    crossing: 'LISTED',
    entries: pairs.flat(),
    bestPlaced: best === 0 ? null : { position: qualifiers + 1, slots: slotsOf(pairs, groups) },
  };
}

/** A, B, …, Z, AA, AB, … as the engine names groups. */
export const groupNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => groupName(index));

function groupName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : groupName(Math.floor(index / 26) - 1) + letter;
}

function bracketOf(total: number): number {
  let size = 2;
  while (size < total) size *= 2;
  return size;
}

function rankedSources(
  groups: readonly string[],
  { qualifiers, best, from }: Required<Omit<Through, 'groups'>>,
): Source[] {
  const placed = Array.from({ length: qualifiers }, (_, index) =>
    groups.map((group): Source => ({ kind: 'GROUP', group, position: from + index })),
  ).flat();
  const bests = Array.from(
    { length: best },
    (_, index): Source => ({ kind: 'BEST', position: qualifiers + 1, place: `T${index + 1}` }),
  );
  return [...placed, ...bests];
}

/** Bracket order by rank: 1–8, 4–5, 2–7, 3–6. */
function bracketOrder(size: number): number[] {
  let order = [0];
  while (order.length < size) {
    const next = order.length * 2;
    order = order.flatMap((rank) => [rank, next - 1 - rank]);
  }
  return order;
}

type Tie = [Source, Source];

function pairsOf(sources: readonly Source[]): Tie[] {
  const order = bracketOrder(bracketOf(sources.length));
  const sourceAt = (place: number): Source => sources[order[place] ?? -1] ?? { kind: 'BYE' };
  const pairs = Array.from(
    { length: order.length / 2 },
    (_, index): Tie => [sourceAt(2 * index), sourceAt(2 * index + 1)],
  );
  for (const tie of pairs) if (isOneGroup(tie)) swapLower(tie, pairs);
  return pairs;
}

const isOneGroup = ([one, other]: Tie) =>
  one.kind === 'GROUP' && other.kind === 'GROUP' && one.group === other.group;

/** Swaps the lower sides of two ties, where that separates groups. */
function swapLower(tie: Tie, pairs: readonly Tie[]): void {
  const other = pairs.find(
    (candidate) =>
      candidate !== tie &&
      candidate[1].kind === 'GROUP' &&
      !isOneGroup([tie[0], candidate[1]]) &&
      !isOneGroup([candidate[0], tie[1]]),
  );
  if (other) [tie[1], other[1]] = [other[1], tie[1]];
}

/**
 * The best of a position may come from any group but their rival's. A single one may come from any group, or
 * it might have no slot.
 */
function slotsOf(pairs: readonly Tie[], groups: readonly string[]) {
  const bests = pairs.flatMap(([one, other]) => [
    ...(one.kind === 'BEST' ? [{ place: one.place, rival: other }] : []),
    ...(other.kind === 'BEST' ? [{ place: other.place, rival: one }] : []),
  ]);
  const rivals = bests.map(({ rival }) => (rival.kind === 'GROUP' ? rival.group : ''));
  const isSafe = bests.length > 1 && new Set(rivals).size === rivals.length;
  return bests
    .map(({ place }, index) => ({
      place,
      allowed: groups.filter((group) => !isSafe || group !== rivals[index]),
    }))
    .sort((a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }));
}
