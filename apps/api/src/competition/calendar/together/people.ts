import { plannedMinutes } from '@traip/engine';
import type { CalendarPerson, Span } from '@traip/engine/calendar';
import { kickOffAt } from '../../../platform/time/madrid.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import type { Duty } from '../duties/queries.ts';
import { isFixed } from '../problem/inputs.ts';
import { idOfPerson, personOf } from '../problem/person.ts';
import type { OtherMatch } from '../problem/queries.ts';
import type { Findings } from '../search/search-result.ts';
import { type Joint, type LoadedPhase, teamsIn } from './load-joint.ts';

/**
 * Coaches and players of several teams, and referees of these matches, with the times at which they play, coach
 * or referee in other competitions. People of the same teams with the same times count as one.
 */
export function buildPeople({ phases, teamsOf, refereesOf, duties }: Joint): readonly CalendarPerson[] {
  const planned = new Set(phases.flatMap(({ inputs }) => teamsIn(inputs)));
  const others = phases[0]?.inputs.others ?? [];
  const assigned = new Set([...refereesOf.values()].flat());
  const dutiesOf = Map.groupBy(duties, ({ personId }) => personId);
  const all = new Set([...teamsOf.keys(), ...dutiesOf.keys(), ...assigned]);
  const people = [...all].map((id): CalendarPerson => {
    const own = dutiesOf.get(id) ?? [];
    const teams = teamsOf.get(id) ?? own[0]?.teamIds ?? [];
    const away = new Set(teams.filter((team) => !planned.has(team)));
    const elsewhere = [...others.filter((match) => playsOneOf(away, match)), ...own];
    return {
      id: personOf(id),
      teams: teams.filter((team) => planned.has(team)),
      blackouts: elsewhere.flatMap(spanOf),
    };
  });
  const isBound = ({ id, teams, blackouts = [] }: CalendarPerson) =>
    teams.length > 1 || blackouts.length > 0 || assigned.has(idOfPerson(id) ?? '');
  return withoutTwins(people.filter(isBound), assigned);
}

function playsOneOf(
  teams: ReadonlySet<string>,
  { homeTeamId, awayTeamId }: Pick<OtherMatch, 'homeTeamId' | 'awayTeamId'>,
): boolean {
  return [homeTeamId, awayTeamId].some((id) => id !== null && teams.has(id));
}

function spanOf(other: Pick<Duty, 'kickOff' | 'rulesOverride' | 'sportVariantKey'>): readonly Span[] {
  if (other.kickOff === null) return [];
  const { at } = kickOffAt(other.kickOff);
  return [{ from: at, to: at + plannedMinutes(rulesOf(other)) }];
}

function withoutTwins(people: readonly CalendarPerson[], assigned: ReadonlySet<string>) {
  const alike = Map.groupBy(people, ({ id, teams, blackouts }) =>
    assigned.has(idOfPerson(id) ?? '') ? id : JSON.stringify([teams.toSorted(), blackouts]),
  );
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** Checks whether anyone in a team, or a referee, has been given another match since, outside of the plan. */
export function busyChecker(joint: Joint, { placements }: Pick<Findings, 'placements'>) {
  const places = new Map(placements.map((place) => [place.match, place]));
  const busy = buildPeople(joint).filter(({ blackouts = [] }) => blackouts.length > 0);
  return ({ inputs: { matches, minutes, now } }: LoadedPhase): boolean =>
    matches.some((match) => {
      const place = isFixed(match, now) ? undefined : places.get(match.id);
      if (place === undefined) return false;
      const crew = (joint.refereesOf.get(match.id) ?? []).map(personOf);
      return busy.some(
        ({ id, teams, blackouts = [] }) =>
          (crew.includes(id) || playsOneOf(new Set(teams), match)) &&
          blackouts.some(({ from, to }) => place.at < to && from < place.at + minutes),
      );
    });
}
