import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

interface Compared {
  readonly id: string;
  readonly birthday: string | null;
  readonly photoKey: string | null;
  readonly teams: readonly string[];
  readonly matches: number;
}

/** The compared data of people, in one statement. */
export async function listCompared(
  db: Database,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Compared>> {
  if (personIds.length === 0) return new Map();
  const { rows } = await sql<Compared>`select players.id, players.birthday, players.avatar_key as photo_key,
      array(select distinct teams.name from team_members
        join teams on teams.id = team_members.team_id and teams.deleted_at is null
        where team_members.person_id = players.id and team_members.left_at is null order by teams.name) as teams,
      (select count(distinct lineups.match_id)::int from lineup_players
        join lineups on lineups.id = lineup_players.lineup_id
        where lineup_players.player_id = players.id) as matches
    from players where players.id = any(${sql.val([...personIds])}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
