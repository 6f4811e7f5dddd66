import { createHash } from 'node:crypto';

/** A hash of the facts in a picture. */
export function versionOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27);
}
