import { type entryCalls, isRefusal } from '@traip/contract';
import { tellOfDecision, tellOfRequest } from '../../notification/news/entry/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { changeCompetition } from '../competition/queries.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { may, underLock } from '../competition/under-lock.ts';
import { findRoom } from './find-room.ts';
import { place } from './place.ts';
import { findParticipation } from './queries.ts';
import { teamRefusal } from './team-refusal.ts';

/** Staff give a place; an owner or captain asks for one. */
export const addTeam: Handler<typeof entryCalls.add> = (context, { body }) => {
  const { competitionId, teamId } = body;
  return underLock(context, competitionId, async (trx, competition, actor) => {
    const refusal = await teamRefusal(trx, competition, actor, teamId);
    if (refusal) return refusal;
    const { userId: byUser, organisationId } = actor;
    const isStaff = may(actor, 'teams.manage');
    const entry = await findParticipation(trx, { organisationId, competitionId, teamId });
    const at = { organisationId, competitionId, teamId };
    const phaseId = await findRoom(trx, competition, at, { ...body, isStaff, entry });
    if (isRefusal(phaseId)) return phaseId;
    const placed = { isStaff, entry, phaseId, at: context.now() };
    const subjectId = await place(trx, actor, body, placed);
    await changeCompetition(trx, actor, competitionId);
    await writeRecord(trx, {
      organisationId,
      competitionId,
      subjectKind: 'PARTICIPATION',
      subjectId,
      action: isStaff ? 'ACCEPTED' : 'REQUESTED',
      details: { teamId, phaseId },
      byUser,
      at: placed.at,
    });
    const tell = isStaff ? tellOfDecision : tellOfRequest;
    await tell(trx, { participationId: subjectId, by: byUser, at: placed.at });
    return entryReply(await findEntry(trx, actor, competitionId, teamId));
  });
};
