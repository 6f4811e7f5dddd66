import { randomBytes } from 'node:crypto';

/** Random bytes are drawn for many nonces at once: a few bytes cost as much as thousands. */
const batchBytes = 3_072;

let letters = '';
let used = 0;

/** Six random bits in each letter, none of which is used twice. */
export function freshNonce(length: number): string {
  if (used + length > letters.length) {
    letters = randomBytes(Math.max(batchBytes, length * 3)).toString('base64');
    used = 0;
  }
  used += length;
  return letters.slice(used - length, used);
}
