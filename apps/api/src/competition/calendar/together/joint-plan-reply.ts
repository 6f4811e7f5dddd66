import type { JointPlan, Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { kickOffAt } from '../../../platform/time/madrid.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { findMatches, type MatchInput } from '../problem/queries.ts';
import type { JointResult, SearchProgress } from '../search/search-result.ts';
import { hasRestorePoint } from '../undo/queries.ts';
import { idsOf, type JointPlanRecord, readJointResult, readJointWishes } from './joint-wishes.ts';
import { findPhaseNames } from './queries.ts';

type Reply = Read<typeof JointPlan>;
type Counts = NonNullable<Reply['competitions'][number]['outcome']>;

export async function jointPlanReply(
  db: Database,
  scope: OrganisationRef,
  plan: JointPlanRecord,
): Promise<Reply> {
  const { cancelAskedAt, progress, id, status, failure, createdAt, endedAt } = plan;
  const wishes = readJointWishes(plan);
  const { phaseIds, competitionIds } = idsOf(wishes);
  const result = readJointResult(plan);
  const names = await findPhaseNames(db, scope, phaseIds);
  const matches = result ? await findMatches(db, scope, phaseIds) : [];
  const competitions = competitionIds.flatMap((competitionId) => {
    const phases = names.filter((phase) => phase.competitionId === competitionId);
    const [first] = phases;
    const own = matches.filter(({ phaseId }) => phases.some((phase) => phase.id === phaseId));
    return first
      ? [
          {
            id: competitionId,
            name: first.competitionName,
            phases: phases.map((phase) => ({ id: phase.id, name: phase.name })),
            outcome: result && countMatches(own, result),
          },
        ]
      : [];
  });
  return {
    id,
    status,
    failure,
    createdAt,
    endedAt,
    isCancelAsked: cancelAskedAt !== null,
    isUndoable: status === 'APPLIED' && (await hasRestorePoint(db, id)),
    progress: progress as SearchProgress | null,
    seconds: wishes.seconds,
    competitions,
    outcome: result && outcomeReply(result, competitions),
  };
}

function countMatches(matches: readonly MatchInput[], result: JointResult): Counts {
  const places = new Map(result.placements.map((place) => [place.match, place]));
  const unplaced = new Set(result.unplaced);
  const fixed = new Set(result.fixed);
  const free = matches.filter(({ id }) => (places.has(id) || unplaced.has(id)) && !fixed.has(id));
  const isMoved = ({ id, kickOff, fieldId }: MatchInput) => {
    const place = places.get(id);
    return kickOff !== null && (place?.at !== kickOffAt(kickOff).at || place.field !== fieldId);
  };
  return {
    placed: free.filter(({ id }) => places.has(id)).length,
    unplaced: free.filter(({ id }) => unplaced.has(id)).length,
    moved: free.filter(isMoved).length,
    fixed: matches.length - free.length,
  };
}

function outcomeReply(
  { hard, soft, shared }: JointResult,
  competitions: readonly { readonly outcome: Counts | null }[],
): NonNullable<Reply['outcome']> {
  const sum = (of: (counts: Counts) => number) =>
    competitions.reduce((total, { outcome }) => total + (outcome ? of(outcome) : 0), 0);
  return {
    hard,
    soft,
    placed: sum(({ placed }) => placed),
    unplaced: sum(({ unplaced }) => unplaced),
    moved: sum(({ moved }) => moved),
    sharedFieldDays: shared.fields,
    sharedPersonDays: shared.people,
  };
}
