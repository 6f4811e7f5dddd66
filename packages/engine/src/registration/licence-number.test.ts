import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { licenceNumber, patternBreach } from './licence-number.ts';

const values = { season: '2026-27', team: 'LIONS', competition: 'LIGA', category: 'U16' };

describe('a licence number', () => {
  it('follows its pattern', () => {
    assert.equal(licenceNumber('{season}-{team}-{0000}', values, 7), '2026-27-LIONS-0007');
    assert.equal(licenceNumber('{0}', values, 42), '42');
    assert.equal(licenceNumber('F {category}/{competition}.{000}', values, 1), 'F U16/LIGA.001');
  });

  it('grows once its digits are used up', () => {
    assert.equal(licenceNumber('{00}', values, 99), '99');
    assert.equal(licenceNumber('{00}', values, 100), '100');
  });

  it('needs every value and a place in the sequence', () => {
    assert.deepEqual(licenceNumber('{team}-{00}', {}, 1), { breach: 'VALUE_MISSING', placeholder: 'team' });
    assert.deepEqual(licenceNumber('{team}-{00}', { team: '' }, 1), {
      breach: 'VALUE_MISSING',
      placeholder: 'team',
    });
    for (const sequence of [0, -1, 1.5, Number.NaN])
      assert.deepEqual(licenceNumber('{00}', {}, sequence), { breach: 'SEQUENCE_INVALID', sequence });
  });

  it('reports what is wrong with a pattern, and where', () => {
    const allowed = ['season', 'team', 'competition', 'category'];
    assert.equal(patternBreach('{season}-{0000}'), null);
    assert.equal(patternBreach(`${'a'.repeat(57)}{0}`), null);
    for (const [pattern, breach] of [
      ['', { breach: 'PATTERN_EMPTY' }],
      ['  ', { breach: 'PATTERN_EMPTY' }],
      ['{season}', { breach: 'SEQUENCE_MISSING' }],
      ['0000', { breach: 'SEQUENCE_MISSING' }],
      ['{00}-{00}', { breach: 'SEQUENCE_TWICE', at: 5 }],
      ['{00', { breach: 'BRACE_UNMATCHED', at: 0 }],
      ['00}', { breach: 'BRACE_UNMATCHED', at: 2 }],
      ['A{}', { breach: 'PLACEHOLDER_UNKNOWN', at: 1, placeholder: '', allowed }],
      ['{year}{0}', { breach: 'PLACEHOLDER_UNKNOWN', at: 0, placeholder: 'year', allowed }],
      ['{{0}}', { breach: 'PLACEHOLDER_UNKNOWN', at: 0, placeholder: '{0', allowed }],
      ['{0000000000}', { breach: 'PLACEHOLDER_UNKNOWN', at: 0, placeholder: '0000000000', allowed }],
      ['Nº{0}', { breach: 'CHARACTER_NOT_ALLOWED', at: 1, character: 'º' }],
      ['a'.repeat(61), { breach: 'PATTERN_TOO_LONG', max: 60 }],
    ] as const) {
      assert.deepEqual(patternBreach(pattern), breach, pattern);
      assert.deepEqual(licenceNumber(pattern, values, 1), breach, pattern);
    }
  });
});
