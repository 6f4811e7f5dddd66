import { type CompetitionFilters, type CompetitionPage, pageWith, type Read } from '@traip/contract';
import type { Services } from '../../../platform/services/services.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import {
  type CompetitionFilter,
  countCompetitions,
  type Look,
  listChoices,
  pageOfCompetitions,
} from './queries.ts';

interface Asked extends CompetitionFilter {
  readonly page: number;
  readonly limit: number;
  readonly withFilters?: boolean;
}

/** One page of competitions, as somebody sees them; nobody is `null`. */
export async function competitionPage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string | null,
  { withFilters = false, ...asked }: Asked,
): Promise<Read<typeof CompetitionPage>> {
  const look = { userId, today: dayInMadrid(now()) };
  const [items, total, filters] = await Promise.all([
    pageOfCompetitions(db, look, asked),
    countCompetitions(db, look, asked),
    withFilters ? filtersOf(db, look, asked) : undefined,
  ]);
  const page = pageWith(items, { page: asked.page, limit: asked.limit, total });
  return filters === undefined ? page : { ...page, filters };
}

async function filtersOf(
  db: Services['db'],
  look: Look,
  asked: CompetitionFilter,
): Promise<Read<typeof CompetitionFilters>> {
  const choices = await listChoices(db, look, asked);
  const named = (key: 'seasonId' | 'categoryId' | 'traipId') =>
    choices.flatMap(({ [key]: id, name, count }) => (id === null ? [] : [{ id, name: name ?? '', count }]));
  return {
    states: choices.flatMap(({ state, count }) => (state === null ? [] : [{ state, count }])),
    sports: choices.flatMap(({ sportKey, count }) => (sportKey === null ? [] : [{ sportKey, count }])),
    genders: choices.flatMap(({ gender, count }) => (gender === null ? [] : [{ gender, count }])),
    skillLevels: choices.flatMap(({ skillLevel, count }) =>
      skillLevel === null ? [] : [{ skillLevel, count }],
    ),
    seasons: named('seasonId'),
    categories: named('categoryId'),
    traips: named('traipId'),
  };
}
