import { type authCalls, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { readDeviceToken } from './device-token.ts';
import { countCode } from './limits.ts';
import { lockUser } from './queries.ts';
import { countFailure, deleteChallenge, lockChallenge } from './second-factor/challenges.ts';
import { isProven } from './second-factor/proofs.ts';
import { signIn } from './sign-in.ts';

/** The second step of a sign-in: the challenge proves that the first one was completed. */
export const completeSignIn: Handler<typeof authCalls.secondFactor> = async (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const challenge = await lockChallenge(trx, { id: body.challengeId, purpose: 'second-step', now });
    const user = challenge?.userId ? await lockUser(trx, challenge.userId) : undefined;
    if (!challenge || !user) return refuse('CHALLENGE_EXPIRED');
    const device = await readDeviceToken(context, body.deviceToken, user.id);
    const limited =
      body.code === undefined ? undefined : await countCode({ ...context, db: trx }, user.id, device);
    if (limited) return limited;
    if (!(await isProven(context, trx, { userId: user.id, challenge }, body)))
      return refuseAndCount(trx, challenge.id);
    await deleteChallenge(trx, challenge.id);
    return signIn(context, trx, user, { by: proofOf(body), deviceToken: body.deviceToken });
  });

async function refuseAndCount(trx: Trx, challengeId: string) {
  await countFailure(trx, challengeId);
  return refuse('SECOND_FACTOR_WRONG', { field: 'code' });
}

function proofOf({ code, passkey }: { readonly code?: unknown; readonly passkey?: unknown }): string {
  if (passkey !== undefined) return 'passkey';
  return code === undefined ? 'recovery code' : 'code';
}
