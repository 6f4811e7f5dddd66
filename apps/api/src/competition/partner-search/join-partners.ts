import {
  isRefusal,
  type PartnerPair,
  type partnerCalls,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import { listCompeting } from '../../people/competitor/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { endEntry } from '../entry/end-entry.ts';
import { enterPeople } from '../entry/enter-people.ts';
import { listSearches, listSingles } from './list/queries.ts';
import { deleteSearchesOf } from './queries.ts';

/** Each of the two is looking for a partner, or has a single entry, which then ends. */
export const joinPartners: Handler<typeof partnerCalls.join> = (context, { params, body }) =>
  withStaffCompetitionLock(context, 'teams.manage', params.competitionId, async (trx, competition, actor) => {
    if (competition.competitors !== 'PAIR') return refuse('COMPETITOR_DIFFERS');
    const at = context.now();
    const found = await findPairToJoin(trx, competition.id, actor.userId, body);
    if (isRefusal(found)) return found;
    const { one, other, singleEntries } = found;
    for (const { teamId } of singleEntries) {
      const refusal = await endEntry(trx, competition, teamId, at);
      if (refusal) return refusal;
    }
    const teamId = await enterPeople({ trx, competition, actor, isStaff: true, at }, [one, other]);
    if (isRefusal(teamId)) return teamId;
    await deleteSearchesOf(trx, competition.id, [one, other]);
    return entryReply(await findEntry(trx, actor, competition.id, teamId));
  });

interface PairToJoin {
  readonly one: string;
  readonly other: string;
  /** Their single entries. */
  readonly singleEntries: readonly { readonly teamId: string }[];
}

async function findPairToJoin(
  trx: Trx,
  competitionId: string,
  userId: string,
  { oneId, otherId }: Read<typeof PartnerPair>,
): Promise<PairToJoin | Refusal<'PARTNER_UNKNOWN' | 'ALREADY_ENTERED'>> {
  const searches = await listSearches(trx, competitionId, userId);
  const singles = await listSingles(trx, competitionId);
  const personOf = (id: string) =>
    searches.find(({ searchId }) => searchId === id)?.id ??
    singles.find(({ teamId }) => teamId === id)?.personId;
  const [one, other] = [personOf(oneId), personOf(otherId)];
  if (!one) return refuse('PARTNER_UNKNOWN', { field: 'oneId' });
  if (!other || one === other) return refuse('PARTNER_UNKNOWN', { field: 'otherId' });
  const singleEntries = singles.filter(({ personId }) => personId === one || personId === other);
  const isAlone = new Set(singleEntries.map(({ teamId }) => teamId));
  const competing = (await listCompeting(trx, competitionId)).filter(({ teamId }) => !isAlone.has(teamId));
  const isTaken = competing.some(({ id }) => id === one || id === other);
  return isTaken ? refuse('ALREADY_ENTERED') : { one, other, singleEntries };
}
