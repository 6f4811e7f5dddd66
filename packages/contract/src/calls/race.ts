import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { cardErrors, GolfCards } from '../shapes/golf-cards.ts';
import { NewRace, PublicationChange, Race, RaceChange, RaceList, raceLimits } from '../shapes/race.ts';
import { RaceEntry, RaceEntryChange, RaceEntryPage, RaceEntryQuery } from '../shapes/race-entry.ts';
import { LineQuery, NewLineMarks, RaceLine } from '../shapes/race-line.ts';
import {
  RaceResultQuery,
  RaceResults,
  ResultsSaved,
  StartList,
  StartListQuery,
  TypedResults,
} from '../shapes/race-result.ts';
import {
  CreatedHeats,
  HeatPlaces,
  HeatsPlan,
  NextRound,
  RoundState,
  RoundsChange,
  RoundsRanking,
  TieDecision,
} from '../shapes/race-round.ts';
import {
  raceRowErrors,
  StartTable,
  StartTableOutcome,
  startErrors,
  TimingTable,
  TimingTableOutcome,
} from '../shapes/race-table.ts';

const byCompetition = z.object({ competitionId: Id });
const byRace = z.object({ competitionId: Id, raceId: Id });
const byEntry = z.object({ competitionId: Id, raceId: Id, entryId: Id });
const mayManage = mayIn('competitions.manage', { competition: 'params.competitionId' });
const mayTime = mayIn('matches.manage', { competition: 'params.competitionId' });
const maxBodyBytes = raceLimits.tableBytes * 2;

/** The races of a competition: 10 km, 100 m, stage 3. */
export const raceCalls = {
  list: call({
    method: 'GET',
    path: '/races/{competitionId}',
    summary: 'List a competition’s races, with the number of entries and results',
    access: open,
    params: byCompetition,
    reply: RaceList,
    errors: [],
  }),
  create: call({
    method: 'POST',
    path: '/races/{competitionId}',
    summary: 'Add a race to a competition of a race sport',
    access: mayManage,
    params: byCompetition,
    body: NewRace,
    status: 201,
    reply: Race,
    errors: ['NOT_A_RACE_SPORT', 'TOO_MANY_RACES', 'GOLF_HAS_CARDS'],
  }),
  update: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}',
    summary: 'Update a race; omitted fields are kept, and places are recalculated',
    access: mayManage,
    params: byRace,
    body: RaceChange,
    reply: Race,
    errors: [
      'STALE_VERSION',
      'RACE_HAS_RESULTS',
      'GOLF_HAS_CARDS',
      'GOLF_OFFICIAL',
      'COURSE_HAS_CARDS',
      'RACE_HAS_ENTRIES',
    ],
  }),
  delete: call({
    method: 'DELETE',
    path: '/races/{competitionId}/{raceId}',
    summary: 'Delete a race that has no results, and its start list',
    access: mayManage,
    params: byRace,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['RACE_HAS_RESULTS', 'ROUND_OF_A_RACE'],
  }),
  publish: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/publication',
    summary: 'Publish race results as live, provisional or official, or unpublish them with a reason',
    access: mayTime,
    params: byRace,
    body: PublicationChange,
    reply: Race,
    errors: ['STALE_VERSION', 'RACE_WITHOUT_RESULTS', 'REASON_REQUIRED'],
  }),
  results: call({
    method: 'GET',
    path: '/races/{competitionId}/{raceId}/results',
    summary: 'List published results, overall or by gender and age group; search by bib or name',
    access: open,
    params: byRace,
    query: RaceResultQuery,
    reply: RaceResults,
    errors: [],
  }),
  startList: call({
    method: 'GET',
    path: '/races/{competitionId}/{raceId}/start-list',
    summary: 'List who starts, by heat and lane or by bib, as soon as there is a start list',
    access: open,
    params: byRace,
    query: StartListQuery,
    reply: StartList,
    errors: [],
  }),
};

/** Start lists. */
export const raceEntryCalls = {
  list: call({
    method: 'GET',
    path: '/races/{competitionId}/{raceId}/entries',
    summary: 'List the start list with names and results, by bib',
    access: mayTime,
    params: byRace,
    query: RaceEntryQuery,
    reply: RaceEntryPage,
    errors: [],
  }),
  paste: call({
    method: 'POST',
    path: '/races/{competitionId}/{raceId}/entries',
    summary: 'Preview a pasted start list with the problems in each row, or enter everyone',
    access: mayManage,
    params: byRace,
    body: StartTable,
    maxBodyBytes,
    creates: true,
    reply: StartTableOutcome,
    errors: [
      'CSV_UNREADABLE',
      'TABLE_EMPTY',
      'RACE_FULL',
      'ROUND_FILLED_BY_RESULTS',
      'TOO_MANY_FOR_HEATS',
      ...startErrors,
    ],
  }),
  update: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/entries/{entryId}',
    summary: 'Update the bib, club, gender, year of birth, heat, lane or handicap of a start list entry',
    access: mayManage,
    params: byEntry,
    body: RaceEntryChange,
    reply: RaceEntry,
    errors: [
      'STALE_VERSION',
      'BIB_TWICE',
      'NUMBER_TWICE',
      'LANE_TWICE',
      'GOLF_OFFICIAL',
      'ROUND_OF_A_RACE',
      'NOT_A_RELAY',
      'RELAY_TOO_MANY',
      'MEMBER_INVALID',
    ],
  }),
  remove: call({
    method: 'DELETE',
    path: '/races/{competitionId}/{raceId}/entries/{entryId}',
    summary: 'Remove an entry without a result from the start list',
    access: mayManage,
    params: byEntry,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['RACE_HAS_RESULTS'],
  }),
};

/** Rounds of a race: heats, semi-finals and finals. */
export const raceRoundCalls = {
  set: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/rounds',
    summary: 'Set the rounds of a race and who goes on from each; none: a race without rounds',
    access: mayManage,
    params: byRace,
    body: RoundsChange,
    reply: RoundsRanking,
    errors: ['STALE_VERSION', 'RACE_HAS_RESULTS', 'GOLF_HAS_CARDS', 'ROUND_OF_A_RACE', 'TOO_MANY_FOR_HEATS'],
  }),
  makeHeats: call({
    method: 'POST',
    path: '/races/{competitionId}/{raceId}/heats',
    summary: 'Divide a start list into heats and lanes by seed marks; the reply says how to undo it',
    access: mayManage,
    params: byRace,
    body: HeatsPlan,
    reply: CreatedHeats,
    errors: ['RACE_HAS_RESULTS', 'GOLF_HAS_CARDS', 'TOO_MANY_FOR_HEATS', 'START_LIST_EMPTY'],
  }),
  place: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/heats',
    summary: 'Put people into heats and lanes by bib, all or none',
    access: mayManage,
    params: byRace,
    body: HeatPlaces,
    reply: CreatedHeats,
    errors: ['RACE_HAS_RESULTS', 'UNKNOWN_BIB', 'BIB_TWICE', 'LANE_TWICE'],
  }),
  state: call({
    method: 'GET',
    path: '/races/{competitionId}/{raceId}/round',
    summary: 'Get what is missing before a round leads to the next: results, and ties for the last place',
    access: mayTime,
    params: byRace,
    reply: RoundState,
    errors: [],
  }),
  decideTie: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/round/tie',
    summary: 'Record who was better among those level for the last place: by a swim-off, a lot or the judges',
    access: mayTime,
    params: byRace,
    body: TieDecision,
    reply: RoundState,
    errors: ['UNKNOWN_BIB', 'NOT_LEVEL', 'DEPENDENT_STARTED', 'REASON_REQUIRED'],
  }),
  fillNext: call({
    method: 'POST',
    path: '/races/{competitionId}/{raceId}/round/next',
    summary: 'Fill the start list of the next round with those who go on, in lanes by their marks',
    access: mayTime,
    params: byRace,
    body: NextRound,
    reply: RoundState,
    errors: ['LAST_ROUND', 'ROUND_NOT_OVER', 'TIE_UNRESOLVED', 'DEPENDENT_STARTED', 'REASON_REQUIRED'],
  }),
  ranking: call({
    method: 'GET',
    path: '/races/{competitionId}/{raceId}/ranking',
    summary:
      'Rank everyone over all published rounds: the A final before the B final, then those who went out',
    access: open,
    params: byRace,
    reply: RoundsRanking,
    errors: [],
  }),
};

/** Manual timing. */
export const raceResultCalls = {
  save: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/results',
    summary: 'Save results by bib, all or none; places are recalculated',
    access: mayTime,
    params: byRace,
    body: TypedResults,
    reply: ResultsSaved,
    errors: ['STALE_VERSION', 'GOLF_HAS_CARDS', 'OUT_OF_PLAUSIBLE', ...raceRowErrors],
  }),
  saveCards: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/cards',
    summary:
      'Save golf scorecards hole by hole, statuses and a play-off, all or none; places are recalculated',
    access: mayTime,
    params: byRace,
    body: GolfCards,
    reply: ResultsSaved,
    errors: ['STALE_VERSION', 'GOLF_HAS_CARDS', ...cardErrors],
  }),
  import: call({
    method: 'POST',
    path: '/races/{competitionId}/{raceId}/results',
    summary: 'Preview a timing file with the problems in each row, or save all of it',
    access: mayTime,
    params: byRace,
    body: TimingTable,
    maxBodyBytes,
    reply: TimingTableOutcome,
    errors: [
      'CSV_UNREADABLE',
      'TABLE_EMPTY',
      'TOO_MANY_ROWS',
      'GOLF_HAS_CARDS',
      'TIMING_COLUMNS_MISSING',
      ...raceRowErrors,
    ],
  }),
  line: call({
    method: 'GET',
    path: '/races/{competitionId}/{raceId}/line',
    summary: 'Get what was timed manually at the line of a race, with its start list',
    access: mayTime,
    params: byRace,
    query: LineQuery,
    reply: RaceLine,
    errors: ['RACE_WITHOUT_CLOCK'],
  }),
  markLine: call({
    method: 'PUT',
    path: '/races/{competitionId}/{raceId}/line',
    summary: 'Record starts, arrivals and who is out, as timed manually; sent twice, they count once',
    access: mayTime,
    params: byRace,
    body: NewLineMarks,
    reply: RaceLine,
    errors: ['RACE_WITHOUT_CLOCK', 'LINE_FULL'],
  }),
};
