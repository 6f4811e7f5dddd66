import { createHash, randomBytes } from 'node:crypto';

/** A secret that is handed out once: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What we keep of a secret. It has 256 bits of its own, so a fast hash without salt is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
