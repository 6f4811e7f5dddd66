import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every authenticator app expects unless told otherwise (RFC 6238): SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** Clocks differ, and people type slowly: the previous code and the next one count too. */
const drift = [0, -1, 1];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits. */
export const newTotpSecret = () => randomBytes(20);

/** As people type it into an app (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The URI in the QR code for an app. */
export function totpUri(secret: Uint8Array, email: string): string {
  const label = encodeURIComponent(`Traip:${email}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Traip`;
}

/** The code of one half minute (RFC 4226). */
export function totpCode(secret: Uint8Array, step: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) as number) & 0x0f;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The half minute of a code, if it is current and newer than those used before. */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  { now, usedStep }: { readonly now: Date; readonly usedStep: number },
): number | undefined {
  const given = Buffer.from(code);
  return drift
    .map((by) => stepAt(now) + by)
    .filter((step) => step > usedStep)
    .find((step) => {
      const expected = Buffer.from(totpCode(secret, step));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
}
