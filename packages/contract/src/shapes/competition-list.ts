import { competitorKinds, sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { z } from 'zod';
import { genders, skillLevels } from '../category-choices.ts';
import { Id } from './fields.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { timelines } from './timelines.ts';

/** One or several states, as a query string writes them: `states=A&states=B` or `states=A,B`. */
const States = z
  .preprocess(
    (value) => [value].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : [one])),
    z.array(z.enum(competitionStates)).max(competitionStates.length),
  )
  .default([]);

export const competitionSorts = [
  'createdAt:desc',
  'createdAt:asc',
  'name:asc',
  'name:desc',
  'startsOn:asc',
  'startsOn:desc',
] as const;

/** The filters that every list of competitions takes. */
export const CompetitionQuery = z.object({
  seasonId: Id.optional(),
  categoryId: Id.optional(),
  traipId: Id.optional(),
  timeline: z.enum(timelines).optional(),
  states: States,
  sportKey: z.enum(sportKeys).optional(),
  gender: z.enum(genders).optional(),
  skillLevel: z.enum(skillLevels).optional(),
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(),
  sort: z.enum(competitionSorts).default('createdAt:desc'),
  withFilters: z.stringbool().default(false),
});

export const CompetitionRow = z
  .object({
    id: Id,
    name: z.string(),
    state: z.enum(competitionStates),
    sportKey: z.string(),
    season: z.string().nullable(),
    category: z.string().nullable(),
    teams: z.number(),
    competitors: z.enum(competitorKinds),
  })
  .meta({ id: 'competitionRow' });

const named = z.object({ id: Id, name: z.string(), count: z.number() });

/** The filter choices of a list, and how many competitions each would leave. */
export const CompetitionFilters = z
  .object({
    states: z.array(z.object({ state: z.enum(competitionStates), count: z.number() })),
    sports: z.array(z.object({ sportKey: z.enum(sportKeys), count: z.number() })),
    genders: z.array(z.object({ gender: z.enum(genders), count: z.number() })),
    skillLevels: z.array(z.object({ skillLevel: z.enum(skillLevels), count: z.number() })),
    seasons: z.array(named),
    categories: z.array(named),
    traips: z.array(named),
  })
  .meta({ id: 'competitionFilters' });

/** `filters` is present only on request. */
export const CompetitionPage = pageOf(CompetitionRow)
  .extend({ filters: CompetitionFilters.optional() })
  .meta({ id: 'competitionPage' });
