import { isRefusal, type ownEntryCalls, refuse } from '@traip/contract';
import { listCompeting, selfAndChildrenOf } from '../../people/competitor/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withCompetitionLock } from '../competition/with-competition-lock.ts';
import { enterPeople } from '../entry/enter-people.ts';
import { findEntryConditions } from '../entry/queries.ts';
import { needsGuardian, ownEntriesReply, takesPlayers } from './own-entries-reply.ts';

/** For the caller or a child of theirs; the organiser decides. */
export const enterOneself: Handler<typeof ownEntryCalls.enter> = (context, { params, body }) =>
  withCompetitionLock(context, params.competitionId, async (trx, competition, actor) => {
    const { userId } = actor;
    const at = context.now();
    const conditions = await findEntryConditions(trx, actor, competition.id);
    if (!conditions) return refuse('NOT_FOUND');
    if (conditions.competitors !== 'INDIVIDUAL') return refuse('COMPETITOR_DIFFERS');
    if (!takesPlayers(conditions)) return refuse('REGISTRATION_CLOSED');
    const { personId = userId } = body;
    const person = (await selfAndChildrenOf(trx, userId).execute()).find(({ id }) => id === personId);
    if (!person) return refuse('NOT_FOUND', { field: 'personId' });
    if (needsGuardian(person, userId, at)) return refuse('GUARDIAN_ENTERS');
    const competing = await listCompeting(trx, competition.id);
    if (competing.some(({ id }) => id === personId)) return refuse('ALREADY_ENTERED');
    const teamId = await enterPeople({ trx, competition, actor, isStaff: false, at }, [personId]);
    if (isRefusal(teamId)) return teamId;
    return ownEntriesReply(trx, conditions, userId, at);
  });
