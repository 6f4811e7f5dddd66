import { z } from 'zod';
import { call } from '../call.ts';
import { mayWithTeam, signedIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import {
  ClaimDecision,
  Claims,
  Duplicates,
  Merged,
  MergePreview,
  OwnMerges,
  PeopleToMerge,
} from '../shapes/person-merge.ts';

const byTeam = z.object({ teamId: Id });
const one = z.object({ teamId: Id, id: Id });
const mayEnter = mayWithTeam('team.enterPeople', { team: 'params.teamId' });

/** One human who was entered twice, and people who come to their own account. */
export const personMergeCalls = {
  duplicates: call({
    method: 'GET',
    path: '/teams/{teamId}/squad/duplicates',
    summary: 'People of a team who may have been entered twice, and merges of the last 30 days',
    who: mayEnter,
    params: byTeam,
    reply: Duplicates,
    errors: [],
  }),
  preview: call({
    method: 'POST',
    path: '/teams/{teamId}/squad/merge-preview',
    summary: 'What merging two people would move, and what speaks against it',
    who: mayEnter,
    params: byTeam,
    body: PeopleToMerge,
    reply: MergePreview,
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT'],
  }),
  merge: call({
    method: 'POST',
    path: '/teams/{teamId}/squad/merges',
    summary: 'Make two entries of one person one; undone within 30 days',
    who: mayEnter,
    params: byTeam,
    body: PeopleToMerge,
    status: 201,
    reply: Merged,
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'BOTH_IN_ONE_MATCH', 'LICENCES_IN_TWO_TEAMS'],
  }),
  undo: call({
    method: 'DELETE',
    path: '/teams/{teamId}/squad/merges/{id}',
    summary: 'Part two people again who were merged by mistake',
    who: mayEnter,
    params: one,
    reply: z.object({ undone: z.literal(true) }),
    errors: ['MERGE_TOO_OLD'],
  }),
  claims: call({
    method: 'GET',
    path: '/teams/{teamId}/squad/claims',
    summary: 'Who says to be somebody of the team although name or birthday differ',
    who: mayEnter,
    params: byTeam,
    reply: Claims,
    errors: [],
  }),
  decideClaim: call({
    method: 'PUT',
    path: '/teams/{teamId}/squad/claims/{id}',
    summary: 'Confirm that an account is the person it says to be, or refuse',
    who: mayEnter,
    params: one,
    body: ClaimDecision,
    reply: z.object({ status: z.enum(['ACCEPTED', 'REJECTED']) }),
    errors: [
      'CLAIM_NOT_OPEN',
      'BOTH_IN_ONE_MATCH',
      'LICENCES_IN_TWO_TEAMS',
      'PERSON_NOT_FOUND',
      'GUARDIAN_NOT_OF_AGE',
      'CHILD_OF_AGE',
    ],
  }),
  mine: call({
    method: 'GET',
    path: '/profile/merges',
    summary: 'Entries of teams that became part of the caller or of their children within the last 30 days',
    who: signedIn,
    reply: OwnMerges,
    errors: [],
  }),
  undoMine: call({
    method: 'DELETE',
    path: '/profile/merges/{id}',
    summary: 'Part from an entry that is somebody else: its matches leave the account again',
    who: signedIn,
    params: z.object({ id: Id }),
    reply: z.object({ undone: z.literal(true) }),
    errors: ['MERGE_TOO_OLD'],
  }),
};
