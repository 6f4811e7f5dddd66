import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';

/** A match with its competition, teams and field. */
export const matchJoins = sql`matches
  join competitions on competitions.id = matches.competition_id
  left join teams as home_team on home_team.id = matches.home_team_id
  left join teams as away_team on away_team.id = matches.away_team_id
  left join fields on fields.id = matches.field_id
  left join venues on venues.id = fields.venue_id`;

/** The details in every notification about a match. */
export const matchDetails = sql`jsonb_build_object('home', home_team.name, 'away', away_team.name,
  'competition', competitions.name, 'place', venues.name || ' · ' || fields.name,
  'kickOff', (extract(epoch from matches.kick_off) * 1000)::bigint)`;

/** The score of a match; for a bout also how it was won. */
export const matchScore = sql`jsonb_build_object('score', jsonb_build_array(matches.home_score, matches.away_score))
  || case when matches.result -> 'bout' is null then '{}'::jsonb
    else jsonb_build_object('bout', matches.result) end`;

/** Players are notified only of published competitions; until then it is the organisation's draft. */
export const isAnnounced = sql`competitions.published_at is not null and competitions.state not in ('DRAFT', 'PENDING')`;

/** The people of both teams, and the referees while they are members of the organisation. */
export const matchRecipients = sql`(
  select team_members.person_id as user_id, team_members.team_id from team_members
    where team_members.team_id in (matches.home_team_id, matches.away_team_id)
      and team_members.left_at is null and ${isAnnounced}
  union all
  select match_referees.user_id, null from match_referees
    join organisation_members on organisation_members.user_id = match_referees.user_id
      and organisation_members.organisation_id = matches.organisation_id
    where match_referees.match_id = matches.id)`;

interface MatchAction extends Cause {
  readonly matchId: string;
  /** As in the records. */
  readonly action: string;
  readonly details?: Record<string, unknown>;
}

/** Most actions concern only the desk and notify nobody. */
export async function notifyMatchAction(trx: Trx, matchAction: MatchAction): Promise<void> {
  const { action, details = {} } = matchAction;
  if (action === 'SCHEDULED') await notifySchedule(trx, matchAction, 'MATCH_SCHEDULED');
  if (action === 'REOPENED' && details.from === 'CANCELLED')
    await notifySchedule(trx, matchAction, 'MATCH_SCHEDULED');
  if (action === 'RESCHEDULED')
    await notifySchedule(trx, matchAction, 'MATCH_MOVED', { was: previousKickOff(details) });
  if (action === 'POSTPONED') await notifyPostponed(trx, matchAction);
  if (action === 'CANCELLED' || action === 'DELETED')
    await notifySchedule(trx, matchAction, 'MATCH_CANCELLED');
  if (action === 'CALLED') await notifyCall(trx, matchAction, false);
  if (action === 'CALL_TAKEN_BACK') await notifyCall(trx, matchAction, true);
  if (action === 'CLOSED') await notifyResult(trx, matchAction);
  if (action === 'REFEREES_SET') await notifyReferees(trx, matchAction);
}

function previousKickOff({ old }: Record<string, unknown>): number | null {
  const { kickOff = null } = (old ?? {}) as { kickOff?: Date | null };
  return kickOff === null ? null : kickOff.getTime();
}

/** One notification per match about its date, replaced by the next; a match without a date was never announced. */
function notifySchedule(
  trx: Trx,
  { matchId, ...cause }: MatchAction,
  kind: string,
  more: object = {},
): Promise<void> {
  const fullDetails = sql`${matchDetails} || ${JSON.stringify(more)}::jsonb`;
  const recipients = selectRecipients(kind, sql`'match:' || matches.id || ':when'`, fullDetails);
  return saveNotifications(
    trx,
    sql`${recipients} where matches.id = ${matchId} and matches.kick_off is not null`,
    cause,
  );
}

/** The match no longer has its date: people are notified which one it was, and why. */
function notifyPostponed(trx: Trx, { matchId, details = {}, ...cause }: MatchAction): Promise<void> {
  const more = { was: previousKickOff(details), reason: details.reason ?? null, isPostponed: true };
  const recipients = selectRecipients(
    'MATCH_MOVED',
    sql`'match:' || matches.id || ':when'`,
    sql`${matchDetails} || ${JSON.stringify(more)}::jsonb`,
  );
  return saveNotifications(trx, sql`${recipients} where matches.id = ${matchId}`, cause);
}

/** A court is free for it now; or it waits in the queue again. */
function notifyCall(trx: Trx, { matchId, ...cause }: MatchAction, isTakenBack: boolean): Promise<void> {
  const recipients = selectRecipients(
    'MATCH_CALLED',
    sql`'match:' || matches.id || ':when'`,
    sql`${matchDetails} || jsonb_build_object('field', fields.name, 'isTakenBack', ${isTakenBack}::boolean)`,
  );
  return saveNotifications(trx, sql`${recipients} where matches.id = ${matchId}`, cause);
}

/** For the people of the teams; a second result replaces the first and is shown as a correction. */
function notifyResult(trx: Trx, { matchId, ...cause }: MatchAction): Promise<void> {
  const recipients = selectRecipients(
    'RESULT',
    sql`'match:' || matches.id || ':result'`,
    sql`${matchDetails} - '{place,kickOff}'::text[] || ${matchScore}`,
  );
  return saveNotifications(
    trx,
    sql`${recipients} where matches.id = ${matchId} and people.team_id is not null
      and matches.home_score is not null and matches.away_score is not null`,
    cause,
  );
}

function selectRecipients(
  kind: string,
  key: RawBuilder<unknown>,
  details: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select people.user_id, ${kind}::text as kind, ${key} as key, ${details} as details,
      matches.organisation_id, matches.competition_id, matches.id as match_id, people.team_id,
      null::uuid as person_id
    from ${matchJoins} cross join lateral ${matchRecipients} as people`;
}

/** Only those who were added or removed. */
async function notifyReferees(trx: Trx, { matchId, details, ...cause }: MatchAction): Promise<void> {
  const { old = [], new: now = [] } = (details ?? {}) as Partial<Record<'old' | 'new', string[]>>;
  const added = now.filter((id) => !old.includes(id));
  const removed = old.filter((id) => !now.includes(id));
  const changes = [
    ...added.map((id) => ({ id, isAssigned: true })),
    ...removed.map((id) => ({ id, isAssigned: false })),
  ];
  await saveNotifications(
    trx,
    sql`select changed.id as user_id, 'REFEREE' as kind, 'match:' || matches.id || ':referee' as key,
        ${matchDetails} || jsonb_build_object('isAssigned', changed."isAssigned") as details,
        matches.organisation_id, matches.competition_id, matches.id as match_id, null::uuid as team_id,
        null::uuid as person_id
      from ${matchJoins}
        cross join jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (id uuid, "isAssigned" boolean)
      where matches.id = ${matchId}`,
    cause,
  );
}
