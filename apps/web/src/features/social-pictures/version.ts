import { createHash } from 'node:crypto';

/** The name of what a picture shows: the same facts have the same, and changed ones another. */
export function versionOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27);
}
