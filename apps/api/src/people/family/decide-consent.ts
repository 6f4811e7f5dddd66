import { type familyCalls, isRefusal, type PublicName, refuse } from '@traip/contract';
import { deletePicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { childReplies } from './child-reply.ts';
import { giveConsents } from './give-consents.ts';
import { findChild, lockPerson } from './queries.ts';

/** A withdrawal takes effect with the transaction: every page that named the child is regenerated. */
export const decideConsent: Handler<typeof familyCalls.consent> = async (context, { params, body }) => {
  const { db, caller, now } = context;
  const { userId } = caller;
  const { personId } = params;
  const outcome = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    if (!(await findChild(trx, userId, personId))) return refuse('NOT_FOUND');
    const { purpose, language } = body;
    const choices = { [purpose]: body.choice as 'YES' | 'NO' | PublicName };
    const photoKey = await giveConsents(
      trx,
      { personId, userId, how: 'GUARDIAN', language, at: now() },
      choices,
    );
    const child = await findChild(trx, userId, personId);
    const [reply] = await childReplies({ db: trx, userId, now: now() }, child ? [child] : []);
    return reply ? { reply, photoKey } : refuse('NOT_FOUND');
  });
  if (isRefusal(outcome)) return outcome;
  await deletePicture(context, outcome.photoKey);
  return outcome.reply;
};
