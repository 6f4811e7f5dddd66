import { sportByKey } from '@traip/engine';
import { createRandom } from '@traip/engine/chance';
import {
  generate,
  impactOf,
  isBreach,
  type MatchResult,
  matchesOf,
  type Phase,
  pairSwissRound,
  propagate,
  type SwissTeam,
} from '@traip/engine/formats';
import { type MatchEvent, replay } from '@traip/engine/match';
import { chains, createTable, outlooks, type Table, type TableMatch } from '@traip/engine/standings';
import type { Kind, Score } from './rival.ts';

const football = required(sportByKey('FOOTBALL_11'));
const basketball = required(sportByKey('BASKETBALL_5'));

function required<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('The sport is in the catalogue');
  return value;
}

function made<T extends object>(answer: T): Exclude<T, { readonly breach: string }> {
  if ('breach' in answer) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer as Exclude<T, { readonly breach: string }>;
}

/** Team names, starting with 1. */
export function teamsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}`);
}

/** The fixtures of a format. */
export function ourPhase(kind: Kind, teams: readonly string[], legs: 1 | 2 = 1): Phase {
  const entrants = teams.map((team) => ({ team }));
  const config = { phaseId: 'bench' } as const;
  const phase =
    kind === 'ROUND_ROBIN'
      ? generate({ ...config, algorithm: kind, params: { legs } }, entrants, 'bench')
      : generate({ ...config, algorithm: kind }, entrants, 'bench');
  if (isBreach(phase)) throw new Error(`Refused: ${phase.breach}`);
  return phase;
}

/** A knockout with some results, as the product reads it from the database. */
interface Knockout {
  readonly phase: Phase;
  readonly results: readonly MatchResult[];
  readonly stored: Parameters<typeof impactOf>[2];
}

/** A knockout with its first results, in a playable order. */
export function ourKnockout(phase: Phase, scores: readonly Score[]): Knockout {
  const results = scores.map((score, index) => resultIn(phase, index, score));
  const filled = propagate(phase, { results });
  const started = new Set(results.map(({ match }) => match));
  const stored = matchesOf(filled).map(({ id, home, away }) => ({
    id,
    home,
    away,
    hasStarted: started.has(id),
  }));
  return { phase: filled, results, stored };
}

/** Enters one more result: fills all slots and compares them with the stored ones. */
export function ourEntry({ phase, results, stored }: Knockout, score: Score): unknown {
  const next = resultIn(phase, results.length, score);
  return impactOf(phase, { results: [...results, next] }, stored);
}

function resultIn({ ties }: Phase, index: number, score: Score): MatchResult {
  return { match: required(ties[index]).id, state: 'CLOSED', score };
}

/** The number of rounds, and the points for a win; a draw is worth half. */
const swiss = {
  rounds: 9,
  winPoints: 2,
  initialSide: 'HOME',
  avoidSameClub: false,
  allowRematch: false,
  homeAway: true,
} as const;

/** The next round of a Swiss. */
export function ourSwissRound(teams: readonly SwissTeam[]) {
  return made(pairSwissRound(teams, swiss));
}

/** The teams of a Swiss after some rounds; one match in four is a draw. */
export function swissAfter(rounds: number, count: number): readonly SwissTeam[] {
  const random = createRandom(`Swiss of ${count}`);
  let teams: readonly SwissTeam[] = teamsOf(count).map((team) => ({ team, games: [] }));
  for (let round = 0; round < rounds; round += 1) {
    const games = new Map<string, SwissTeam['games'][number]>();
    for (const { home, away } of ourSwissRound(teams).pairings) {
      const points = [0, 0, 0, 1, 1, 2, 2, 2][random.below(8)] ?? 0;
      games.set(home, { opponent: away, side: 'HOME', points, played: true });
      games.set(away, { opponent: home, side: 'AWAY', points: 2 - points, played: true });
    }
    teams = teams.map((own) => ({ ...own, games: [...own.games, required(games.get(own.team))] }));
  }
  return teams;
}

/** The matches of a league with their scores. */
export function played(phase: Phase, scores: readonly Score[]): readonly TableMatch[] {
  return matchesOf(phase).map(({ id, home, away }, index) => ({
    id,
    home: required(home.participant),
    away: required(away.participant),
    state: 'CLOSED',
    score: required(scores[index]),
  }));
}

/** The table of a league by the Spanish federation's rules, with tie-breaks and reasons. */
export function ourTable(teams: readonly string[], matches: readonly TableMatch[]): Table {
  return made(createTable({ rules: { ...football, chain: chains.RFEF }, teams, matches }));
}

/** The ranks that every team of a table can still reach. */
export function ourOutlook(table: Table): unknown {
  return outlooks(table);
}

/** A long basketball match: points and fouls, minute by minute. */
export function longMatch(events: number): readonly MatchEvent[] {
  return Array.from({ length: events }, (_, index): MatchEvent => {
    const moment = {
      id: `e${index}`,
      seq: index,
      period: 1 + Math.floor((4 * index) / events),
      minute: index % 10,
    };
    const player = { teamId: index % 2 === 0 ? 'home' : 'away', playerId: `p${index % 24}` };
    if (index % 5 === 4)
      return { ...moment, ...player, type: 'FOUL', kind: 'PERSONAL', playerId: `q${index}` };
    return { ...moment, ...player, type: 'GOAL', kind: index % 3 === 0 ? 'THREE' : 'FIELD_GOAL' };
  });
}

/** Builds a match from its stored events. */
export function ourReplay(events: readonly MatchEvent[]): unknown {
  return made(replay({ home: 'home', away: 'away', status: 'IN_PROGRESS' }, events, basketball));
}
