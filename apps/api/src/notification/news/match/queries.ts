import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, writeNews } from '../../write/queries.ts';

/** A match with its competition, teams and place. */
export const matchInFull = sql`matches
  join competitions on competitions.id = matches.competition_id
  left join teams as home_team on home_team.id = matches.home_team_id
  left join teams as away_team on away_team.id = matches.away_team_id
  left join fields on fields.id = matches.field_id
  left join venues on venues.id = fields.venue_id`;

/** What is told of a match, whatever happened. */
export const matchInBrief = sql`jsonb_build_object('home', home_team.name, 'away', away_team.name,
  'competition', competitions.name, 'place', venues.name || ' · ' || fields.name,
  'kickOff', (extract(epoch from matches.kick_off) * 1000)::bigint)`;

/** Whoever plays hears of it once it is published: until then it is the organisation's own draft. */
export const isAnnounced = sql`competitions.published_at is not null and competitions.state not in ('DRAFT', 'PENDING')`;

/** Everybody to whom a match matters: the people of both teams, and its referees while they are of the organisation. */
export const peopleOfMatch = sql`(
  select team_members.user_id, team_members.team_id from team_members
    where team_members.team_id in (matches.home_team_id, matches.away_team_id)
      and team_members.left_at is null and ${isAnnounced}
  union all
  select match_referees.user_id, null from match_referees
    join organisation_members on organisation_members.user_id = match_referees.user_id
      and organisation_members.organisation_id = matches.organisation_id
    where match_referees.match_id = matches.id)`;

interface Happening extends Cause {
  readonly matchId: string;
  /** As the records call it. */
  readonly action: string;
  readonly details?: Record<string, unknown>;
}

/** Tells what was done with a match to those to whom it matters. Most of what is done concerns nobody but the desk. */
export async function tellOfMatch(trx: Trx, happening: Happening): Promise<void> {
  const { action, details = {} } = happening;
  if (action === 'SCHEDULED') await tellWhen(trx, happening, 'MATCH_SCHEDULED');
  if (action === 'REOPENED' && details.from === 'CANCELLED')
    await tellWhen(trx, happening, 'MATCH_SCHEDULED');
  if (action === 'RESCHEDULED') await tellWhen(trx, happening, 'MATCH_MOVED', { was: wasAt(details) });
  if (action === 'CANCELLED' || action === 'DELETED') await tellWhen(trx, happening, 'MATCH_CANCELLED');
  if (action === 'CLOSED') await tellResult(trx, happening);
  if (action === 'REFEREES_SET') await tellReferees(trx, happening);
}

function wasAt({ old }: Record<string, unknown>): number | null {
  const { kickOff = null } = (old ?? {}) as { kickOff?: Date | null };
  return kickOff === null ? null : kickOff.getTime();
}

/** When it is played, if at all: the latest word takes the place of the one before. Of a match without a date nobody knew. */
function tellWhen(
  trx: Trx,
  { matchId, ...cause }: Happening,
  kind: string,
  more: object = {},
): Promise<void> {
  const told = sql`${matchInBrief} || ${JSON.stringify(more)}::jsonb`;
  const news = rows(kind, sql`'match:' || matches.id || ':when'`, told);
  return writeNews(trx, sql`${news} where matches.id = ${matchId} and matches.kick_off is not null`, cause);
}

/** The people of the teams; that it is a correction follows from having been told before. */
function tellResult(trx: Trx, { matchId, ...cause }: Happening): Promise<void> {
  const score = sql`jsonb_build_object('score', jsonb_build_array(matches.home_score, matches.away_score))`;
  const news = rows(
    'RESULT',
    sql`'match:' || matches.id || ':result'`,
    sql`${matchInBrief} - '{place,kickOff}'::text[] || ${score}`,
  );
  return writeNews(
    trx,
    sql`${news} where matches.id = ${matchId} and people.team_id is not null
      and matches.home_score is not null and matches.away_score is not null`,
    cause,
  );
}

function rows(kind: string, key: RawBuilder<unknown>, details: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select people.user_id, ${kind}::text as kind, ${key} as key, ${details} as details,
      matches.organisation_id, matches.competition_id, matches.id as match_id, people.team_id,
      null::uuid as person_id
    from ${matchInFull} cross join lateral ${peopleOfMatch} as people`;
}

/** Who was assigned, and who no longer is; for who stays there is nothing new. */
async function tellReferees(trx: Trx, { matchId, details, ...cause }: Happening): Promise<void> {
  const { old = [], new: now = [] } = (details ?? {}) as Partial<Record<'old' | 'new', string[]>>;
  const [added, removed] = [now.filter((id) => !old.includes(id)), old.filter((id) => !now.includes(id))];
  const changes = [
    ...added.map((id) => ({ id, isAssigned: true })),
    ...removed.map((id) => ({ id, isAssigned: false })),
  ];
  await writeNews(
    trx,
    sql`select changed.id as user_id, 'REFEREE' as kind, 'match:' || matches.id || ':referee' as key,
        ${matchInBrief} || jsonb_build_object('isAssigned', changed."isAssigned") as details,
        matches.organisation_id, matches.competition_id, matches.id as match_id, null::uuid as team_id,
        null::uuid as person_id
      from ${matchInFull}
        cross join jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (id uuid, "isAssigned" boolean)
      where matches.id = ${matchId}`,
    cause,
  );
}
