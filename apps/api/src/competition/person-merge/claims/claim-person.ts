import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, refuse } from '@traip/contract';
import type { ClaimPerson } from '../../../people/team/claim.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import { fits } from '../pair/differences.ts';
import { mergePeople } from '../pair/merge-people.ts';
import { lockPair } from '../pair/queries.ts';
import { insertClaim } from './queries.ts';

/** The account gets what was recorded of the person, or the team is asked whether it is them. */
export const claimPerson: ClaimPerson = async (trx, { personId, team, userId, now }) => {
  const pair = { from: personId, to: userId };
  const { from: person, to: own } = await lockPair(trx, pair);
  if (!person || !own || person.deletedAt !== null || person.userCode !== null) return refuse('QR_NOT_VALID');
  const log = (action: 'PERSON_CLAIMED' | 'CLAIM_MADE') =>
    logAction(
      trx,
      { scope: { organisationId: team.organisationId, userId }, now: () => now },
      { subjectKind: 'TEAM', subjectId: team.id, action },
    );
  if (!fits(person, own)) {
    await insertClaim(trx, { id: randomUUIDv7(), personId, teamId: team.id, userId, claimedAt: now });
    await log('CLAIM_MADE');
    return 'WAITS';
  }
  const merged = await mergePeople(trx, pair, { userId, now });
  if (isRefusal(merged)) return merged;
  await log('PERSON_CLAIMED');
  return 'DONE';
};
