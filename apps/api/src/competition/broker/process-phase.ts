import {
  type BrokerOrder,
  type brokerCalls,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import { hasPartners, takesQualifiers } from '@traip/engine/formats';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { findEntrants, findMatches, isPlayed, type StoredMatch } from '../fixtures/queries.ts';
import { fillQualifiers } from '../progression/index.ts';
import { hoursToKeep, scheduleFixtures } from '../timetable/schedule-fixtures.ts';
import { countUnweighed } from '../weigh-in/queries.ts';
import { brokerOutcome } from './outcome.ts';
import { type ConfigRow, findConfig, findPhase, type PhaseRow } from './phase/queries.ts';
import type { Plan } from './plan/plan.ts';
import { planPartners } from './plan-partners.ts';
import { buildPlan, saveFixtures } from './save-fixtures.ts';
import { sourcesRefusal } from './sources-refusal.ts';
import { orderRefusal, planRound, roundToPair } from './swiss/next-round.ts';
import { isOver, underLock } from './under-lock.ts';

type Order = Read<typeof BrokerOrder>;

interface DraftPlan {
  readonly config: ConfigRow;
  readonly seed: string;
  readonly plan: Plan;
}

type Reason =
  | 'BROKER_NOT_CONFIGURED'
  | 'FORMAT_REFUSED'
  | 'PHASE_HAS_PLAYED_MATCHES'
  | 'PHASE_LOCKED'
  | 'NOT_WEIGHED_IN'
  | 'PARAMS_INVALID'
  | 'ROUND_NOT_OVER'
  | 'ROUND_PAIRED'
  | 'ROUNDS_OVER';

/** Plans the fixtures for the current state of a phase. */
async function draftPlan(
  db: Database,
  scope: OrganisationScope,
  order: Order,
  phase: PhaseRow,
): Promise<DraftPlan | Refusal<Reason>> {
  if (isOver(phase)) return refuse('PHASE_LOCKED');
  const config = await findConfig(db, scope.organisationId, order);
  if (!config) return refuse('BROKER_NOT_CONFIGURED');
  const stored = await findMatches(db, scope, order.phaseId);
  if (!order.keepPlayed && stored.some(isPlayed)) return refuse('PHASE_HAS_PLAYED_MATCHES');
  const unweighed = await countUnweighed(db, order.competitionId);
  if (unweighed > 0) return refuse('NOT_WEIGHED_IN', { details: { unweighed } });
  const refusal = (await sourcesRefusal(db, config)) ?? (await roundRefusal(db, order, config, stored));
  if (refusal) return refusal;
  const seed = order.seed ?? config.seed;
  const plan = await planFor(db, scope, order, { config, seed, stored });
  return isRefusal(plan) ? plan : { config, seed, plan };
}

interface PlanInput {
  readonly config: ConfigRow;
  readonly seed: string;
  readonly stored: readonly StoredMatch[];
}

async function planFor(db: Database, scope: OrganisationScope, order: Order, input: PlanInput) {
  const { algorithm } = input.config;
  const round = algorithm === 'SWISS' ? roundToPair(input.stored) : null;
  if (round !== null) return planRound(db, round, { ...order, ...input });
  const entrants = await findEntrants(db, scope, order);
  if (!hasPartners(algorithm)) return buildPlan({ ...input, entrants });
  return planPartners(db, algorithm, { ...order, ...input, entrants });
}

function roundRefusal(
  db: Database,
  { round }: Order,
  { algorithm }: ConfigRow,
  stored: readonly StoredMatch[],
) {
  return algorithm === 'SWISS' && round !== undefined ? orderRefusal(db, stored, round) : null;
}

export const processPhase: Handler<typeof brokerCalls.process> = (context, { body }) =>
  body.mode === 'COMMIT' ? commit(context, body) : preview(context, body);

type StaffContext = Context & { readonly scope: OrganisationScope };

async function preview({ db, scope }: StaffContext, order: Order) {
  const phase = await findPhase(db, scope, order);
  if (!phase) return refuse('NOT_FOUND');
  const draft = await draftPlan(db, scope, order, phase);
  return isRefusal(draft) ? draft : brokerOutcome(db, 'PREVIEW', draft);
}

function commit(context: StaffContext, order: Order) {
  const { scope } = context;
  return underLock(context, 'competitions.manage', order, async (trx, phase) => {
    const draft = await draftPlan(trx, scope, order, phase);
    if (isRefusal(draft)) return draft;
    const { config, seed, plan } = draft;
    const run = { seed, algorithm: config.algorithm, isDraft: phase.state === 'DRAFT', now: context.now() };
    const hours = await hoursToKeep(trx, scope, order);
    await saveFixtures(trx, scope, order, plan, run);
    if (hours) await scheduleFixtures(trx, scope, order, hours, { ...plan, at: run.now });
    if (takesQualifiers(config.algorithm)) await fillQualifiers(trx, { ...order, at: run.now });
    await updateCompetitionRow(trx, scope, order.competitionId);
    return brokerOutcome(trx, 'COMMIT', draft);
  });
}
