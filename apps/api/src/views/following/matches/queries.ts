import type { FollowTarget, Read } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import { moments } from '../../../competition/match/lists/first/queries.ts';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

type Target = Read<typeof FollowTarget>;

/** The matches to show for something followed. */
interface FollowedMatches {
  readonly id: string;
  readonly live: string | null;
  readonly next: string | null;
  readonly last: string | null;
}

/** The competitions and teams behind each follow; for a person, the teams that list them publicly. */
const scopes = sql`select asked.id, asked.id as competition_id, null::uuid as team_id from asked
    where asked.kind = 'COMPETITION'
  union all select asked.id, null, asked.id from asked where asked.kind = 'TEAM'
  union all select asked.id, null, team_members.team_id from asked
    join team_members on team_members.person_id = asked.id and team_members.left_at is null
    join teams on teams.id = team_members.team_id and teams.deleted_at is null and teams.privacy = 'PUBLIC'
    where asked.kind = 'PERSON'`;

/** One index per branch. */
const ownMatches = sql`(
  select * from matches where matches.competition_id = scopes.competition_id and matches.deleted_at is null
  union all select * from matches where matches.home_team_id = scopes.team_id and matches.deleted_at is null
  union all select * from matches where matches.away_team_id = scopes.team_id and matches.deleted_at is null
) as matches`;

/** The first public match of one follow that meets the condition. */
function first(condition: RawBuilder<boolean>, order: RawBuilder<unknown>) {
  return sql`(select matches.id from scopes cross join lateral ${ownMatches}
      join competitions on competitions.id = matches.competition_id and competitions.deleted_at is null
      join categories on categories.id = competitions.category_id
      join traips on traips.id = competitions.traip_id and traips.deleted_at is null
      join organisations on organisations.id = competitions.organisation_id and organisations.deleted_at is null
    where scopes.id = asked.id and ${condition} and ${isVisibleTo(null)}
    order by ${order}, matches.id limit 1)`;
}

/** The live, next and last match of each, in one statement. */
export async function listFollowedMatches(
  db: Database,
  targets: readonly Target[],
  at: Date,
): Promise<FollowedMatches[]> {
  const kinds = targets.map(({ kind }) => kind);
  const ids = targets.map(({ id }) => id);
  const coming = sql`matches.kick_off nulls last, matches.round`;
  const past = sql`matches.kick_off desc nulls last, matches.round desc`;
  const { rows } = await sql<FollowedMatches>`with asked as (
      select * from unnest(${sql.val(kinds)}::text[], ${sql.val(ids)}::uuid[]) as asked (kind, id)),
    scopes as (${scopes})
    select asked.id, ${first(moments.live(), coming)} as live, ${first(moments.next(at), coming)} as next,
      ${first(moments.last(), past)} as last
    from asked`.execute(db);
  return rows;
}
