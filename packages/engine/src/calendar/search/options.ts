import { dayNumber } from '../dated/civil.ts';
import { hoursTo } from '../dated/journey.ts';
import { isOpen, isSamePlace, overlap } from '../dated/judge-alone.ts';
import { canCome, isOfClub } from '../dated/judge-referee.ts';
import type { CalendarMatch, CalendarReferee, DatedProblem, KickOff, Placement } from '../dated/problem.ts';

/** A place that a match may take without asking the other matches, and what the place itself costs. */
export interface Option {
  readonly placement: Placement;
  readonly day: number;
  readonly field: number;
  readonly venue: number;
  readonly cost: number;
}

/** The options of every match in the order of time: a locked match has exactly one. */
export function optionsOf(problem: DatedProblem, fields: readonly string[]): readonly (readonly Option[])[] {
  const fieldIndex = new Map(fields.map((id, index) => [id, index]));
  const firstDay = dayNumber(problem.first) ?? 0;
  const withDay = (kickOffs: readonly KickOff[]) =>
    kickOffs.map((kickOff) => ({ kickOff, day: (dayNumber(kickOff.date) ?? 0) - firstDay }));
  const common = withDay(problem.kickOffs);
  const placementAt = rememberedPlacements();
  const isFree = remembered(problem);
  const toOption = (match: CalendarMatch, placement: Placement, day: number): Option => {
    const venue = problem.venues.findIndex((it) => it.fields.includes(placement.field));
    const field = fieldIndex.get(placement.field) ?? 0;
    return { placement, day, field, venue, cost: costOf(problem, match, venue, placement) };
  };
  const refereesOf = crewsOf(problem);
  return problem.matches.map((match) => {
    if (match.locked) return [toOption(match, match.locked, (dayNumber(match.locked.date) ?? 0) - firstDay)];
    const crew = refereesOf(match);
    if (crew.some((referee) => isOfClub(referee, match.home, match.away))) return [];
    const { from, to } = match.window ?? { from: problem.first, to: problem.last };
    const dated = match.kickOffs ? withDay(match.kickOffs) : common;
    const inWindow = dated.filter(({ kickOff }) => from <= kickOff.date && kickOff.date <= to);
    const options = match.venues.flatMap((id) => {
      const own = problem.venues.find((venue) => venue.id === id)?.fields ?? [];
      const free = inWindow.filter(({ kickOff }) => isFree(match, crew, id, kickOff));
      return free.flatMap(({ kickOff, day }) =>
        own.map((field) => toOption(match, placementAt(kickOff, field), day)),
      );
    });
    return options.toSorted((a, b) => a.day - b.day || a.placement.at - b.placement.at);
  });
}

/** One placement for each field at each kick-off, however many matches may be played there. */
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

/** Asks each venue and team only once about each kick-off. */
function remembered(
  problem: DatedProblem,
): (match: CalendarMatch, crew: readonly CalendarReferee[], venue: string, kickOff: KickOff) => boolean {
  const known = new Map<string, boolean>();
  const once = (key: string, ask: () => boolean): boolean => {
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  };
  const venues = new Map(problem.venues.map((venue) => [venue.id, venue]));
  const teams = new Map(problem.teams.map((team) => [team.id, team]));
  return (match, crew, venueId, { at }) => {
    const minutes = match.minutes ?? problem.rules.minutes;
    const span = { from: at, to: at + minutes };
    const venue = venues.get(venueId);
    const canHost = once(
      `venue ${at} ${minutes} ${venueId}`,
      () => venue !== undefined && isOpen(venue, span),
    );
    const canPlay = (team: string) =>
      once(
        `team ${at} ${minutes} ${team}`,
        () => !(teams.get(team)?.blackouts ?? []).some((blackout) => overlap(blackout, span)),
      );
    const canDirect = crew.every((referee) =>
      once(`referee ${at} ${minutes} ${referee.id}`, () => canCome(referee, span)),
    );
    return canHost && canDirect && canPlay(match.home) && canPlay(match.away);
  };
}

function crewsOf({ referees = [] }: DatedProblem): (match: CalendarMatch) => readonly CalendarReferee[] {
  const known = new Map(referees.map((referee) => [referee.id, referee]));
  return (match) => (match.referees ?? []).flatMap((id) => known.get(id) ?? []);
}

function costOf(problem: DatedProblem, match: CalendarMatch, venue: number, placement: Placement): number {
  const { kickOff, change, travel } = problem.rules.weights;
  const ground = problem.venues[venue];
  const home = problem.teams.find(({ id }) => id === match.home);
  const away = problem.teams.find(({ id }) => id === match.away);
  const missed = [home, ground].filter((it) => it?.prefers && !it.prefers.includes(placement.time)).length;
  const isMoved = match.before !== undefined && !isSamePlace(match.before, placement);
  const hours = [home, away].reduce((sum, team) => sum + hoursTo(problem, team ?? {}, ground?.id ?? ''), 0);
  return missed * kickOff + Number(isMoved) * change + hours * travel;
}
