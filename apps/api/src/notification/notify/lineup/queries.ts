import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { saveNotifications } from '../../write/queries.ts';
import { leads } from '../entry/queries.ts';
import { isAnnounced, matchDetails, matchJoins } from '../match/queries.ts';

/** Hours before kick-off. */
const firstReminder = 24;
const lastReminder = 2;

/**
 * Reminds the leaders of teams without a confirmed lineup, twice per kick-off: again if the match moves. Safe
 * to run repeatedly.
 */
export async function notifyLineupsDue(db: Database, at: Date): Promise<void> {
  const hours = sql`case when matches.kick_off <= ${at}::timestamptz + make_interval(hours => ${lastReminder})
    then ${lastReminder}::int else ${firstReminder}::int end`;
  await saveNotifications(
    db,
    sql`select team_members.person_id as user_id, 'LINEUP_DUE' as kind, 'match:' || matches.id || ':lineup:' || team_members.team_id as key,
        ${matchDetails} - 'place' || jsonb_build_object('hours', ${hours}) as details, matches.organisation_id,
        matches.competition_id, matches.id as match_id, team_members.team_id, null::uuid as person_id
      from ${matchJoins}
        join team_members on team_members.team_id in (matches.home_team_id, matches.away_team_id)
          and team_members.left_at is null and ${leads}
      where matches.state = 'SCHEDULED' and matches.deleted_at is null and competitions.deleted_at is null
        and matches.kick_off > ${at}::timestamptz
        and matches.kick_off <= ${at}::timestamptz + make_interval(hours => ${firstReminder}) and ${isAnnounced}
        and not exists (select 1 from lineups where lineups.match_id = matches.id
          and lineups.team_id = team_members.team_id and lineups.state <> 'DRAFT')`,
    { by: null, at },
  );
}
