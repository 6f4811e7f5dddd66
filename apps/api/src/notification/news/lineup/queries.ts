import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { writeNews } from '../../write/queries.ts';
import { leaders } from '../entry/queries.ts';
import { isAnnounced, matchInBrief, matchInFull } from '../match/queries.ts';

/** Hours before the kick-off at which somebody is reminded. */
const [early, late] = [24, 2];

/**
 * Reminds those who lead a team that has not confirmed who plays: a day before, and once more shortly before. Told as
 * often as one likes, it is said once for each of the two and each kick-off: a match that moves has its reminders anew.
 */
export async function tellOfLineupsDue(db: Database, at: Date): Promise<void> {
  const hours = sql`case when matches.kick_off <= ${at}::timestamptz + make_interval(hours => ${late})
    then ${late}::int else ${early}::int end`;
  await writeNews(
    db,
    sql`select team_members.user_id, 'LINEUP_DUE' as kind, 'match:' || matches.id || ':lineup:' || team_members.team_id as key,
        ${matchInBrief} - 'place' || jsonb_build_object('hours', ${hours}) as details, matches.organisation_id,
        matches.competition_id, matches.id as match_id, team_members.team_id, null::uuid as person_id
      from ${matchInFull}
        join team_members on team_members.team_id in (matches.home_team_id, matches.away_team_id)
          and team_members.left_at is null and team_members.role in ${leaders}
      where matches.state = 'SCHEDULED' and matches.deleted_at is null and competitions.deleted_at is null
        and matches.kick_off > ${at}::timestamptz
        and matches.kick_off <= ${at}::timestamptz + make_interval(hours => ${early}) and ${isAnnounced}
        and not exists (select 1 from lineups where lineups.match_id = matches.id
          and lineups.team_id = team_members.team_id and lineups.state <> 'DRAFT')`,
    { by: null, at },
  );
}
