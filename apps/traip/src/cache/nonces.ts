import { randomBytes } from 'node:crypto';

/** Random bytes are drawn for many nonces at once: a few bytes cost as much as thousands. */
const batchBytes = 3_072;

let pool = '';
let used = 0;

/** Six random bits in each letter, none of which is used twice. */
export function createNonce(length: number): string {
  if (used + length > pool.length) {
    pool = randomBytes(Math.max(batchBytes, length * 3)).toString('base64');
    used = 0;
  }
  used += length;
  return pool.slice(used - length, used);
}
