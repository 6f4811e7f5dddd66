import type { Read, SecondFactorState } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { countRecoveryCodesLeft, hasAuthenticator, listPasskeys } from '../../auth/second-factor/queries.ts';

export async function secondFactorState(
  db: Database,
  userId: string,
): Promise<Read<typeof SecondFactorState>> {
  const passkeys = await listPasskeys(db, userId);
  const codesLeft = await countRecoveryCodesLeft(db, userId);
  return {
    isOn: codesLeft !== null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt, isSynced }) => ({
      id,
      name,
      createdAt,
      usedAt,
      isSynced,
    })),
    hasAuthenticator: await hasAuthenticator(db, userId),
    recoveryCodesLeft: codesLeft ?? 0,
  };
}
