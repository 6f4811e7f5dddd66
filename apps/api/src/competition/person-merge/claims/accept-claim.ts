import type { GuardianRelation, Locale } from '@traip/contract';
import { insertGuardian } from '../../../people/family/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { mergePeople } from '../pair/merge-people.ts';

interface Claim {
  readonly personId: string;
  readonly userId: string;
  readonly relation: GuardianRelation | null;
}

/** A guardian becomes responsible for the child; anyone else is merged with the person. */
export async function acceptClaim(
  trx: Trx,
  { personId, userId, relation }: Claim,
  by: { readonly userId: string; readonly now: Date; readonly locale: Locale },
) {
  if (relation === null) return mergePeople(trx, { from: personId, to: userId }, by);
  await insertGuardian(trx, { childId: personId, userId, relation, since: by.now });
  return undefined;
}
