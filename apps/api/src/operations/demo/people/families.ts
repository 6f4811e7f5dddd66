import type { ConsentPurpose, GuardianRelation, PublicName } from '@traip/contract';
import { acceptClaim } from '../../../competition/person-merge/claims/accept-claim.ts';
import { giveConsents } from '../../../people/family/give-consents.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { throwIfRefused } from './calls.ts';
import { findPerson, findPlayer } from './queries.ts';

/** A child in a team, and their guardian. */
export interface DemoChild {
  readonly guardian: string;
  readonly relation: GuardianRelation;
  readonly team: string;
  readonly shirt: number;
  readonly consents: Partial<Record<ConsentPurpose, 'YES' | 'NO' | PublicName>>;
}

export async function seedFamilies(db: Database, children: readonly DemoChild[], at: Date): Promise<void> {
  for (const { guardian, relation, consents, ...place } of children) {
    const { id: userId } = await findPerson(db, guardian);
    const { personId } = await findPlayer(db, place);
    await db.transaction().execute(async (trx) => {
      throwIfRefused(
        await acceptClaim(trx, { personId, userId, relation }, { userId, now: at, locale: 'es' }),
      );
      await giveConsents(trx, { personId, userId, how: 'GUARDIAN', language: 'es', at }, consents);
    });
  }
}
