import { competitionSorts, genders, skillLevels, timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { parseId, parseOption, parsePage, withoutUndefined } from '../../ui/list/url-state.ts';

export const noCriteria = {
  search: '',
  state: '',
  timeline: '',
  seasonId: '',
  categoryId: '',
  traipId: '',
  sportKey: '',
  gender: '',
  skillLevel: '',
};

export const defaultCriteria = { ...noCriteria, sort: '', page: '1' };

export type Criteria = Readonly<Record<keyof typeof defaultCriteria, string>>;

/** Invalid values from the URL are ignored. */
export function toQuery(criteria: Criteria) {
  const state = parseOption(competitionStates, criteria.state);
  return {
    search: criteria.search,
    page: parsePage(criteria.page),
    ...(state && { states: [state] }),
    ...withoutUndefined({
      timeline: parseOption(timelines, criteria.timeline),
      seasonId: parseId(criteria.seasonId),
      categoryId: parseId(criteria.categoryId),
      traipId: parseId(criteria.traipId),
      sportKey: parseOption(sportKeys, criteria.sportKey),
      gender: parseOption(genders, criteria.gender),
      skillLevel: parseOption(skillLevels, criteria.skillLevel),
      sort: parseOption(competitionSorts, criteria.sort),
    }),
  };
}
