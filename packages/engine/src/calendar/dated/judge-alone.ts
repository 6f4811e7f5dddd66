import { dayNumber } from './civil.ts';
import { hoursTo } from './journey.ts';
import { hard, type Offence, soft } from './offence.ts';
import type { Placed } from './placed.ts';
import type { CalendarVenue, DatedProblem, Placement, Span } from './problem.ts';

/** The offences of a match at its place, regardless of the other matches. */
export function judgeAlone(problem: DatedProblem, placed: Placed): readonly Offence[] {
  return [
    ...window(problem, placed),
    ...blackouts(problem, placed),
    ...closed(problem, placed),
    ...preferences(problem, placed),
    ...travel(problem, placed),
  ];
}

/** Whether two places are the same field at the same instant. */
export function isSamePlace(a: Placement, b: Placement): boolean {
  return a.at === b.at && a.field === b.field;
}

/** Whether a venue is open from kick-off to the end, and the field is free while the match needs it. */
export function isOpen(venue: CalendarVenue, span: Span, fieldFree = span.to): boolean {
  const onField = { from: span.from, to: Math.min(span.to, fieldFree) };
  return (
    venue.openings.some(({ from, to }) => from <= span.from && span.to <= to) &&
    !(venue.blackouts ?? []).some((blackout) => overlap(blackout, onField))
  );
}

/** Whether two spans overlap. */
export function overlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

function window(problem: DatedProblem, { match, placement, day }: Placed): readonly Offence[] {
  const { from, to } = match.window ?? { from: problem.first, to: problem.last };
  const isInside = (dayNumber(from) ?? 0) <= day && day <= (dayNumber(to) ?? 0);
  const isLocked = match.locked !== undefined && isSamePlace(match.locked, placement);
  return isInside || isLocked ? [] : [hard('WINDOW', [match.id])];
}

function blackouts(problem: DatedProblem, { match, at, end }: Placed): readonly Offence[] {
  return problem.teams
    .filter(({ id }) => id === match.home || id === match.away)
    .filter((team) => (team.blackouts ?? []).some((blackout) => overlap(blackout, { from: at, to: end })))
    .map((team) => hard('TEAM_BLACKOUT', [match.id], { team: team.id }));
}

function closed(problem: DatedProblem, { match, venue, at, end, fieldFree }: Placed): readonly Offence[] {
  const own = problem.venues.find(({ id }) => id === venue);
  const isUsable = own && match.venues.includes(venue) && isOpen(own, { from: at, to: end }, fieldFree);
  return isUsable ? [] : [hard('VENUE_CLOSED', [match.id], { venue })];
}

function preferences(problem: DatedProblem, { match, venue, placement }: Placed): readonly Offence[] {
  const { kickOff, change } = problem.rules.weights;
  const preferring = [
    problem.teams.find(({ id }) => id === match.home),
    problem.venues.find(({ id }) => id === venue),
  ];
  const missed = preferring.filter((it) => it?.prefers && !it.prefers.includes(placement.time));
  const isMoved = match.before !== undefined && !isSamePlace(match.before, placement);
  return [
    ...(kickOff > 0 ? missed.map(() => soft('KICK_OFF', kickOff, [match.id])) : []),
    ...(isMoved && change > 0 ? [soft('CHANGE', change, [match.id])] : []),
  ];
}

function travel(problem: DatedProblem, { match, venue }: Placed): readonly Offence[] {
  const weight = problem.rules.weights.travel;
  const travelling = problem.teams.filter(({ id }) => id === match.home || id === match.away);
  const costs = travelling.map((team) => ({ team: team.id, cost: hoursTo(problem, team, venue) * weight }));
  return costs
    .filter(({ cost }) => cost > 0)
    .map(({ team, cost }) => soft('TRAVEL', cost, [match.id], { team }));
}
