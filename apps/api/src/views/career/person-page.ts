import { type careerCalls, refuse } from '@traip/contract';
import { hasTurned, majority } from '../../people/auth/age.ts';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import { listPublicTeamsOf } from '../../people/profile/queries.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findNamedPerson } from './person/queries.ts';
import { careerOf, noCareer } from './player-career.ts';

export const personPage: Handler<typeof careerCalls.person> = async ({ db, now }, { params }) => {
  const row = await findNamedPerson(db, params.id);
  if (!row) return refuse('NOT_FOUND');
  const isMinor = row.birthday !== null && !hasTurned(majority, row.birthday, now());
  const shown = playerInBrief(row, false);
  // A child's photograph is shown only with consent.
  const person = isMinor && !row.hasPhotoConsent ? { ...shown, avatarUrl: null } : shown;
  if (!row.isListed)
    return { person, isPublic: false, isIndexed: false, followId: null, teams: [], ...noCareer };
  const [teams, career] = await Promise.all([listPublicTeamsOf(db, row.id), careerOf(db, row.id)]);
  return {
    person,
    isPublic: true,
    isIndexed: row.publicName === 'FULL' && !isMinor,
    followId: row.isFollowable ? row.id : null,
    teams: teams.map(({ role, ...team }) => ({ role, team: teamInBrief(team) })),
    ...career,
  };
};
