import { type CompetitionQuery, countLimit, type Gender, type Read, type SkillLevel } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { CompetitionState } from '@traip/engine/competition';
import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { compiledOnce } from '../../../platform/db/compile-once.ts';
import { compiledOne, compiledRows } from '../../../platform/db/compiled-rows.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

type Query = Read<typeof CompetitionQuery>;

/** Fields that are not set do not filter. */
export interface CompetitionFilter extends Partial<Omit<Query, 'page' | 'limit' | 'withFilters'>> {
  readonly organisationId?: string | undefined;
  /** Competitions in which this team, or a team of this player, takes part. */
  readonly teamId?: string | undefined;
  readonly playerId?: string | undefined;
  /** True: finished or cancelled; false: neither. */
  readonly isOver?: boolean | undefined;
}

/** The viewer, and today's date like 2026-09-01. */
export interface ListViewer {
  readonly userId: string | null;
  readonly today: string;
}

/** A missing date means open-ended; without both dates a competition has no timeline. */
export const timelines = {
  PAST: (today: string) => sql<boolean>`competitions.ends_on < ${today}::date`,
  UPCOMING: (today: string) => sql<boolean>`competitions.starts_on > ${today}::date`,
  TODAY: (today: string) => sql<boolean>`num_nonnulls(competitions.starts_on, competitions.ends_on) > 0
    and coalesce(competitions.starts_on, '-infinity') <= ${today}::date
    and coalesce(competitions.ends_on, 'infinity') >= ${today}::date`,
  LIVE: () => sql<boolean>`competitions.state in ('IN_PROGRESS', 'IN_PROGRESS_AND_OPENED')`,
};

/**
 * The query without the filters whose values a list offers. Every competition has a season and a category,
 * but with outer joins the database skips unused tables when counting.
 */
function baseQuery(db: Database, { userId, today }: ListViewer, filter: CompetitionFilter) {
  const { organisationId, teamId, playerId, isOver, timeline, search = '' } = filter;
  const isOverNow = sql<boolean>`competitions.state in ('FINISHED', 'CANCELED')`;
  return competitionsVisibleTo(db, userId)
    .leftJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .leftJoin('categories', 'categories.id', 'competitions.categoryId')
    .$if(organisationId !== undefined, (query) =>
      query.where('competitions.organisationId', '=', organisationId as string),
    )
    .$if(teamId !== undefined, (query) => query.where(isPlayedBy(sql`participations.team_id = ${teamId}`)))
    .$if(playerId !== undefined, (query) =>
      query.where(
        isPlayedBy(sql`exists (select 1 from team_members where team_members.team_id = participations.team_id
          and team_members.person_id = ${playerId} and team_members.left_at is null)`),
      ),
    )
    .$if(isOver === true, (query) => query.where(isOverNow))
    .$if(isOver === false, (query) => query.where(sql<boolean>`not ${isOverNow}`))
    .$if(timeline !== undefined, (query) => query.where(timelines[timeline ?? 'LIVE'](today)))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`competitions.search @@ to_tsquery('simple', ${prefixQuery(search)})`),
    );
}

const isPlayedBy = (team: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select 1 from participations where participations.competition_id = competitions.id
    and participations.status in ('ACCEPTED', 'WITHDRAWN') and ${team})`;

function matchingCompetitions(db: Database, viewer: ListViewer, filter: CompetitionFilter) {
  const { seasonId, categoryId, traipId, sportKey, gender, skillLevel, states = [] } = filter;
  let found = baseQuery(db, viewer, filter);
  if (seasonId !== undefined) found = found.where('competitions.seasonId', '=', seasonId);
  if (categoryId !== undefined) found = found.where('competitions.categoryId', '=', categoryId);
  if (traipId !== undefined) found = found.where('competitions.traipId', '=', traipId);
  if (sportKey !== undefined) found = found.where('traips.sportKey', '=', sportKey);
  if (gender !== undefined) found = found.where('categories.gender', '=', gender);
  if (skillLevel !== undefined) found = found.where('categories.skillLevel', '=', skillLevel);
  return states.length === 0 ? found : found.where('competitions.state', 'in', states);
}

/** The number of accepted teams, in a query on `competitions`. */
export const teamCount = sql<number>`(select count(*) from participations
  where participations.competition_id = competitions.id and participations.status = 'ACCEPTED')`;

const order = {
  createdAt: sql`competitions.created_at`,
  name: sql`folded(competitions.name)`,
  startsOn: sql`competitions.starts_on`,
};

/** The newest first by default; competitions without a date come last. */
export function pageOfCompetitions(
  db: Database,
  viewer: ListViewer,
  query: CompetitionFilter & { readonly page: number; readonly limit: number },
) {
  return rowsOfPage(db, viewer, query, query.limit, (query.page - 1) * query.limit);
}

const rowsOfPage = compiledRows(
  (db, viewer: ListViewer, filter: CompetitionFilter, limit: number, offset: number) => {
    const [column, direction] = (filter.sort ?? 'createdAt:desc').split(':') as [
      keyof typeof order,
      'asc' | 'desc',
    ];
    return matchingCompetitions(db, viewer, filter)
      .select(['competitions.id', 'competitions.name', 'competitions.state', 'traips.sportKey'])
      .select(['seasons.name as season', 'categories.name as category', teamCount.as('teams')])
      .select('competitions.competitors')
      .$narrowType<{ season: string; category: string }>()
      .orderBy(order[column], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('competitions.id')
      .limit(limit)
      .offset(offset);
  },
);

/** Counts up to `countLimit`. */
export async function countCompetitions(db: Database, viewer: ListViewer, filter: CompetitionFilter) {
  return (await counted(db, viewer, filter)).count;
}

const counted = compiledOne((db, viewer: ListViewer, filter: CompetitionFilter) =>
  db
    .selectFrom(
      matchingCompetitions(db, viewer, filter).select('competitions.id').limit(countLimit).as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count')),
);

interface FilterChoice {
  readonly state: CompetitionState | null;
  readonly sportKey: SportKey | null;
  readonly gender: Gender | null;
  readonly skillLevel: SkillLevel | null;
  readonly seasonId: string | null;
  readonly categoryId: string | null;
  readonly traipId: string | null;
  readonly name: string | null;
  readonly count: number;
}

const maxChoices = 400;

/** The values of each filter with their counts, in one pass. */
export async function listChoices(
  db: Database,
  viewer: ListViewer,
  filter: CompetitionFilter,
): Promise<FilterChoice[]> {
  const choices = baseQuery(db, viewer, filter)
    .select(['competitions.state', 'seasons.id as seasonId', 'categories.id as categoryId'])
    .select(['traips.sportKey', 'categories.gender', 'categories.skillLevel'])
    .select(['traips.id as traipId', ({ fn }) => fn.countAll<number>().as('count')])
    .select(sql<string | null>`coalesce(seasons.name, categories.name, traips.name)`.as('name'))
    .groupBy(
      sql`grouping sets ((competitions.state), (traips.sport_key), (categories.gender),
        (categories.skill_level), (seasons.id, seasons.name),
        (categories.id, categories.name), (traips.id, traips.name))`,
    );
  const rows = await choices.orderBy('count', 'desc').orderBy('name').limit(maxChoices).execute();
  return rows as FilterChoice[];
}

export async function findOrganisationId(db: Database, orgCode: string): Promise<string | undefined> {
  const { rows } = await db.executeQuery(organisationOf(db, { orgCode }));
  return rows[0]?.id;
}

const organisationOf = compiledOnce((db, { orgCode }: { readonly orgCode: string }) =>
  db
    .selectFrom('organisations')
    .select('id')
    .where('orgCode', '=', orgCode)
    .where('deletedAt', 'is', null)
    .compile(),
);
