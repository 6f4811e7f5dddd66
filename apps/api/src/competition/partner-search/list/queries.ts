import { sql } from 'kysely';
import { selfAndChildrenOf } from '../../../people/competitor/queries.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { selfAndChildren } from '../../../platform/db/self-and-children.ts';

const isOwn = (userId: string) => sql<boolean>`players.id = any(${selfAndChildren(userId)})`;

/** Everyone looking for a partner in a competition, earliest first. */
export function listSearches(db: Database, competitionId: string, userId: string) {
  return db
    .selectFrom('partnerSearches')
    .innerJoin('players', 'players.id', 'partnerSearches.personId')
    .select(playerColumns)
    .select(['partnerSearches.id as searchId', 'partnerSearches.level', 'partnerSearches.note'])
    .select(['partnerSearches.at', 'players.birthday', 'players.searchText', isOwn(userId).as('isOwn')])
    .where('partnerSearches.competitionId', '=', competitionId)
    .where('players.deletedAt', 'is', null)
    .orderBy('partnerSearches.at')
    .orderBy('partnerSearches.id')
    .execute();
}

export type SearchRow = Awaited<ReturnType<typeof listSearches>>[number];

export function listRequests(db: Database, competitionId: string) {
  return db
    .selectFrom('partnerRequests')
    .innerJoin('partnerSearches', 'partnerSearches.id', 'partnerRequests.fromId')
    .select(['fromId', 'toId', 'declinedAt'])
    .where('partnerSearches.competitionId', '=', competitionId)
    .execute();
}

/** The caller and their children, unless they are already looking. */
export function listPossible(db: Database, competitionId: string, userId: string) {
  return selfAndChildrenOf(db, userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partnerSearches')
            .select('id')
            .where('competitionId', '=', competitionId)
            .whereRef('personId', '=', 'players.id'),
        ),
      ),
    )
    .execute();
}

/** The entered pairs of the caller or their children. */
export function listOwnPairs(db: Database, competitionId: string, userId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .select(['teams.id as teamId', 'teams.name'])
    .distinct()
    .where('participations.competitionId', '=', competitionId)
    .where('participations.status', 'in', ['REQUESTED', 'ACCEPTED'])
    .where('teams.competitorKind', '=', 'PAIR')
    .where('teamMembers.leftAt', 'is', null)
    .where(isOwn(userId))
    .orderBy('teams.id')
    .execute();
}

/** Entries with a single person. */
export async function listSingles(db: Database, competitionId: string) {
  const { rows } = await sql<{ teamId: string; name: string; personId: string }>`
    select teams.id as team_id, teams.name, (array_agg(team_members.person_id))[1] as person_id
    from participations join teams on teams.id = participations.team_id and teams.competitor_kind = 'PAIR'
    join team_members on team_members.team_id = teams.id and team_members.left_at is null
    where participations.competition_id = ${competitionId} and participations.status in ('REQUESTED', 'ACCEPTED')
    group by teams.id, participations.created_at having count(*) = 1
    order by participations.created_at, teams.id`.execute(db);
  return rows;
}
