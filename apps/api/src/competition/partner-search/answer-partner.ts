import { isRefusal, type partnerCalls, refuse } from '@traip/contract';
import { notifyPartner } from '../../notification/notify/partner/queries.ts';
import { listCompeting } from '../../people/competitor/queries.ts';
import { nameOf } from '../../people/person/player-in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { enterPeople } from '../entry/enter-people.ts';
import { takesPartners } from './list/list-reply.ts';
import { listRequests, listSearches } from './list/queries.ts';
import { logPartner } from './log-partner.ts';
import { withPartnerList } from './open-list.ts';
import { declineRequest, deleteSearchesOf } from './queries.ts';

export const answerPartner: Handler<typeof partnerCalls.answer> = (context, { params, body }) =>
  withPartnerList(context, params.competitionId, async (list) => {
    const { trx, competition, actor, at } = list;
    const { fromId, toId, accept } = body;
    const requests = await listRequests(trx, competition.id);
    const request = requests.find((one) => one.fromId === fromId && one.toId === toId && !one.declinedAt);
    const to = list.searches.find(({ searchId, isOwn }) => isOwn && searchId === toId);
    // A child's request through a guardian is not in the list that others see.
    const all = await listSearches(trx, competition.id, actor.userId);
    const from = all.find(({ searchId }) => searchId === fromId);
    if (!request || !to || !from) return refuse('NOT_FOUND', { field: 'fromId' });
    if (!takesPartners(competition)) return refuse('REGISTRATION_CLOSED');
    if (accept) {
      const competing = await listCompeting(trx, competition.id);
      if (competing.some(({ id }) => id === from.id || id === to.id)) return refuse('ALREADY_ENTERED');
      const teamId = await enterPeople({ ...list, isStaff: false }, [from.id, to.id]);
      if (isRefusal(teamId)) return teamId;
      await deleteSearchesOf(trx, competition.id, [from.id, to.id]);
    } else await declineRequest(trx, fromId, toId, at);
    await notifyPartner(trx, {
      competitionId: competition.id,
      fromId: to.id,
      toId: from.id,
      name: nameOf(to, false),
      isAccepted: accept,
      by: actor.userId,
      at,
    });
    await logPartner(list, 'PARTNER_ANSWERED');
    return undefined;
  });
