import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../platform/services/keys.ts';

const idBytes = 16;

/**
 * The key of an agenda: its id, signed. People add it to a second phone a year later, so it must be possible to show it
 * again; and a stolen database must not reveal it. Storing a hash or the key itself would not allow both.
 */
export function writeKey({ agenda }: Keys, id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, sign(agenda.current, name)]).toString('base64url');
}

/** The id of the agenda, or undefined if the signature is wrong. */
export function readKey({ agenda }: Keys, key: string): string | undefined {
  const bytes = Buffer.from(key, 'base64url');
  const name = bytes.subarray(0, idBytes);
  const signature = bytes.subarray(idBytes);
  if (!agenda.accepted.some((each) => isEqual(signature, sign(each, name)))) return undefined;
  return name.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const isEqual = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

const sign = (key: KeyObject, name: Buffer) =>
  createHmac('sha256', key).update('agenda').update(name).digest();
