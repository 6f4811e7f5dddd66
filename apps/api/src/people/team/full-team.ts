import { maxPageSize, refuse, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { playerInBrief } from '../person/player-in-brief.ts';
import { organisationInBrief, teamInBrief } from './in-brief.ts';
import { participationsOf } from './participations.ts';
import { listTeammates, type TeammateRow } from './people/queries.ts';
import { findTeam } from './queries.ts';

const publicPeople = { search: '', onlyPublic: true, page: 1, limit: maxPageSize };

/** Only public teams: this call is anonymous, so members are not recognised. */
export const fullTeam: Handler<typeof teamCalls.full> = async ({ db }, { params }) => {
  const team = await findTeam(db, { teamId: params.id });
  if (team?.privacy !== 'PUBLIC') return refuse('NOT_FOUND');
  const people = await listTeammates(db, team.id, publicPeople);
  const participations = await participationsOf(db, null, [team.id]);
  return {
    ...teamInBrief(team),
    description: team.description,
    organization: organisationInBrief(team),
    createdAt: team.createdAt,
    members: people.map(publicMember),
    memberCount: team.memberCount,
    participations: [...(participations.get(team.id) ?? [])],
  };
};

function publicMember(person: TeammateRow) {
  const { role, shirt, position } = person;
  return { ...playerInBrief(person, false), role, shirt, position };
}
