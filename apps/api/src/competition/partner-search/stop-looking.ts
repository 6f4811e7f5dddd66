import { type partnerCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { logPartner } from './log-partner.ts';
import { withPartnerList } from './open-list.ts';
import { deleteSearch } from './queries.ts';

export const stopLooking: Handler<typeof partnerCalls.stop> = (context, { params }) =>
  withPartnerList(context, params.competitionId, async (list) => {
    const search = list.searches.find(({ searchId }) => searchId === params.id);
    if (!search) return refuse('NOT_FOUND');
    if (!search.isOwn && !list.isStaff) return refuse('FORBIDDEN');
    await deleteSearch(list.trx, search.searchId);
    await logPartner(list, 'PARTNER_NOT_WANTED');
    return undefined;
  });
