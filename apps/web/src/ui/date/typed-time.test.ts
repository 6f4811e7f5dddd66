import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTime } from './typed-time.ts';

describe('a typed time of day', () => {
  it('is parsed with a colon, a point, an h or no separator', () => {
    for (const text of ['18:30', '18.30', '18h30', '1830', ' 18:30 '])
      assert.equal(readTime(text), '18:30', text);
    for (const text of ['9', '9h', '9:00', '09', '900']) assert.equal(readTime(text), '09:00', text);
  });

  it('is invalid if the clock has no such time', () => {
    for (const text of ['', '24:00', '18:60', '18:3', 'noon', '12345'])
      assert.equal(readTime(text), null, text);
  });
});
