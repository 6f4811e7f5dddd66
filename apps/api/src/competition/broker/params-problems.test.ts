import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AlgorithmKey, algorithms } from '@traip/engine/formats';
import { findParamProblems } from './params-problems.ts';

const problems = (algorithm: AlgorithmKey, params: unknown) => {
  const schema = algorithms.find(({ key }) => key === algorithm)?.params;
  assert.ok(schema);
  return findParamProblems(schema, params).map(({ path, why }) => `${path} ${why}`);
};

describe('the parameters of a format', () => {
  it('are valid when empty or the defaults', () => {
    for (const { key, defaults } of algorithms) {
      assert.deepEqual(problems(key, defaults), []);
      assert.deepEqual(problems(key, {}), []);
    }
  });

  it('are refused one by one, each with its path', () => {
    assert.deepEqual(problems('ROUND_ROBIN', { legs: 5, homeBalance: 'yes', pots: 1 }), [
      'legs NOT_AN_OPTION',
      'homeBalance WRONG_TYPE',
      'pots UNKNOWN',
    ]);
    assert.deepEqual(problems('GROUPS', { groups: 0, size: 2.5, separate: ['club', 'club'], mode: null }), [
      'groups OUT_OF_RANGE',
      'size WRONG_TYPE',
      'separate REPEATED',
      'mode NOT_AN_OPTION',
    ]);
    assert.deepEqual(problems('GROUPS', { groups: null, fixed: [{ team: 'a' }, 'b'] }), [
      'fixed.0.group MISSING',
      'fixed.1 WRONG_TYPE',
    ]);
  });

  it('are checked against the best-fitting schema where there are several', () => {
    const entries = [
      { kind: 'GROUP', group: 'A', position: 0 },
      { kind: 'BEST', position: 3 },
      { kind: 'BYE' },
    ];
    assert.deepEqual(problems('QUALIFY', { entries }), [
      'entries.0.position OUT_OF_RANGE',
      'entries.1.place MISSING',
    ]);
  });

  it('contain no text that can’t be stored and no endless lists', () => {
    assert.deepEqual(problems('QUALIFY', { groups: ['A\u0000', 'B'.repeat(65)] }), [
      'groups.0 WRONG_TYPE',
      'groups.1 TOO_LONG',
    ]);
    assert.deepEqual(problems('QUALIFY', { groups: Array(1025).fill('A') }), ['groups TOO_LONG']);
  });

  it('are an object, and only its own keys count', () => {
    assert.deepEqual(problems('ROUND_ROBIN', []), [' WRONG_TYPE']);
    assert.deepEqual(problems('ROUND_ROBIN', { constructor: 1 }), ['constructor UNKNOWN']);
  });
});
