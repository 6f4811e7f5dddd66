import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open } from '../permissions/index.ts';
import { CourtCall, CourtQueue, CourtQueueChange, CourtSkip, QueuedMatchRef } from '../shapes/court-queue.ts';
import { Id } from '../shapes/fields.ts';

const byCompetition = z.object({ competitionId: Id });
const mayCall = mayIn('matches.manage', { competition: 'params.competitionId' });

/** Matches without hours, called to a court when one is free. */
export const courtQueueCalls = {
  get: call({
    method: 'GET',
    path: '/court-queue/{competitionId}',
    summary: 'Get what’s on each court and what’s next',
    access: open,
    params: byCompetition,
    reply: CourtQueue,
    errors: [],
  }),
  set: call({
    method: 'PUT',
    path: '/court-queue/{competitionId}',
    summary: 'Turn the court queue of a competition on or off',
    access: mayIn('traips.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    body: CourtQueueChange,
    reply: CourtQueue,
    errors: ['FIELD_UNKNOWN'],
  }),
  call: call({
    method: 'PUT',
    path: '/court-queue/{competitionId}/call',
    summary: 'Call a match to a court',
    access: mayCall,
    params: byCompetition,
    body: CourtCall,
    reply: CourtQueue,
    errors: [
      'QUEUE_OFF',
      'FIELD_UNKNOWN',
      'COURT_TAKEN',
      'MATCH_NOT_WAITING',
      'SIDE_ON_COURT',
      'COMPETITION_OVER',
    ],
  }),
  takeBack: call({
    method: 'PUT',
    path: '/court-queue/{competitionId}/take-back',
    summary: 'Send a called match that hasn’t started back to the queue',
    access: mayCall,
    params: byCompetition,
    body: QueuedMatchRef,
    reply: CourtQueue,
    errors: ['QUEUE_OFF', 'MATCH_NOT_CALLED', 'COMPETITION_OVER'],
  }),
  skip: call({
    method: 'PUT',
    path: '/court-queue/{competitionId}/skip',
    summary: 'Skip a match whose teams aren’t here yet, or put it back in the queue',
    access: mayCall,
    params: byCompetition,
    body: CourtSkip,
    reply: CourtQueue,
    errors: ['QUEUE_OFF', 'MATCH_NOT_WAITING', 'COMPETITION_OVER'],
  }),
};
