import { randomInt } from 'node:crypto';
import { hashSecret } from '../../../platform/authorization/secrets.ts';
import type { Trx } from '../../../platform/db/schema.ts';

const codes = 10;
/** Without letters and digits that look alike on paper. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 4;
const charactersPerGroup = 4;

/** "k7mw-3hxp-9t2c-vq8d": 79 random bits, so that a fast hash without salt is enough. */
function newRecoveryCode(): string {
  const character = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: charactersPerGroup }, character).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** People type capitals and spaces, or omit dashes. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const hashOf = (code: string) => hashSecret(plain(code));

/** New codes replacing the earlier ones. They are stored as hashes: they can only be shown now. */
export async function replaceRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(trx, userId);
  const newCodes = Array.from({ length: codes }, newRecoveryCode);
  await trx
    .insertInto('recoveryCodes')
    .values(newCodes.map((code) => ({ hash: hashOf(code), userId, usedAt: null })))
    .execute();
  return newCodes;
}

export async function deleteRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Each code works once. */
export async function consumeRecoveryCode(
  trx: Trx,
  { userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('hash', '=', hashOf(code))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
