import { addArc, cheapestFlow, emptyNetwork, flowIn, type Network } from './flow.ts';
import { between, type Place, type RoundTable } from './table.ts';

/** A match without a referee: dearer than all wishes together. */
export const MISSING = 2 ** 24;

/** What is still open: the places and the referees that each match may take. */
export interface Node {
  readonly places: readonly (readonly Place[])[];
  readonly crews: readonly (readonly number[])[];
}

/** A choice for each match that may still clash, and what no choice below this node can undercut. */
export interface Relaxed {
  readonly places: readonly Place[];
  /** The referee of each match, −1 for nobody. */
  readonly referees: readonly number[];
  readonly bound: number;
}

/**
 * Places and referees are chosen without regard to each other, each exactly: places so that no field and no window of
 * time takes more matches than it has room and referees for, referees so that duties are spread evenly.
 */
export function relax(table: RoundTable, node: Node): Relaxed | null {
  const dealt = dealPlaces(table, node);
  if (!dealt) return null;
  const { cost, referees } = dealReferees(table, node);
  return { places: dealt.places, referees, bound: dealt.cost + cost + pinnedCost(table, node) };
}

function dealPlaces(table: RoundTable, { places, crews }: Node) {
  const count = places.length;
  const berths = [...new Map(places.flat().map(({ berth, window }) => [berth, window]))];
  const windows = [...new Set(berths.map(([, window]) => window))];
  const berthNode = new Map(berths.map(([berth], index) => [berth, 2 + count + index]));
  const windowNode = new Map(windows.map((window, index) => [window, 2 + count + berths.length + index]));
  const network = emptyNetwork(2 + count + berths.length + windows.length);
  const arcs = places.map((own, match) => {
    addArc(network, 0, 2 + match, 1, 0);
    return cheapestOf(own).map((place) => ({
      place,
      arc: addArc(network, 2 + match, berthNode.get(place.berth) ?? 0, 1, place.cost),
    }));
  });
  for (const [berth, window] of berths)
    addArc(network, berthNode.get(berth) ?? 0, windowNode.get(window) ?? 0, 1, 0);
  // Whoever has nobody to ask takes no referee from the others.
  const room = table.referees.length + crews.filter((crew) => crew.length === 0).length;
  for (const node of windowNode.values()) {
    addArc(network, node, 1, room, 0);
    addArc(network, node, 1, count, MISSING);
  }
  const cost = cheapestFlow(network, 0, 1, count);
  return cost === null ? null : { cost, places: arcs.map((own) => taken(network, own)) };
}

/** The cheapest of a match's places in each berth. */
function cheapestOf(places: readonly Place[]): readonly Place[] {
  const best = new Map<string, Place>();
  for (const place of places)
    if (place.cost < (best.get(place.berth)?.cost ?? Number.POSITIVE_INFINITY)) best.set(place.berth, place);
  return [...best.values()];
}

function taken(network: Network, arcs: readonly { readonly place: Place; readonly arc: number }[]): Place {
  const found = arcs.find(({ arc }) => flowIn(network, arc) > 0);
  if (!found) throw new Error('A match of a complete flow has no place');
  return found.place;
}

/** The more duties a referee has had, the dearer is the next one. */
function dealReferees({ duties, weight }: RoundTable, { crews }: Node) {
  const count = crews.length;
  const network = emptyNetwork(2 + count + duties.length);
  const arcs = crews.map((crew, match) => {
    addArc(network, 0, 2 + match, 1, 0);
    if (crew.length === 0) addArc(network, 2 + match, 1, 1, MISSING);
    return crew.map((referee) => ({
      referee,
      arc: addArc(network, 2 + match, 2 + count + referee, 1, 0),
    }));
  });
  for (const [referee, before] of duties.entries())
    for (let more = 0; more < count; more++)
      addArc(network, 2 + count + referee, 1, 1, weight * (before + more));
  const cost = cheapestFlow(network, 0, 1, count) ?? 0;
  const chosen = arcs.map((own) => own.find(({ arc }) => flowIn(network, arc) > 0)?.referee ?? -1);
  return { cost, referees: chosen };
}

/** What the matches whose instant and venue are settled cost together. */
function pinnedCost(table: RoundTable, { places }: Node): number {
  const pinned = places.flatMap((own) => (isPinned(own) ? own.slice(0, 1) : []));
  let sum = 0;
  for (const [index, a] of pinned.entries())
    for (const b of pinned.slice(index + 1)) sum += between(table, a, b).cost;
  return sum;
}

/** Whether only the field is open. */
export function isPinned(places: readonly Place[]): boolean {
  return places.every(({ spot }) => spot === places[0]?.spot);
}
