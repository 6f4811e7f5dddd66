import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { duplicateKey } from './duplicate-key.ts';

describe('a duplicate key', () => {
  it('is found with its path, at any depth and however it is escaped', () => {
    const races = '{"races": [{"places": {"Ana": 1}}, {"places": {"Ana": 1, "Eva": 2, "A\\u006ea": 3}}]}';
    assert.equal(duplicateKey(races), 'races[1].places.Ana');
    assert.equal(duplicateKey('{"a": {"b": 1}, "a": 2}'), 'a');
    assert.equal(duplicateKey('[[], [1, {"x": 1, "x": 1}]]'), '[1][1].x');
  });

  it('is not reported for text, lists, or different objects', () => {
    assert.equal(duplicateKey('{"a": "{\\"x\\": 1, \\"x\\": 2}", "b": ["a", "a"], "c": {"a": 1}}'), null);
    assert.equal(duplicateKey('["a", "a"]'), null);
    assert.equal(duplicateKey('"a"'), null);
  });

  it('law: never occurs in serialised JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => assert.equal(duplicateKey(JSON.stringify(JSON.parse(json))), null)),
    );
  });
});
