import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseTime } from '../ranking/marks.ts';
import { isPlausible, plausibleTimes } from './plausible.ts';

const can = (sportKey: string, distance: number | null, time: string, legs: number | null = null) =>
  isPlausible(parseTime(time) ?? 0, plausibleTimes({ sportKey, kind: 'TIME', distance, legs }));

describe('a mark', () => {
  it('that is a world record is plausible', () => {
    const records = [
      ['RUNNING', 100, '9.58'],
      ['RUNNING', 400, '43.03'],
      ['RUNNING', 1000, '2:11.96'],
      ['RUNNING', 10_000, '26:11.00'],
      ['RUNNING', 42_195, '1:59:40'],
      ['SWIMMING', 50, '19.90'],
      ['SWIMMING', 1500, '14:06.88'],
      ['CYCLING', 200, '9.10'],
      ['TRIATHLON', 51_500, '1:38:00'],
    ] as const;
    for (const [sport, distance, time] of records) assert.ok(can(sport, distance, time), `${sport} ${time}`);
  });

  it('of the last finisher is plausible', () => {
    for (const [sport, distance, time] of [
      ['RUNNING', 10_000, '2:30:00'],
      ['RUNNING', 42_195, '9:00:00'],
      ['RUNNING', 160_000, '48:00:00'],
      ['SWIMMING', 100, '4:30'],
      ['CYCLING', 20_000, '3:00:00'],
    ] as const)
      assert.ok(can(sport, distance, time), `${sport} ${time}`);
  });

  it('of 45 seconds over 10 km, or of 44 hours, is not plausible', () => {
    assert.equal(can('RUNNING', 10_000, '45'), false);
    assert.equal(can('RUNNING', 10_000, '44:02:00'), false);
    assert.equal(can('SWIMMING', 100, '6.10'), false);
  });

  it('of a relay may refer to one leg or to all', () => {
    assert.ok(can('SWIMMING', 100, '3:05', 4));
    assert.ok(can('SWIMMING', 400, '3:05', 4));
    assert.ok(can('SWIMMING', 100, '20:00', 4));
  });

  it('of unknown distance, or that is not a time, is never questioned', () => {
    assert.ok(can('RUNNING', null, '1'));
    const throws = { sportKey: 'RUNNING', kind: 'DISTANCE', distance: 100, legs: null } as const;
    assert.equal(plausibleTimes(throws), null);
    assert.ok(can('GOLF', 10_000, '45'));
  });
});
