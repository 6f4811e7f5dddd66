import type { CompetitorKind } from '@traip/engine';
import type { MatchResult } from '@traip/engine/match';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** The fields of a Traip that a ranking needs. */
export function findRankedTraip(db: Database, by: { readonly id: string } | { readonly code: string }) {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['code', by.code] as const);
  return db
    .selectFrom('traips')
    .innerJoin('organisations', 'organisations.id', 'traips.organisationId')
    .select(['traips.id', 'traips.code', 'traips.name', 'traips.sportKey', 'traips.privacy'])
    .select(['traips.avatarKey', 'traips.rating'])
    .where(`traips.${column}`, '=', value)
    .where('traips.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type RankedTraip = NonNullable<Awaited<ReturnType<typeof findRankedTraip>>>;

/** Competitions that everyone who sees the Traip can see too, so that a ranking reveals nothing hidden. */
export const countedCompetitions = ({
  id,
  privacy,
}: Pick<RankedTraip, 'id' | 'privacy'>): RawBuilder<unknown> => sql`
  select competitions.id from competitions
  where competitions.traip_id = ${id} and competitions.deleted_at is null and competitions.published_at is not null
    and competitions.state not in ('DRAFT', 'PENDING') and competitions.privacy in ('PUBLIC', ${privacy})`;

interface GameRow {
  readonly id: string;
  readonly homeTeamId: string;
  readonly awayTeamId: string;
  readonly at: Date;
  readonly result: MatchResult;
}

/** Matches played to the end: no walkovers, and no awarded or annulled results. */
export async function listGames(db: Database, traip: RankedTraip): Promise<readonly GameRow[]> {
  const { rows } = await sql<GameRow>`
    select matches.id, home_team_id, away_team_id, coalesce(kick_off, started_at, finished_at) as at,
      jsonb_build_object('outcome', result -> 'outcome', 'winnerByMethod', result -> 'winnerByMethod',
        'score', result -> 'score', 'shootOut', result -> 'shootOut') as result
    from matches
    where competition_id in (${countedCompetitions(traip)}) and deleted_at is null
      and state in ('FINISHED', 'CLOSED') and home_team_id is not null and away_team_id is not null
      and result ->> 'counts' = 'true' and result ->> 'outcome' in ('NORMAL', 'ABANDONED')
      and coalesce(kick_off, started_at, finished_at) is not null`.execute(db);
  return rows;
}

interface SideRow {
  readonly teamId: string;
  readonly competitorKind: CompetitorKind;
  /** Empty for a team, and for imported players. */
  readonly people: readonly string[];
}

/** The people of each side: of a player or pair, or the two players of a drawn pair without people. */
export async function listSides(db: Database, traip: RankedTraip): Promise<readonly SideRow[]> {
  const { rows } = await sql<SideRow>`
    with counted as (${countedCompetitions(traip)}),
      sides as (select team_id from participations where competition_id in (select id from counted)
          and status in ('ACCEPTED', 'WITHDRAWN')
        union select team_id from pairings where competition_id in (select id from counted))
    select teams.id as team_id, teams.competitor_kind,
      case when teams.competitor_kind = 'TEAM' then '{}'
        else coalesce(members.people, array[pairings.one_id, pairings.other_id], '{}') end as people
    from sides join teams on teams.id = sides.team_id
    left join pairings on pairings.team_id = teams.id
    left join lateral (select array_agg(person_id order by joined_at, person_id) as people from team_members
      where team_members.team_id = teams.id and team_members.left_at is null) as members on true`.execute(db);
  return rows.map((row) => ({ ...row, people: row.people.filter((id) => id !== null) }));
}

/** The people who played for pairs that have changed since. */
export async function listFormerSides(db: Database, traip: RankedTraip) {
  const { rows } = await sql<{ matchId: string; teamId: string; personId: string }>`
    select match_id, match_people.team_id, person_id from match_people
    join matches on matches.id = match_people.match_id
    where matches.competition_id in (${countedCompetitions(traip)})
    order by person_id`.execute(db);
  return rows;
}

interface PlaceRow {
  readonly competitionId: string;
  readonly name: string;
  readonly day: string;
  readonly teamId: string;
  readonly place: number;
}

/** The final places of finished competitions, earliest first. */
export async function listPlaces(db: Database, traip: RankedTraip): Promise<readonly PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select competitions.id as competition_id, competitions.name, final_places.team_id, final_places.place,
      to_char(coalesce(ended.at, competitions.created_at) at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day
    from final_places join competitions on competitions.id = final_places.competition_id
    left join lateral (select max(coalesce(kick_off, started_at, finished_at)) as at from matches
      where matches.competition_id = competitions.id and matches.deleted_at is null
        and matches.state in ('FINISHED', 'CLOSED')) as ended on true
    where competitions.state = 'FINISHED' and competitions.id in (${countedCompetitions(traip)})
    order by day, competitions.id, final_places.place, final_places.team_id`.execute(db);
  return rows;
}

/** Finished competitions whose final places were not stored. */
export async function listUnplaced(db: Database, traipId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from competitions where traip_id = ${traipId} and deleted_at is null and state = 'FINISHED'
      and not exists (select from final_places where competition_id = competitions.id)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export function listStarts(db: Database, traipId: string) {
  return db
    .selectFrom('ratingStarts')
    .select(['personId', 'teamId', 'value'])
    .where('traipId', '=', traipId)
    .execute();
}

/** Public Traips with a ranking in which the person has competed or has a starting value. */
export async function listTraipsOfPerson(
  db: Database,
  personId: string,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select traips.id from traips join organisations on organisations.id = traips.organisation_id
    where traips.rating is not null and traips.privacy = 'PUBLIC' and traips.deleted_at is null
      and organisations.deleted_at is null
      and (exists (select from team_members
          join teams on teams.id = team_members.team_id and teams.competitor_kind <> 'TEAM'
          join participations on participations.team_id = teams.id
          join competitions on competitions.id = participations.competition_id
          where team_members.person_id = ${personId} and competitions.traip_id = traips.id)
        or exists (select from match_people join matches on matches.id = match_people.match_id
          join competitions on competitions.id = matches.competition_id
          where match_people.person_id = ${personId} and competitions.traip_id = traips.id)
        or exists (select from rating_starts where person_id = ${personId} and traip_id = traips.id))
    order by traips.created_at desc, traips.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
