import {
  type Read,
  type Refusal,
  refuse,
  type Team,
  type TeamRelation,
  teamAbilitiesOf,
} from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { organisationInBrief, teamInBrief } from './in-brief.ts';
import { participationsOf } from './participations.ts';
import { findTeam } from './queries.ts';

/** A team as a person sees it, given their relation to it. */
export async function teamReply(
  db: Database,
  { teamId, userId, ...relation }: TeamRelation & { readonly teamId: string; readonly userId: string },
): Promise<Read<typeof Team> | Refusal<'NOT_FOUND'>> {
  const team = await findTeam(db, { teamId });
  if (!team) return refuse('NOT_FOUND');
  const abilities = teamAbilitiesOf(relation);
  const participations = await participationsOf(db, userId, [teamId]);
  const { description, privacy, memberCount, createdAt, version } = team;
  return {
    ...teamInBrief(team),
    description,
    privacy,
    memberCount,
    createdAt,
    version,
    abilities,
    email: abilities.includes('team.seeContact') ? team.email : null,
    organization: organisationInBrief(team),
    participations: participations.get(teamId)?.length ?? 0,
    role: relation.team,
  };
}
