import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarCalls } from '@traip/contract';
import { createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

/** Saturdays at ten and at noon. */
const input = {
  teams: 6,
  algorithm: 'ROUND_ROBIN' as const,
  fields: 2,
  firstDay: '2027-01-01',
  lastDay: '2027-03-31',
  minutes: 105,
  windows: [{ weekday: 6, from: '10:00', to: '12:00' }],
};

describe('the estimate of a planned season', () => {
  const world = openWorld();
  let person: Person | undefined;
  const estimate = async (more: object = {}) => {
    person ??= await createPerson(world);
    return world.call(calendarCalls.estimate, { body: { ...input, ...more } }, person);
  };

  it('tells how many days it needs, and when the last round can be played', async () => {
    const { status, body } = await estimate();
    assert.equal(status, 200);
    assert.deepEqual(body, {
      matches: 15,
      rounds: 5,
      days: 13,
      matchesPerDay: 4,
      daysNeeded: 5,
      lastDayNeeded: '2027-01-30',
      impossible: null,
    });
    const [both, cup] = [
      await estimate({ params: { legs: 2 } }),
      await estimate({ algorithm: 'SINGLE_ELIM', teams: 8 }),
    ];
    assert.deepEqual([both.body.matches, both.body.daysNeeded], [30, 10]);
    assert.deepEqual([cup.body.matches, cup.body.rounds, cup.body.daysNeeded], [7, 3, 3]);
  });

  it('needs more days with few fields or longer rest', async () => {
    const narrow = await estimate({ fields: 1 });
    assert.deepEqual([narrow.body.daysNeeded, narrow.body.lastDayNeeded], [8, '2027-02-20']);
    const rested = await estimate({ restHours: 10 * 24 });
    assert.equal(rested.body.lastDayNeeded, '2027-02-27');
    const daily = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: '10:00', to: '12:00' }));
    const crowded = await estimate({ windows: daily, restHours: 12 });
    assert.equal(crowded.body.lastDayNeeded, '2027-01-09', 'two matches in any four days');
    assert.equal(
      (await estimate({ windows: daily, restHours: 12, crowding: null })).body.lastDayNeeded,
      '2027-01-05',
    );
  });

  it('names the first reason that makes it impossible', async () => {
    const why = async (more: object) => (await estimate(more)).body.impossible;
    assert.deepEqual(await why({ lastDay: '2027-01-01' }), {
      kind: 'NO_KICK_OFFS',
      round: null,
      missing: 15,
    });
    assert.deepEqual(await why({ fields: 0 }), { kind: 'NO_FIELDS', round: null, missing: 15 });
    const short = { fields: 1, lastDay: '2027-01-31' };
    assert.deepEqual(await why(short), { kind: 'NOT_ENOUGH_PLACES', round: null, missing: 5 });
    assert.deepEqual(await why({ lastDay: '2027-01-24', fields: 9 }), {
      kind: 'NOT_ENOUGH_DAYS',
      round: 5,
      missing: 3,
    });
  });

  it('refuses a format that cannot be played', async () => {
    const params = await estimate({ params: { legs: 9 } });
    assert.deepEqual(
      [params.status, params.error?.code, params.error?.field],
      [422, 'PARAMS_INVALID', 'params.legs'],
    );
    const many = await estimate({ teams: 300, params: { legs: 2 } });
    assert.deepEqual([many.status, many.error?.code], [422, 'FORMAT_REFUSED']);
  });

  it('counts every round of a Swiss, although it is drawn round by round', async () => {
    const { body } = await estimate({ algorithm: 'SWISS', teams: 8, params: { rounds: 4 } });
    assert.deepEqual([body.matches, body.rounds], [16, 4]);
  });

  it('puts as many rounds on a day as a team can play, with rest in between', async () => {
    const day = { lastDay: '2027-01-02', windows: [{ weekday: 6, from: '09:00', to: '18:00', every: 30 }] };
    const tournament = { ...day, minutes: 20, turnaround: 10, fields: 3, mostPerTeamAndDay: 5 };
    const { body } = await estimate(tournament);
    assert.deepEqual([body.daysNeeded, body.lastDayNeeded, body.impossible], [1, '2027-01-02', null]);
    const rested = await estimate({ ...tournament, dayRestMinutes: 180 });
    assert.deepEqual(rested.body.impossible, { kind: 'NOT_ENOUGH_DAYS', round: 4, missing: 6 });
    const twice = await estimate({ ...tournament, mostPerTeamAndDay: 2 });
    assert.equal(twice.body.impossible?.round, 3);
  });
});
