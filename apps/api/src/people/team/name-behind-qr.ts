import { refuse, type teamCalls } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import { organisationInBrief, teamInBrief } from './in-brief.ts';
import { findQr, isWorking } from './qr/queries.ts';
import { findTeam } from './queries.ts';

/** A valid code reveals where it leads, and nothing about who is there. */
export const nameBehindQr: Handler<typeof teamCalls.nameBehindQr> = async (context, { body }) => {
  const { db, now } = context;
  const limited = await countAttempt(context, 'name-behind-qr', body.token);
  if (limited) return limited;
  const qr = await findQr(db, hashSecret(body.token));
  const team = qr && isWorking(qr, now()) ? await findTeam(db, qr) : undefined;
  if (!team) return refuse('QR_NOT_VALID');
  const { name, avatarUrl } = teamInBrief(team);
  const organisation = organisationInBrief(team);
  return {
    team: { name, avatarUrl },
    organization: organisation && { name: organisation.name, avatarUrl: organisation.avatarUrl },
  };
};
