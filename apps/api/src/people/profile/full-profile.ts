import { type profileCalls, refuse } from '@traip/contract';
import { fileUrl } from '../../platform/files/files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { participationsOf } from '../team/participations.ts';
import { publicProfileOf } from './public-profile.ts';
import { findPerson, listPublicTeamsOf } from './queries.ts';

export const fullProfile: Handler<typeof profileCalls.full> = async ({ db }, { params }) => {
  const user = await findPerson(db, params.userCode);
  if (!user) return refuse('NOT_FOUND');
  const profile = publicProfileOf(user);
  const teams = profile.isPublic ? await listPublicTeamsOf(db, user.id) : [];
  const participations = await participationsOf(
    db,
    null,
    teams.map(({ id }) => id),
  );
  const byCompetition = new Map([...participations.values()].flat().map((one) => [one.competitionId, one]));
  return {
    ...profile,
    followId: user.isFollowable ? user.id : null,
    teams: teams.map(({ role, avatarKey, ...team }) => ({
      role,
      team: { ...team, avatarUrl: fileUrl(avatarKey) },
    })),
    participations: [...byCompetition.values()],
  };
};
