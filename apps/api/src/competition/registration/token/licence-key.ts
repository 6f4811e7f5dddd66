import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** Signs the codes of licences. Desks verify them with only the public key. */
export interface LicenceSigner {
  readonly keyId: number;
  /** A P-256 point, as base64url. */
  readonly publicKey: string;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** The order of P-256: private keys are the numbers below it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Derived from the secret, so that no other key has to be stored or kept secret. */
export function licenceSigner(secret: KeyObject): LicenceSigner {
  const number = (BigInt(`0x${secret.export().toString('hex')}`) % (order - 1n)) + 1n;
  const scalar = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const key = createPrivateKey({ key: { ...jwkOf(point), d: scalar.toString('base64url') }, format: 'jwk' });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    keyId: licenceKeyId(publicKey),
    sign: (bytes) => sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }),
  };
}

/** The number that identifies the key of a code. Two keys may share one; then both are tried. */
export function licenceKeyId(publicKey: string): number {
  return createHash('sha256').update(publicKey).digest()[0] ?? 0;
}

export function isSignedWith(publicKey: string, signed: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: jwkOf(Buffer.from(publicKey, 'base64url')), format: 'jwk' });
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature);
}

/** A point is one byte and both coordinates. */
function jwkOf(point: Buffer) {
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
}
