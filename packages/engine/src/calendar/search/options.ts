import { dayNumber } from '../dated/civil.ts';
import { hoursTo } from '../dated/journey.ts';
import { isOpen, isSamePlace, overlap } from '../dated/judge-alone.ts';
import { canCome, isOfClub } from '../dated/judge-referee.ts';
import { fieldMinutesOf } from '../dated/placed.ts';
import type { CalendarMatch, CalendarReferee, DatedProblem, KickOff, Placement } from '../dated/problem.ts';

/** A place a match could take on its own, and the cost of the place itself. */
export interface Option {
  readonly placement: Placement;
  readonly day: number;
  readonly field: number;
  readonly venue: number;
  readonly cost: number;
}

/** The options of every match in time order: a locked match has exactly one. */
export function optionsOf(problem: DatedProblem, fields: readonly string[]): readonly (readonly Option[])[] {
  const fieldIndex = new Map(fields.map((id, index) => [id, index]));
  const firstDay = dayNumber(problem.first) ?? 0;
  const withDay = (kickOffs: readonly KickOff[]) =>
    kickOffs.map((kickOff) => ({ kickOff, day: (dayNumber(kickOff.date) ?? 0) - firstDay }));
  const common = withDay(problem.kickOffs);
  const placementAt = rememberedPlacements();
  const freeAt = cachedChecks(problem);
  const costsAt = pricing(problem);
  const venueIndex = new Map(problem.venues.flatMap((venue, index) => venue.fields.map((id) => [id, index])));
  const optionsAt = (match: CalendarMatch, fieldId: string) => {
    const venue = venueIndex.get(fieldId) ?? -1;
    const field = fieldIndex.get(fieldId) ?? 0;
    const costOf = costsAt(match, venue);
    return (placement: Placement, day: number): Option => ({
      placement,
      day,
      field,
      venue,
      cost: costOf(placement),
    });
  };
  const refereesOf = crewsOf(problem);
  return problem.matches.map((match) => {
    const { locked } = match;
    if (locked) return [optionsAt(match, locked.field)(locked, (dayNumber(locked.date) ?? 0) - firstDay)];
    const crew = refereesOf(match);
    if (crew.some((referee) => isOfClub(referee, match.home, match.away))) return [];
    const { from, to } = match.window ?? { from: problem.first, to: problem.last };
    const dated = match.kickOffs ? withDay(match.kickOffs) : common;
    const inWindow = dated.filter(({ kickOff }) => from <= kickOff.date && kickOff.date <= to);
    const options = match.venues.flatMap((id) => {
      const own = problem.venues.find((venue) => venue.id === id)?.fields ?? [];
      const isFree = freeAt(match, crew, id);
      const free = inWindow.filter(({ kickOff }) => isFree(kickOff));
      const toOption = own.map((field) => [field, optionsAt(match, field)] as const);
      return free.flatMap(({ kickOff, day }) =>
        toOption.map(([field, at]) => at(placementAt(kickOff, field), day)),
      );
    });
    return options.toSorted((a, b) => a.day - b.day || a.placement.at - b.placement.at);
  });
}

/** One shared placement object per field and kick-off, however many matches could be played there. */
function rememberedPlacements(): (kickOff: KickOff, field: string) => Placement {
  const known = new Map<string, Map<KickOff, Placement>>();
  return (kickOff, field) => {
    const ofField = known.get(field) ?? new Map<KickOff, Placement>();
    known.set(field, ofField);
    const placement = ofField.get(kickOff) ?? { ...kickOff, field };
    ofField.set(kickOff, placement);
    return placement;
  };
}

type TimeCheck = (at: number) => boolean;

/** Checks each venue, team and referee only once per kick-off. */
function cachedChecks(
  problem: DatedProblem,
): (match: CalendarMatch, crew: readonly CalendarReferee[], venue: string) => (kickOff: KickOff) => boolean {
  const known = new Map<string, TimeCheck>();
  const venues = new Map(problem.venues.map((venue) => [venue.id, venue]));
  const teams = new Map(problem.teams.map((team) => [team.id, team]));
  const cached = (key: string, check: TimeCheck): TimeCheck => {
    const answer = known.get(key) ?? memoized(check);
    known.set(key, answer);
    return answer;
  };
  return (match, crew, venueId) => {
    const minutes = match.minutes ?? problem.rules.minutes;
    const field = fieldMinutesOf(problem, match);
    const spanAt = (at: number) => ({ from: at, to: at + minutes });
    const venue = venues.get(venueId);
    const canPlay = (id: string) => {
      const { blackouts = [] } = teams.get(id) ?? {};
      return cached(
        `team ${minutes} ${id}`,
        (at) => !blackouts.some((blackout) => overlap(blackout, spanAt(at))),
      );
    };
    const all = [
      cached(
        `venue ${minutes} ${field} ${venueId}`,
        (at) => venue !== undefined && isOpen(venue, spanAt(at), at + field),
      ),
      ...crew.map((referee) =>
        cached(`referee ${minutes} ${referee.id}`, (at) => canCome(referee, spanAt(at))),
      ),
      canPlay(match.home),
      canPlay(match.away),
    ];
    return ({ at }) => all.every((isFree) => isFree(at));
  };
}

function memoized(check: TimeCheck): TimeCheck {
  const known = new Map<number, boolean>();
  return (at) => {
    const answer = known.get(at) ?? check(at);
    known.set(at, answer);
    return answer;
  };
}

function crewsOf({ referees = [] }: DatedProblem): (match: CalendarMatch) => readonly CalendarReferee[] {
  const known = new Map(referees.map((referee) => [referee.id, referee]));
  return (match) => (match.referees ?? []).flatMap((id) => known.get(id) ?? []);
}

/** The cost of a place: parts independent of the hour are added up once per match and venue. */
function pricing(
  problem: DatedProblem,
): (match: CalendarMatch, venue: number) => (placement: Placement) => number {
  const { kickOff, change, travel } = problem.rules.weights;
  const teams = new Map(problem.teams.map((team) => [team.id, team]));
  return (match, venue) => {
    const ground = problem.venues[venue];
    const [home, away] = [teams.get(match.home), teams.get(match.away)];
    const preferences = [home, ground].flatMap((it) => (it?.prefers ? [it.prefers] : []));
    const hours = [home, away].reduce((sum, team) => sum + hoursTo(problem, team ?? {}, ground?.id ?? ''), 0);
    return (placement) => {
      const missed = preferences.filter((times) => !times.includes(placement.time)).length;
      const isMoved = match.before !== undefined && !isSamePlace(match.before, placement);
      return missed * kickOff + Number(isMoved) * change + hours * travel;
    };
  };
}
