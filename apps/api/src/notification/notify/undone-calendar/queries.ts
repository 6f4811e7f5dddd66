import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { queueFollowerNews } from '../../followers/outbox/queries.ts';
import { type Cause, saveNotifications, wantsEmail, wantsPush } from '../../write/queries.ts';
import { matchDetails, matchJoins, matchRecipients } from '../match/queries.ts';

interface UndoneCalendar extends Cause {
  readonly competitionId: string;
  readonly planId: string;
  readonly phaseId: string;
  readonly appliedAt: Date;
  readonly moves: readonly {
    readonly id: string;
    readonly payload: { readonly old: { readonly kickOff: Date | null } };
  }[];
}

/** Everyone who was told of the calendar is told that it was undone; for the others there is no news. */
export async function notifyCalendarUndone(trx: Trx, undone: UndoneCalendar): Promise<void> {
  const { by, at } = undone;
  const written = writtenBy(undone);
  const told = await findTold(trx, written);
  await saveNotifications(trx, newsOf(undone), { by, at });
  const isTold = sql`(user_id, key) in (select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
    as told ("userId" uuid, key text))`;
  await sql`delete from notifications where ${written.isOfMatches}
    and (at = ${undone.appliedAt}::timestamptz or at = ${at}::timestamptz and not ${isTold})`.execute(trx);
  await notifyFollowers(trx, undone);
}

interface Written {
  readonly isOfMatches: RawBuilder<boolean>;
  readonly appliedAt: Date;
}

/** The notifications about these matches that an applied calendar writes. */
function writtenBy({ competitionId, phaseId, moves, appliedAt }: UndoneCalendar): Written {
  const keys = [`calendar:${phaseId}`, ...moves.map(({ id }) => `match:${id}:when`)];
  const isOfMatches = sql<boolean>`competition_id = ${competitionId} and key = any(${sql.val(keys)}::text[])`;
  return { isOfMatches, appliedAt };
}

/** Who knows of the calendar: by reading it, by an email or on a device, or because it replaced other news. */
async function findTold(trx: Trx, { isOfMatches, appliedAt }: Written) {
  const { rows } = await sql<{ userId: string; key: string }>`select news.user_id as "userId", news.key
    from (select *, false as is_unwelcome from notifications
      where at = ${appliedAt}::timestamptz and ${isOfMatches}) as news join users on users.id = news.user_id
    where news.read_at is not null or news.is_again or (news.mail_since is null and ${wantsEmail})
      or (news.push_since is null and ${wantsPush})`.execute(trx);
  return rows;
}

/** The matches that the calendar had given a date, and when that was. */
const withDates = ({ moves }: UndoneCalendar) =>
  moves.flatMap(({ id, payload: { old } }) => (old.kickOff ? [{ id, was: old.kickOff.getTime() }] : []));

/** Grouped like the news of the calendar, which it replaces. */
function newsOf(undone: UndoneCalendar): RawBuilder<unknown> {
  const { planId, phaseId } = undone;
  return sql`select user_id, 'MATCH_MOVED' as kind,
      case when count(*) = 1 then 'match:' || min(match_id::text) || ':when'
        else 'calendar:' || ${phaseId}::text end as key,
      case when count(*) = 1 then (array_agg(brief))[1] || jsonb_build_object('was', min(was),
          'isPostponed', count(kick_off) = 0)
        else jsonb_build_object('competition', min(competition), 'count', count(*), 'moved', count(kick_off),
          'plan', ${planId}::text, 'isUndone', true) end as details,
      min(organisation_id::text)::uuid as organisation_id, min(competition_id::text)::uuid as competition_id,
      case when count(*) = 1 then min(match_id::text)::uuid end as match_id,
      case when count(distinct team_id) = 1 then min(team_id::text)::uuid end as team_id, null::uuid as person_id
    from (
      select distinct on (people.user_id, matches.id) people.user_id, people.team_id, matches.id as match_id,
        matches.kick_off, moved.was, matches.organisation_id, matches.competition_id,
        competitions.name as competition, ${matchDetails} as brief
      from ${matchJoins}
        join jsonb_to_recordset(${JSON.stringify(withDates(undone))}::jsonb) as moved (id uuid, was bigint)
          on moved.id = matches.id
        cross join lateral ${matchRecipients} as people
      order by people.user_id, matches.id, people.team_id nulls last) as own
    group by user_id`;
}

/** News that still waits is withdrawn; then there is nothing to correct. */
async function notifyFollowers(trx: Trx, undone: UndoneCalendar): Promise<void> {
  const { competitionId, planId, phaseId, by, at } = undone;
  const { numAffectedRows } = await sql`delete from follower_news where competition_id = ${competitionId}
    and moment = 'CALENDAR' and details ->> 'planId' = ${planId}
    and details ->> 'phaseId' = ${phaseId}`.execute(trx);
  if (numAffectedRows) return;
  const details = { planId, phaseId, matches: withDates(undone), isUndone: true };
  await queueFollowerNews(trx, { competitionId, moment: 'CALENDAR', details, by, at });
}
