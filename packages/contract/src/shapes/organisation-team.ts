import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { z } from 'zod';
import { genders, skillLevels } from '../category-choices.ts';
import { privacies } from '../permissions/index.ts';
import { CompetitionQuery } from './competition-list.ts';
import { Id } from './fields.ts';
import { MatchFilters } from './match-list.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { TeamRow } from './team.ts';
import { timelines } from './timelines.ts';

export const teamSorts = [
  'name:asc',
  'name:desc',
  'participations:asc',
  'participations:desc',
  'createdAt:asc',
  'createdAt:desc',
] as const;

/** The teams of an organisation, filtered by their own facts and by their competitions. */
export const OrganisationTeamQuery = z.object({
  seasonId: Id.optional(),
  categoryId: Id.optional(),
  traipId: Id.optional(),
  competitionId: Id.optional(),
  sportKey: z.enum(sportKeys).optional(),
  timeline: z.enum(timelines).optional(),
  states: CompetitionQuery.shape.states,
  gender: z.enum(genders).optional(),
  skillLevel: z.enum(skillLevels).optional(),
  privacy: z.enum(privacies).optional(),
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(),
  sort: z.enum(teamSorts).default('name:asc'),
  withFilters: z.stringbool().default(false),
});

const OrganisationTeamRow = TeamRow.extend({
  privacy: z.enum(privacies),
  memberCount: z.number(),
}).meta({ id: 'organizationTeamRow' });

const named = MatchFilters.shape.seasons;

/** The filter choices of the list, and how many teams each would leave. */
export const OrganisationTeamFilters = z
  .object({
    sports: z.array(z.object({ sportKey: z.enum(sportKeys), count: z.number() })),
    states: z.array(z.object({ state: z.enum(competitionStates), count: z.number() })),
    genders: z.array(z.object({ gender: z.enum(genders), count: z.number() })),
    skillLevels: z.array(z.object({ skillLevel: z.enum(skillLevels), count: z.number() })),
    privacies: z.array(z.object({ privacy: z.enum(privacies), count: z.number() })),
    seasons: named,
    categories: named,
    traips: named,
    competitions: named,
  })
  .meta({ id: 'organizationTeamFilters' });

/** `filters` is present only on request. */
export const OrganisationTeamPage = pageOf(OrganisationTeamRow)
  .extend({ filters: OrganisationTeamFilters.optional() })
  .meta({ id: 'organizationTeamPage' });
