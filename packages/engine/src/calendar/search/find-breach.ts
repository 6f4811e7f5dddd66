import { dayNumber } from '../dated/civil.ts';
import type { CalendarBreach, CalendarMatch, DatedProblem } from '../dated/problem.ts';

/** The first inconsistency in a problem. */
export function findBreach(problem: DatedProblem): CalendarBreach | null {
  return findDuplicateId(problem) ?? findDate(problem) ?? findUnknown(problem) ?? findJourney(problem);
}

function findDuplicateId({ teams, venues, matches, referees = [] }: DatedProblem): CalendarBreach | null {
  const kinds = [teams, venues, matches, referees].map((items) => items.map(({ id }) => id));
  for (const ids of [...kinds, venues.flatMap(({ fields }) => fields)]) {
    const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
    if (duplicate !== undefined) return { breach: 'ID_TWICE', id: duplicate };
  }
  return null;
}

function findDate({ first, last, kickOffs, matches }: DatedProblem): CalendarBreach | null {
  const dates = [first, last, ...matches.flatMap(({ window }) => (window ? [window.from, window.to] : []))];
  const impossible = dates.find((date) => dayNumber(date) === null);
  if (impossible !== undefined) return { breach: 'DATE_INVALID', date: impossible };
  const placed = [
    ...kickOffs,
    ...matches.flatMap(({ locked, kickOffs: own = [] }) => [...(locked ? [locked] : []), ...own]),
  ];
  const outside = placed.find(({ date }) => dayNumber(date) === null || date < first || date > last);
  return outside ? { breach: 'DATE_INVALID', date: outside.date } : null;
}

function findUnknown(problem: DatedProblem): CalendarBreach | null {
  const teams = new Set(problem.teams.map(({ id }) => id));
  const venues = new Set(problem.venues.map(({ id }) => id));
  const fields = new Set(problem.venues.flatMap((venue) => venue.fields));
  const check = (match: CalendarMatch): CalendarBreach | null => {
    const team = [match.home, match.away].find((id) => !teams.has(id));
    if (team !== undefined) return { breach: 'TEAM_UNKNOWN', match: match.id, team };
    if (match.home === match.away) return { breach: 'TEAM_TWICE', match: match.id, team: match.home };
    const venue = match.venues.find((id) => !venues.has(id));
    if (venue !== undefined) return { breach: 'VENUE_UNKNOWN', match: match.id, venue };
    const field = match.locked?.field;
    return field === undefined || fields.has(field)
      ? null
      : { breach: 'FIELD_UNKNOWN', match: match.id, field };
  };
  for (const match of problem.matches) {
    const breach = check(match);
    if (breach) return breach;
  }
  return null;
}

function findJourney({ venues, teams, journeys = [] }: DatedProblem): CalendarBreach | null {
  const known = new Set(venues.map(({ id }) => id));
  const venueIds = [
    ...journeys.flatMap(({ between }) => between),
    ...teams.flatMap(({ base }) => base ?? []),
  ];
  const venue = venueIds.find((id) => !known.has(id));
  return venue === undefined ? null : { breach: 'JOURNEY_UNKNOWN', venue };
}
