import { type CalendarTeam, type CalendarVenue, openingsBetween, type Span } from '@traip/engine/calendar';
import { lengthOf } from '../../match/schedule/length-of.ts';
import { rulesOf } from '../../match/stored/rules-of.ts';
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
    if (isNobody(id)) return { id };
    const { noMatchOn = [], kickOffs = [] } = wished.get(id) ?? {};
    const blackouts = [
      ...(closed.get(id) ?? []).map(({ from, to }) => wholeDays(from, to)),
      ...noMatchOn.map((day) => wholeDays(day, day)),
      ...inputs.others.filter(isOf(id)).flatMap((other) => restAround(other, wishes)),
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
  return [{ from: at - margin, to: at + lengthOf(rulesOf(other)) + margin }];
}

/** A team rests before and after its matches elsewhere, and plays once a day. */
function restAround(other: OtherMatch, { restHours }: Wishes): readonly Span[] {
  if (other.kickOff === null) return [];
  const { date } = kickOffAt(other.kickOff);
  return [...around(other, restHours * 60), wholeDays(date, date)];
}
