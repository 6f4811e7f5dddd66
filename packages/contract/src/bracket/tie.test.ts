import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FixtureView, parseTieId, stepsOf, tiesOf } from './tie.ts';

const waiting = { source: { kind: 'EMPTY' }, team: null, isProvisional: false };
const named = (team: string) => ({ ...waiting, source: { kind: 'TEAM', team } });
const fixture = (key: string, tie: string | null, more: Partial<FixtureView> = {}): FixtureView => ({
  key,
  tie,
  round: 1,
  group: null,
  home: waiting,
  away: waiting,
  ...more,
});

describe('the ties of a knockout', () => {
  it('are read from the broker’s tie ids', () => {
    assert.deepEqual(parseTieId('r2-3'), { part: 'MAIN', step: 2, index: 3, firstPlace: 1 });
    assert.deepEqual(parseTieId('r3p3-1'), { part: 'PLACEMENT', step: 3, index: 1, firstPlace: 3 });
    assert.deepEqual(parseTieId('rep2-1'), { part: 'REPECHAGE', step: 2, index: 1, firstPlace: 3 });
    assert.deepEqual(parseTieId('bronze-2'), { part: 'BRONZE', step: 1, index: 2, firstPlace: 3 });
    assert.equal(parseTieId('u1-4')?.part, 'UPPER');
    assert.equal(parseTieId('l2-1')?.part, 'LOWER');
    assert.deepEqual(parseTieId('gf-2'), { part: 'GRAND_FINAL', step: 2, index: 1, firstPlace: 1 });
    assert.deepEqual(parseTieId('semi'), { part: 'MAIN', step: 2, index: 2, firstPlace: 1 });
    assert.equal(parseTieId('A-1-2'), null);
  });

  it('of two legs are one tie, with the home side of the second leg on top', () => {
    const ties = tiesOf([
      fixture('r1-1.1', 'r1-1', { home: named('low'), away: named('top') }),
      fixture('r1-1.2', 'r1-1', { home: named('top'), away: named('low') }),
      fixture('1-1', null),
    ]);
    assert.deepEqual(
      ties.map(({ id, first, matches }) => [id, first.source.team, matches]),
      [['r1-1', 'top', 2]],
    );
  });

  it('lead to the next leg, and to the last one once all are played', () => {
    const leg = (id: string, state: 'CLOSED' | 'SCHEDULED') =>
      fixture(id, 'r1-1', { match: { id, state, score: null, shootOut: null } });
    const opened = (...legs: FixtureView[]) => tiesOf(legs)[0]?.matchId;
    assert.equal(opened(leg('a', 'CLOSED'), leg('b', 'SCHEDULED')), 'b');
    assert.equal(opened(leg('a', 'CLOSED'), leg('b', 'CLOSED')), 'b');
    assert.equal(opened(fixture('r1-1', 'r1-1')), null, 'a preview has no matches');
  });

  it('have the date of their next leg: a leg that is over no longer counts', () => {
    const leg = (key: string, state: 'CLOSED' | 'SCHEDULED', kickOff: string) =>
      fixture(key, 'r1-1', { match: { id: key, state, kickOff, score: null, shootOut: null } });
    const first = leg('r1-1.1', 'CLOSED', '2026-11-14T18:00:00.000Z');
    const second = leg('r1-1.2', 'SCHEDULED', '2026-11-21T18:00:00.000Z');
    assert.equal(tiesOf([first, second])[0]?.nextAt, '2026-11-21T18:00:00.000Z');
    assert.equal(tiesOf([first])[0]?.nextAt, null);
  });

  it('stand in steps that each know their width, with or without byes', () => {
    const ids = ['r1-2', 'r2-1', 'r2-2', 'r3-1', 'r3p3-1'];
    const steps = stepsOf(tiesOf(ids.map((id) => fixture(id, id))));
    assert.deepEqual(
      steps.map(({ key, size, ties }) => [key, size, ties.length]),
      [
        ['MAIN-1', 4, 1],
        ['MAIN-2', 2, 2],
        ['MAIN-3', 1, 1],
        ['PLACEMENT-3', 1, 1],
      ],
    );
  });

  it('of a lower bracket halve every second step', () => {
    const ids = ['l1-1', 'l1-2', 'l2-1', 'l2-2', 'l3-1', 'l4-1'];
    const sizes = stepsOf(tiesOf(ids.map((id) => fixture(id, id)))).map(({ size }) => size);
    assert.deepEqual(sizes, [2, 2, 1, 1]);
  });
});
