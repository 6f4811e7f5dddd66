import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes that keys are derived from. */
export const bytesOf = (secret: string) => new TextEncoder().encode(secret);

/** The secret behind all keys. A development machine generates one and stores it beside the data. */
export function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'secret');
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
