import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;

/**
 * The key of an agenda: its id, signed. People add it to a second phone a year later, so it must be possible to show it
 * again; and a stolen database must not reveal it. Storing a hash or the key itself would not allow both.
 */
export function writeKey(secret: Uint8Array, id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, sign(secret, name)]).toString('base64url');
}

/** The id of the agenda, or undefined if the signature is wrong. */
export function readKey(secret: Uint8Array, key: string): string | undefined {
  const bytes = Buffer.from(key, 'base64url');
  const name = bytes.subarray(0, idBytes);
  const signature = bytes.subarray(idBytes);
  const expected = sign(secret, name);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  return name.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sign = (secret: Uint8Array, name: Buffer) =>
  createHmac('sha256', secret).update('agenda').update(name).digest();
