import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { ProtestRuling, Protests } from '../shapes/protest.ts';

/** Teams that fielded ineligible players, and the organiser's decisions. */
export const protestCalls = {
  list: call({
    method: 'GET',
    path: '/traips-competition/protests/{competitionId}',
    summary: 'List who played under protest in a competition, and the decisions',
    access: mayIn('competitions.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id }),
    reply: Protests,
    errors: [],
  }),
  settle: call({
    method: 'PUT',
    path: '/match/protests/{matchId}/{teamId}',
    summary: 'Uphold or reject a protest; the result doesn’t change',
    access: mayIn('teams.manage', { match: 'params.matchId' }),
    params: z.object({ matchId: Id, teamId: Id }),
    body: ProtestRuling,
    reply: z.object({ settled: z.literal(true) }),
    errors: ['PROTEST_SETTLED', 'STALE_VERSION'],
  }),
};
