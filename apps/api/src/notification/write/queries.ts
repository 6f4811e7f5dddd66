import { isOnByDefault, type NotificationKind, notificationKinds } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import { bellChannel } from '../../platform/db/listen.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** Who did it (they are not notified themselves), and when. */
export interface Cause {
  /** Null: the platform itself, or the holder of a scorer link. */
  readonly by: string | null;
  readonly at: Date;
}

// Invitations have their own emails, which also reach people without an account.
const emailedByDefault = notificationKinds.filter(
  (kind) => kind !== 'INVITATION_RECEIVED' && isOnByDefault(kind, 'mail'),
);
const pushedByDefault = notificationKinds.filter((kind) => isOnByDefault(kind, 'push'));

/** Whether a person wants a kind by a channel: as chosen, or by default. */
const wants = (channel: 'mail' | 'push', onByDefault: readonly NotificationKind[]) =>
  sql`coalesce((select is_on from notification_preferences as chosen where chosen.user_id = news.user_id
    and chosen.kind = news.kind and chosen.channel = ${channel}), news.kind = any(${sql.val(onByDefault)}::text[]))`;

export const wantsEmail = sql`not news.is_unwelcome and news.kind <> 'INVITATION_RECEIVED' and users.email_verified_at is not null
  and ${wants('mail', emailedByDefault)}`;
export const wantsPush = sql`not news.is_unwelcome and exists (select 1 from push_devices where push_devices.user_id = news.user_id)
  and ${wants('push', pushedByDefault)}`;

/** Messages from a team to its people. Requests, and what happens to their data, must reach them anyway. */
const teamMessages: readonly NotificationKind[] = [
  'MATCH_SCHEDULED',
  'MATCH_MOVED',
  'MATCH_CANCELLED',
  'MATCH_CALLED',
  'RESULT',
  'COMPETITION_PUBLISHED',
  'COMPETITION_FINISHED',
];

/**
 * Whether the person concerned by a team's message, or a guardian, wants no messages from it: then it stays
 * in the inbox. Referees get theirs from the organisation, not from a team.
 */
const isOptedOut = sql`every.kind = any(${sql.val(teamMessages)}::text[])
  and exists (select from consents_in_force as held where held.person_id = every.concerns
    and held.purpose = 'CONTACT' and held.choice = 'NO')
  and not exists (select from organisation_members as referee where referee.user_id = every.concerns
    and referee.organisation_id = every.organisation_id and referee.role = 'referee')`;

/** Several moves before the email is sent count as one: the first `was` is kept. */
const details = sql`case when notifications.mail_since is not null and notifications.details ? 'was'
    and excluded.details ? 'was'
  then jsonb_set(excluded.details, '{was}', notifications.details -> 'was') else excluded.details end`;

/** A child has no inbox: their guardians are notified instead. */
const withGuardians = sql`select about.*, about.user_id as concerns from about
  union all select guardians.user_id, about.kind, about.key, about.details, about.organisation_id,
    about.competition_id, about.match_id, about.team_id, about.person_id, about.user_id
  from about join guardians on guardians.child_id = about.user_id and guardians.ended_at is null`;

/** What users follow is private, so guardians are not notified. */
const withoutGuardians = sql`select about.*, about.user_id as concerns from about`;

/**
 * Saves notifications in the transaction of their cause. `news` selects user_id, kind, key, details, organisation_id,
 * competition_id, match_id, team_id and person_id. There is one row per person and key: an identical one changes
 * nothing, a different one replaces it and is unread again. `isOwnAffair`: guardians are not notified.
 */
export async function saveNotifications(
  db: Trx | Database,
  news: RawBuilder<unknown>,
  { by, at, isOwnAffair = false }: Cause & { readonly isOwnAffair?: boolean },
): Promise<void> {
  await sql`with about as (${news}), every as (${isOwnAffair ? withoutGuardians : withGuardians}),
    news as (select every.*, ${isOptedOut} as is_unwelcome from every), saved as (
      insert into notifications (user_id, kind, key, details, organisation_id, competition_id, match_id, team_id,
        person_id, at, mail_since, push_since)
      select distinct on (news.user_id, news.key) news.user_id, news.kind, news.key, news.details,
        news.organisation_id, news.competition_id, news.match_id, news.team_id, news.person_id, ${at}::timestamptz,
        case when ${wantsEmail} then ${at}::timestamptz end, case when ${wantsPush} then ${at}::timestamptz end
      from news join users on users.id = news.user_id and users.deleted_at is null
      where news.user_id is distinct from ${by}::uuid
      order by news.user_id, news.key, news.is_unwelcome, news.team_id nulls last
      on conflict (user_id, key) do update set kind = excluded.kind, details = ${details}, is_again = true,
        organisation_id = excluded.organisation_id, competition_id = excluded.competition_id,
        match_id = excluded.match_id, team_id = excluded.team_id, person_id = excluded.person_id,
        at = excluded.at, read_at = null, push_since = excluded.push_since,
        mail_since = case when excluded.mail_since is not null
          then coalesce(notifications.mail_since, excluded.mail_since) end
      where (notifications.kind, notifications.details - 'was')
        is distinct from (excluded.kind, excluded.details - 'was')
      returning 1)
    select pg_notify(${bellChannel}, '') where exists (select 1 from saved)`.execute(db);
}
