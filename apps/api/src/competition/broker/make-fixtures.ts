import { type Refusal, refuse } from '@traip/contract';
import type { Entrant, GenerateConfig } from '@traip/engine/formats';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { insertRecord } from '../competition/records/queries.ts';
import {
  deleteReplaceable,
  insertMatches,
  markGenerated,
  type StoredMatch,
  saveByes,
  saveStructure,
} from './fixtures/queries.ts';
import type { ConfigRow, EntrantRow, PhaseOfCompetition } from './phase/queries.ts';
import type { Plan } from './plan/plan.ts';
import { planFixtures } from './plan/plan-fixtures.ts';

/** What a phase is to be played with. */
interface Order {
  readonly config: Pick<ConfigRow, 'phaseId' | 'algorithm' | 'params'>;
  readonly seed: string;
  readonly entrants: readonly EntrantRow[];
  readonly stored: readonly StoredMatch[];
}

/** The fixtures that would be made, or what the format has against them. */
export function planFor({ config, seed, entrants, stored }: Order): Plan | Refusal<'FORMAT_REFUSED'> {
  const { phaseId, algorithm, params } = config;
  // The parameters were held against the algorithm's schema when they were written.
  const asked = { phaseId, algorithm, params } as GenerateConfig;
  const plan = planFixtures({ config: asked, entrants: entrants.map(entrantOf), seed }, stored);
  return 'breach' in plan ? refuse('FORMAT_REFUSED', { details: plan }) : plan;
}

function entrantOf({ id, organisationId, seed, pot, groupKey }: EntrantRow): Entrant {
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
  readonly algorithm: string;
  readonly isDraft: boolean;
  readonly now: Date;
}

/** Writes a plan. The competition is locked, or nobody knows of it yet. */
export async function makeFixtures(
  trx: Trx,
  scope: OrganisationScope,
  named: PhaseOfCompetition,
  { phase, kept, fresh, byes, replaces }: Plan,
  { seed, algorithm, isDraft, now }: BrokerRun,
): Promise<void> {
  const { phaseId, competitionId } = named;
  if (replaces) {
    await deleteReplaceable(trx, scope, phaseId);
    await saveStructure(trx, phaseId, phase);
    await insertMatches(trx, scope, named, fresh, now);
    if (algorithm === 'SWISS') await saveByes(trx, phaseId, fresh, byes);
  }
  await markGenerated(trx, scope, { phaseId, seed, now });
  const { organisationId, userId: byUser } = scope;
  const subject = { organisationId, competitionId, subjectKind: 'PHASE', subjectId: phaseId } as const;
  const details = { algorithm, seed, matches: fresh.length, kept: kept.length };
  await insertRecord(trx, { ...subject, byUser, at: now, action: 'FIXTURES_MADE', details });
  if (!isDraft) return;
  const move = { from: 'DRAFT', to: 'PENDING' };
  await insertRecord(trx, { ...subject, byUser, at: now, action: 'STATE_CHANGED', details: move });
}
