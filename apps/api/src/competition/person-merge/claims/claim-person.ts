import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, refuse } from '@traip/contract';
import { hasTurned, majority } from '../../../people/auth/age.ts';
import { guardianRefusal } from '../../../people/family/guardian-refusal.ts';
import type { ClaimPerson } from '../../../people/team/claim.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import { fits, isSameName } from '../pair/differences.ts';
import { lockPair, type PersonToMerge } from '../pair/queries.ts';
import { acceptClaim } from './accept-claim.ts';
import { insertClaim } from './queries.ts';

type Claim = Parameters<ClaimPerson>[1];

/** Merges the person into the account, or makes its owner a guardian; if unsure, the team must confirm. */
export const claimPerson: ClaimPerson = async (trx, claim) => {
  const { personId, team, userId, relation, now } = claim;
  const { from: person, to: own } = await lockPair(trx, { from: personId, to: userId });
  if (!person || !own || person.deletedAt !== null || person.userCode !== null) return refuse('QR_NOT_VALID');
  const refusal = relation === null ? tooYoung(claim, person) : unfitGuardian(claim, person, own);
  if (refusal) return refusal;
  const log = (action: 'PERSON_CLAIMED' | 'CLAIM_MADE') =>
    logAction(
      trx,
      { scope: { organisationId: team.organisationId, userId }, now: () => now },
      { subjectKind: 'TEAM', subjectId: team.id, action },
    );
  const isLikely = relation === null ? fits(person, own) : isLikelyChild(person, own);
  if (!isLikely) {
    await insertClaim(trx, {
      id: randomUUIDv7(),
      personId,
      teamId: team.id,
      userId,
      relation,
      claimedAt: now,
    });
    await log('CLAIM_MADE');
    return 'WAITS';
  }
  const accepted = await acceptClaim(
    trx,
    { personId, userId, relation },
    { userId, now, locale: claim.locale },
  );
  if (isRefusal(accepted)) return accepted;
  await log('PERSON_CLAIMED');
  return 'DONE';
};

/** Without a known age, a namesake with the link isn't enough: the person may be an adult. */
function isLikelyChild(person: PersonToMerge, own: PersonToMerge): boolean {
  return person.birthday !== null && isSameName(person, own);
}

/** Nobody below the age of consent has their own account. */
function tooYoung({ consentAge, now }: Claim, { birthday }: PersonToMerge) {
  if (birthday === null || hasTurned(consentAge, birthday, now)) return undefined;
  return refuse('CLAIM_NEEDS_GUARDIAN');
}

export function unfitGuardian({ now }: Pick<Claim, 'now'>, { birthday }: PersonToMerge, own: PersonToMerge) {
  if (birthday !== null && hasTurned(majority, birthday, now)) return refuse('CHILD_OF_AGE');
  return guardianRefusal(own, now);
}
