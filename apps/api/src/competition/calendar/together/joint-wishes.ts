import { CalendarPreferences } from '@traip/contract';
import type { PlanRecord } from '../plan/queries.ts';
import type { JointResult } from '../search/search-result.ts';
import type { JointPhase } from './choose-phases.ts';

export type JointPlanRecord = PlanRecord<null>;

/** The stored wishes of a joint search: those that each phase had at the time. */
export interface JointWishes {
  readonly seconds: number;
  readonly phases: readonly JointPhase[];
}

/** Only the handler that starts a search writes this column. */
export function readJointWishes({ wishes }: { readonly wishes: unknown }): JointWishes {
  const { seconds, phases } = wishes as JointWishes;
  return {
    seconds,
    phases: phases.map((phase) => ({ ...phase, wishes: CalendarPreferences.parse(phase.wishes) })),
  };
}

/** The stored result of a search, if it has one. */
export function readJointResult({ outcome }: { readonly outcome: unknown }): JointResult | null {
  return outcome as JointResult | null;
}

export function idsOf({ phases }: JointWishes) {
  return {
    phaseIds: phases.map(({ phaseId }) => phaseId),
    competitionIds: [...new Set(phases.map(({ competitionId }) => competitionId))],
  };
}
