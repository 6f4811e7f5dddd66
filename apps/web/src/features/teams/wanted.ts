import { genders, privacies, skillLevels, teamSorts, timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { chosenIn, idIn, oneIn } from '../../ui/list/url-state.ts';

/** What an address says when nothing was chosen. */
export const nothingWanted = {
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

export const usual = { ...nothingWanted, sort: '' };

export type Wanted = Readonly<Record<keyof typeof usual, string>>;

/** An address can say anything: what is no sport, no state, no order narrows and orders nothing. */
export function queryOf(wanted: Wanted) {
  const state = oneIn(competitionStates, wanted.state);
  return {
    search: wanted.search,
    ...(state && { states: [state] }),
    ...chosenIn({
      competitionId: idIn(wanted.competitionId),
      traipId: idIn(wanted.traipId),
      seasonId: idIn(wanted.seasonId),
      categoryId: idIn(wanted.categoryId),
      sportKey: oneIn(sportKeys, wanted.sportKey),
      timeline: oneIn(timelines, wanted.timeline),
      gender: oneIn(genders, wanted.gender),
      skillLevel: oneIn(skillLevels, wanted.skillLevel),
      privacy: oneIn(privacies, wanted.privacy),
      sort: oneIn(teamSorts, wanted.sort),
    }),
  };
}
