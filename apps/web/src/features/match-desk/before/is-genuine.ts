import type { readLicenceToken } from '@traip/engine/registration';
import type { DeskData } from '../queue/types.ts';

type Signed = NonNullable<ReturnType<typeof readLicenceToken>>;
type Keys = DeskData['licensing']['keys'];

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Whether a code was signed with a key that the desk knows; null for an unknown key. Works offline. */
export async function isGenuine({ claims, signed, signature }: Signed, keys: Keys): Promise<boolean | null> {
  const named = keys.filter(({ id }) => id === claims.keyId);
  if (named.length === 0) return null;
  for (const { publicKey } of named) {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), curve, false, ['verify']);
    if (await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)) return true;
  }
  return false;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
