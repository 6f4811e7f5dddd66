import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { agreements } from './agreements.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { fullProfile } from './full-profile.ts';
import { getProfile } from './get-profile.ts';
import { myTeams } from './my-teams.ts';
import { myData } from './own-data/my-data.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { mySessions } from './sessions/my-sessions.ts';
import { updateProfile } from './update-profile.ts';

export const profileHandlers = (
  peopleChanged: PeopleChanged,
): Omit<Handlers<typeof contract>['profile'], 'answerTeam'> => ({
  get: getProfile,
  full: fullProfile,
  update: updateProfile(peopleChanged),
  setAvatar: setAvatar(peopleChanged),
  removeAvatar: removeAvatar(peopleChanged),
  myTeams,
  changePassword,
  changeEmail,
  sessions: mySessions,
  endSession,
  endOtherSessions,
  agreements,
  myData,
  deleteAccount,
});
