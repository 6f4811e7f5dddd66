import { genders, privacies, skillLevels, teamSorts, timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { withoutUndefined, parseId, parseOption } from '../../ui/list/url-state.ts';

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
  const state = parseOption(competitionStates, wanted.state);
  return {
    search: wanted.search,
    ...(state && { states: [state] }),
    ...withoutUndefined({
      competitionId: parseId(wanted.competitionId),
      traipId: parseId(wanted.traipId),
      seasonId: parseId(wanted.seasonId),
      categoryId: parseId(wanted.categoryId),
      sportKey: parseOption(sportKeys, wanted.sportKey),
      timeline: parseOption(timelines, wanted.timeline),
      gender: parseOption(genders, wanted.gender),
      skillLevel: parseOption(skillLevels, wanted.skillLevel),
      privacy: parseOption(privacies, wanted.privacy),
      sort: parseOption(teamSorts, wanted.sort),
    }),
  };
}
