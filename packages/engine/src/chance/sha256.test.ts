import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

// FIPS 180-4 examples, as published by NIST.
const digests: readonly (readonly [message: string, digest: string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
];

for (const [message, digest] of digests) {
  test(`the digest of "${message}" matches FIPS 180-4`, () => {
    assert.equal(toHex(sha256(utf8(message))), digest);
  });
}

// RFC 4231, test cases 1, 2 and 6 (a key longer than a block).
const codes: readonly (readonly [key: Uint8Array, message: string, code: string])[] = [
  [
    new Uint8Array(20).fill(0x0b),
    'Hi There',
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    utf8('Jefe'),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    new Uint8Array(131).fill(0xaa),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
];

for (const [key, message, code] of codes) {
  test(`the HMAC of "${message}" matches RFC 4231`, () => {
    assert.equal(toHex(hmacSha256(key, utf8(message))), code);
  });
}

test('for any bytes, digest and HMAC match the platform’s own', async () => {
  const { subtle } = globalThis.crypto;
  const bytes = fc.uint8Array({ maxLength: 300 }).map((given) => Uint8Array.from(given));
  await fc.assert(
    fc.asyncProperty(bytes, bytes, async (message, key) => {
      const kind = { name: 'HMAC', hash: 'SHA-256' };
      const imported = await subtle.importKey('raw', Uint8Array.of(1, ...key), kind, false, ['sign']);
      assert.equal(toHex(sha256(message)), toHex(new Uint8Array(await subtle.digest('SHA-256', message))));
      assert.equal(
        toHex(hmacSha256(Uint8Array.of(1, ...key), message)),
        toHex(new Uint8Array(await subtle.sign('HMAC', imported, message))),
      );
    }),
  );
});
