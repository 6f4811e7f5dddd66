import type { CalendarPlan, CalendarPlanRow, Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import type { PlanRecord, PlanRow } from '../plan/queries.ts';
import type { SearchProgress, SearchResult } from '../search/search-result.ts';
import { outcomeReply } from './outcome-reply.ts';

export function planRow(plan: PlanRow): Read<typeof CalendarPlanRow> {
  const { cancelAskedAt, progress, ...facts } = plan;
  // Only the search writes this column.
  return { ...facts, progress: progress as SearchProgress | null, isCancelAsked: cancelAskedAt !== null };
}

/** The stored result of a search, if it has one. */
export function readResult({ outcome }: Pick<PlanRecord, 'outcome'>): SearchResult | null {
  return outcome as unknown as SearchResult | null;
}

export async function planReply(
  db: Database,
  scope: OrganisationRef,
  plan: PlanRecord,
): Promise<Read<typeof CalendarPlan>> {
  const { wishes, outcome: _raw, inputsHash: _hash, ...row } = plan;
  const result = readResult(plan);
  const outcome = result ? await outcomeReply(db, scope, plan.phaseId, result) : null;
  return { ...planRow(row), wishes, outcome };
}
