import { type partnerCalls, refuse } from '@traip/contract';
import { notifyPartner } from '../../notification/notify/partner/queries.ts';
import { nameOf } from '../../people/person/player-in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { takesPartners } from './list/list-reply.ts';
import { listRequests } from './list/queries.ts';
import { logPartner } from './log-partner.ts';
import { withPartnerList } from './open-list.ts';
import { deleteRequest, saveRequest } from './queries.ts';

/** The other person sees the asker's public name. A person who declined is not asked again. */
export const askPartner: Handler<typeof partnerCalls.ask> = (context, { params, body }) =>
  withPartnerList(context, params.competitionId, async (list) => {
    const { trx, competition, actor, at, searches } = list;
    const { fromId, toId } = body;
    const from = searches.find(({ searchId, isOwn }) => isOwn && searchId === fromId);
    const to = searches.find(({ searchId, isOwn }) => !isOwn && searchId === toId);
    if (!from || !to) return refuse('NOT_FOUND', { field: from ? 'toId' : 'fromId' });
    if (!takesPartners(competition)) return refuse('REGISTRATION_CLOSED');
    const known = (await listRequests(trx, competition.id)).find(
      (one) => one.fromId === fromId && one.toId === toId,
    );
    if (known?.declinedAt) return refuse('PARTNER_DECLINED');
    await saveRequest(trx, fromId, toId, at);
    await notifyPartner(trx, {
      competitionId: competition.id,
      fromId: from.id,
      toId: to.id,
      name: nameOf(from, false),
      by: actor.userId,
      at,
    });
    await logPartner(list, 'PARTNER_ASKED');
    return undefined;
  });

/** Deletes the request; only declined requests are kept. */
export const takeRequestBack: Handler<typeof partnerCalls.takeBack> = (context, { params }) =>
  withPartnerList(context, params.competitionId, async (list) => {
    const isOwn = list.searches.some((one) => one.isOwn && one.searchId === params.fromId);
    if (!isOwn) return refuse('NOT_FOUND');
    await deleteRequest(list.trx, params.fromId, params.toId);
    await logPartner(list, 'PARTNER_NOT_WANTED');
    return undefined;
  });
