import { sql } from 'kysely';
import { teamMate } from './acting-organisation.ts';

export interface ChildInMatch {
  readonly firstName: string;
  readonly teamId: string;
}

/** A user's children in a team of the match that a query has in `matches`. */
export function childrenIn(userId: string) {
  return sql<readonly ChildInMatch[]>`coalesce((
    select jsonb_agg(jsonb_build_object('firstName', players.first_name, 'teamId', child.team_id)
      order by players.birthday, players.id)
    from guardians
    join team_members as child on child.person_id = guardians.child_id and child.left_at is null
    join players on players.id = guardians.child_id and players.deleted_at is null
    where guardians.user_id = ${teamMate(userId)} and guardians.ended_at is null
      and child.team_id in (matches.home_team_id, matches.away_team_id)), '[]'::jsonb)`;
}
