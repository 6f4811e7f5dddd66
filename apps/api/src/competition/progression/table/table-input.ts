import type { SportRules } from '@traip/engine';
import { type AlgorithmKey, defaultParams, type ParamsOf } from '@traip/engine/formats';
import {
  chains,
  ladderChain,
  ladderPlaces,
  type TableInput,
  type TableRules,
  type Withdrawal,
} from '@traip/engine/standings';
import type { PhaseFacts } from '../facts/facts.ts';
import { idleDaysOf } from './idle-days.ts';
import { tableMatch } from './table-match.ts';

/** How somebody looks at the tables: as they stood at an instant, or with what is being played. */
export interface View {
  readonly asOf?: string;
  readonly live?: boolean;
}

/** What one table of a phase follows from; without a key, the whole phase is one table. */
export interface GroupInput {
  readonly groupKey: string | null;
  readonly input: TableInput;
}

const brackets: readonly (AlgorithmKey | null)[] = ['SINGLE_ELIM', 'DOUBLE_ELIM', 'PAGE_PLAYOFF', 'QUALIFY'];

/** Whether a phase is ordered by a table; a knock-out is not. */
export function hasTables({ algorithm, ties }: Pick<PhaseFacts, 'algorithm' | 'ties'>): boolean {
  return ties.length === 0 && !brackets.includes(algorithm);
}

/** The tables of a phase, or the one of them that is asked for. */
export function tableInputs(facts: PhaseFacts, view: View = {}): readonly GroupInput[] {
  if (!hasTables(facts)) return [];
  if (facts.groups.length === 0)
    return [{ groupKey: null, input: inputFor(facts, null, everybodyIn(facts), view) }];
  return facts.groups.map(({ key, members }) => {
    const teams = members.flatMap(({ participant }) => participant ?? []);
    return { groupKey: key, input: inputFor(facts, key, teams, view) };
  });
}

/** Also whoever plays there without having been entered into the phase. */
function everybodyIn({ teams, matches }: PhaseFacts): readonly string[] {
  const playing = matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  return [...teams.map(({ teamId }) => teamId), ...playing.filter((id) => id !== null)];
}

function inputFor(facts: PhaseFacts, key: string | null, members: readonly string[], view: View): TableInput {
  const { matches, draws, id: phaseId, state, lotsSeed } = facts;
  const teams = new Set(members);
  const isIn = ({ teamId }: { readonly teamId: string }) => teams.has(teamId);
  const played = matches.filter(({ groupKey }) => groupKey === key).flatMap((one) => tableMatch(one, facts));
  const seeded = facts.teams.filter((team) => isIn(team) && team.seed !== null);
  return onLadder(facts, {
    rules: tableRules(facts),
    teams: [...teams],
    phaseId,
    ...view,
    matches: played.filter(({ home, away }) => teams.has(home) && teams.has(away)),
    adjustments: [...adjustmentsIn(facts), ...byesIn(facts)].filter(({ team }) => teams.has(team)),
    withdrawals: facts.teams.filter((team) => isIn(team) && hasLeft(team, facts)).flatMap(withdrawalOf),
    seeds: Object.fromEntries(seeded.map(({ teamId, seed }) => [teamId, Number(seed)])),
    draws: draws.map(({ teamOrder }) => ({ order: teamOrder })),
    // Nobody knows the lots before the phase is over: until then level teams share their rank.
    ...(state === 'FINISHED' ? { lotSeed: lotsSeed } : {}),
  });
}

/** On a ladder the places are all: they begin as the teams are seeded, then as they entered. */
function onLadder(facts: PhaseFacts, input: TableInput): TableInput {
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

/** What a team gets for a round of a Swiss in which nobody was left for it. */
export function byePointsOf({ params, algorithm, rules }: PhaseFacts): number {
  if (algorithm !== 'SWISS') return 0;
  const { byePoints } = { ...defaultParams.SWISS, ...(params as Partial<ParamsOf['SWISS']>) };
  const { win, draw, loss } = rules.points;
  return byePoints === 'WIN' ? win : byePoints === 'DRAW' ? (draw ?? loss) : loss;
}

const byesIn = (facts: PhaseFacts) =>
  facts.byes.map(({ teamId }) => ({ team: teamId, points: byePointsOf(facts) }));

/** Whether a team left a phase while it was played; who leaves later has stood in its tables to the end. */
export function hasLeft({ status, decidedAt }: PhaseFacts['teams'][number], phase: PhaseFacts): boolean {
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
  const { points, forfeit, sets, draw, scoring } = rules;
  return { points, forfeit, sets, draw, scoring, chain, ...(meetings === null ? {} : { meetings }) };
}

const chainKey = ({ chain, groupChain }: SportRules, algorithm: AlgorithmKey | null) =>
  algorithm === 'GROUPS' ? groupChain : chain;

/** How often each pair meets; null where nobody knows. */
function meetingsOf(algorithm: AlgorithmKey | null, params: object): number | null {
  if (algorithm !== 'ROUND_ROBIN' && algorithm !== 'GROUPS') return null;
  return { ...defaultParams[algorithm], ...params }.legs;
}
