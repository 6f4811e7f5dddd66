import { competitionSorts, genders, skillLevels, timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { withoutUndefined, parseId, parseOption, parsePage } from '../../ui/list/url-state.ts';

/** What an address says when nothing was chosen. */
export const nothingWanted = {
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

export const usual = { ...nothingWanted, sort: '', page: '1' };

export type Wanted = Readonly<Record<keyof typeof usual, string>>;

/** An address can say anything: what is no state, no time, no order narrows and orders nothing. */
export function queryOf(wanted: Wanted) {
  const state = parseOption(competitionStates, wanted.state);
  return {
    search: wanted.search,
    page: parsePage(wanted.page),
    ...(state && { states: [state] }),
    ...withoutUndefined({
      timeline: parseOption(timelines, wanted.timeline),
      seasonId: parseId(wanted.seasonId),
      categoryId: parseId(wanted.categoryId),
      traipId: parseId(wanted.traipId),
      sportKey: parseOption(sportKeys, wanted.sportKey),
      gender: parseOption(genders, wanted.gender),
      skillLevel: parseOption(skillLevels, wanted.skillLevel),
      sort: parseOption(competitionSorts, wanted.sort),
    }),
  };
}
