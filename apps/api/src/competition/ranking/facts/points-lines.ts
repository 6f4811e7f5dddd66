import type { RankedKind } from '@traip/contract';
import { type PointsEvent, type PointsLine, pointsList } from '@traip/engine/ranking';
import type { RatingRules } from '../../../platform/db/competition-tables.ts';
import type { Line, Period } from './line.ts';
import type { listPlaces } from './queries.ts';
import type { SideOf } from './sides.ts';

type PlaceRows = Awaited<ReturnType<typeof listPlaces>>;
type PointsRules = Extract<RatingRules, { method: 'POINTS' }>;

interface PointsOptions {
  readonly kind: RankedKind;
  readonly sideOf: SideOf;
  readonly starts: ReadonlyMap<string, number>;
}

/** The points of all competitors of a kind, from final places. */
export function pointsLines(
  rules: PointsRules,
  rows: PlaceRows,
  { kind, sideOf, starts }: PointsOptions,
): readonly Line[] {
  const byCompetition = Map.groupBy(rows, ({ competitionId }) => competitionId);
  const events = Array.from(byCompetition, ([id, places]) => ({
    id,
    places: placesOf(places, kind, sideOf),
  }));
  return pointsList(events, rules, starts).map((line) => ({
    id: line.id,
    place: line.place,
    value: line.points,
    deviation: null,
    results: line.results.length,
    periods: () => periodsOf(line, { rules, starts, factsOf: (id) => byCompetition.get(id)?.[0] }),
  }));
}

/** Both players of a pair get its place. */
function placesOf(rows: PlaceRows, kind: RankedKind, sideOf: SideOf): PointsEvent['places'] {
  const places = new Map<string, number>();
  for (const { teamId, place } of rows) {
    const side = sideOf(teamId);
    if (side.kind === kind) for (const id of side.ids) if (!places.has(id)) places.set(id, place);
  }
  return places;
}

interface PeriodOptions {
  readonly rules: PointsRules;
  readonly starts: ReadonlyMap<string, number>;
  readonly factsOf: (competitionId: string) => PlaceRows[number] | undefined;
}

/** The total after each competition, which needs only the competitor's own results. */
function periodsOf(
  { id, results }: PointsLine,
  { rules, starts, factsOf }: PeriodOptions,
): readonly Period[] {
  const begun = starts.get(id);
  const ownStart = new Map(begun === undefined ? [] : [[id, begun]]);
  const events = results.map(({ event, place }) => ({ id: event, places: new Map([[id, place]]) }));
  const totals = results.map((_, at) => pointsList(events.slice(0, at + 1), rules, ownStart)[0]?.points ?? 0);
  return results.map(({ event, place, points, counts }, at) => {
    const { day = '', name = '' } = factsOf(event) ?? {};
    const value = totals[at] ?? 0;
    const change = value - (totals[at - 1] ?? begun ?? 0);
    return { day, value, change, results: 1, competition: { id: event, name }, place, points, counts };
  });
}
