import { sportKeys } from '@traip/engine';
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { TeamInBrief } from './team.ts';

export const timelines = ['PAST', 'TODAY', 'UPCOMING', 'LIVE'] as const;

/** The filters that every list of matches takes. */
export const MatchQuery = z.object({
  seasonId: Id.optional(),
  categoryId: Id.optional(),
  traipId: Id.optional(),
  competitionId: Id.optional(),
  teamId: Id.optional(),
  sportKey: z.enum(sportKeys).optional(),
  timeline: z.enum(timelines).optional(),
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(),
  sort: z.enum(['kickOff:asc', 'kickOff:desc']).default('kickOff:asc'),
  withFilters: z.stringbool().default(false),
});

/** A match in a list. A side without a team is not known yet. */
export const MatchRow = z
  .object({
    id: Id,
    state: z.string(),
    kickOff: Instant.nullable(),
    home: TeamInBrief.nullable(),
    away: TeamInBrief.nullable(),
    score: z.object({ home: z.number(), away: z.number() }).nullable(),
    competition: z.object({ id: Id, name: z.string() }),
  })
  .meta({ id: 'matchRow' });

export const MatchPage = pageOf(MatchRow).meta({ id: 'matchPage' });
