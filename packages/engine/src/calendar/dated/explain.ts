import { judgeAlone } from './judge-alone.ts';
import { judgeDays } from './judge-day.ts';
import { judgePair } from './judge-pair.ts';
import { judgeCrew } from './judge-referee.ts';
import { judgeTeam, programmeOf } from './judge-team.ts';
import type { HardKind, Offence } from './offence.ts';
import { type Placed, type Placements, placedAt, placedMatches } from './placed.ts';
import type {
  CalendarMatch,
  DatedProblem,
  MatchId,
  Placement,
  RefereeId,
  TeamId,
  VenueId,
} from './problem.ts';

/** A rule as it applies to one match: its team, venue or referee, and the other matches involved. */
export interface Obstacle {
  readonly kind: HardKind;
  readonly team?: TeamId;
  readonly venue?: VenueId;
  readonly referee?: RefereeId;
  readonly matches: readonly MatchId[];
}

/** Why a match cannot be placed while the others stay where they are. */
export interface Explanation {
  readonly match: MatchId;
  /** Obstacles that together close every place; without any one of them a place would be open. */
  readonly conflict: readonly Obstacle[];
  /** The place that needs the fewest rules relaxed, and those rules. */
  readonly cheapest: { readonly placement: Placement; readonly relax: readonly Obstacle[] } | null;
}

type Closed = { readonly placement: Placement; readonly obstacles: ReadonlyMap<string, Obstacle> };

/** Explains why a match has no place; null if it has one. */
export function explain(problem: DatedProblem, placements: Placements, id: MatchId): Explanation | null {
  const match = problem.matches.find((it) => it.id === id);
  if (!match) return null;
  const others = placedMatches(problem, placements).filter((placed) => placed.match.id !== id);
  const places = everyPlace(problem, match).map((placement): Closed => {
    const offences = offencesAt(problem, others, placedAt(problem, match, placement));
    return { placement, obstacles: obstaclesOf(offences, id) };
  });
  if (places.some(({ obstacles }) => obstacles.size === 0)) return null;
  const cheapest = places.reduce<Closed | null>(fewer, null);
  return {
    match: id,
    conflict: conflictOf(places),
    cheapest: cheapest && { placement: cheapest.placement, relax: [...cheapest.obstacles.values()] },
  };
}

function everyPlace({ kickOffs, venues }: DatedProblem, match: CalendarMatch): readonly Placement[] {
  if (match.locked) return [match.locked];
  const fields = venues.filter(({ id }) => match.venues.includes(id)).flatMap((venue) => venue.fields);
  return (match.kickOffs ?? kickOffs).flatMap((kickOff) => fields.map((field) => ({ ...kickOff, field })));
}

/** Returns a check whether a match breaks no rule at a place while the others stay where they are. */
export function freePlaceChecker(
  problem: DatedProblem,
  placements: Placements,
  id: MatchId,
): (place: Placement) => boolean {
  const match = problem.matches.find((it) => it.id === id);
  const others = placedMatches(problem, placements).filter((placed) => placed.match.id !== id);
  return (place) =>
    match !== undefined && offencesAt(problem, others, placedAt(problem, match, place)).length === 0;
}

function offencesAt(problem: DatedProblem, others: readonly Placed[], placed: Placed): readonly Offence[] {
  const { home, away, id } = placed.match;
  const programmes = [home, away].map((team) => [team, programmeOf(team, [...others, placed])] as const);
  const isTouched = ({ matches }: Offence) => matches.includes(id);
  return [
    ...judgeAlone(problem, placed),
    ...judgeCrew(problem, placed),
    ...programmes.flatMap(([team, own]) => judgeDays(problem, team, own)).filter(isTouched),
    ...others.flatMap((other) => judgePair(problem, other, placed)),
    ...programmes.flatMap(([team, own]) => judgeTeam(problem, team, own)).filter(isTouched),
  ].filter(({ isHard }) => isHard);
}

/** The same rule for the same team, venue or referee is one obstacle, however many matches it involves. */
function obstaclesOf(offences: readonly Offence[], id: MatchId): ReadonlyMap<string, Obstacle> {
  const obstacles = new Map<string, Obstacle>();
  for (const { isHard, kind, team, venue, referee, matches } of offences) {
    if (!isHard) continue;
    const key = JSON.stringify([kind, team, venue, referee]);
    const others = new Set([
      ...(obstacles.get(key)?.matches ?? []),
      ...matches.filter((other) => other !== id),
    ]);
    const subject = {
      ...(team === undefined ? {} : { team }),
      ...(venue === undefined ? {} : { venue }),
      ...(referee === undefined ? {} : { referee }),
    };
    obstacles.set(key, { kind, ...subject, matches: [...others].sort() });
  }
  return obstacles;
}

/** The deletion filter: an obstacle is dropped from the conflict if the rest still closes every place. */
function conflictOf(places: readonly Closed[]): readonly Obstacle[] {
  const known = new Map<string, Obstacle>();
  for (const { obstacles } of places)
    for (const [key, obstacle] of obstacles) {
      const matches = new Set([...(known.get(key)?.matches ?? []), ...obstacle.matches]);
      known.set(key, { ...obstacle, matches: [...matches].sort() });
    }
  // Obstacles that close the fewest places are tried first, so the major ones remain.
  const reach = (key: string) => places.filter(({ obstacles }) => obstacles.has(key)).length;
  const remaining = new Set(known.keys());
  for (const key of [...known.keys()].sort((a, b) => reach(a) - reach(b))) {
    remaining.delete(key);
    const isStillClosed = places.every(({ obstacles }) =>
      [...obstacles.keys()].some((one) => remaining.has(one)),
    );
    if (!isStillClosed) remaining.add(key);
  }
  return [...remaining].flatMap((key) => known.get(key) ?? []);
}

/** Fewer relaxed rules are cheaper, then fewer affected matches; the earlier place wins a tie. */
function fewer(best: Closed | null, place: Closed): Closed {
  if (!best) return place;
  const disturbed = ({ obstacles }: Closed) =>
    new Set([...obstacles.values()].flatMap(({ matches }) => matches)).size;
  const difference = place.obstacles.size - best.obstacles.size || disturbed(place) - disturbed(best);
  return difference < 0 ? place : best;
}
