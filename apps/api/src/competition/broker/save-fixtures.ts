import { type Refusal, refuse } from '@traip/contract';
import { type AlgorithmKey, type Entrant, type GenerateConfig, hasPartners } from '@traip/engine/formats';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import {
  deleteReplaceable,
  type EntrantRow,
  insertMatches,
  markGenerated,
  type PhaseOfCompetition,
  type StoredMatch,
  saveByes,
  saveStructure,
} from '../fixtures/queries.ts';
import { savePairs } from '../partners/save-pairs.ts';
import type { ConfigRow } from './phase/queries.ts';
import type { Plan } from './plan/plan.ts';
import { planFixtures } from './plan/plan-fixtures.ts';

interface PlanInput {
  readonly config: Pick<ConfigRow, 'phaseId' | 'algorithm' | 'params'>;
  readonly seed: string;
  readonly entrants: readonly EntrantRow[];
  readonly stored: readonly StoredMatch[];
}

/** The plan for new fixtures, or why the format refuses them. */
export function buildPlan({ config, seed, entrants, stored }: PlanInput): Plan | Refusal<'FORMAT_REFUSED'> {
  const { phaseId, algorithm, params } = config;
  // The parameters were validated against the algorithm's schema when they were stored.
  const generateConfig = { phaseId, algorithm, params } as GenerateConfig;
  const plan = planFixtures({ config: generateConfig, entrants: entrants.map(toEntrant), seed }, stored);
  return 'breach' in plan ? refuse('FORMAT_REFUSED', { details: plan }) : plan;
}

export function toEntrant({ id, organisationId, seed, pot, groupKey }: EntrantRow): Entrant {
  return {
    team: id,
    ...(seed === null ? {} : { seed }),
    ...(pot === null ? {} : { pot }),
    ...(groupKey === null ? {} : { group: groupKey }),
    ...(organisationId === null ? {} : { organisation: organisationId }),
  };
}

interface BrokerRun {
  readonly seed: string;
  readonly algorithm: AlgorithmKey;
  readonly isDraft: boolean;
  readonly now: Date;
}

/** Stores a plan. The competition must be locked, or created in this transaction. */
export async function saveFixtures(
  trx: Trx,
  scope: OrganisationScope,
  phaseRef: PhaseOfCompetition,
  { phase, kept, fresh, byes, replaces }: Plan,
  { seed, algorithm, isDraft, now }: BrokerRun,
): Promise<void> {
  const { phaseId, competitionId } = phaseRef;
  if (replaces) {
    await deleteReplaceable(trx, scope, phaseId);
    await saveStructure(trx, phaseId, phase);
    const isRotating = hasPartners(algorithm);
    const sides = isRotating ? await savePairs({ trx, scope, at: now }, competitionId, fresh) : fresh;
    await insertMatches(trx, scope, phaseRef, sides, now);
    if (algorithm === 'SWISS' || isRotating) await saveByes(trx, phaseId, fresh, byes);
  }
  await markGenerated(trx, scope, { phaseId, seed, now });
  const { organisationId, userId: byUser } = scope;
  const subject = { organisationId, competitionId, subjectKind: 'PHASE', subjectId: phaseId } as const;
  const details = { algorithm, seed, matches: fresh.length, kept: kept.length };
  await insertAuditEntry(trx, { ...subject, byUser, at: now, action: 'FIXTURES_MADE', details });
  if (!isDraft) return;
  const move = { from: 'DRAFT', to: 'PENDING' };
  await insertAuditEntry(trx, { ...subject, byUser, at: now, action: 'STATE_CHANGED', details: move });
}
