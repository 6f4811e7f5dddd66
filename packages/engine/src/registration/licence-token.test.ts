import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { claimsAsBytes, competitionMark, licenceToken, readLicenceToken } from './licence-token.ts';

const claims = {
  keyId: 3,
  licenceId: '0199f0aa-1b2c-7d3e-8f40-5a6b7c8d9e0f',
  version: 70_000,
  competition: competitionMark('0199f0aa-0000-7000-8000-00000000BEEF'),
  expiresOn: '2027-06-30',
};

describe('the code of a licence', () => {
  const signature = Uint8Array.from({ length: 64 }, (_, index) => index * 3);
  const token = licenceToken(claimsAsBytes(claims), signature);

  it('is read back unchanged', () => {
    const read = readLicenceToken(token);
    assert.deepEqual(read?.claims, claims);
    assert.deepEqual(read?.signature, signature);
    assert.deepEqual(read?.signed, claimsAsBytes(claims));
    assert.deepEqual(readLicenceToken(` ${token.toLowerCase()}\n`)?.claims, claims);
  });

  it('is short enough for a QR code of 41 modules, using the most compact characters', () => {
    assert.equal(token.length, 154);
    assert.match(token, /^[A-Z0-9:]+$/);
  });

  it('is distinguished from other codes', () => {
    const other = [
      '',
      'https://traip.app/t/ABC',
      'TRAIP:',
      `${token}A`,
      token.slice(0, -2),
      `TRAIP:1${token.slice(7)}`,
    ];
    for (const text of other) assert.equal(readLicenceToken(text), null, text);
    const laterFormat = claimsAsBytes(claims);
    laterFormat[0] = 2;
    assert.equal(readLicenceToken(licenceToken(laterFormat, signature)), null);
  });

  it('works for every licence', () => {
    const day = fc
      .integer({ min: 0, max: 65_535 })
      .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
    const any = fc.record({
      keyId: fc.integer({ min: 0, max: 255 }),
      licenceId: fc.uuid(),
      version: fc.integer({ min: 0, max: 0xffff_ffff }),
      competition: fc.uuid().map(competitionMark),
      expiresOn: day,
    });
    fc.assert(
      fc.property(any, (one) => {
        assert.deepEqual(readLicenceToken(licenceToken(claimsAsBytes(one), signature))?.claims, { ...one });
      }),
    );
  });
});
