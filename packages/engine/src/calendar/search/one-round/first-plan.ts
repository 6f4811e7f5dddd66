import { MISSING } from './relax.ts';
import { between, canDirectBoth, isThere, type Place, type RoundTable } from './table.ts';

/** What one match takes. */
interface Taken {
  readonly match: number;
  readonly place: Place;
  readonly referee: number;
}

/** A plan without clashes: one match after the other takes what costs least at that moment; null if one finds no place. */
export function firstPlan(table: RoundTable): {
  readonly places: readonly Place[];
  readonly referees: readonly number[];
} | null {
  const count = (match: number) => table.places[match]?.length ?? 0;
  const hardest = table.places.map((_, match) => match).sort((a, b) => count(a) - count(b));
  const taken: Taken[] = [];
  for (const match of hardest) {
    const next = cheapest(table, match, taken);
    if (!next) return null;
    taken.push(next);
  }
  const inOrder = taken.toSorted((a, b) => a.match - b.match);
  return { places: inOrder.map(({ place }) => place), referees: inOrder.map(({ referee }) => referee) };
}

function cheapest(table: RoundTable, match: number, taken: readonly Taken[]): Taken | null {
  let best: Taken | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of table.places[match] ?? []) {
    const others = taken.map((other) => between(table, other.place, place));
    if (others.some(({ isForbidden }) => isForbidden)) continue;
    const own = others.reduce((sum, { cost }) => sum + cost, place.cost);
    for (const referee of [-1, ...(table.crews[match] ?? [])]) {
      const cost = own + dutyCost(table, place, referee, taken);
      if (cost < least) [best, least] = [{ match, place, referee }, cost];
    }
  }
  return best;
}

/** What the next duty of a referee costs; infinitely much if the referee cannot be there. */
function dutyCost(table: RoundTable, place: Place, referee: number, taken: readonly Taken[]): number {
  if (referee < 0) return MISSING;
  const own = taken.filter((other) => other.referee === referee);
  const isFree =
    isThere(table, referee, place) && own.every((other) => canDirectBoth(table, other.place, place));
  return isFree ? table.weight * ((table.duties[referee] ?? 0) + own.length) : Number.POSITIVE_INFINITY;
}
