import type { SportRules } from '@traip/engine';
import { type AlgorithmKey, defaultParams, hasPartners, type ParamsOf } from '@traip/engine/formats';
import {
  asPartners,
  chains,
  ladderChain,
  ladderPlaces,
  restPoints,
  type TableInput,
  type TableRules,
  type Withdrawal,
} from '@traip/engine/standings';
import type { PhaseFacts } from '../facts/facts.ts';
import { isBracket } from '../facts/source-phase.ts';
import { idleDaysOf } from './idle-days.ts';
import { tableMatches } from './table-match.ts';

/** The requested state of the tables: at an instant, or including live matches. */
export interface View {
  readonly asOf?: string;
  readonly live?: boolean;
}

/** The input of one table of a phase; the key is null if the whole phase is one table. */
export interface GroupInput {
  readonly groupKey: string | null;
  readonly input: TableInput;
}

/** Whether a phase is ordered by a table; a knockout is not. */
export function hasTables(phase: Pick<PhaseFacts, 'algorithm' | 'ties'>): boolean {
  return phase.ties.length === 0 && !isBracket(phase);
}

/** The inputs of all tables of a phase. */
export function tableInputs(facts: PhaseFacts, view: View = {}): readonly GroupInput[] {
  if (!hasTables(facts)) return [];
  if (facts.groups.length === 0)
    return [{ groupKey: null, input: inputFor(facts, null, allTeamIds(facts), view) }];
  return facts.groups.map(({ key, members }) => {
    const teams = members.flatMap(({ participant }) => participant ?? []);
    return { groupKey: key, input: inputFor(facts, key, teams, view) };
  });
}

/** Includes teams that play without having been entered into the phase. */
function allTeamIds({ teams, matches, algorithm }: PhaseFacts): readonly string[] {
  if (hasPartners(algorithm)) return teams.map(({ teamId }) => teamId);
  const playing = matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  return [...teams.map(({ teamId }) => teamId), ...playing.filter((id) => id !== null)];
}

function inputFor(facts: PhaseFacts, key: string | null, members: readonly string[], view: View): TableInput {
  const { matches, carried, draws, id: phaseId, state, lotsSeed } = facts;
  const teams = new Set(members);
  const isIn = ({ teamId }: { readonly teamId: string }) => teams.has(teamId);
  const played = [...carried, ...matches.filter(({ groupKey }) => groupKey === key)].flatMap((one) =>
    tableMatches(one, facts),
  );
  const seeded = facts.teams.filter((team) => isIn(team) && team.seed !== null);
  const input = {
    rules: tableRules(facts),
    teams: [...teams],
    phaseId,
    ...view,
    matches: played.filter(({ home, away }) => teams.has(home) && teams.has(away)),
    adjustments: [...adjustmentsIn(facts), ...byesIn(facts)].filter(({ team }) => teams.has(team)),
    withdrawals: facts.teams
      .filter((team) => isIn(team) && hasWithdrawnFrom(team, facts))
      .flatMap(withdrawalOf),
    seeds: Object.fromEntries(seeded.map(({ teamId, seed }) => [teamId, Number(seed)])),
    draws: draws.map(({ teamOrder }) => ({ order: teamOrder })),
    // Lots are revealed when the phase finishes: until then tied teams share their rank.
    ...(state === 'FINISHED' ? { lotSeed: lotsSeed } : {}),
  };
  return hasPartners(facts.algorithm) ? asPartners(input) : withLadderPlaces(facts, input);
}

/** On a ladder only places count. They start in seed order, then in order of entry. */
function withLadderPlaces(facts: PhaseFacts, input: TableInput): TableInput {
  if (facts.algorithm !== 'LADDER') return input;
  const seedOf = (team: string) => input.seeds?.[team] ?? Number.MAX_SAFE_INTEGER;
  const start = input.teams.toSorted((one, other) => seedOf(one) - seedOf(other));
  const seeds = ladderPlaces(input, start, idleDaysOf(facts, input));
  return { ...input, rules: { ...input.rules, chain: ladderChain }, seeds };
}

const adjustmentsIn = ({ adjustments }: PhaseFacts) =>
  adjustments.map(({ teamId, points, effectiveFrom }) => ({
    team: teamId,
    points,
    effectiveFrom: effectiveFrom.toISOString(),
  }));

/** The points of a bye in a Swiss. */
export function byePointsOf({ params, algorithm, rules }: PhaseFacts): number {
  if (algorithm !== 'SWISS') return 0;
  const { byePoints } = { ...defaultParams.SWISS, ...(params as Partial<ParamsOf['SWISS']>) };
  const { win, draw, loss } = rules.points;
  return byePoints === 'WIN' ? win : byePoints === 'DRAW' ? (draw ?? loss) : loss;
}

/** In an americano a bye counts once its round is over. */
function byesIn(facts: PhaseFacts) {
  const points = hasPartners(facts.algorithm) ? restPoints(facts.rules) : byePointsOf(facts);
  const isOpen = (round: number) =>
    hasPartners(facts.algorithm) && facts.matches.some((match) => match.round === round && !isOver(match));
  return facts.byes.flatMap(({ teamId, round }) => (isOpen(round) ? [] : [{ team: teamId, points }]));
}

const isOver = ({ state }: PhaseFacts['matches'][number]) =>
  state === 'FINISHED' || state === 'CLOSED' || state === 'CANCELLED';

/** Whether a team withdrew while the phase was played; one that withdrew later stays in its tables. */
function hasWithdrawnFrom({ status, decidedAt }: PhaseFacts['teams'][number], phase: PhaseFacts): boolean {
  if (status !== 'WITHDRAWN') return false;
  const isLater = phase.finishedAt !== null && decidedAt !== null && decidedAt > phase.finishedAt;
  return !(phase.state === 'FINISHED' && isLater);
}

function withdrawalOf({ teamId, withdrawalMode, decidedAt }: PhaseFacts['teams'][number]) {
  if (withdrawalMode === null) return [];
  const since = decidedAt === null ? {} : { effectiveFrom: decidedAt.toISOString() };
  return [{ team: teamId, mode: withdrawalMode, ...since } satisfies Withdrawal];
}

function tableRules({ rules, algorithm, params }: PhaseFacts): TableRules {
  const chain = chains[chainKey(rules, algorithm)];
  const meetings = meetingsOf(algorithm, params ?? {});
  const { points, forfeit, sets, draw, scoring, partners, rubbers } = rules;
  return {
    points,
    forfeit,
    sets,
    draw,
    scoring,
    chain,
    ...(meetings === null ? {} : { meetings }),
    ...(partners === null ? {} : { partners }),
    ...(rubbers === null ? {} : { rubbers }),
  };
}

const chainKey = ({ chain, groupChain }: SportRules, algorithm: AlgorithmKey | null) =>
  algorithm === 'GROUPS' || algorithm === 'MAIN_ROUND' ? groupChain : chain;

/** How often each pair meets; null if unknown. */
function meetingsOf(algorithm: AlgorithmKey | null, params: object): number | null {
  if (algorithm !== 'ROUND_ROBIN' && algorithm !== 'GROUPS') return null;
  return { ...defaultParams[algorithm], ...params }.legs;
}
