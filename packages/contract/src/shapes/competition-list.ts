import { z } from 'zod';
import { Id } from './fields.ts';
import { timelines } from './match-list.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';

export const competitionStates = [
  'PENDING',
  'PUBLICIZED',
  'IN_PROGRESS',
  'IN_PROGRESS_AND_OPENED',
  'FINISHED',
  'DRAFT',
  'CANCELED',
] as const;

/** One or several states, as a query string writes them: `states=A&states=B` or `states=A,B`. */
const States = z.preprocess(
  (value) =>
    value === undefined
      ? []
      : [value].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : [one])),
  z.array(z.enum(competitionStates)).max(competitionStates.length),
);

/** The filters that every list of competitions takes. */
export const CompetitionQuery = z.object({
  seasonId: Id.optional(),
  categoryId: Id.optional(),
  traipId: Id.optional(),
  timeline: z.enum(timelines).optional(),
  states: States,
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(),
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
  })
  .meta({ id: 'competitionRow' });

export const CompetitionPage = pageOf(CompetitionRow).meta({ id: 'competitionPage' });
