import {
  ourEntry,
  ourKnockout,
  ourPhase,
  ourSwissRound,
  ourTable,
  played,
  swissAfter,
  teamsOf,
} from './ours.ts';
import {
  duelBracket,
  duelEntry,
  duelPlays,
  pairings,
  roundRobin,
  swissPairings,
  swissPlayers,
} from './peers.ts';
import { type Kind, rivalChange, rivalPlays, rivalStage, rivalTable, type Score } from './rival.ts';

/** The engine and the libraries it is compared with. */
export type Side = 'engine' | 'brackets-manager' | 'duel' | 'tournament-pairings' | 'roundrobin';

/** Something that one of them can do. */
export interface Job {
  readonly side: Side;
  readonly does: keyof typeof preparers;
  readonly kind: Kind;
  readonly count: number;
}

type Run = () => unknown;
type Preparer = (kind: Kind, count: number) => Run | Promise<Run>;

/** Scores in which the first side wins; mixed results for a league. */
export function scoresOf(kind: Kind, count: number): readonly Score[] {
  return Array.from({ length: count }, (_, index) =>
    kind === 'ROUND_ROBIN' ? { home: (index * index) % 4, away: (7 * index) % 3 } : { home: 1, away: 0 },
  );
}

/** The number of matches of a format with this many teams. */
export function matchesIn(kind: Kind, count: number): number {
  if (kind === 'ROUND_ROBIN') return (count * (count - 1)) / 2;
  return kind === 'SINGLE_ELIM' ? count - 1 : 2 * count - 2;
}

const leagueOf = (count: number) => {
  const scores = scoresOf('ROUND_ROBIN', matchesIn('ROUND_ROBIN', count));
  const teams = teamsOf(count);
  return { teams, scores, matches: played(ourPhase('ROUND_ROBIN', teams), scores) };
};

/** The same scores reversed, then as they were: a change every time. */
const turned = (scores: readonly Score[]) => [
  ...scores.map(({ home, away }) => ({ home: away, away: home })),
  ...scores,
];

function at<T>(items: readonly T[], turn: number): T {
  return items[turn % items.length] as T;
}

const eitherWins: readonly Score[] = [
  { home: 1, away: 0 },
  { home: 0, away: 1 },
];

/** The rounds of a Swiss that are played before the measured pairing. */
const SWISS_PLAYED = 3;

const preparers = {
  create: {
    engine: (kind, count) => {
      const teams = teamsOf(count);
      return () => ourPhase(kind, teams);
    },
    'brackets-manager': (kind, count) => {
      const teams = teamsOf(count);
      return () => rivalStage(kind, teams);
    },
    duel: (kind, count) => () => duelBracket(kind, count),
    'tournament-pairings': (kind, count) => {
      const teams = teamsOf(count);
      return () => pairings(kind, teams);
    },
    roundrobin: (_kind, count) => {
      const teams = teamsOf(count);
      return () => roundRobin(teams);
    },
  },
  // The fourth round of a Swiss, paired from the games of all teams so far.
  pair: {
    engine: (_kind, count) => {
      const teams = swissAfter(SWISS_PLAYED, count);
      return () => ourSwissRound(teams);
    },
    'tournament-pairings': (_kind, count) => {
      const players = swissPlayers(swissAfter(SWISS_PLAYED, count));
      return () => swissPairings(players, SWISS_PLAYED + 1);
    },
  },
  // The next result of a half-played knockout; the winner alternates, so that something changes.
  enter: {
    engine: (kind, count) => {
      const half = scoresOf(kind, Math.floor(matchesIn(kind, count) / 2));
      const knockout = ourKnockout(ourPhase(kind, teamsOf(count)), half);
      let turn = 0;
      return () => ourEntry(knockout, at(eitherWins, turn++));
    },
    'brackets-manager': async (kind, count) => {
      const half = scoresOf(kind, Math.floor(matchesIn(kind, count) / 2));
      const stage = await rivalStage(kind, teamsOf(count));
      await rivalPlays(stage, half);
      let turn = 0;
      return () => rivalChange(stage, half.length, at(eitherWins, turn++));
    },
    duel: (kind, count) => {
      const half = scoresOf(kind, Math.floor(matchesIn(kind, count) / 2));
      const duel = duelBracket(kind, count);
      duelPlays(duel, half);
      let turn = 0;
      return () => duelEntry(duel, half.length, at(eitherWins, turn++));
    },
  },
  fill: {
    engine: (_kind, count) => {
      const { teams, matches } = leagueOf(count);
      return () => ourTable(teams, matches);
    },
    'brackets-manager': (kind, count) => {
      const { teams, scores } = leagueOf(count);
      return async () => {
        const stage = await rivalStage(kind, teams);
        await rivalPlays(stage, scores);
        await rivalTable(stage);
      };
    },
  },
  // A result changes first each time, so that no library can return a cached table.
  change: {
    engine: (_kind, count) => {
      const { teams, scores, matches } = leagueOf(count);
      const others = turned(scores);
      const current = [...matches];
      let turn = 0;
      return () => {
        const index = turn % matches.length;
        current[index] = { ...at(matches, turn), score: at(others, turn) };
        turn += 1;
        return ourTable(teams, current);
      };
    },
    'brackets-manager': async (kind, count) => {
      const { teams, scores } = leagueOf(count);
      const others = turned(scores);
      const stage = await rivalStage(kind, teams);
      await rivalPlays(stage, scores);
      let turn = 0;
      return async () => {
        await rivalChange(stage, turn % scores.length, at(others, turn));
        turn += 1;
        await rivalTable(stage);
      };
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Side, Preparer>>>>>;

const preparersOf = (does: Job['does']): Readonly<Partial<Record<Side, Preparer>>> => preparers[does];

/** Prepares a job. */
export function readyFor({ side, does, kind, count }: Job): Run | Promise<Run> {
  const preparer = preparersOf(does)[side];
  if (!preparer) throw new Error(`${side} cannot ${does}`);
  return preparer(kind, count);
}
