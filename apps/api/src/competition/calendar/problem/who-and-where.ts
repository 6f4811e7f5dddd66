import { plannedMinutes } from '@traip/engine';
import { type CalendarTeam, type CalendarVenue, openingsBetween, type Span } from '@traip/engine/calendar';
import { rulesOf } from '../../sport/rules-of.ts';
import { kickOffAt, offsetInMadrid, wholeDays } from '../time/madrid.ts';
import type { Inputs, Wishes } from './inputs.ts';
import type { OtherMatch } from './queries.ts';
import { isNobody, type Sides } from './stand-ins.ts';

/** Each field as a venue: open with its ground, closed while others play on it. */
export function fieldVenues(inputs: Inputs, wishes: Wishes): readonly CalendarVenue[] {
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
      ...(closed.get(venueId) ?? []).map(({ from, to }) => wholeDays(from, to)),
      ...(taken.get(id) ?? []).flatMap((other) => around(other, wishes.turnaround)),
    ],
  }));
}

/** Every team, with the days and hours at which it cannot play. */
export function teamsIn(
  inputs: Inputs,
  wishes: Wishes,
  sides: ReadonlyMap<string, Sides>,
): readonly CalendarTeam[] {
  const closed = Map.groupBy(inputs.closed, ({ teamId }) => teamId);
  const wished = new Map(wishes.teams.map((team) => [team.teamId, team]));
  const ids = new Set([...sides.values()].flatMap(({ home, away }) => [home, away]));
  return [...ids].map((id): CalendarTeam => {
    if (isNobody(id)) return { id, blackouts: untilKnown(inputs, wishes) };
    const { noMatchOn = [], kickOffs = [] } = wished.get(id) ?? {};
    const blackouts = [
      ...(closed.get(id) ?? []).map(({ from, to }) => wholeDays(from, to)),
      ...noMatchOn.map((day) => wholeDays(day, day)),
      ...elsewhereOf(id, inputs, wishes),
    ];
    return { id, blackouts, ...(kickOffs.length > 0 ? { prefers: kickOffs } : {}) };
  });
}

const isOf =
  (team: string) =>
  ({ homeTeamId, awayTeamId }: OtherMatch): boolean =>
    homeTeamId === team || awayTeamId === team;

/** A match of another phase, with so much time before it and after it. */
function around(other: OtherMatch, margin: number): readonly Span[] {
  if (other.kickOff === null) return [];
  const { at } = kickOffAt(other.kickOff);
  return [{ from: at - margin, to: at + plannedMinutes(rulesOf(other)) + margin }];
}

/** A team rests before and after its matches elsewhere, and plays no more than so often a day. */
function restAround(other: OtherMatch, wishes: Wishes, sameDay: number): readonly Span[] {
  if (other.kickOff === null) return [];
  const { date } = kickOffAt(other.kickOff);
  const day = wholeDays(date, date);
  const nights = around(other, wishes.restHours * 60);
  if (sameDay >= wishes.mostPerTeamAndDay) return [...nights, day];
  const before = nights.map(({ from }) => ({ from, to: day.from }));
  const after = nights.map(({ to }) => ({ from: day.to, to }));
  const others = [...before, ...after].filter(({ from, to }) => from < to);
  return [...others, ...around(other, wishes.dayRestMinutes)];
}

/** When a team is away at matches of other phases, or rests from them. */
function elsewhereOf(id: string, inputs: Inputs, wishes: Wishes): readonly Span[] {
  const own = inputs.others.filter(isOf(id));
  const dayOf = ({ kickOff }: OtherMatch) => kickOff && kickOffAt(kickOff).date;
  const perDay = Map.groupBy(own, dayOf);
  return own.flatMap((other) => restAround(other, wishes, perDay.get(dayOf(other))?.length ?? 0));
}

/** Whoever comes out of the phase before plays after it, on the same day if need be. */
function untilKnown({ endBefore, minutes }: Inputs, wishes: Wishes): readonly Span[] {
  if (endBefore === null || wishes.mostPerTeamAndDay === 1) return [];
  const { at, date } = kickOffAt(endBefore);
  return [{ from: wholeDays(date, date).from, to: at + minutes + wishes.dayRestMinutes }];
}
