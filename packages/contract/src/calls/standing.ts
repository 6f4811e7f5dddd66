import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, sees } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { pageNumber, pageOf, pageSize } from '../shapes/page.ts';
import {
  Adjustment,
  Classification,
  ClassificationQuery,
  NewAdjustment,
  NewDraw,
  WithdrawalPreview,
} from '../shapes/standing.ts';

const byId = z.object({ id: Id });

/** Tables, what changes them outside the matches, and what a withdrawal would do to them. */
export const standingCalls = {
  classifications: call({
    method: 'GET',
    path: '/traips-competition/classifications/{id}',
    summary: 'The tables of a public competition, and why each team stands where it stands',
    who: anyone,
    params: byId,
    query: ClassificationQuery,
    cache: 'revalidate',
    reply: Classification,
    errors: ['PHASE_UNKNOWN'],
  }),
  tables: call({
    method: 'GET',
    path: '/traips-competition/standings/{id}',
    summary: 'The tables of a competition that the caller may see',
    who: sees({ competition: 'params.id' }),
    params: byId,
    query: ClassificationQuery,
    cache: 'revalidate',
    reply: Classification,
    errors: ['PHASE_UNKNOWN'],
  }),
  adjustments: call({
    method: 'GET',
    path: '/traips-competition/adjustments/{competitionId}',
    summary: 'Points given or taken outside the matches of a competition',
    who: mayIn('traips.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id }),
    query: z.object({ page: pageNumber, limit: pageSize() }),
    reply: pageOf(Adjustment).meta({ id: 'adjustmentPage' }),
    errors: [],
  }),
  adjust: call({
    method: 'POST',
    path: '/traips-competition/adjustments',
    summary: 'Give points to a team, or take them, with the reason',
    who: mayIn('traips.manage', { phase: 'body.phaseId' }),
    body: NewAdjustment,
    status: 201,
    reply: Adjustment,
    errors: ['TEAM_NOT_IN_TABLE', 'COMPETITION_OVER', 'DEPENDENT_STARTED'],
  }),
  revokeAdjustment: call({
    method: 'DELETE',
    path: '/traips-competition/adjustments/{competitionId}/{id}',
    summary: 'Take back points given or taken outside the matches',
    who: mayIn('traips.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id, id: Id }),
    reply: z.object({ revoked: z.literal(true) }),
    errors: ['COMPETITION_OVER', 'DEPENDENT_STARTED'],
  }),
  recordDraw: call({
    method: 'POST',
    path: '/traips-competition/draws',
    summary: 'Record lots that were drawn by hand: they outweigh the committed seed',
    who: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: NewDraw,
    status: 201,
    reply: z.object({ id: Id }),
    errors: ['DRAW_NOT_OF_A_TABLE', 'COMPETITION_OVER', 'DEPENDENT_STARTED'],
  }),
  withdrawalPreview: call({
    method: 'GET',
    path: '/club/traip-competition-team/withdrawal-preview/{competitionId}/{teamId}',
    summary: 'What the tables would be if a team left, under each mode',
    who: mayIn('teams.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id, teamId: Id }),
    reply: WithdrawalPreview,
    errors: ['NOT_ENTERED'],
  }),
};
