import type { Constraint, RobinxInstance } from '../robinx/instance.ts';
import { type LeagueBreach, type RoundLeague, type RoundRule, roundCount } from './league.ts';
import { breachOf } from './league-breach.ts';

/** A league as an instance, and which rule each constraint stands for: null for an absence. */
export interface LeagueInstance {
  readonly instance: RobinxInstance;
  readonly ruleOf: readonly (RoundRule | null)[];
}

/** What an absence costs that a rest or another absent rival could have saved. */
const ABSENCE_WEIGHT = 10;
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Writes the league in the words of RobinX. */
export function asInstance(league: RoundLeague): LeagueInstance | LeagueBreach {
  const breach = breachOf(league);
  if (breach) return breach;
  const words = wordsOf(league);
  const ruled = league.rules.flatMap((rule) => constraintsOf(rule, words).map((item) => ({ rule, item })));
  const absent = absencesOf(league, words).map((item) => ({ rule: null, item }));
  const all = [...ruled, ...absent];
  const instance = {
    name: '',
    teams: league.teams,
    slots: words.rounds.map((slot) => String(slot + 1)),
    legs: league.legs,
    isCompact: true,
    isPhased: league.isPhased,
    constraints: all.map(({ item }) => item),
  };
  return { instance, ruleOf: all.map(({ rule }) => rule) };
}

/** Teams and rounds by number, as constraints name them. */
function wordsOf(league: RoundLeague) {
  const index = new Map(league.teams.map((team, at) => [team, at]));
  return {
    all: league.teams.map((_, at) => at),
    rounds: Array.from({ length: roundCount(league) }, (_, round) => round),
    team: (id: string) => index.get(id) ?? -1,
    slots: (rounds: readonly number[]) =>
      [...new Set(rounds.map((round) => round - 1))].sort((a, b) => a - b),
  };
}

type Words = ReturnType<typeof wordsOf>;

const weighed = ({ weight }: RoundRule) => ({ isHard: weight === undefined, penalty: weight ?? 1 });
const at = (venue: 'HOME' | 'AWAY') => (venue === 'HOME' ? 'H' : 'A');

type Writers = {
  readonly [K in RoundRule['kind']]: (rule: RoundRule & { kind: K }, words: Words) => readonly Constraint[];
};

const writers: Writers = {
  SHARED_GROUND(rule, { all, rounds, team }) {
    const limits = { min: 0, max: rule.fields, venue: 'H', isPerSlot: true } as const;
    const teams = rule.teams.map(team);
    return [{ kind: 'CA4', ...weighed(rule), ...limits, teams, rivals: all, slots: rounds }];
  },
  BLOCKED(rule, { team, slots }) {
    const limits = { min: 0, max: 0, venue: at(rule.venue) } as const;
    return [
      { kind: 'CA1', ...weighed(rule), ...limits, teams: [team(rule.team)], slots: slots(rule.rounds) },
    ];
  },
  MAX_RUN(rule, { all }) {
    const limits = { min: 0, max: rule.max, stretch: rule.max + 1, venue: at(rule.venue) } as const;
    return [{ kind: 'CA3', ...weighed(rule), ...limits, teams: all, rivals: all }];
  },
  DERBIES_APART(rule, { rounds, team }) {
    const meetings = rule.derbies.flatMap(([one, other]) => bothWays(team(one), team(other)));
    return rounds.map((slot) => ({ kind: 'GA1', ...weighed(rule), min: 0, max: 1, meetings, slots: [slot] }));
  },
  DERBY_ROUNDS(rule, { rounds, team, slots }) {
    const named = slots(rule.rounds);
    const closed = rule.when === 'NEVER' ? named : rounds.filter((slot) => !named.includes(slot));
    const meetings = bothWays(team(rule.derby[0]), team(rule.derby[1]));
    return [{ kind: 'GA1', ...weighed(rule), min: 0, max: 0, meetings, slots: closed }];
  },
  RETURN_GAP: (rule, { all }) => [
    { kind: 'SE1', ...weighed(rule), min: rule.rounds, max: UNLIMITED, teams: all },
  ],
  FIXED(rule, { team, slots }) {
    const meetings = [[team(rule.home), team(rule.away)]] as const;
    return [{ kind: 'GA1', ...weighed(rule), min: 1, max: UNLIMITED, meetings, slots: slots([rule.round]) }];
  },
  MAX_BREAKS: (rule, { all, rounds }) => [
    { kind: 'BR2', ...weighed(rule), max: rule.max, venue: 'HA', teams: all, slots: rounds },
  ],
  HOME_BALANCE: (rule, { all, rounds }) => [
    { kind: 'FA2', ...weighed(rule), max: rule.max, venue: 'H', teams: all, slots: rounds },
  ],
};

function constraintsOf<K extends RoundRule['kind']>(
  rule: RoundRule & { kind: K },
  words: Words,
): readonly Constraint[] {
  const write: (rule: RoundRule & { kind: K }, words: Words) => readonly Constraint[] = writers[rule.kind];
  return write(rule, words);
}

const bothWays = (one: number, other: number) =>
  [
    [one, other],
    [other, one],
  ] as const;

/** An absent team rests, if somebody rests at all; otherwise absent teams had best meet each other: one match is postponed, not two. */
function absencesOf({ teams, absences = [] }: RoundLeague, { rounds, team }: Words): readonly Constraint[] {
  const weight = { isHard: false, penalty: ABSENCE_WEIGHT } as const;
  return rounds.flatMap((slot): Constraint[] => {
    const absent = [
      ...new Set(absences.filter((it) => it.rounds.includes(slot + 1)).map((it) => team(it.team))),
    ];
    if (absent.length === 0) return [];
    if (teams.length % 2 === 1)
      return [{ kind: 'CA1', ...weight, min: 0, max: 0, venue: 'HA', teams: absent, slots: [slot] }];
    const meetings = absent.flatMap((one) =>
      absent.flatMap((other) => (one === other ? [] : [[one, other] as const])),
    );
    const min = (absent.length - (absent.length % 2)) / 2;
    return min === 0 ? [] : [{ kind: 'GA1', ...weight, min, max: UNLIMITED, meetings, slots: [slot] }];
  });
}
