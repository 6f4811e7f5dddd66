import { type PartnerChange, type partnerCalls, type Read, type Refusal, refuse } from '@traip/contract';
import { membersOf, savePeople } from '../../people/competitor/create-competitors.ts';
import { peopleInName } from '../../people/competitor/people-in-name.ts';
import { listCompeting } from '../../people/competitor/queries.ts';
import { nameKey } from '../../people/squad/namesakes/same-person.ts';
import { endMemberships, insertMemberships } from '../../people/squad/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { isOver } from '../competition/reply/progress.ts';
import { type Actor, hasAbility, withCompetitionLock } from '../competition/with-competition-lock.ts';
import { findParticipation, hasPlayed } from '../entry/queries.ts';
import { listPairPeople, recordPastPlayers } from './change/queries.ts';
import { takesPartners } from './list/list-reply.ts';
import { listSearches } from './list/queries.ts';
import { deleteSearchesOf } from './queries.ts';

/** Results stay with the pair, and each match keeps the people who played it. */
export const changePartner: Handler<typeof partnerCalls.change> = (context, { body }) =>
  withCompetitionLock(context, body.competitionId, async (trx, competition, actor) => {
    const { organisationId, userId: byUser } = actor;
    const { competitionId, teamId, personId, reason } = body;
    const entry = await findParticipation(trx, { organisationId, competitionId, teamId });
    if (entry?.status !== 'ACCEPTED' && entry?.status !== 'REQUESTED') return refuse('NOT_ENTERED');
    const refusal = await changeRefusal(trx, competition, actor, body);
    if (refusal) return refusal;
    const [person = { firstName: body.name, surnames: '' }] = peopleInName('INDIVIDUAL', body.name) ?? [];
    const competing = await listCompeting(trx, competitionId);
    if (competing.some(({ searchText }) => searchText === nameKey(person)))
      return refuse('ALREADY_ENTERED', { field: 'name' });
    const searches = await listSearches(trx, competitionId, byUser);
    const looking = searches.find(({ searchText }) => searchText === nameKey(person));
    if (looking && !hasAbility(actor, 'teams.manage')) return refuse('PARTNER_MUST_AGREE', { field: 'name' });
    const at = context.now();
    await recordPastPlayers(trx, competitionId, teamId);
    await endMemberships(trx, teamId, [personId], at);
    const newId = looking?.id ?? (await savePeople({ trx, scope: actor, at }, [person]))(person);
    await insertMemberships(trx, membersOf(teamId, [newId], at));
    await deleteSearchesOf(trx, competitionId, [newId]);
    await updateCompetitionRow(trx, actor, competitionId);
    await insertAuditEntry(trx, {
      organisationId,
      competitionId,
      subjectKind: 'PARTICIPATION',
      subjectId: entry.id,
      action: 'COMPETITOR_CHANGED',
      details: { teamId, reason },
      byUser,
      at,
    });
    return entryReply(await findEntry(trx, actor, competitionId, teamId));
  });

type ChangeRefusal = Refusal<
  | 'COMPETITION_OVER'
  | 'COMPETITOR_DIFFERS'
  | 'FORBIDDEN'
  | 'PARTNER_UNKNOWN'
  | 'REGISTRATION_CLOSED'
  | 'COMPETITOR_HAS_PLAYED'
  | 'REASON_REQUIRED'
>;

/** Pairs can change until registration closes and before they play; organisers also later, with a reason. */
async function changeRefusal(
  trx: Trx,
  competition: CompetitionRecord,
  actor: Actor,
  { teamId, personId, reason }: Read<typeof PartnerChange>,
): Promise<ChangeRefusal | null> {
  if (competition.competitors !== 'PAIR') return refuse('COMPETITOR_DIFFERS', { field: 'teamId' });
  const people = await listPairPeople(trx, teamId, actor.userId);
  const isStaff = hasAbility(actor, 'teams.manage');
  if (!isStaff && !people.some(({ isOwn }) => isOwn)) return refuse('FORBIDDEN');
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  if (!people.some(({ id }) => id === personId)) return refuse('PARTNER_UNKNOWN', { field: 'personId' });
  const played = await hasPlayed(trx, competition.id, teamId);
  if (isStaff) return played && reason === null ? refuse('REASON_REQUIRED', { field: 'reason' }) : null;
  if (played) return refuse('COMPETITOR_HAS_PLAYED');
  return takesPartners(competition) ? null : refuse('REGISTRATION_CLOSED');
}
