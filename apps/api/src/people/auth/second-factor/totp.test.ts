import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { base32, matchTotp, stepAt, totpCode, totpUri } from './totp.ts';

/** The secret of the examples in RFC 4226 and RFC 6238. */
const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it('match RFC 4226', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => totpCode(secret, counter));
    assert.deepEqual(codes, [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]);
  });

  it('match RFC 6238, showing six digits', () => {
    const examples = [
      [59, '94287082'],
      [1_111_111_109, '07081804'],
      [1_111_111_111, '14050471'],
      [1_234_567_890, '89005924'],
      [2_000_000_000, '69279037'],
      [20_000_000_000, '65353130'],
    ] as const;
    for (const [seconds, eightDigits] of examples)
      assert.equal(totpCode(secret, stepAt(new Date(seconds * 1000))), eightDigits.slice(2));
  });

  it('use the base32 encoding of RFC 4648 for their secret', () => {
    assert.equal(base32(secret), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    assert.equal(base32(Buffer.from('foobar')), 'MZXW6YTBOI');
    assert.equal(
      totpUri(secret, 'ana@correo.es'),
      'otpauth://totp/Traip%3Aana%40correo.es?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Traip',
    );
  });

  it('are valid for half a minute before and after, and never twice', () => {
    const now = new Date(1_234_567_890_000);
    const match = (step: number, usedStep = 0) =>
      matchTotp(secret, totpCode(secret, step), { now, usedStep });
    const current = stepAt(now);
    assert.deepEqual(
      [-2, -1, 0, 1, 2].map((by) => match(current + by)),
      [undefined, current - 1, current, current + 1, undefined],
    );
    assert.equal(match(current, current), undefined);
    assert.equal(match(current - 1, current), undefined, 'nor an older one afterwards');
  });
});
