import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { Change } from './change.ts';

/** A proposal as encoded in its id: nothing is stored, so any process can apply it, even after a restart. */
export interface Proposal {
  readonly change: Change;
  /** The version of the match at the time of the proposal. */
  readonly version: number;
  /** Identifies its consequences. */
  readonly digest: string;
  /** In milliseconds. */
  readonly expiresAt: number;
}

const Sealed = z.tuple([z.int(), z.int(), z.string(), Change]);
const maxLength = 4_000;

/** Signed with the token: without it no one can make, change or apply a proposal. */
const signatureOf = (token: string, payload: string) =>
  createHmac('sha256', token).update(`traip-mcp-proposal\n${payload}`).digest().subarray(0, 16);

export function seal(token: string, { change, version, digest, expiresAt }: Proposal): string {
  const content = JSON.stringify([version, expiresAt, digest, change]);
  const payload = deflateRawSync(content).toString('base64url');
  return `${payload}.${signatureOf(token, payload).toString('base64url')}`;
}

/** Null: not made with this token, or damaged in transit. */
export function unseal(token: string, id: string): Proposal | null {
  const [payload = '', signature = '', ...rest] = id.trim().split('.');
  const received = Buffer.from(signature, 'base64url');
  const expected = signatureOf(token, payload);
  if (id.length > maxLength || rest.length > 0 || received.length !== expected.length) return null;
  if (!timingSafeEqual(received, expected)) return null;
  const content = inflateRawSync(Buffer.from(payload, 'base64url'), {
    maxOutputLength: maxLength,
  }).toString();
  const [version, expiresAt, digest, change] = Sealed.parse(JSON.parse(content));
  return { change, version, digest, expiresAt };
}
