import { type CompetitionFilters, type CompetitionPage, pageWith, type Read } from '@traip/contract';
import type { Services } from '../../../platform/services/services.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import {
  type CompetitionFilter,
  countCompetitions,
  type ListViewer,
  listChoices,
  pageOfCompetitions,
} from './queries.ts';

interface CompetitionPageQuery extends CompetitionFilter {
  readonly page: number;
  readonly limit: number;
  readonly withFilters?: boolean;
}

/** One page of competitions as the user sees them; `null` is an anonymous visitor. */
export async function competitionPage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string | null,
  { withFilters = false, ...query }: CompetitionPageQuery,
): Promise<Read<typeof CompetitionPage>> {
  const viewer = { userId, today: dayInMadrid(now()) };
  const [items, total, filters] = await Promise.all([
    pageOfCompetitions(db, viewer, query),
    countCompetitions(db, viewer, query),
    withFilters ? filtersOf(db, viewer, query) : undefined,
  ]);
  const page = pageWith(items, { page: query.page, limit: query.limit, total });
  return filters === undefined ? page : { ...page, filters };
}

async function filtersOf(
  db: Services['db'],
  viewer: ListViewer,
  query: CompetitionFilter,
): Promise<Read<typeof CompetitionFilters>> {
  const choices = await listChoices(db, viewer, query);
  const namedChoices = (key: 'seasonId' | 'categoryId' | 'traipId') =>
    choices.flatMap(({ [key]: id, name, count }) => (id === null ? [] : [{ id, name: name ?? '', count }]));
  return {
    states: choices.flatMap(({ state, count }) => (state === null ? [] : [{ state, count }])),
    sports: choices.flatMap(({ sportKey, count }) => (sportKey === null ? [] : [{ sportKey, count }])),
    genders: choices.flatMap(({ gender, count }) => (gender === null ? [] : [{ gender, count }])),
    skillLevels: choices.flatMap(({ skillLevel, count }) =>
      skillLevel === null ? [] : [{ skillLevel, count }],
    ),
    seasons: namedChoices('seasonId'),
    categories: namedChoices('categoryId'),
    traips: namedChoices('traipId'),
  };
}
