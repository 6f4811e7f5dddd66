import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';

/**
 * Out of ten people without an account seven come to the matches of the next two weeks, one can't, two didn't
 * answer. People with an account answer themselves; teams without any account get no answers.
 */
export async function plantAnswers(db: Database, now: Date): Promise<void> {
  await sql`insert into attendances (match_id, person_id, answer, kick_off, answered_at)
    select distinct on (matches.id, mate.person_id) matches.id, mate.person_id,
      case when dice.face < 7 then 'GOING' else 'NOT_GOING' end, matches.kick_off, ${now}
    from matches
    join teams on teams.id in (matches.home_team_id, matches.away_team_id) and teams.competitor_kind = 'TEAM'
    join team_members as mate on mate.team_id = teams.id and mate.left_at is null
    cross join lateral (select abs(hashtext(matches.id::text || mate.person_id::text)) % 10 as face) as dice
    where matches.state = 'SCHEDULED' and matches.deleted_at is null and dice.face < 8
      and matches.kick_off between ${now} and ${new Date(now.getTime() + fortnight)}
      and not exists (select from users where users.id = mate.person_id)
      and exists (select from team_members as known join users on users.id = known.person_id
        where known.team_id = teams.id and known.left_at is null)`.execute(db);
}

const fortnight = 14 * 86_400_000;
