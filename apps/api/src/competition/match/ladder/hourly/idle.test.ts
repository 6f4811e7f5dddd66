import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { careerCalls, matchManagementCalls, standingCalls } from '@traip/contract';
import type { PublicResponse } from '../../../../platform/cache/response-cache.ts';
import { dayNumber, dayOfNumber } from '../../../../platform/time/day-in-madrid.ts';
import { openWorld, urlOf } from '../../../../testing/world.ts';
import { ladderOf } from '../testing/ladder-of.ts';
import { ladderWorker } from './ladder-worker.ts';

const drop = { inactivityDrop: { days: 30, places: 2 } };

describe('an inactive team on a ladder', () => {
  const stored: PublicResponse[] = [];
  const world = openWorld({
    responseCache: {
      reserve: () => ({ store: (response) => void stored.push(response), release: () => undefined }),
    },
  });
  const dayAgo = (days: number) => dayOfNumber(dayNumber(world.now()) - days);

  /** Everyone but Ana has played after she last did; all of them joined before that. */
  async function idleSince(days: number, params: object = drop) {
    const ladder = await ladderOf(world, params);
    const { competitionId } = ladder;
    const { db } = world.store;
    const createdAt = new Date(`${dayAgo(100)}T12:00:00Z`);
    await db
      .updateTable('participations')
      .set({ createdAt })
      .where('competitionId', '=', competitionId)
      .execute();
    const resultOf = (home: string, away: string, ago: number) =>
      ({ home, away, score: [1, 0], at: `${dayAgo(ago)}T12:00:00Z` }) as const;
    await ladder.play([
      resultOf('Ana', 'Fer', days),
      resultOf('Bea', 'Cai', days - 20),
      resultOf('Dan', 'Eva', days - 20),
      resultOf('Eva', 'Fer', days - 20),
    ]);
    const placesOn = async (ago: number) => {
      const input = { params: { id: competitionId }, query: { asOf: dayAgo(ago) } };
      const { body } = await world.call(standingCalls.classifications, input);
      return body.phases[0]?.tables[0]?.rows.map(({ team }) => team.name).join(' ');
    };
    return { ...ladder, placesOn };
  }

  it('drops as configured on the following day, for everyone to see', async () => {
    const still = await idleSince(30);
    assert.equal(await still.places(), 'Ana Bea Cai Dan Eva Fer');
    const idle = await idleSince(31);
    assert.equal(await idle.places(), 'Bea Cai Ana Dan Eva Fer');
    assert.equal(await idle.placesOn(1), 'Ana Bea Cai Dan Eva Fer');
  });

  it('doesn’t drop on a ladder without an inactivity rule', async () => {
    const { places } = await idleSince(31, {});
    assert.equal(await places(), 'Ana Bea Cai Dan Eva Fer');
  });

  it('no longer drops once the ladder is over', async () => {
    const { places, phaseId } = await idleSince(31);
    const finishedAt = new Date(`${dayAgo(1)}T12:00:00Z`);
    const over = { state: 'FINISHED', finishedAt } as const;
    await world.store.db.updateTable('phases').set(over).where('id', '=', phaseId).execute();
    assert.equal(await places(), 'Ana Bea Cai Dan Eva Fer');
  });

  it('is challenged at its current place', async () => {
    const { challenge } = await idleSince(31);
    assert.equal((await challenge('Fer', 'Ana')).status, 201);
    const { error } = await challenge('Eva', 'Bea');
    assert.partialDeepStrictEqual(error, { code: 'CHALLENGE_NOT_ALLOWED', details: [{ places: 4 }] });
  });

  it('counts as challenged if it was higher when the match was created, however far it has dropped since', async () => {
    const { challenge, backdateTo, places } = await idleSince(31);
    const created = await challenge('Ana', 'Cai');
    await backdateTo(created, 20);
    await ladderWorker({ db: world.store.db, now: () => world.now() })({});
    const { result } = (await world.call(matchManagementCalls.full, { params: { id: created.body.id } }))
      .body;
    assert.equal(result?.outcome, 'FORFEIT_HOME');
    assert.equal(await places(), 'Bea Cai Ana Dan Eva Fer');
  });

  it('drops in its career too, within the hour', async () => {
    const { idOf } = await idleSince(30);
    const rank = async () => {
      await ladderWorker({ db: world.store.db, now: () => world.now() })({});
      const { body } = await world.call(careerCalls.team, { params: { id: idOf('Ana') } });
      return body.places[0]?.rank;
    };
    assert.equal(await rank(), 1);
    world.advance(24 * 60);
    assert.equal(await rank(), 3);
  });

  it('makes cached tables depend on the time, only with an inactivity rule', async () => {
    for (const [params, hasClock] of [
      [drop, true],
      [{}, false],
    ] as const) {
      const { competitionId } = await idleSince(31, params);
      stored.splice(0);
      await world.app.inject({
        url: urlOf(standingCalls.classifications, { params: { id: competitionId }, query: {} }),
      });
      assert.deepEqual(
        stored.map((answer) => answer.isTimeDependent),
        [hasClock],
      );
    }
  });
});
