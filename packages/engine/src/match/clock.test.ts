import assert from 'node:assert/strict';
import { it } from 'node:test';
import { replay } from './apply-event.ts';
import { isBreach } from './breach.ts';
import { clockAt } from './clock.ts';
import type { MatchEvent } from './event.ts';
import { live, matchWith, openDesk, rulesOf } from './testing/desk.ts';

const football = rulesOf('FOOTBALL_11');
const minutes = (n: number) => n * 60_000;
const { start, end } = openDesk();
const firstHalf = [start(1, { at: minutes(100) })];
const atTheBreak = [...firstHalf, end(1, { at: minutes(147) })];
const secondHalf = [...atTheBreak, start(2, { at: minutes(162) })];

function clock(variant: string, events: readonly MatchEvent[], now: number) {
  const { is, period, minute, second, shown } = clockAt(
    matchWith(rulesOf(variant), events),
    rulesOf(variant),
    now,
  );
  return [is, period, minute, second, shown];
}

it('before the first whistle the clock waits', () => {
  assert.deepEqual(clock('FOOTBALL_11', [], minutes(100)), ['WAITING', null, 0, 0, null]);
});

it('the first minute is minute 1, the last of the half is 45, then come 45+1 and 45+2', () => {
  const at = (passed: number) => clock('FOOTBALL_11', firstHalf, minutes(100) + passed);
  assert.deepEqual(at(10_000), ['RUNNING', 1, 0, 10, '1']);
  assert.deepEqual(at(minutes(45) - 1), ['RUNNING', 1, 44, 59, '45']);
  assert.deepEqual(at(minutes(45)), ['RUNNING', 1, 45, 0, '45+1']);
  assert.deepEqual(at(minutes(46.5)), ['RUNNING', 1, 46, 30, '45+2']);
});

it('during the break the clock stays where the half ended', () => {
  assert.deepEqual(clock('FOOTBALL_11', atTheBreak, minutes(155)), ['BREAK', 1, 47, 0, '45+3']);
});

it('the second half begins with minute 46, however long the first one and the break took', () => {
  assert.deepEqual(clock('FOOTBALL_11', secondHalf, minutes(162)), ['RUNNING', 2, 45, 0, '46']);
});

it('extra time begins with minute 91', () => {
  const extra = [...secondHalf, end(2, { at: minutes(210) }), start(3, { at: minutes(215) })];
  assert.deepEqual(clock('FOOTBALL_11', extra, minutes(215)), ['RUNNING', 3, 90, 0, '91']);
});

it('the second half of extra time begins with minute 106', () => {
  const extra = [...secondHalf, start(4, { at: minutes(240) })];
  assert.deepEqual(clock('FOOTBALL_11', extra, minutes(240)), ['RUNNING', 4, 105, 0, '106']);
});

it('in the shoot-out the clock continues from the end of extra time, and shows no minutes', () => {
  const shootOut = [...secondHalf, start('SO', { at: minutes(250) })];
  assert.deepEqual(clock('FOOTBALL_11', shootOut, minutes(253)), ['RUNNING', 'SO', 123, 0, null]);
});

it('with a stopped clock, the shoot-out is not timed either', () => {
  const shootOut = [start('SO', { at: 0 })];
  assert.deepEqual(clock('ICE_HOCKEY', shootOut, minutes(2)), ['RUNNING', 'SO', 67, 0, null]);
});

it('a stopped clock never passes the end of its period', () => {
  const quarter = [start(2, { at: 0 })];
  assert.deepEqual(clock('BASKETBALL_5', quarter, minutes(25)), ['RUNNING', 2, 20, 0, '20']);
});

it('an inning shows no minutes', () => {
  assert.deepEqual(clock('BASEBALL_9', [start(3, { at: 0 })], minutes(7)), ['RUNNING', 3, 7, 0, null]);
});

it('a set shows no minutes, and every set starts at zero', () => {
  const sets = [start(1, { at: 0 }), end(1, { at: minutes(20) }), start(2, { at: minutes(25) })];
  assert.deepEqual(clock('VOLLEYBALL_6', sets, minutes(31)), ['RUNNING', 2, 6, 0, null]);
});

it('a start at an unknown instant does not move the clock', () => {
  assert.deepEqual(clock('FOOTBALL_11', [start(1)], minutes(100)), ['WAITING', null, 0, 0, null]);
  assert.equal(clock('FOOTBALL_11', [...atTheBreak, start(2)], minutes(162))[0], 'BREAK');
});

it('a half that ended without a known start stays at its first minute', () => {
  assert.deepEqual(clock('FOOTBALL_11', [end(2)], minutes(100)), ['BREAK', 2, 45, 0, null]);
});

it('a device whose clock is slow shows the start, never earlier', () => {
  assert.deepEqual(clock('FOOTBALL_11', firstHalf, 0), ['RUNNING', 1, 0, 0, '1']);
});

it('after the last whistle the match is over', () => {
  const all = [...secondHalf, end(2, { at: minutes(210), final: true })];
  assert.equal(clock('FOOTBALL_11', all, minutes(300))[0], 'OVER');
  for (const status of ['FINISHED', 'CLOSED'] as const) {
    const finished = replay({ ...live, status }, secondHalf, football);
    assert.ok(!isBreach(finished));
    assert.equal(clockAt(finished, football, minutes(300)).is, 'OVER', status);
  }
});
