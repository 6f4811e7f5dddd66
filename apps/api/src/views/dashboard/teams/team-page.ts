import {
  type OrganisationTeamFilters,
  type OrganisationTeamPage,
  pageWith,
  type Read,
} from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listOwnChoices, listPlaceChoices } from './choices/queries.ts';
import { countTeams, pageOfTeams, type TeamFilter } from './rows/queries.ts';

/** One page of the teams of an organisation, as somebody sees them. */
export async function organisationTeamPage(
  db: Database,
  filter: TeamFilter,
  withFilters: boolean,
): Promise<Read<typeof OrganisationTeamPage>> {
  const [teams, total, filters] = await Promise.all([
    pageOfTeams(db, filter),
    countTeams(db, filter),
    withFilters ? filtersOf(db, filter) : undefined,
  ]);
  const rows = teams.map((team) => {
    const { isOwn, privacy, memberCount, participations } = team;
    return { ...teamInBrief(team), email: isOwn ? team.email : null, privacy, memberCount, participations };
  });
  const page = pageWith(rows, { page: filter.page, limit: filter.limit, total });
  return filters === undefined ? page : { ...page, filters };
}

async function filtersOf(db: Database, filter: TeamFilter): Promise<Read<typeof OrganisationTeamFilters>> {
  const [own, held] = await Promise.all([listOwnChoices(db, filter), listPlaceChoices(db, filter)]);
  const named = (key: 'seasonId' | 'categoryId' | 'traipId' | 'competitionId') =>
    held.flatMap(({ [key]: id, name, count }) => (id === null ? [] : [{ id, name: name ?? '', count }]));
  return {
    sports: own.flatMap(({ sportKey, count }) => (sportKey === null ? [] : [{ sportKey, count }])),
    privacies: own.flatMap(({ privacy, count }) => (privacy === null ? [] : [{ privacy, count }])),
    states: held.flatMap(({ state, count }) => (state === null ? [] : [{ state, count }])),
    genders: held.flatMap(({ gender, count }) => (gender === null ? [] : [{ gender, count }])),
    skillLevels: held.flatMap(({ skillLevel, count }) =>
      skillLevel === null ? [] : [{ skillLevel, count }],
    ),
    seasons: named('seasonId'),
    categories: named('categoryId'),
    traips: named('traipId'),
    competitions: named('competitionId'),
  };
}
