import { sportByKey } from '@traip/engine';
import {
  generate,
  isBreach,
  matchesOf,
  openPhase,
  type Phase,
  type RunningPhase,
  withMatchResult,
} from '@traip/engine/formats';
import { type MatchEvent, replay } from '@traip/engine/match';
import {
  chains,
  createTable,
  enterResult,
  type Ledger,
  openLedger,
  type Ranked,
  rankingOf,
  type Table,
  type TableMatch,
  withResult,
} from '@traip/engine/standings';
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

/** Team names from 1 on. */
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

/** Enters the result of every tie that is played, each time with the whole bracket filled as far as it can be. */
export function ourPlays(phase: Phase, scores: readonly Score[]): RunningPhase {
  let running = openPhase(phase, { results: [] });
  for (const [index, score] of scores.entries()) {
    const tie = phase.ties[index];
    if (tie !== undefined) running = withMatchResult(running, { match: tie.id, state: 'CLOSED', score });
  }
  return running;
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

/** A league of the Spanish federation without results. */
export function ourLedger(teams: readonly string[]): Ledger {
  return made(openLedger({ rules: { ...football, chain: chains.RFEF }, teams }));
}

/** Enters results one by one, and then ranks the teams by the whole chain of tie-breaks. */
export function ourRanking(ledger: Ledger, matches: readonly TableMatch[]): readonly Ranked[] {
  for (const match of matches) {
    const breach = enterResult(ledger, match);
    if (breach !== null) throw new Error(`Refused: ${breach.breach}`);
  }
  return rankingOf(ledger);
}

/** The table of a league by the rules of the Spanish federation, tie-breaks and reasons included. */
export function ourTable(teams: readonly string[], matches: readonly TableMatch[]): Table {
  return made(createTable({ rules: { ...football, chain: chains.RFEF }, teams, matches }));
}

/** The same table after one result changed. */
export function ourChange(table: Table, match: TableMatch): Table {
  return made(withResult(table, match));
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
    const who = { teamId: index % 2 === 0 ? 'home' : 'away', playerId: `p${index % 24}` };
    if (index % 5 === 4) return { ...moment, ...who, type: 'FOUL', kind: 'PERSONAL', playerId: `q${index}` };
    return { ...moment, ...who, type: 'GOAL', kind: index % 3 === 0 ? 'THREE' : 'FIELD_GOAL' };
  });
}

/** Builds a match from its stored events. */
export function ourReplay(events: readonly MatchEvent[]): unknown {
  return made(replay({ home: 'home', away: 'away', status: 'IN_PROGRESS' }, events, basketball));
}
