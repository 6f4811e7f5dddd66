import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { queueFollowerNews } from '../../followers/outbox/queries.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { matchDetails, matchJoins, matchRecipients } from '../match/queries.ts';

interface AppliedCalendar extends Cause {
  readonly competitionId: string;
  readonly planId: string;
  readonly phaseId: string;
  readonly moves: readonly {
    readonly id: string;
    readonly payload: { readonly old: { readonly kickOff: Date | null } };
  }[];
}

/** After a calendar is applied, people with one match in it get that match, others the number. */
export async function notifyCalendarApplied(
  trx: Trx,
  { competitionId, planId, phaseId, moves, ...cause }: AppliedCalendar,
): Promise<void> {
  const moved = moves.map(({ id, payload }) => ({ id, was: payload.old.kickOff?.getTime() ?? null }));
  const summary = sql`jsonb_build_object('competition', min(competition), 'count', count(*),
    'moved', count(was), 'plan', ${planId}::text)`;
  await saveNotifications(
    trx,
    sql`select user_id, case when count(was) > 0 then 'MATCH_MOVED' else 'MATCH_SCHEDULED' end as kind,
        case when count(*) = 1 then 'match:' || min(match_id::text) || ':when'
          else 'calendar:' || ${phaseId}::text end as key,
        case when count(*) > 1 then ${summary} when count(was) = 1 then (array_agg(brief))[1]
          || jsonb_build_object('was', min(was)) else (array_agg(brief))[1] end as details,
        min(organisation_id::text)::uuid as organisation_id, min(competition_id::text)::uuid as competition_id,
        case when count(*) = 1 then min(match_id::text)::uuid end as match_id,
        case when count(distinct team_id) = 1 then min(team_id::text)::uuid end as team_id, null::uuid as person_id
      from (
        select distinct on (people.user_id, matches.id) people.user_id, people.team_id, matches.id as match_id,
          moved.was, matches.organisation_id, matches.competition_id, competitions.name as competition,
          ${matchDetails} as brief
        from ${matchJoins}
          join jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id uuid, was bigint)
            on moved.id = matches.id
          cross join lateral ${matchRecipients} as people
        where matches.kick_off is not null
        order by people.user_id, matches.id, people.team_id nulls last) as own
      group by user_id`,
    cause,
  );
  const details = { planId, phaseId, matches: moved };
  await queueFollowerNews(trx, { competitionId, moment: 'CALENDAR', details, ...cause });
}

interface HoursTaken extends Cause {
  readonly competitionId: string;
  readonly matchIds: readonly string[];
}

/** When a competition switches to calling matches, everyone with a match that had a time is notified once. */
export async function notifyHoursTaken(
  trx: Trx,
  { competitionId, matchIds, ...cause }: HoursTaken,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select people.user_id, 'MATCH_MOVED' as kind, 'queue:' || ${competitionId}::text as key,
        jsonb_build_object('competition', competitions.name, 'count', count(distinct matches.id),
          'isCalled', true) as details,
        matches.organisation_id, matches.competition_id, null::uuid as match_id,
        case when count(distinct people.team_id) = 1 then min(people.team_id::text)::uuid end as team_id,
        null::uuid as person_id
      from ${matchJoins} cross join lateral ${matchRecipients} as people
      where matches.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(matchIds)}::jsonb))
      group by people.user_id, competitions.name, matches.organisation_id, matches.competition_id`,
    cause,
  );
}
