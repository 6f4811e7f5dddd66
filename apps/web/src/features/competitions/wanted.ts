import { competitionSorts, genders, skillLevels, timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { chosenIn, idIn, oneIn, pageIn } from '../../ui/list/url-state.ts';

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
  const state = oneIn(competitionStates, wanted.state);
  return {
    search: wanted.search,
    page: pageIn(wanted.page),
    ...(state && { states: [state] }),
    ...chosenIn({
      timeline: oneIn(timelines, wanted.timeline),
      seasonId: idIn(wanted.seasonId),
      categoryId: idIn(wanted.categoryId),
      traipId: idIn(wanted.traipId),
      sportKey: oneIn(sportKeys, wanted.sportKey),
      gender: oneIn(genders, wanted.gender),
      skillLevel: oneIn(skillLevels, wanted.skillLevel),
      sort: oneIn(competitionSorts, wanted.sort),
    }),
  };
}
