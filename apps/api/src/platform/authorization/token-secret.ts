import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A token that a person made for themselves or for an organisation, and what an app has: access, refresh, its secret. */
type TokenKind = 'pat' | 'org' | 'oat' | 'ort' | 'app';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const pattern = /^(traip_(?:pat|org|oat)_[\dA-Za-z]{43})([\dA-Za-z]{6})$/;

/** 256 random bits behind a prefix that scanners of leaked secrets find, and a checksum that tells it from look-alikes. */
export function newTokenSecret(kind: TokenKind, bits: Buffer = randomBytes(32)): string {
  const start = `traip_${kind}_${inBase62(BigInt(`0x${bits.toString('hex')}`), 43)}`;
  return start + checksumOf(start);
}

/** Whether a bearer token means to be one of these, and not the token of a session. */
export function looksLikeToken(bearer: string): boolean {
  return bearer.startsWith('traip_');
}

/** Whether its checksum is right: what is not ours is refused without asking the database. */
export function isTokenSecret(text: string): boolean {
  const [, start, checksum] = text.match(pattern) ?? [];
  return start !== undefined && checksumOf(start) === checksum;
}

/** By which people tell their tokens apart, and which opens nothing. */
export function hintOf(secret: string): string {
  return `${secret.slice(0, 14)}…${secret.slice(-4)}`;
}

const checksumOf = (start: string) => inBase62(BigInt(crc32(start)), 6);

function inBase62(number: bigint, length: number): string {
  let digits = '';
  for (let rest = number; rest > 0n; rest /= 62n) digits = alphabet[Number(rest % 62n)] + digits;
  return digits.padStart(length, '0');
}
