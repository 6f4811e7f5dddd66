import { type entryCalls, refuse } from '@traip/contract';
import { membersOf, savePeople } from '../../people/competitor/create-competitors.ts';
import { type NamedPerson, peopleInName } from '../../people/competitor/people-in-name.ts';
import { listCompeting } from '../../people/competitor/queries.ts';
import { nameKey } from '../../people/squad/namesakes/same-person.ts';
import { endMemberships, insertMemberships } from '../../people/squad/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { isOver } from '../competition/reply/progress.ts';
import { type Actor, withCompetitionLock } from '../competition/with-competition-lock.ts';
import { listPairsOf } from '../partners/queries.ts';
import { findParticipation, hasPlayed } from './queries.ts';

/** Partners can change until they have played. People named again stay. */
export const changeCompetitor: Handler<typeof entryCalls.changeNames> = (context, { body }) => {
  const { competitionId, teamId, name } = body;
  return withCompetitionLock(context, competitionId, async (trx, competition, actor) => {
    const { organisationId, userId: byUser } = actor;
    if (isOver(competition)) return refuse('COMPETITION_OVER');
    if (competition.competitors === 'TEAM') return refuse('COMPETITOR_DIFFERS', { field: 'teamId' });
    const entry = await findParticipation(trx, { organisationId, competitionId, teamId });
    if (entry?.status !== 'ACCEPTED' && entry?.status !== 'REQUESTED') return refuse('NOT_ENTERED');
    if (await hasPlayed(trx, competitionId, teamId)) return refuse('COMPETITOR_HAS_PLAYED');
    const people = peopleInName(competition.competitors, name);
    if (people === null) return refuse('PAIR_OF_TWO', { field: 'name' });
    const competing = await listCompeting(trx, competitionId);
    const others = new Set(competing.filter((one) => one.teamId !== teamId).map((one) => one.searchText));
    const names = people.map(nameKey);
    if (new Set(names).size < names.length || names.some((one) => others.has(one)))
      return refuse('ALREADY_ENTERED', { field: 'name' });
    const at = context.now();
    const own = competing.filter((one) => one.teamId === teamId);
    await changeMembers({ trx, scope: actor, at }, teamId, own, people);
    await updateCompetitionRow(trx, actor, competitionId);
    await insertAuditEntry(trx, {
      organisationId,
      competitionId,
      subjectKind: 'PARTICIPATION',
      subjectId: entry.id,
      action: 'COMPETITOR_CHANGED',
      details: { teamId },
      byUser,
      at,
    });
    return entryReply(await findEntry(trx, actor, competitionId, teamId));
  });
};

interface ChangeContext {
  readonly trx: Trx;
  readonly scope: Actor;
  readonly at: Date;
}

/** Also updates the drawn pairs of a player. */
async function changeMembers(
  { trx, scope, at }: ChangeContext,
  teamId: string,
  own: Awaited<ReturnType<typeof listCompeting>>,
  people: readonly NamedPerson[],
): Promise<void> {
  const names = people.map(nameKey);
  const leaving = own.filter(({ searchText }) => !names.includes(searchText)).map(({ id }) => id);
  const teams = [teamId, ...(await listPairsOf(trx, teamId))];
  for (const team of teams) await endMemberships(trx, team, leaving, at);
  const joining = people.filter((person) => own.every(({ searchText }) => searchText !== nameKey(person)));
  const idOf = await savePeople({ trx, scope, at }, joining);
  await insertMemberships(
    trx,
    teams.flatMap((team) => membersOf(team, joining.map(idOf), at)),
  );
}
