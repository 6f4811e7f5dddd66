import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LineupPlayer, Substitution } from './lineup.ts';
import { onField, substitutionBreaches, wasOff } from './on-field.ts';

const players: LineupPlayer[] = [
  { playerId: 'a', place: 'STARTER', shirt: 1 },
  { playerId: 'b', place: 'STARTER', shirt: 2 },
  { playerId: 'c', place: 'BENCH', shirt: 12 },
  { playerId: 'd', place: 'BENCH', shirt: 13 },
];
const change = (off: string, on: string, minute: number): Substitution => ({ off, on, minute, period: 2 });
const after = (...substitutions: Substitution[]) => ({ players, substitutions });

describe('the players on the field', () => {
  it('are the starters with all substitutions applied, in whatever order they were entered', () => {
    assert.deepEqual([...onField({ players })], ['a', 'b']);
    assert.deepEqual([...onField(after(change('c', 'd', 70), change('a', 'c', 60)))].sort(), ['b', 'd']);
  });

  it('depend on the seconds within a minute; a substitution without seconds counts at :00', () => {
    const first = change('a', 'c', 60);
    const second = { ...change('c', 'd', 60), second: 20 };
    const third = { ...change('d', 'a', 60), second: 40 };
    assert.deepEqual([...onField(after(third, second, first))].sort(), ['a', 'b']);
    assert.deepEqual([...onField(after(second, third, first))].sort(), ['a', 'b']);
  });

  it('are uncertain within the minute of a substitution, and certain after it', () => {
    const lineup = after(change('a', 'c', 60));
    assert.equal(wasOff(lineup, 'a', { period: 2, minute: 60 }), false);
    assert.equal(wasOff(lineup, 'a', { period: 2, minute: 61 }), true);
    assert.equal(wasOff(lineup, 'a', { period: 1, minute: 99 }), false);
    assert.equal(wasOff(lineup, 'c', { period: 2, minute: 90 }), false);
    assert.equal(wasOff(lineup, 'b', { period: 2, minute: 90 }), false);
    assert.equal(wasOff(lineup, 'a', { period: 3, minute: 5 }), true);
    const twoChanges = after(change('a', 'c', 60), change('b', 'd', 70));
    assert.equal(wasOff(twoChanges, 'a', { period: 2, minute: 80 }), true);
    assert.equal(
      wasOff(after(change('a', 'c', 60), change('b', 'a', 70)), 'a', { period: 2, minute: 80 }),
      false,
    );
  });
});

describe('a substitution', () => {
  const breaches = (comeBack: boolean, ...substitutions: Substitution[]) =>
    substitutionBreaches(after(...substitutions), comeBack).map(({ breach, player }) => [breach, player]);

  it('takes off a player on the field, and brings on one who is not', () => {
    assert.deepEqual(breaches(false, change('a', 'c', 60)), []);
    assert.deepEqual(breaches(false, change('c', 'd', 60)), [['NOT_ON_FIELD', 'off']]);
    assert.deepEqual(breaches(false, change('a', 'b', 60)), [['ALREADY_ON_FIELD', 'on']]);
    assert.deepEqual(breaches(false, change('a', 'a', 60)), [['SAME_PLAYER', 'on']]);
  });

  it('brings a player back only if the sport allows it', () => {
    const substitutions = [change('a', 'c', 60), change('c', 'a', 70)];
    assert.deepEqual(breaches(true, ...substitutions), []);
    assert.deepEqual(breaches(false, ...substitutions), [['CANNOT_COME_BACK', 'on']]);
  });
});
