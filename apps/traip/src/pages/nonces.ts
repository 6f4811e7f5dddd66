import { randomBytes } from 'node:crypto';

/** Letters are made for so many nonces at once: asking for a few bytes costs as much as asking for thousands. */
const atOnce = 3_072;

let letters = '';
let used = 0;

/** As the pages write theirs, with more chance in it: six random bits in each letter, and none is used twice. */
export function freshNonce(length: number): string {
  if (used + length > letters.length) {
    letters = randomBytes(Math.max(atOnce, length * 3)).toString('base64');
    used = 0;
  }
  used += length;
  return letters.slice(used - length, used);
}
