import { type GuardianRelation, isRefusal, type Locale, refuse, type teamCalls } from '@traip/contract';
import type { Selectable } from 'kysely';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { TeamsTable } from '../../platform/db/team-tables.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import type { ClaimPerson } from './claim.ts';
import { joinTeam } from './join-team.ts';
import { findTeamRelation, isGuardianOf, lockPersonShared } from './people/queries.ts';
import { consumeQrUse, findQr, isWorking } from './qr/queries.ts';
import { lockTeam } from './queries.ts';
import { teamReply } from './team-reply.ts';

interface Scan {
  readonly trx: Trx;
  readonly qr: NonNullable<Awaited<ReturnType<typeof findQr>>>;
  readonly team: Selectable<TeamsTable>;
  readonly person: { readonly id: string; readonly email: string };
  readonly relation: GuardianRelation | null;
  /** A child of the person, who joins instead. */
  readonly childId: string | null;
  readonly consentAge: number;
  readonly locale: Locale;
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
      const { relation = null, childId = null } = body;
      const { consentAge, locale } = context;
      const scan = { trx, qr, team, person, relation, childId, consentAge, locale, now: context.now() };
      const refusal = qr.personId === null ? await join(scan) : await claim(scan, qr.personId, claimPerson);
      if (refusal) return refusal;
      const { teamId } = qr;
      return teamReply(trx, { teamId, userId, ...(await findTeamRelation(trx, { teamId, userId })) });
    });
  };

/** A team member uses nothing up, so a scan can be repeated. */
async function join({ trx, qr, team, person, childId, now }: Scan) {
  if (childId !== null && !(await isGuardianOf(trx, person.id, childId))) return refuse('PERSON_NOT_FOUND');
  const joining = childId === null ? person : { id: childId, email: null };
  const before = await findTeamRelation(trx, { teamId: team.id, userId: joining.id });
  if (before.team !== null) return undefined;
  if (!(await consumeQrUse(trx, qr.id, now))) return refuse('QR_NOT_VALID');
  await joinTeam(trx, { team, person: joining, by: person.id, role: qr.role, now });
  return undefined;
}

/** Used up even if the team has to confirm: the claim is made. */
async function claim(scan: Scan, personId: string, claimPerson: ClaimPerson) {
  const { trx, qr, team, person, relation, consentAge, locale, now } = scan;
  if (!isWorking(qr, now)) return refuse('QR_NOT_VALID');
  const claimInput = { personId, team, userId: person.id, relation, consentAge, locale, now };
  const outcome = await claimPerson(trx, claimInput);
  if (isRefusal(outcome)) return outcome;
  await consumeQrUse(trx, qr.id, now);
  return outcome === 'WAITS' ? refuse('CLAIM_WAITS') : undefined;
}
