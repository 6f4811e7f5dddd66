import { type entryCalls, isRefusal, type Refusal, refuse } from '@traip/contract';
import { tellOfDecision } from '../../notification/news/entry/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { type CompetitionRecord, changeCompetition } from '../competition/queries.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { asStaffUnderLock } from '../competition/under-lock.ts';
import { phaseFor } from './phase-for.ts';
import {
  changeParticipation,
  findParticipation,
  listPhasesOf,
  type Participation,
  putIntoPhase,
  takeOutOfPhases,
} from './queries.ts';
import { roomRefusal } from './room-refusal.ts';

export const decideTeam: Handler<typeof entryCalls.decide> = (context, { body }) => {
  const { competitionId, teamId, accept, reason = null } = body;
  return asStaffUnderLock(
    context,
    'teams.manage',
    competitionId,
    async (trx, competition, { role, organisationId, userId }) => {
      const entry = await findParticipation(trx, { organisationId, competitionId, teamId });
      if (entry?.status !== 'REQUESTED') return refuse('NOT_ENTERED');
      const refusal = accept ? await letIn(trx, competition, entry) : await turnAway(trx, entry);
      if (refusal) return refusal;
      const at = context.now();
      const status = accept ? 'ACCEPTED' : 'REJECTED';
      await changeParticipation(trx, entry, { status, reason, decidedBy: userId, decidedAt: at });
      await changeCompetition(trx, { organisationId }, competitionId);
      await writeRecord(trx, {
        organisationId,
        competitionId,
        subjectKind: 'PARTICIPATION',
        subjectId: entry.id,
        action: status,
        details: { teamId, reason },
        byUser: userId,
        at,
      });
      await tellOfDecision(trx, { participationId: entry.id, by: userId, at });
      return entryReply(await findEntry(trx, { organisationId, role, userId }, competitionId, teamId));
    },
  );
};

/** The phase that it asked for may have begun meanwhile. */
async function letIn(
  trx: Trx,
  competition: CompetitionRecord,
  entry: Participation,
): Promise<Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL'> | null> {
  const refusal = await roomRefusal(trx, competition);
  if (refusal) return refusal;
  const [wanted] = await listPhasesOf(trx, entry);
  const phase = phaseFor(await listPhases(trx, competition.id), wanted);
  if (isRefusal(phase)) return refuse('COMPETITION_UNDER_WAY');
  const { teamId, seed } = entry;
  if (phase && wanted === undefined)
    await putIntoPhase(trx, { phaseId: phase.id, teamId, seed, pot: null, groupKey: null });
  return null;
}

async function turnAway(trx: Trx, entry: Participation): Promise<null> {
  await takeOutOfPhases(trx, entry.teamId, await listPhasesOf(trx, entry));
  return null;
}
