import { sql } from 'kysely';
import { type PlayerRow, playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { selfAndChildren } from '../../../platform/db/self-and-children.ts';
import { isBegun } from '../../entry/queries.ts';

/** The people in a pair, in the order of its name. */
export function listPairPeople(db: Database, teamId: string, userId: string) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .select(playerColumns)
    .select(['players.searchText', sql<boolean>`players.id = any(${selfAndChildren(userId)})`.as('isOwn')])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.leftAt', 'is', null)
    .orderBy('teamMembers.joinedAt')
    .orderBy('players.id')
    .execute();
}

/** Records who played the past matches of a pair. */
export async function recordPastPlayers(trx: Trx, competitionId: string, teamId: string): Promise<void> {
  await sql`insert into match_people (match_id, team_id, person_id)
    select matches.id, team_members.team_id, team_members.person_id from matches
    join team_members on team_members.team_id = ${teamId} and team_members.left_at is null
    where matches.competition_id = ${competitionId} and matches.deleted_at is null
      and ${isBegun} and ${teamId}::uuid in (matches.home_team_id, matches.away_team_id)
      and not exists (select from match_people as kept
        where kept.match_id = matches.id and kept.team_id = ${teamId})`.execute(trx);
}

interface PlayedRow extends PlayerRow {
  readonly matchId: string;
  readonly round: number;
  readonly opponent: string | null;
}

/** The started matches of a pair, each with the people who played it. */
export async function listPlayedBy(
  db: Database,
  competitionId: string,
  teamId: string,
): Promise<readonly PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select matches.id as match_id, matches.round, opponents.name as opponent, players.id, players.user_code,
      players.first_name, players.surnames, players.avatar_key, players.shows_photo, players.public_name,
      players.known_as
    from matches
    left join teams as opponents on opponents.id = case when matches.home_team_id = ${teamId}
      then matches.away_team_id else matches.home_team_id end
    join lateral (select person_id from match_people where match_id = matches.id and team_id = ${teamId}
      union all select person_id from team_members where team_id = ${teamId} and left_at is null
        and not exists (select from match_people where match_id = matches.id and team_id = ${teamId})) as played on true
    join players on players.id = played.person_id
    where matches.competition_id = ${competitionId} and matches.deleted_at is null
      and ${isBegun} and ${teamId}::uuid in (matches.home_team_id, matches.away_team_id)
    order by coalesce(matches.kick_off, matches.started_at, matches.finished_at), matches.round, matches.id, players.first_name, players.id`.execute(
    db,
  );
  return rows;
}
