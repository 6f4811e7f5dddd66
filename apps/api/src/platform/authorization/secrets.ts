import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';

/** A secret that is shown once: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. With 256 random bits a fast hash without salt is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The secret derived from another; only the holder of the key can derive it. */
export function deriveSecret(key: KeyObject, secret: string): string {
  return createHmac('sha256', key).update(secret).digest('base64url');
}
