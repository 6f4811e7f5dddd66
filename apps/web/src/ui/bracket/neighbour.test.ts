import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FixtureView, layoutOf, tiesOf } from '@traip/contract/bracket';
import { neighbourOf } from './neighbour.ts';

const slot = { source: { kind: 'OPEN' }, team: null, isProvisional: false } as unknown as FixtureView['home'];
const fixture = (tie: string) =>
  ({ key: tie, round: 1, group: null, tie, home: slot, away: slot }) as FixtureView;
const quarterFinals = ['r1-1', 'r1-2', 'r1-3', 'r1-4'];
const { ties } = layoutOf(tiesOf([...quarterFinals, 'r2-1', 'r2-2', 'r3-1'].map(fixture)));

function after(id: string, key: string): string | undefined {
  const current = ties.find(({ tie }) => tie.id === id);
  assert.ok(current);
  return neighbourOf(ties, current, key)?.tie.id;
}

describe('the arrow keys in a bracket', () => {
  it('move up and down within a round, one tie at a time', () => {
    assert.equal(after('r1-1', 'ArrowDown'), 'r1-2');
    assert.equal(after('r1-4', 'ArrowUp'), 'r1-3');
  });

  it('move right to where the winner advances, and left to where the sides come from', () => {
    assert.equal(after('r1-3', 'ArrowRight'), 'r2-2');
    assert.equal(after('r2-2', 'ArrowRight'), 'r3-1');
    assert.equal(after('r2-2', 'ArrowLeft'), 'r1-3');
  });

  it('do nothing at the edges, nor do other keys', () => {
    assert.equal(after('r1-1', 'ArrowUp'), undefined);
    assert.equal(after('r3-1', 'ArrowRight'), undefined);
    assert.equal(after('r1-1', 'ArrowLeft'), undefined);
    assert.equal(after('r1-1', 'Enter'), undefined);
  });
});
