import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, open } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import {
  Ranking,
  RankingHistory,
  RankingQuery,
  RankingRules,
  RankingRulesChange,
  RankingSeeds,
  RankingSeedsOutcome,
  RankingStarts,
  RankingStartsChange,
} from '../shapes/ranking.ts';

const byTraip = z.object({ traipId: Id });

/** Rankings of players and teams in a Traip. */
export const rankingCalls = {
  get: call({
    method: 'GET',
    path: '/rankings/{code}',
    summary: 'Get the ranking of a Traip, by rating or by points',
    access: open,
    params: z.object({ code: Code }),
    query: RankingQuery,
    reply: Ranking,
    errors: [],
  }),
  competitor: call({
    method: 'GET',
    path: '/rankings/{code}/{competitorId}',
    summary: 'Get how someone’s ranking in a Traip came about, day by day',
    access: open,
    params: z.object({ code: Code, competitorId: Id }),
    reply: RankingHistory,
    errors: [],
  }),
  ofPerson: call({
    method: 'GET',
    path: '/public/person/{id}/rankings',
    summary: 'List the public rankings that someone is in',
    access: anyone,
    cache: 'revalidate',
    params: z.object({ id: Id }),
    reply: z.object({ rankings: z.array(RankingHistory) }),
    errors: [],
  }),
  saveRules: call({
    method: 'PUT',
    path: '/rankings/rules',
    summary: 'Set how a Traip ranks its players and teams',
    access: mayIn('traips.manage', { traip: 'body.traipId' }),
    body: RankingRulesChange,
    reply: RankingRules,
    errors: ['RANKING_NEEDS_MATCHES'],
  }),
  starts: call({
    method: 'GET',
    path: '/ranking-starts/{traipId}',
    summary: 'List the ratings or points that people and teams start with',
    access: mayIn('traips.manage', { traip: 'params.traipId' }),
    params: byTraip,
    reply: RankingStarts,
    errors: [],
  }),
  saveStarts: call({
    method: 'PUT',
    path: '/ranking-starts/{traipId}',
    summary: 'Replace the ratings or points that people or teams start with, from a pasted list',
    access: mayIn('traips.manage', { traip: 'params.traipId' }),
    tokenNeed: 'people',
    params: byTraip,
    body: RankingStartsChange,
    reply: RankingStarts,
    errors: ['RANKING_LINE_INVALID', 'RANKING_NAME_TWICE', 'TEAM_UNKNOWN'],
  }),
  seed: call({
    method: 'PUT',
    path: '/club/traip-competition-team/seeds/ranking',
    summary: 'Seed a competition by the ranking of its Traip: preview it, or save it',
    access: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: RankingSeeds,
    reply: RankingSeedsOutcome,
    errors: ['NO_RANKING', 'COMPETITION_UNDER_WAY', 'COMPETITION_OVER'],
  }),
};
