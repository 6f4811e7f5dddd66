import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const purposes = [
  'access-token',
  'live-ticket',
  'device-token',
  'refresh-token',
  'app-refresh-token',
  'unsubscribe',
  'agenda',
  'authenticator',
  'licence',
  'webhook',
  'kept-answer',
] as const;
export type KeyPurpose = (typeof purposes)[number];

interface PurposeKeys {
  /** Signs everything new. */
  readonly current: KeyObject;
  /** Verify signatures: the current key, keys of earlier secrets, and what older releases signed with. */
  readonly accepted: readonly KeyObject[];
}

export type Keys = Readonly<Record<KeyPurpose, PurposeKeys>>;

/** Their links stay in emails and calendars for years; older releases signed them with the secret itself. */
const signedWithTheSecret: readonly KeyPurpose[] = ['unsubscribe', 'agenda'];

/**
 * A key for each purpose, so that a signature for one is useless for another. `earlier` secrets no longer
 * sign, but their signatures stay valid: a new secret signs no one out.
 */
export function createKeys(secret: Uint8Array, earlier: readonly Uint8Array[] = []): Keys {
  const secrets = [secret, ...earlier];
  const keysFor = (purpose: KeyPurpose): PurposeKeys => {
    const derived = secrets.map((each) => createSecretKey(deriveKey(each, purpose)));
    const raw = signedWithTheSecret.includes(purpose) ? secrets.map((each) => createSecretKey(each)) : [];
    const [current] = derived as [KeyObject];
    return { current, accepted: [...derived, ...raw] };
  };
  return Object.fromEntries(purposes.map((purpose) => [purpose, keysFor(purpose)])) as Keys;
}

/** Reveals nothing about the secret or the keys for other purposes (HKDF, RFC 5869). */
export function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `traip ${purpose}`, 32));
}
