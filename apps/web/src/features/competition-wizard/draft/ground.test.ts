import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groundOf } from './ground.ts';

describe('What a match is played on', () => {
  it('has the name that players of the sport use', () => {
    const variants = ['FOOTBALL_11', 'FUTSAL', 'PADEL_DOUBLES', 'PING_PONG_SINGLES', 'BOXING'];
    assert.deepEqual(variants.map(groundOf), ['FIELD', 'COURT', 'COURT', 'TABLE', 'RING']);
  });

  it('is a field until a sport is chosen', () => {
    assert.equal(groundOf(), 'FIELD');
    assert.equal(groundOf('UNKNOWN'), 'FIELD');
  });
});
