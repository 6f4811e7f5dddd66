import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import {
  ClosedRound,
  PostponedRound,
  ResultsOfRound,
  Round,
  RoundQuery,
  RoundToClose,
  RoundToPostpone,
  SavedResults,
} from '../shapes/round.ts';

const byCompetition = z.object({ competitionId: Id });

/** The results of a whole round. */
export const roundCalls = {
  get: call({
    method: 'GET',
    path: '/round/{competitionId}',
    summary: 'Get a round with its results; today’s if no number is given',
    access: mayIn('organisation.see', { competition: 'params.competitionId' }),
    params: byCompetition,
    query: RoundQuery,
    reply: Round,
    errors: ['PHASE_UNKNOWN'],
  }),
  saveResults: call({
    method: 'PUT',
    path: '/round/{competitionId}/results',
    summary: 'Enter many results at once, each with its own outcome; idempotent',
    access: mayIn('matches.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    body: ResultsOfRound,
    reply: SavedResults,
    errors: ['DEPENDENT_STARTED'],
  }),
  makeOfficial: call({
    method: 'PUT',
    path: '/round/{competitionId}/official',
    summary: 'Make a round’s results official, and list the missing ones',
    access: mayIn('matches.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    body: RoundToClose,
    reply: ClosedRound,
    errors: ['DEPENDENT_STARTED'],
  }),
  postpone: call({
    method: 'PUT',
    path: '/round/{competitionId}/postpone',
    summary: 'Postpone the matches of a round that haven’t started, with a reason',
    access: mayIn('traips.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    body: RoundToPostpone,
    reply: PostponedRound,
    errors: ['DEPENDENT_STARTED', 'REASON_REQUIRED', 'PHASE_LOCKED', 'INVALID_TRANSITION'],
  }),
};
