import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, sees } from '../permissions/index.ts';
import { Adjustment, NewAdjustment, NewDraw, WithdrawalPreview } from '../shapes/adjustment.ts';
import { Id } from '../shapes/fields.ts';
import { pageNumber, pageOf, pageSize } from '../shapes/page.ts';
import { SeasonStory } from '../shapes/season-story.ts';
import { Classification, ClassificationQuery } from '../shapes/standing.ts';

const byId = z.object({ id: Id });

/** Tables, changes to them outside the matches, and the effect of a withdrawal. */
export const standingCalls = {
  classifications: call({
    method: 'GET',
    path: '/traips-competition/classifications/{id}',
    summary: 'Get the tables of a public competition, with the reason for each position',
    access: anyone,
    params: byId,
    query: ClassificationQuery,
    cache: 'revalidate',
    reply: Classification,
    errors: ['PHASE_UNKNOWN'],
  }),
  tables: call({
    method: 'GET',
    path: '/traips-competition/standings/{id}',
    summary: 'Get the tables of a competition the caller can see',
    access: sees({ competition: 'params.id' }),
    params: byId,
    query: ClassificationQuery,
    cache: 'revalidate',
    reply: Classification,
    errors: ['PHASE_UNKNOWN'],
  }),
  story: call({
    method: 'GET',
    path: '/traips-competition/story/{id}',
    summary: 'Get how a public competition that is over was won, round by round',
    access: anyone,
    params: byId,
    reply: SeasonStory,
    errors: [],
  }),
  adjustments: call({
    method: 'GET',
    path: '/traips-competition/adjustments/{competitionId}',
    summary: 'List a competition’s point adjustments',
    access: mayIn('traips.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id }),
    query: z.object({ page: pageNumber, limit: pageSize() }),
    reply: pageOf(Adjustment).meta({ id: 'adjustmentPage' }),
    errors: [],
  }),
  adjust: call({
    method: 'POST',
    path: '/traips-competition/adjustments',
    summary: 'Add or deduct a team’s points, with the reason',
    access: mayIn('traips.manage', { phase: 'body.phaseId' }),
    body: NewAdjustment,
    status: 201,
    reply: Adjustment,
    errors: ['TEAM_NOT_IN_TABLE', 'COMPETITION_OVER', 'DEPENDENT_STARTED'],
  }),
  revokeAdjustment: call({
    method: 'DELETE',
    path: '/traips-competition/adjustments/{competitionId}/{id}',
    summary: 'Revoke a point adjustment',
    access: mayIn('traips.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id, id: Id }),
    reply: z.object({ revoked: z.literal(true) }),
    errors: ['COMPETITION_OVER', 'DEPENDENT_STARTED'],
  }),
  recordDraw: call({
    method: 'POST',
    path: '/traips-competition/draws',
    summary: 'Record a manual drawing of lots: it overrides the committed seed',
    access: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: NewDraw,
    status: 201,
    reply: z.object({ id: Id }),
    errors: ['DRAW_NOT_OF_A_TABLE', 'COMPETITION_OVER', 'DEPENDENT_STARTED'],
  }),
  withdrawalPreview: call({
    method: 'GET',
    path: '/club/traip-competition-team/withdrawal-preview/{competitionId}/{teamId}',
    summary: 'Preview the tables if a team withdrew, under each mode',
    access: mayIn('teams.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id, teamId: Id }),
    reply: WithdrawalPreview,
    errors: ['NOT_ENTERED'],
  }),
};
