import type { CalendarPlan, CalendarPlanRow, Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import type { PlanRecord, PlanRow } from '../plan/queries.ts';
import type { SearchProgress, SearchResult } from '../search/search-result.ts';
import { outcomeReply } from './outcome-reply.ts';

export function planRow(plan: PlanRow): Read<typeof CalendarPlanRow> {
  const { cancelAskedAt, progress, ...facts } = plan;
  // Only the search writes this column, and it writes nothing else.
  const told = progress as SearchProgress | null;
  return { ...facts, progress: told, isCancelAsked: cancelAskedAt !== null };
}

/** What a search has left, if it has left something. */
export function foundIn({ outcome }: Pick<PlanRecord, 'outcome'>): SearchResult | null {
  return outcome as unknown as SearchResult | null;
}

export async function planReply(
  db: Database,
  scope: OrganisationRef,
  plan: PlanRecord,
): Promise<Read<typeof CalendarPlan>> {
  const { wishes, outcome: _raw, inputsHash: _hash, ...row } = plan;
  const found = foundIn(plan);
  const outcome = found ? await outcomeReply(db, scope, plan.phaseId, found) : null;
  return { ...planRow(row), wishes, outcome };
}
