import { sql } from 'kysely';
import { playerColumns } from '../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { selfAndChildren } from '../../platform/db/self-and-children.ts';

interface KnownPerson {
  readonly id: string;
  readonly searchText: string;
}

/** People without an account whom the organisation has entered before, by name. */
export async function listKnownPeople(
  trx: Trx,
  organisationId: string,
  names: readonly string[],
): Promise<readonly KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select distinct persons.id, persons.search_text
    from persons join person_entries as entry on entry.person_id = persons.id
      left join teams on teams.id = entry.team_id
    where persons.search_text = any(${sql.val([...names])}::text[]) and persons.deleted_at is null
      and ${organisationId}::uuid in (entry.organisation_id, teams.organisation_id)
      and not exists (select 1 from users where users.id = persons.id)
    order by persons.id`.execute(trx);
  return rows;
}

/** Existing competitors: the names of everyone in the players and pairs of a competition. */
export async function listCompeting(db: Database, competitionId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .select(['teams.id as teamId', 'players.id', 'players.searchText'])
    .where('participations.competitionId', '=', competitionId)
    .where('participations.status', 'in', ['REQUESTED', 'ACCEPTED', 'WITHDRAWN'])
    .where('teams.competitorKind', '<>', 'TEAM')
    .where('teamMembers.leftAt', 'is', null)
    .execute();
}

/** The people a user may enter: themselves first, then the children they are guardians of. */
export function selfAndChildrenOf(db: Database, userId: string) {
  return db
    .selectFrom('players')
    .select(playerColumns)
    .select('players.birthday')
    .where(sql<boolean>`players.id = any(${selfAndChildren(userId)})`)
    .where('players.deletedAt', 'is', null)
    .orderBy(sql`players.id = ${userId} desc`)
    .orderBy('players.firstName')
    .orderBy('players.id');
}

/** A player or pair that competes nowhere is permanently deleted; its people stay. */
export async function removeIdleCompetitor(trx: Trx, teamId: string, at: Date): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ deletedAt: at, removedAt: at })
    .where('id', '=', teamId)
    .where('competitorKind', '<>', 'TEAM')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('participations').select('id').where('participations.teamId', '=', teamId))),
    )
    .execute();
}
