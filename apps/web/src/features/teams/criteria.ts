import { genders, privacies, skillLevels, teamSorts, timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { parseId, parseOption, withoutUndefined } from '../../ui/list/url-state.ts';

export const noCriteria = {
  search: '',
  sportKey: '',
  competitionId: '',
  traipId: '',
  seasonId: '',
  categoryId: '',
  state: '',
  timeline: '',
  gender: '',
  skillLevel: '',
  privacy: '',
};

export const defaultCriteria = { ...noCriteria, sort: '' };

export type Criteria = Readonly<Record<keyof typeof defaultCriteria, string>>;

/** Invalid values from the URL are ignored. */
export function toQuery(criteria: Criteria) {
  const state = parseOption(competitionStates, criteria.state);
  return {
    search: criteria.search,
    ...(state && { states: [state] }),
    ...withoutUndefined({
      competitionId: parseId(criteria.competitionId),
      traipId: parseId(criteria.traipId),
      seasonId: parseId(criteria.seasonId),
      categoryId: parseId(criteria.categoryId),
      sportKey: parseOption(sportKeys, criteria.sportKey),
      timeline: parseOption(timelines, criteria.timeline),
      gender: parseOption(genders, criteria.gender),
      skillLevel: parseOption(skillLevels, criteria.skillLevel),
      privacy: parseOption(privacies, criteria.privacy),
      sort: parseOption(teamSorts, criteria.sort),
    }),
  };
}
