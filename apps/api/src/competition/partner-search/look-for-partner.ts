import { randomUUIDv7 } from 'node:crypto';
import { type partnerCalls, refuse } from '@traip/contract';
import { isMinor } from '../../people/auth/age.ts';
import { listCompeting } from '../../people/competitor/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { takesPartners } from './list/list-reply.ts';
import { listPossible } from './list/queries.ts';
import { logPartner } from './log-partner.ts';
import { withPartnerList } from './open-list.ts';
import { saveSearch } from './queries.ts';

/** For the caller or a child of theirs. Minors can't look for a partner themselves. */
export const lookForPartner: Handler<typeof partnerCalls.look> = (context, { params, body }) =>
  withPartnerList(context, params.competitionId, async (list) => {
    const { trx, competition, actor, at, searches } = list;
    const { userId, organisationId } = actor;
    const { personId = userId, level, note } = body;
    if (competition.competitors !== 'PAIR') return refuse('COMPETITOR_DIFFERS');
    if (!takesPartners(competition)) return refuse('REGISTRATION_CLOSED');
    const competitionId = competition.id;
    const own = searches.filter(({ isOwn }) => isOwn);
    const possible = [...own, ...(await listPossible(trx, competitionId, userId))];
    const person = possible.find(({ id }) => id === personId);
    if (!person) return refuse('NOT_FOUND', { field: 'personId' });
    if (personId === userId && isMinor(person, at)) return refuse('GUARDIAN_LOOKS');
    const competing = await listCompeting(trx, competitionId);
    if (competing.some(({ id }) => id === personId)) return refuse('ALREADY_ENTERED');
    const id = own.find((one) => one.id === personId)?.searchId ?? randomUUIDv7();
    await saveSearch(trx, { id, organisationId, competitionId, personId, level, note, byUser: userId, at });
    await logPartner(list, 'PARTNER_WANTED');
    return undefined;
  });
