import { type familyCalls, type OwnConsents, type PublicName, type Read, refuse } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { consentRecords } from './child-reply.ts';
import { decisionsOf } from './decisions.ts';
import { giveConsents } from './give-consents.ts';
import { findOwnPrivacy, listConsents, listGuardianNames, lockPerson } from './queries.ts';

export const ownConsents: Handler<typeof familyCalls.own> = async ({ db, caller }) =>
  (await ownReply(db, caller.userId)) ?? refuse('UNAUTHORIZED');

/** A photograph stays in the account; this decides whether others see it. */
export const decideOwn: Handler<typeof familyCalls.decideOwn> = ({ db, caller, now }, { body }) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    const { purpose, language } = body;
    await lockPerson(trx, userId);
    const choices = { [purpose]: body.choice as 'YES' | 'NO' | PublicName };
    await giveConsents(trx, { personId: userId, userId, how: 'SELF', language, at: now() }, choices);
    return (await ownReply(trx, userId)) ?? refuse('UNAUTHORIZED');
  });

async function ownReply(db: Database, userId: string): Promise<Read<typeof OwnConsents> | undefined> {
  const own = await findOwnPrivacy(db, userId);
  if (!own) return undefined;
  const given = await listConsents(db, [userId]);
  const guardians = await listGuardianNames(db, [userId]);
  return {
    consents: decisionsAsShown(decisionsOf(given), own),
    isPrivate: own.privacy !== 'PUBLIC',
    guardians: guardians.map(({ name }) => name),
    records: consentRecords(given),
  };
}

/** Without a decision, what is shown publicly. */
function decisionsAsShown(
  decided: ReturnType<typeof decisionsOf>,
  { publicName, showsPhoto }: { readonly publicName: PublicName; readonly showsPhoto: boolean },
) {
  return {
    ...decided,
    PUBLIC_NAME: publicName,
    PHOTO: decided.PHOTO ?? (showsPhoto ? 'YES' : 'NO'),
  } as const;
}
