import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;

/**
 * What opens an agenda: its id, signed. People put it into a second telephone a year later, so they must be able to
 * see it again; and a stolen database must not open anybody's. Neither a hash nor the key itself would do both.
 */
export function writeKey(secret: Uint8Array, id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, signatureOf(secret, name)]).toString('base64url');
}

/** Which agenda a key opens, or nothing when it is not ours. */
export function readKey(secret: Uint8Array, key: string): string | undefined {
  const bytes = Buffer.from(key, 'base64url');
  const [name, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  const expected = signatureOf(secret, name);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  return name.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = (secret: Uint8Array, name: Buffer) =>
  createHmac('sha256', secret).update('agenda').update(name).digest();
