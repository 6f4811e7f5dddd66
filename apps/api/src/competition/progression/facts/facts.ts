import { overrideRules, type SportRules, sportByKey } from '@traip/engine';
import { defaultParams, type ParamsOf } from '@traip/engine/formats';
import type { Database } from '../../../platform/db/schema.ts';
import {
  listAdjustments,
  listByes,
  listDraws,
  listGroups,
  listMatchDetails,
  listMatches,
  listPairings,
  listPhases,
  listTeams,
  listTies,
  type PhaseRow,
} from './queries.ts';
import { sourcePhase } from './source-phase.ts';

type Rows<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>;

export type MatchFacts = Rows<typeof listMatches>[number];
type TeamFacts = Rows<typeof listTeams>[number];
export type MatchDetail = Rows<typeof listMatchDetails>[number];

/** Everything that standings and brackets of a phase depend on. */
export interface PhaseFacts extends Omit<PhaseRow, 'rulesOverride' | 'sportVariantKey'> {
  readonly rules: SportRules;
  readonly teams: readonly TeamFacts[];
  readonly groups: Rows<typeof listGroups>;
  readonly ties: Rows<typeof listTies>;
  readonly matches: readonly MatchFacts[];
  /** Matches of an earlier phase that count in the tables of this one too. */
  readonly carried: readonly MatchFacts[];
  /** By match: cards and forfeit reasons, which results leave out. */
  readonly details: ReadonlyMap<string, readonly MatchDetail[]>;
  readonly adjustments: Rows<typeof listAdjustments>;
  readonly draws: Rows<typeof listDraws>;
  readonly byes: Rows<typeof listByes>;
  /** With changing partners: the two players of each pair. */
  readonly pairings: ReadonlyMap<string, readonly [string, string]>;
  /** Called only where the time matters: a reply that reads the clock is cached only briefly. */
  readonly now: () => Date;
}

/** A clock for callers that don't depend on the date. */
export const anyTime = () => new Date(0);

const lists = {
  teams: listTeams,
  groups: listGroups,
  ties: listTies,
  matches: listMatches,
  details: listMatchDetails,
  adjustments: listAdjustments,
  draws: listDraws,
  byes: listByes,
  pairings: listPairings,
};

type Lists = { readonly [K in keyof typeof lists]: Rows<(typeof lists)[K]> };

/** The facts of all phases of a competition, or of the given ones; the number of queries is constant. */
export async function readFacts(
  db: Database,
  competitionId: string,
  now: () => Date,
  isIncluded: (phase: PhaseRow, index: number, all: readonly PhaseRow[]) => boolean = () => true,
): Promise<PhaseFacts[]> {
  const all = await listPhases(db, competitionId);
  const phases = all.filter(isIncluded);
  const carriedFrom = new Map(phases.map((phase) => [phase.id, carriedPhase(phase, all)]));
  const carried = [...carriedFrom.values()].filter((id) => id !== null);
  const ids = [...new Set([...phases.map(({ id }) => id), ...carried])];
  const read = {} as Record<string, unknown>;
  for (const [name, list] of Object.entries(lists)) read[name] = await list(db, ids);
  return phases.map((phase) => ({
    ...factsOf(phase, read as Lists),
    carried: (read as Lists).matches.filter(({ phaseId }) => phaseId === carriedFrom.get(phase.id)),
    now,
  }));
}

/** A main round starts with the results its teams had against each other in the previous phase. */
function carriedPhase({ id, algorithm, params }: PhaseRow, all: readonly PhaseRow[]): string | null {
  if (algorithm !== 'MAIN_ROUND') return null;
  const { carry } = { ...defaultParams.MAIN_ROUND, ...(params as Partial<ParamsOf['MAIN_ROUND']>) };
  const before = all.slice(
    0,
    all.findIndex((phase) => phase.id === id),
  );
  return carry === 'NOTHING' ? null : (sourcePhase({ algorithm }, before)?.id ?? null);
}

interface OnePhase {
  readonly competitionId: string;
  readonly phaseId: string;
}

/** The facts of one phase; throws if it does not exist. */
export async function readPhase(
  db: Database,
  { competitionId, phaseId }: OnePhase,
  now: () => Date,
): Promise<PhaseFacts> {
  const [phase] = await readFacts(db, competitionId, now, ({ id }) => id === phaseId);
  if (phase === undefined) throw new Error(`No phase ${phaseId}.`);
  return phase;
}

function factsOf(
  { rulesOverride, sportVariantKey, ...phase }: PhaseRow,
  lists: Lists,
): Omit<PhaseFacts, 'now' | 'carried'> {
  const own = <T extends { readonly phaseId: string }>(rows: readonly T[]) =>
    rows.filter(({ phaseId }) => phaseId === phase.id);
  return {
    ...phase,
    rules: rulesOf(sportVariantKey, rulesOverride),
    teams: own(lists.teams),
    groups: own(lists.groups),
    ties: own(lists.ties),
    matches: own(lists.matches),
    details: Map.groupBy(lists.details, ({ matchId }) => matchId),
    adjustments: own(lists.adjustments),
    draws: own(lists.draws),
    byes: own(lists.byes),
    pairings: new Map(own(lists.pairings).map(({ teamId, oneId, otherId }) => [teamId, [oneId, otherId]])),
  };
}

/** The rules of the sport with the overrides of the competition, which were validated when they were saved. */
function rulesOf(variantKey: string, override: unknown): SportRules {
  const sport = sportByKey(variantKey);
  if (!sport) throw new Error(`No sport plays the variant ${variantKey}.`);
  const rules = overrideRules(sport, override);
  if ('breach' in rules) throw new Error(`The rules of ${variantKey} do not hold: ${JSON.stringify(rules)}`);
  return rules;
}
