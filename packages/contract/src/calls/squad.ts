import { z } from 'zod';
import { call } from '../call.ts';
import { mayWithTeam } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { PictureStored, picture, pictureErrors } from '../shapes/picture.ts';
import {
  NewPeople,
  PeopleAdded,
  PeopleChange,
  PeopleOfSquad,
  PeopleTable,
  PeopleTablePreview,
  Squad,
  squadLimits,
} from '../shapes/squad.ts';

const byTeam = z.object({ teamId: Id });
const ofTeam = z.object({ teamId: Id, personId: Id });
const mayEnter = mayWithTeam('team.enterPeople', { team: 'params.teamId' });

/** The people of a team, with or without an account, for those who run it. */
export const squadCalls = {
  get: call({
    method: 'GET',
    path: '/teams/{teamId}/squad',
    summary:
      'List a team’s people with their details; dates, documents and addresses only for owner and coach',
    access: mayEnter,
    params: byTeam,
    reply: Squad,
    errors: [],
  }),
  add: call({
    method: 'POST',
    path: '/teams/{teamId}/squad',
    summary: 'Add people without an account to a team; people already in it are skipped',
    access: mayEnter,
    params: byTeam,
    body: NewPeople,
    maxBodyBytes: squadLimits.tableBytes,
    status: 201,
    reply: PeopleAdded,
    errors: ['SHIRT_TAKEN', 'SQUAD_FULL', 'PERSON_NOT_FOUND'],
  }),
  change: call({
    method: 'PUT',
    path: '/teams/{teamId}/squad',
    summary: 'Update a team’s people; omitted fields are kept. People with an account edit their own details',
    access: mayEnter,
    params: byTeam,
    body: PeopleChange,
    maxBodyBytes: squadLimits.tableBytes,
    reply: Squad,
    errors: [
      'STALE_VERSION',
      'SHIRT_TAKEN',
      'NOT_A_TEAM_MEMBER',
      'PERSON_HAS_ACCOUNT',
      'PERSON_HAS_GUARDIAN',
      'NAME_NEEDS_GUARDIAN',
    ],
  }),
  remove: call({
    method: 'POST',
    path: '/teams/{teamId}/squad/remove',
    summary: 'Remove people without an account from a team; their matches are kept',
    access: mayEnter,
    params: byTeam,
    body: PeopleOfSquad,
    reply: z.object({ removed: z.number() }),
    errors: ['NOT_A_TEAM_MEMBER', 'PERSON_HAS_ACCOUNT'],
  }),
  restore: call({
    method: 'POST',
    path: '/teams/{teamId}/squad/restore',
    summary: 'Restore people removed from a team in the last 30 days',
    access: mayEnter,
    params: byTeam,
    body: PeopleOfSquad,
    reply: Squad,
    errors: ['NOT_A_TEAM_MEMBER', 'SHIRT_TAKEN', 'SQUAD_FULL'],
  }),
  readTable: call({
    method: 'POST',
    path: '/teams/{teamId}/squad/table',
    summary: 'Preview a pasted table of people, row by row, with the outcome of each; nothing is saved',
    access: mayEnter,
    onlyReads: true,
    params: byTeam,
    body: PeopleTable,
    maxBodyBytes: squadLimits.tableBytes * 2,
    reply: PeopleTablePreview,
    errors: ['TABLE_EMPTY', 'TOO_MANY_ROWS', 'TOO_MANY_COLUMNS'],
  }),
  setPhoto: call({
    method: 'PUT',
    path: '/teams/{teamId}/squad/{personId}/photo',
    summary: 'Upload a photo of a person without an account',
    access: mayEnter,
    params: ofTeam,
    upload: picture,
    reply: PictureStored,
    errors: [...pictureErrors, 'NOT_A_TEAM_MEMBER', 'PERSON_HAS_ACCOUNT', 'PHOTO_NOT_ALLOWED'],
  }),
  removePhoto: call({
    method: 'DELETE',
    path: '/teams/{teamId}/squad/{personId}/photo',
    summary: 'Remove the photo of a person without an account',
    access: mayEnter,
    params: ofTeam,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['NOT_A_TEAM_MEMBER', 'PERSON_HAS_ACCOUNT'],
  }),
};
