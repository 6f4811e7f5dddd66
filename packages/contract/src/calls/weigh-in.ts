import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { ClassMove, NewWeighIn, WeighIn, WeightClassChange } from '../shapes/weigh-in.ts';

const byCompetition = z.object({ competitionId: Id });
const access = mayIn('competitions.manage', { competition: 'params.competitionId' });

/** Weight classes of combat sports, and who has weighed in. */
export const weighInCalls = {
  get: call({
    method: 'GET',
    path: '/weigh-in/{competitionId}',
    summary: 'Get the weight class of a competition and who has weighed in',
    access,
    params: byCompetition,
    reply: WeighIn,
    errors: [],
  }),
  setClass: call({
    method: 'PUT',
    path: '/weigh-in/{competitionId}/class',
    summary: 'Set the weight class of a competition, until the draw is made',
    access,
    params: byCompetition,
    body: WeightClassChange,
    reply: WeighIn,
    errors: ['NO_WEIGHT_CLASSES', 'ALREADY_DRAWN', 'OVERWEIGHT', 'UNDERWEIGHT'],
  }),
  weigh: call({
    method: 'PUT',
    path: '/weigh-in/{competitionId}/entries',
    summary: 'Record someone’s weight, or undo it',
    access,
    params: byCompetition,
    body: NewWeighIn,
    reply: WeighIn,
    errors: ['NO_WEIGHT_CLASSES', 'NOT_ENTERED', 'OVERWEIGHT', 'UNDERWEIGHT', 'COMPETITION_OVER'],
  }),
  move: call({
    method: 'PUT',
    path: '/weigh-in/{competitionId}/move',
    summary: 'Move someone to another weight class, until the draw is made',
    access,
    params: byCompetition,
    body: ClassMove,
    reply: WeighIn,
    errors: [
      'NOT_ENTERED',
      'CLASS_UNKNOWN',
      'ALREADY_ENTERED',
      'ALREADY_DRAWN',
      'OVERWEIGHT',
      'UNDERWEIGHT',
      'COMPETITION_FULL',
      'COMPETITION_UNDER_WAY',
      'COMPETITION_OVER',
      'PHASE_UNKNOWN',
    ],
  }),
};
