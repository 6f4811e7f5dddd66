import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A token made for a person or an organisation, or one of an app: access, refresh, or its secret. */
type TokenKind = 'pat' | 'org' | 'oat' | 'ort' | 'app';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const pattern = /^(traip_(?:pat|org|oat)_[\dA-Za-z]{43})([\dA-Za-z]{6})$/;

/** 256 random bits, a prefix that leak scanners find, and a checksum that rules out look-alikes. */
export function newTokenSecret(kind: TokenKind, bits: Buffer = randomBytes(32)): string {
  const start = `traip_${kind}_${inBase62(BigInt(`0x${bits.toString('hex')}`), 43)}`;
  return start + checksumOf(start);
}

/** Whether a bearer token looks like one of these rather than a session token. */
export function looksLikeToken(bearer: string): boolean {
  return bearer.startsWith('traip_');
}

/** Whether its checksum is right: tokens that are not ours are refused without a query. */
export function isTokenSecret(text: string): boolean {
  const [, start, checksum] = text.match(pattern) ?? [];
  return start !== undefined && checksumOf(start) === checksum;
}

/** Enough for people to distinguish their tokens, and useless as a secret. */
export function hintOf(secret: string): string {
  return `${secret.slice(0, 14)}…${secret.slice(-4)}`;
}

const checksumOf = (start: string) => inBase62(BigInt(crc32(start)), 6);

function inBase62(number: bigint, length: number): string {
  let digits = '';
  for (let rest = number; rest > 0n; rest /= 62n) digits = alphabet[Number(rest % 62n)] + digits;
  return digits.padStart(length, '0');
}
