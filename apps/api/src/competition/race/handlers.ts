import type { raceCalls, raceEntryCalls, raceResultCalls, raceRoundCalls } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { listEntries } from './entries/list-entries.ts';
import { pasteEntries } from './entries/paste-entries.ts';
import { removeEntry } from './entries/remove-entry.ts';
import { updateEntry } from './entries/update-entry.ts';
import { getLine } from './line/get-line.ts';
import { markLine } from './line/mark-line.ts';
import { listRaces } from './list-races.ts';
import { getResults } from './page/get-results.ts';
import { getStartList } from './page/get-start-list.ts';
import { importResults } from './results/import-results.ts';
import { saveCards } from './results/save-cards.ts';
import { saveResults } from './results/save-results.ts';
import { decideTie } from './rounds/decide-tie.ts';
import { fillNext } from './rounds/fill-next.ts';
import { makeHeats, placeInHeats } from './rounds/make-heats.ts';
import { getRoundState } from './rounds/round-state.ts';
import { getRoundsRanking } from './rounds/rounds-ranking.ts';
import { setRounds } from './rounds/set-rounds.ts';
import { createRace } from './settings/create-race.ts';
import { deleteRace } from './settings/delete-race.ts';
import { publishRace } from './settings/publish-race.ts';
import { updateRace } from './settings/update-race.ts';

export const raceHandlers: Handlers<{
  race: typeof raceCalls;
  raceEntry: typeof raceEntryCalls;
  raceRound: typeof raceRoundCalls;
  raceResult: typeof raceResultCalls;
}> = {
  race: {
    list: listRaces,
    create: createRace,
    update: updateRace,
    delete: deleteRace,
    publish: publishRace,
    results: getResults,
    startList: getStartList,
  },
  raceEntry: { list: listEntries, paste: pasteEntries, update: updateEntry, remove: removeEntry },
  raceRound: {
    set: setRounds,
    makeHeats,
    place: placeInHeats,
    state: getRoundState,
    decideTie,
    fillNext,
    ranking: getRoundsRanking,
  },
  raceResult: { save: saveResults, saveCards, import: importResults, line: getLine, markLine },
};
