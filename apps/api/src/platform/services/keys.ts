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
  /** Signs what is new. */
  readonly current: KeyObject;
  /** Verifies what is there: the current key, those of earlier secrets, and what older releases signed with. */
  readonly accepted: readonly KeyObject[];
}

export type Keys = Readonly<Record<KeyPurpose, PurposeKeys>>;

/** Links for these are in people's mails and calendars for years; older releases signed them with the secret itself. */
const signedWithTheSecret: readonly KeyPurpose[] = ['unsubscribe', 'agenda'];

/**
 * A key for each purpose, so that what is signed for one is worth nothing for another. `earlier` secrets sign nothing
 * any more, and what they signed stays valid: a new secret signs nobody out.
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

/** Tells nothing about the secret, nor about the keys for other purposes (HKDF, RFC 5869). */
export function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `traip ${purpose}`, 32));
}
