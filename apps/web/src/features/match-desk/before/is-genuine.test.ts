import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { claimsAsBytes, licenceToken, readLicenceToken } from '@traip/engine/registration';
import { isGenuine } from './is-genuine.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

async function signer() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url');
  const claims = {
    keyId: 9,
    licenceId: '0199f0aa-1b2c-7d3e-8f40-5a6b7c8d9e0f',
    version: 2,
    competition: '0000beef',
    expiresOn: '2027-06-30',
  };
  const bytes = claimsAsBytes(claims);
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes);
  const read = readLicenceToken(licenceToken(bytes, new Uint8Array(signature)));
  assert.ok(read);
  return { read, key: { id: 9, publicKey: point } };
}

describe('a code at the desk', () => {
  it('is genuine if it was signed with one of the keys that it names', async () => {
    const [one, other] = [await signer(), await signer()];
    assert.equal(await isGenuine(one.read, [one.key]), true);
    assert.equal(await isGenuine(one.read, [other.key, one.key]), true);
    assert.equal(await isGenuine(one.read, [other.key]), false);
  });

  it('is not genuine if it was changed', async () => {
    const { read, key } = await signer();
    const signed = read.signed.slice();
    signed[20] = 99;
    assert.equal(await isGenuine({ ...read, signed }, [key]), false);
  });

  it("has no verdict if the desk doesn't know the key", async () => {
    const { read, key } = await signer();
    assert.equal(await isGenuine(read, [{ ...key, id: 8 }]), null);
    assert.equal(await isGenuine(read, []), null);
  });
});
