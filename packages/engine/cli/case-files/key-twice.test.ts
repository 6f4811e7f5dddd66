import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { keyTwice } from './key-twice.ts';

describe('a duplicate key', () => {
  it('is found with its path, at any depth and however it is escaped', () => {
    const races = '{"races": [{"places": {"Ana": 1}}, {"places": {"Ana": 1, "Eva": 2, "A\\u006ea": 3}}]}';
    assert.equal(keyTwice(races), 'races[1].places.Ana');
    assert.equal(keyTwice('{"a": {"b": 1}, "a": 2}'), 'a');
    assert.equal(keyTwice('[[], [1, {"x": 1, "x": 1}]]'), '[1][1].x');
  });

  it('is not reported for text, lists, or different objects', () => {
    assert.equal(keyTwice('{"a": "{\\"x\\": 1, \\"x\\": 2}", "b": ["a", "a"], "c": {"a": 1}}'), null);
    assert.equal(keyTwice('["a", "a"]'), null);
    assert.equal(keyTwice('"a"'), null);
  });

  it('law: never occurs in serialised JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => assert.equal(keyTwice(JSON.stringify(JSON.parse(json))), null)),
    );
  });
});
