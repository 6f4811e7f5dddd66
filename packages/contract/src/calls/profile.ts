import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, signedIn } from '../permissions/index.ts';
import { ClubUser } from '../shapes/account.ts';
import { Id, UserCode } from '../shapes/fields.ts';
import { PictureStored, picture, pictureErrors } from '../shapes/picture.ts';
import {
  AccountDeletion,
  FullProfile,
  MySessions,
  MyTeams,
  PasswordChange,
  ProfileChange,
  PublicProfile,
} from '../shapes/profile.ts';

const byCode = z.object({ userCode: UserCode });

/** A person: what others see of them, and what is theirs alone. */
export const profileCalls = {
  get: call({
    method: 'GET',
    path: '/profile/profile/{userCode}',
    summary: 'What anybody may know of a person',
    who: anyone,
    params: byCode,
    reply: PublicProfile,
    errors: [],
  }),
  full: call({
    method: 'GET',
    path: '/profile/full-profile/{userCode}',
    summary: 'The public page of a person: also their public teams and competitions',
    who: anyone,
    params: byCode,
    reply: FullProfile,
    errors: [],
  }),
  update: call({
    method: 'PUT',
    path: '/profile/profile/{userCode}',
    summary: 'Change the own profile',
    who: signedIn,
    params: byCode,
    body: ProfileChange,
    reply: ClubUser,
    errors: [],
  }),
  setAvatar: call({
    method: 'PUT',
    path: '/profile/avatar',
    summary: 'Give oneself a picture',
    who: signedIn,
    upload: picture,
    reply: PictureStored,
    errors: pictureErrors,
  }),
  removeAvatar: call({
    method: 'DELETE',
    path: '/profile/avatar',
    summary: 'Take the own picture away',
    who: signedIn,
    reply: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
  myTeams: call({
    method: 'GET',
    path: '/profile/my-teams',
    summary: 'The teams of the caller, and the teams that ask for them',
    who: signedIn,
    reply: MyTeams,
    errors: [],
  }),
  answerTeam: call({
    method: 'PUT',
    path: '/profile/my-teams/accept/{teamId}/{responseBoolean}',
    summary: 'Accept or reject the invitation of a team',
    who: signedIn,
    params: z.object({ teamId: Id, responseBoolean: z.enum(['true', 'false']) }),
    reply: z.object({ status: z.enum(['ACCEPTED', 'REJECTED']) }),
    errors: ['INVITATION_NOT_OPEN'],
  }),
  changePassword: call({
    method: 'POST',
    path: '/profile/change-password',
    summary: 'Choose another password; every other session ends. Who has none yet chooses a first one',
    who: signedIn,
    body: PasswordChange,
    reply: z.object({ changed: z.literal(true) }),
    errors: ['PASSWORD_WRONG', 'PASSWORD_EASY_TO_GUESS', 'TOO_MANY_REQUESTS'],
  }),
  sessions: call({
    method: 'GET',
    path: '/profile/sessions',
    summary: 'Where the caller is signed in, the session last used first',
    who: signedIn,
    reply: MySessions,
    errors: [],
  }),
  endSession: call({
    method: 'DELETE',
    path: '/profile/sessions/{id}',
    summary: 'End one of the own sessions',
    who: signedIn,
    params: z.object({ id: Id }),
    reply: z.object({ ended: z.literal(true) }),
    errors: [],
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/profile/sessions',
    summary: 'End all of the own sessions but the one that asks',
    who: signedIn,
    reply: z.object({ ended: z.literal(true) }),
    errors: [],
  }),
  myData: call({
    method: 'GET',
    path: '/profile/my-data',
    summary: 'Everything that is kept about the caller',
    who: signedIn,
    isSensitive: true,
    reply: z.looseObject({}),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  deleteAccount: call({
    method: 'POST',
    path: '/profile/delete-account',
    summary: 'Delete the own account; what the sporting record needs stays without a name',
    who: signedIn,
    body: AccountDeletion,
    reply: z.object({ deleted: z.literal(true) }),
    errors: [
      'PASSWORD_WRONG',
      'USER_CODE_DIFFERS',
      'LAST_SUPER_ADMIN',
      'OWNER_MUST_TRANSFER',
      'TOO_MANY_REQUESTS',
    ],
  }),
};
