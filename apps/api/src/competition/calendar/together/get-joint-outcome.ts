import { type JointCompetitionOutcome, type jointCalendarCalls, type Read, refuse } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { findPlan } from '../plan/queries.ts';
import { findMatches, type MatchInput } from '../problem/queries.ts';
import { neighbourReply, outcomeReply } from '../reply/outcome-reply.ts';
import type { JointResult, SearchResult } from '../search/search-result.ts';
import { idsOf, readJointResult, readJointWishes } from './joint-wishes.ts';
import { findPhaseNames } from './queries.ts';

type PhaseReply = Read<typeof JointCompetitionOutcome>['phases'][number];
type PhaseNames = Awaited<ReturnType<typeof findPhaseNames>>;

/** One competition at a time, because all together have too many matches for one reply. */
export const getJointOutcome: Handler<typeof jointCalendarCalls.outcome> = async (
  { db, scope },
  { params },
) => {
  const plan = await findPlan(db, scope, { phaseId: null, id: params.id });
  const wishes = plan && readJointWishes(plan);
  const own = wishes?.phases.filter(({ competitionId }) => competitionId === params.competitionId) ?? [];
  if (!wishes || own.length === 0) return refuse('NOT_FOUND');
  const result = readJointResult(plan);
  if (!result) return refuse('CALENDAR_NOT_READY');
  const { phaseIds } = idsOf(wishes);
  const all = {
    names: await findPhaseNames(db, scope, phaseIds),
    matches: await findMatches(db, scope, phaseIds),
  };
  const phases: PhaseReply[] = [];
  for (const { phaseId, wishes } of own) {
    const phase = all.names.find(({ id }) => id === phaseId);
    if (phase)
      phases.push({
        phase: { id: phase.id, name: phase.name },
        wishes,
        ...(await phaseReply(db, scope, phaseId, { ...all, result })),
      });
  }
  const name = all.names.find(({ competitionId }) => competitionId === params.competitionId)?.competitionName;
  return name === undefined
    ? refuse('NOT_FOUND')
    : { competition: { id: params.competitionId, name }, phases };
};

interface OutcomeParts {
  readonly names: PhaseNames;
  readonly matches: readonly MatchInput[];
  readonly result: JointResult;
}

async function phaseReply(
  db: Database,
  scope: OrganisationRef,
  phaseId: string,
  { names, matches, result }: OutcomeParts,
): Promise<Pick<PhaseReply, 'outcome' | 'neighbours'>> {
  const ids = new Set(matches.filter((match) => match.phaseId === phaseId).map(({ id }) => id));
  const own = resultOf(result, phaseId, ids);
  const named = new Set(
    [
      ...own.offences,
      ...own.reasons.flatMap(({ conflict, cheapest }) => [...conflict, ...(cheapest?.relax ?? [])]),
    ].flatMap((it) => it.matches),
  );
  const others = matches.filter(({ id }) => named.has(id) && !ids.has(id));
  const competitionOf = new Map(
    names.map(({ id, competitionId, competitionName }) => [id, { id: competitionId, name: competitionName }]),
  );
  const replies = await neighbourReply(db, others, result);
  return {
    outcome: await outcomeReply(db, scope, phaseId, own),
    neighbours: replies.flatMap((match, index) => {
      const competition = competitionOf.get(others[index]?.phaseId ?? '');
      return competition ? [{ competition, match }] : [];
    }),
  };
}

/** The part of a joint result that concerns this phase, as if it had been planned alone. */
function resultOf(result: JointResult, phaseId: string, ids: ReadonlySet<string>): SearchResult {
  const none = { least: 0, most: 0 };
  const spread = {
    balance: none,
    breaks: none,
    longestRun: none,
    primeTimes: none,
    travel: none,
    early: none,
    late: none,
    leastRest: none,
  };
  const offences = result.offences.filter(({ matches }) => matches.some((id) => ids.has(id)));
  return {
    placements: result.placements.filter(({ match }) => ids.has(match)),
    unplaced: result.unplaced.filter((id) => ids.has(id)),
    fixed: result.fixed.filter((id) => ids.has(id)),
    hard: offences.filter(({ isHard }) => isHard).length,
    soft: offences.reduce((sum, { isHard, cost }) => sum + (isHard ? 0 : cost), 0),
    offences,
    offenceCount: result.offenceCounts[phaseId] ?? offences.length,
    reasons: result.reasons.filter(({ match }) => ids.has(match)),
    fairness: result.fairnessOf[phaseId] ?? { teams: [], spread },
  };
}
