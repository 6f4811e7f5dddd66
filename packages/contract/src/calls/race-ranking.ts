import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import {
  NewRaceRanking,
  RaceRanking,
  RaceRankingChange,
  RaceRankingList,
  RaceRankingQuery,
  RaceRankingTable,
} from '../shapes/race-ranking.ts';

const byCompetition = z.object({ competitionId: Id });
const one = z.object({ competitionId: Id, rankingId: Id });
const mayManage = mayIn('competitions.manage', { competition: 'params.competitionId' });

/** Tables over the races of a competition: a series, a stage race, clubs. */
export const raceRankingCalls = {
  list: call({
    method: 'GET',
    path: '/race-rankings/{competitionId}',
    summary: 'List the rankings over several races of a competition',
    access: open,
    params: byCompetition,
    reply: RaceRankingList,
    errors: [],
  }),
  create: call({
    method: 'POST',
    path: '/race-rankings/{competitionId}',
    summary: 'Add a ranking over several races: a series, a stage race, teams or clubs',
    access: mayManage,
    params: byCompetition,
    body: NewRaceRanking,
    status: 201,
    reply: RaceRanking,
    errors: ['NOT_A_RACE_SPORT', 'TOO_MANY_RANKINGS', 'RACE_UNKNOWN', 'ONE_RACE_ONLY', 'POINTS_REQUIRED'],
  }),
  update: call({
    method: 'PUT',
    path: '/race-rankings/{competitionId}/{rankingId}',
    summary: 'Update a ranking; omitted fields are kept, and the table is recalculated',
    access: mayManage,
    params: one,
    body: RaceRankingChange,
    reply: RaceRanking,
    errors: ['STALE_VERSION', 'RACE_UNKNOWN', 'ONE_RACE_ONLY', 'POINTS_REQUIRED'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/race-rankings/{competitionId}/{rankingId}',
    summary: 'Delete a ranking; races and results stay',
    access: mayManage,
    params: one,
    reply: z.object({ deleted: z.literal(true) }),
    errors: [],
  }),
  table: call({
    method: 'GET',
    path: '/race-rankings/{competitionId}/{rankingId}/table',
    summary: 'Get a ranking’s table, overall or by gender and age group; search by bib, name or club',
    access: open,
    params: one,
    query: RaceRankingQuery,
    reply: RaceRankingTable,
    errors: [],
  }),
};
