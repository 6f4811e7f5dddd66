import { refuse, type teamCalls } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import { describeTarget } from './describe-target.ts';
import { organisationInBrief, teamInBrief } from './in-brief.ts';
import { findTeamRelation } from './people/queries.ts';
import { findQr, isWorking } from './qr/queries.ts';
import { findTeam } from './queries.ts';

/** Team members are told that they are, even by a code that is no longer valid. */
export const previewQr: Handler<typeof teamCalls.previewQr> = async (context, { body }) => {
  const { db, caller, now } = context;
  const limited = await countAttempt(context, 'consume-qr', caller.userId);
  if (limited) return limited;
  const qr = await findQr(db, hashSecret(body.token));
  const team = qr && (await findTeam(db, qr));
  if (!qr || !team) return refuse('QR_NOT_VALID');
  const relation = await findTeamRelation(db, { teamId: team.id, userId: caller.userId });
  const isMember = relation.team !== null && qr.personId === null;
  if (!isWorking(qr, now()) && !isMember) return refuse('QR_NOT_VALID');
  return {
    team: teamInBrief(team),
    organization: organisationInBrief(team),
    memberCount: team.memberCount,
    role: qr.role,
    person: describeTarget(qr, context),
    invitedBy: qr.invitedBy,
    expiresAt: qr.expiresAt,
    isMember,
  };
};
