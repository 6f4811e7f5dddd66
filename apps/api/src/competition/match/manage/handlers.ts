import type { matchManagementCalls } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { addReferees } from '../referee/add-referees.ts';
import { refereeCandidates } from '../referee/referee-candidates.ts';
import { postponeMatch } from '../schedule/postpone-match.ts';
import { scheduleMatch } from '../schedule/schedule-match.ts';
import { addKnockoutParticipants } from './add-knockout-participants.ts';
import { createMatch } from './create-match.ts';
import { deleteMatch } from './delete-match.ts';
import { findMatches } from './find-matches.ts';
import { getMatch, getPublicMatch } from './get-match.ts';
import { setStream } from './set-stream.ts';
import { updateMatch } from './update-match.ts';

/** The comparison is a view, because it reads tables as well. */
export const matchManagementHandlers: Omit<
  Handlers<{ match: typeof matchManagementCalls }>['match'],
  'comparison'
> = {
  create: createMatch,
  update: updateMatch,
  delete: deleteMatch,
  get: getMatch,
  full: getPublicMatch,
  find: findMatches,
  schedule: scheduleMatch,
  postpone: postponeMatch,
  addReferees,
  refereeCandidates,
  setStream,
  addKnockoutParticipants,
};
