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

export async function organisationTeamPage(
  db: Database,
  filter: TeamFilter,
  withFilters: boolean,
): Promise<Read<typeof OrganisationTeamPage>> {
  const [teams, total, filters] = await Promise.all([
    pageOfTeams(db, filter),
    countTeams(db, filter),
    withFilters ? buildFilters(db, filter) : undefined,
  ]);
  const rows = teams.map((team) => {
    const { isOwn, privacy, memberCount, participations } = team;
    return { ...teamInBrief(team), email: isOwn ? team.email : null, privacy, memberCount, participations };
  });
  const page = pageWith(rows, { page: filter.page, limit: filter.limit, total });
  return filters === undefined ? page : { ...page, filters };
}

async function buildFilters(db: Database, filter: TeamFilter): Promise<Read<typeof OrganisationTeamFilters>> {
  const [ofTeams, byCompetition] = await Promise.all([
    listOwnChoices(db, filter),
    listPlaceChoices(db, filter),
  ]);
  const choicesOf = (key: 'seasonId' | 'categoryId' | 'traipId' | 'competitionId') =>
    byCompetition.flatMap(({ [key]: id, name, count }) =>
      id === null ? [] : [{ id, name: name ?? '', count }],
    );
  return {
    sports: ofTeams.flatMap(({ sportKey, count }) => (sportKey === null ? [] : [{ sportKey, count }])),
    privacies: ofTeams.flatMap(({ privacy, count }) => (privacy === null ? [] : [{ privacy, count }])),
    states: byCompetition.flatMap(({ state, count }) => (state === null ? [] : [{ state, count }])),
    genders: byCompetition.flatMap(({ gender, count }) => (gender === null ? [] : [{ gender, count }])),
    skillLevels: byCompetition.flatMap(({ skillLevel, count }) =>
      skillLevel === null ? [] : [{ skillLevel, count }],
    ),
    seasons: choicesOf('seasonId'),
    categories: choicesOf('categoryId'),
    traips: choicesOf('traipId'),
    competitions: choicesOf('competitionId'),
  };
}
