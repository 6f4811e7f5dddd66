import type {
  CalendarMatch,
  CalendarReferee,
  CalendarRules,
  CalendarTeam,
  DatedProblem,
  KickOff,
  Span,
  TeamId,
} from '../dated/problem.ts';

/** One competition, or one phase of it. A team has the same id in all its competitions. */
export interface Competition {
  readonly id: string;
  readonly teams: readonly CalendarTeam[];
  readonly matches: readonly Omit<CalendarMatch, 'competition' | 'kickOffs'>[];
  /** Its possible kick-offs; by default those of all matches. */
  readonly kickOffs?: readonly KickOff[];
}

/** A coach, or a player of several teams, who cannot be at two matches at once. */
export interface CalendarPerson {
  readonly id: string;
  readonly teams: readonly TeamId[];
  readonly blackouts?: readonly Span[];
}

/** Competitions that share grounds, clubs and people; the rules apply to all of them. */
export interface JointProblem extends Omit<DatedProblem, 'teams' | 'matches'> {
  readonly competitions: readonly Competition[];
  readonly people: readonly CalendarPerson[];
}

/** All competitions as one problem, and what its names refer to. */
export interface Merged {
  readonly problem: DatedProblem;
  readonly teamOf: ReadonlyMap<string, TeamId>;
  /** Pseudo-referees that represent teams playing in more than one competition. */
  readonly doubleOf: ReadonlyMap<string, TeamId>;
}

/**
 * All competitions as one problem. A team appears once per competition, so that rounds, return matches and
 * runs of home matches are counted within each; a referee lane ensures its rest between them. The order of
 * competitions, people and preferences does not matter.
 */
export function merge(joint: JointProblem): Merged {
  const competitions = joint.competitions.toSorted(byId);
  const entries = entriesOf(competitions);
  const doubles = [...entries].filter(([, own]) => own.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
  const doubleId = (team: TeamId) => JSON.stringify(['double', team]);
  const people = joint.people.toSorted(byId);
  const busy = (home: TeamId, away: TeamId): readonly string[] => [
    ...people.filter(({ teams }) => teams.includes(home) || teams.includes(away)).map(({ id }) => id),
    ...doubles.filter(([team]) => team === home || team === away).map(([team]) => doubleId(team)),
  ];
  const { competitions: _own, people: _people, rules, ...shared } = joint;
  const inAll = (teams: readonly TeamId[]) => teams.flatMap((team) => entries.get(team) ?? []);
  const problem: DatedProblem = {
    ...shared,
    teams: competitions.flatMap(({ id, teams }) =>
      teams.map((team) => ({ ...team, id: entryOf(id, team.id) })),
    ),
    matches: competitions.flatMap((competition) => matchesOf(competition, busy)),
    referees: [
      ...(joint.referees ?? []).map((referee) => ({ ...referee, teams: inAll(referee.teams ?? []) })),
      ...people.map(
        ({ id, blackouts }): CalendarReferee => ({ id, isPerson: true, ...(blackouts && { blackouts }) }),
      ),
      ...doubles.map(([team]) => ({ id: doubleId(team), isPerson: true, gap: gapOfDouble(rules) })),
    ],
    rules: {
      ...rules,
      clubs: rules.clubs.flatMap(({ teams, wish }) =>
        pairs(entries, teams).map((pair) => ({ teams: pair, wish })),
      ),
      families: rules.families.flatMap((teams) => pairs(entries, teams)),
    },
  };
  return {
    problem,
    teamOf: new Map([...entries].flatMap(([team, own]) => own.map((entry) => [entry, team] as const))),
    doubleOf: new Map(doubles.map(([team]) => [doubleId(team), team])),
  };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
const entryOf = (competition: string, team: TeamId) => JSON.stringify([competition, team]);

/** If a team may play several times a day, its matches of two competitions may be on one day too. */
function gapOfDouble({ mostPerTeamAndDay, dayRest, rest }: CalendarRules): number {
  return mostPerTeamAndDay > 1 ? dayRest : rest;
}

function entriesOf(competitions: readonly Competition[]): ReadonlyMap<TeamId, readonly string[]> {
  const all = competitions.flatMap(({ id, teams }) => teams.map((team) => ({ id, team: team.id })));
  const byTeam = Map.groupBy(all, ({ team }) => team);
  return new Map([...byTeam].map(([team, own]) => [team, own.map(({ id }) => entryOf(id, team))]));
}

function matchesOf(
  { id, matches, kickOffs }: Competition,
  busy: (home: TeamId, away: TeamId) => readonly string[],
): readonly CalendarMatch[] {
  return matches.map((match) => {
    const referees = [...new Set([...(match.referees ?? []), ...busy(match.home, match.away)])];
    return {
      ...match,
      competition: id,
      home: entryOf(id, match.home),
      away: entryOf(id, match.away),
      ...(kickOffs && { kickOffs }),
      ...(referees.length > 0 && { referees }),
    };
  });
}

/** Every entry of one team paired with every entry of the other. */
function pairs(
  entries: ReadonlyMap<TeamId, readonly string[]>,
  [one, other]: readonly [TeamId, TeamId],
): readonly (readonly [string, string])[] {
  return (entries.get(one) ?? []).flatMap((a) => (entries.get(other) ?? []).map((b) => [a, b] as const));
}
