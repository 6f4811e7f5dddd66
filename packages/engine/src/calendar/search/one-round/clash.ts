import { isPinned, type Node, type Relaxed } from './relax.ts';
import { between, canDirectBoth, isThere, type Place, type RoundTable } from './table.ts';

/** The nodes below one that clashes: each choice that does not clash lies in exactly one of them; null if nothing clashes. */
export function childrenOf(table: RoundTable, node: Node, choice: Relaxed): readonly Node[] | null {
  return (
    childrenOfPlaces(table, node, choice) ??
    childrenOfReferees(table, node, choice) ??
    childrenOfWishes(table, node, choice)
  );
}

/** Whether the choice breaks no hard rule. */
export function isSound(table: RoundTable, node: Node, choice: Relaxed): boolean {
  return !childrenOfPlaces(table, node, choice) && !childrenOfReferees(table, node, choice);
}

type Pair = { readonly one: number; readonly other: number; readonly a: Place; readonly b: Place };

function* pairsOf({ places }: Relaxed): Generator<Pair> {
  for (const [one, a] of places.entries())
    for (let other = one + 1; other < places.length; other++)
      yield { one, other, a, b: places[other] as Place };
}

function childrenOfPlaces(table: RoundTable, node: Node, choice: Relaxed): readonly Node[] | null {
  for (const { one, other, a, b } of pairsOf(choice)) {
    const { isForbidden, isField } = between(table, a, b);
    if (!isForbidden) continue;
    const isSame = (place: Place) => (isField ? place === a : place.spot === a.spot);
    const same = placesOf(node, one).filter(isSame);
    const isFree = (place: Place) => same.some((own) => !between(table, own, place).isForbidden);
    return [
      withPlaces(node, one, (place) => !isSame(place)),
      withPlaces(withPlaces(node, one, isSame), other, isFree),
    ];
  }
  return null;
}

function childrenOfReferees(table: RoundTable, node: Node, choice: Relaxed): readonly Node[] | null {
  for (const [match, referee] of choice.referees.entries()) {
    const place = choice.places[match];
    if (referee < 0 || !place || isThere(table, referee, place)) continue;
    const isFree = (own: Place) => isThere(table, referee, own);
    return [without(node, match, referee), withPlaces(only(node, match, referee), match, isFree)];
  }
  for (const { one, other, a, b } of pairsOf(choice)) {
    const referee = choice.referees[one] ?? -1;
    if (referee < 0 || referee !== choice.referees[other] || canDirectBoth(table, a, b)) continue;
    const both = only(only(node, one, referee), other, referee);
    const isSame = (place: Place) => place.spot === a.spot;
    return [
      without(node, one, referee),
      without(only(node, one, referee), other, referee),
      withPlaces(both, one, (place) => !isSame(place)),
      withPlaces(withPlaces(both, one, isSame), other, (place) => canDirectBoth(table, a, place)),
    ];
  }
  return null;
}

/** A wish of two matches is part of the bound only when both are settled. */
function childrenOfWishes(table: RoundTable, node: Node, choice: Relaxed): readonly Node[] | null {
  for (const { one, other, a, b } of pairsOf(choice)) {
    const isSettled = isPinned(placesOf(node, one)) && isPinned(placesOf(node, other));
    if (isSettled || between(table, a, b).cost === 0) continue;
    const here = withPlaces(node, one, (place) => place.spot === a.spot);
    return [
      withPlaces(node, one, (place) => place.spot !== a.spot),
      withPlaces(here, other, (place) => place.spot !== b.spot),
      withPlaces(here, other, (place) => place.spot === b.spot),
    ];
  }
  return null;
}

const placesOf = ({ places }: Node, match: number): readonly Place[] => places[match] ?? [];

function withPlaces(node: Node, match: number, isKept: (place: Place) => boolean): Node {
  return { ...node, places: node.places.with(match, placesOf(node, match).filter(isKept)) };
}

function only(node: Node, match: number, referee: number): Node {
  return { ...node, crews: node.crews.with(match, [referee]) };
}

function without(node: Node, match: number, referee: number): Node {
  const crew = (node.crews[match] ?? []).filter((one) => one !== referee);
  return { ...node, crews: node.crews.with(match, crew) };
}
