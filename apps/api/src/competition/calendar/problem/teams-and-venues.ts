import { fieldMinutes, plannedMinutes } from '@traip/engine';
import { type CalendarTeam, type CalendarVenue, openingsBetween, type Span } from '@traip/engine/calendar';
import { kickOffAt, offsetInMadrid, wholeDays } from '../../../platform/time/madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import type { Inputs, Wishes } from './inputs.ts';
import type { OtherMatch } from './queries.ts';
import { isPlaceholder, type Sides } from './resolve-sides.ts';

/** Each field as a venue, with the opening hours of its real venue, and closed while others play on it. */
export function buildFieldVenues(inputs: Inputs, wishes: Wishes): readonly CalendarVenue[] {
  const { first, last } = inputs;
  const closed = Map.groupBy(inputs.closed, ({ venueId }) => venueId);
  const taken = Map.groupBy(inputs.others, ({ fieldId }) => fieldId);
  return inputs.fields.map(({ id, venueId, openings }) => ({
    id,
    fields: [id],
    openings:
      openings.length === 0
        ? [wholeDays(first, last)]
        : openingsBetween({ first, last }, openings, offsetInMadrid),
    blackouts: [
      ...(closed.get(venueId) ?? [])
        .filter(({ fieldId }) => fieldId === null || fieldId === id)
        .map(({ from, to }) => wholeDays(from, to)),
      ...(taken.get(id) ?? []).flatMap((other) => spanOnField(other, wishes.turnaround)),
    ],
  }));
}

/** Every team, with the times at which it cannot play. */
export function buildTeams(
  inputs: Inputs,
  wishes: Wishes,
  sides: ReadonlyMap<string, Sides>,
): readonly CalendarTeam[] {
  const closed = Map.groupBy(inputs.closed, ({ teamId }) => teamId);
  const requested = new Map(wishes.teams.map((team) => [team.teamId, team]));
  const ids = new Set([...sides.values()].flatMap(({ home, away }) => [home, away]));
  return [...ids].map((id): CalendarTeam => {
    if (isPlaceholder(id)) return { id, blackouts: blockedUntilKnown(inputs, wishes) };
    const { noMatchOn = [], kickOffs = [] } = requested.get(id) ?? {};
    const blackouts = [
      ...(closed.get(id) ?? []).map(({ from, to }) => wholeDays(from, to)),
      ...noMatchOn.map((day) => wholeDays(day, day)),
      ...blockedElsewhere(id, inputs, wishes),
    ];
    return { id, blackouts, ...(kickOffs.length > 0 ? { prefers: kickOffs } : {}) };
  });
}

const plays =
  (team: string) =>
  ({ homeTeamId, awayTeamId }: OtherMatch): boolean =>
    homeTeamId === team || awayTeamId === team;

/** The time of a match of another phase, with a margin before and after it. */
function spanAround(other: OtherMatch, margin: number): readonly Span[] {
  if (other.kickOff === null) return [];
  const { at } = kickOffAt(other.kickOff);
  return [{ from: at - margin, to: at + plannedMinutes(rulesOf(other)) + margin }];
}

/** How long a match of another phase occupies its field: to the next tee time, or its end plus turnaround. */
function spanOnField(other: OtherMatch, turnaround: number): readonly Span[] {
  const rules = rulesOf(other);
  if (fieldMinutes(rules) === plannedMinutes(rules)) return spanAround(other, turnaround);
  if (other.kickOff === null) return [];
  const { at } = kickOffAt(other.kickOff);
  return [{ from: at, to: at + fieldMinutes(rules) }];
}

/** The times blocked by another match: the rest around it, and the day if the team can't play more. */
function restAround(other: OtherMatch, wishes: Wishes, sameDay: number): readonly Span[] {
  if (other.kickOff === null) return [];
  const { date } = kickOffAt(other.kickOff);
  const day = wholeDays(date, date);
  const nights = spanAround(other, wishes.restHours * 60);
  if (sameDay >= wishes.mostPerTeamAndDay) return [...nights, day];
  const before = nights.map(({ from }) => ({ from, to: day.from }));
  const after = nights.map(({ to }) => ({ from: day.to, to }));
  const others = [...before, ...after].filter(({ from, to }) => from < to);
  return [...others, ...spanAround(other, wishes.dayRestMinutes)];
}

/** The times blocked by a team's matches in other phases. */
function blockedElsewhere(id: string, inputs: Inputs, wishes: Wishes): readonly Span[] {
  const own = inputs.others.filter(plays(id));
  const dayOf = ({ kickOff }: OtherMatch) => kickOff && kickOffAt(kickOff).date;
  const perDay = Map.groupBy(own, dayOf);
  return own.flatMap((other) => restAround(other, wishes, perDay.get(dayOf(other))?.length ?? 0));
}

/** A qualifier plays after the previous phase, possibly on the same day. */
function blockedUntilKnown({ endBefore, minutes }: Inputs, wishes: Wishes): readonly Span[] {
  if (endBefore === null || wishes.mostPerTeamAndDay === 1) return [];
  const { at, date } = kickOffAt(endBefore);
  return [{ from: wholeDays(date, date).from, to: at + minutes + wishes.dayRestMinutes }];
}
