import { isRefusal, refuse, type teamCalls } from '@traip/contract';
import type { Selectable } from 'kysely';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { TeamsTable, Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import type { ClaimPerson } from './claim.ts';
import { joinTeam } from './join-team.ts';
import { findTeamRelation, lockPersonShared } from './people/queries.ts';
import { consumeQrUse, findQr, isWorking } from './qr/queries.ts';
import { lockTeam } from './queries.ts';
import { teamReply } from './team-reply.ts';

interface Scan {
  readonly trx: Trx;
  readonly qr: NonNullable<Awaited<ReturnType<typeof findQr>>>;
  readonly team: Selectable<TeamsTable>;
  readonly person: { readonly id: string; readonly email: string };
  readonly now: Date;
}

export const consumeQr =
  (claimPerson: ClaimPerson): Handler<typeof teamCalls.consumeQr> =>
  async (context, { body }) => {
    const { userId } = context.caller;
    const limited = await countAttempt(context, 'consume-qr', userId);
    if (limited) return limited;
    return context.db.transaction().execute(async (trx) => {
      const person = await lockPersonShared(trx, userId);
      if (!person) return refuse('UNAUTHORIZED');
      const qr = await findQr(trx, hashSecret(body.token));
      const team = qr && (await lockTeam(trx, qr));
      if (!team) return refuse('QR_NOT_VALID');
      const scan = { trx, qr, team, person, now: context.now() };
      const refusal = qr.personId === null ? await join(scan) : await claim(scan, qr.personId, claimPerson);
      if (refusal) return refusal;
      const { teamId } = qr;
      return teamReply(trx, { teamId, userId, ...(await findTeamRelation(trx, { teamId, userId })) });
    });
  };

/** A member of the team uses nothing up, so that a scan can be repeated. */
async function join({ trx, qr, team, person, now }: Scan) {
  const before = await findTeamRelation(trx, { teamId: team.id, userId: person.id });
  if (before.team !== null) return undefined;
  if (!(await consumeQrUse(trx, qr.id, now))) return refuse('QR_NOT_VALID');
  await joinTeam(trx, { team, person, role: qr.role, now });
  return undefined;
}

/** Used up even if the team has to confirm: the claim is made. */
async function claim({ trx, qr, team, person, now }: Scan, personId: string, claimPerson: ClaimPerson) {
  if (!isWorking(qr, now)) return refuse('QR_NOT_VALID');
  const outcome = await claimPerson(trx, { personId, team, userId: person.id, now });
  if (isRefusal(outcome)) return outcome;
  await consumeQrUse(trx, qr.id, now);
  return outcome === 'WAITS' ? refuse('CLAIM_WAITS') : undefined;
}
