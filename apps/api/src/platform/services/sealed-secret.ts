import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { KeyPurpose, Keys } from './keys.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what the server has to read again, so that a copy of only the database is useless. */
export function seal(keys: Keys, purpose: KeyPurpose, secret: Uint8Array): string {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, keys[purpose].current, iv);
  const sealed = Buffer.concat([encryption.update(secret), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined if it was sealed with a secret that the server no longer has. */
export function unseal(keys: Keys, purpose: KeyPurpose, sealed: string): Uint8Array | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys[purpose].accepted) {
    const secret = unsealWith(key, bytes);
    if (secret) return secret;
  }
  return undefined;
}

function unsealWith(key: KeyObject, bytes: Buffer): Uint8Array | undefined {
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
  decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decryption.update(bytes.subarray(ivBytes + tagBytes)), decryption.final()]);
  } catch {
    // Another key, or changed bytes: GCM cannot distinguish them, and neither can be read.
    return undefined;
  }
}
