import { z } from 'zod';
import { call } from '../call.ts';
import { sees } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { NewOwnEntry, OwnEntries } from '../shapes/own-entry.ts';

const byCompetition = z.object({ competitionId: Id });
const access = sees({ competition: 'params.competitionId' });

/** Players who enter a competition of individuals by themselves. */
export const ownEntryCalls = {
  list: call({
    method: 'GET',
    path: '/own-entries/{competitionId}',
    summary: 'Get your own entries in a competition of individuals, and your children’s',
    access,
    params: byCompetition,
    reply: OwnEntries,
    errors: [],
  }),
  enter: call({
    method: 'POST',
    path: '/own-entries/{competitionId}',
    summary: 'Apply for a place while registration is open, for yourself or for a child',
    access,
    params: byCompetition,
    body: NewOwnEntry,
    status: 201,
    reply: OwnEntries,
    errors: [
      'COMPETITOR_DIFFERS',
      'REGISTRATION_CLOSED',
      'GUARDIAN_ENTERS',
      'ALREADY_ENTERED',
      'COMPETITION_FULL',
      'COMPETITION_UNDER_WAY',
      'COMPETITION_OVER',
      'PHASE_UNKNOWN',
    ],
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/own-entries/{competitionId}/{teamId}',
    summary: 'Withdraw an application, or give up a place before there are matches',
    access,
    params: byCompetition.extend({ teamId: Id }),
    reply: OwnEntries,
    errors: ['NOT_ENTERED', 'PHASE_HAS_MATCHES', 'COMPETITION_OVER'],
  }),
};
