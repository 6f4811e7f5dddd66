import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { dashboardCalls, overviewCalls, venueCalls } from '@traip/contract';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { openWorld } from '../../testing/world.ts';
import { createOrganisationWithMatches } from './testing/organisation-with-matches.ts';

describe('the dashboard’s count of matches that cannot be played as planned', () => {
  const world = openWorld();

  async function setUp() {
    const { club, play, competition } = await createOrganisationWithMatches(world);
    const { admin } = club.people;
    const params = { orgCode: club.code };
    const body = { name: 'Alameda', fields: [{ name: 'Campo 1' }, { name: 'Campo 2' }] };
    const venue = (await world.call(venueCalls.create, { params, body }, admin)).body;
    const set = (id: string, change: object) =>
      world.store.db.updateTable('matches').set(change).where('id', '=', id).execute();
    /** A match that many days from now, on a field. */
    const playOn = async (days: number, field = 0) => {
      const id = await play({ state: 'SCHEDULED', days, hasReferee: true });
      await set(id, { fieldId: venue.fields[field]?.id ?? null });
      return id;
    };
    /** The count on the dashboard, which equals the length of the list behind it. */
    const count = async () => {
      const { attention } = (await world.call(overviewCalls.info, { params }, admin)).body;
      const item = attention.find(({ kind }) => kind === 'CONFLICTING');
      const query = item?.filter ?? { conflicting: 'true' };
      const list = await world.call(dashboardCalls.matches, { params, query });
      assert.equal(list.body.total, item?.count ?? 0);
      return list.body.total;
    };
    const dayIn = (days: number) => dayInMadrid(new Date(world.now().getTime() + days * 86_400_000));
    const close = (days: number, which: object) => {
      const span = { startsOn: dayIn(days), endsOn: dayIn(days) };
      return world.store.db
        .insertInto('closedDates')
        .values({ id: randomUUIDv7(), organisationId: club.id, ...span, ...which })
        .execute();
    };
    return { club, venue, playOn, set, count, close, params, admin, competition };
  }

  it('is zero while all is well', async () => {
    const { playOn, count } = await setUp();
    await playOn(3);
    await playOn(10);
    assert.equal(await count(), 0);
  });

  it('includes matches on closed days of a venue, and only on the field that closes', async () => {
    const { playOn, count, close, venue } = await setUp();
    await playOn(3, 0);
    await close(3, { venueId: venue.id, fieldId: venue.fields[1]?.id ?? null });
    assert.equal(await count(), 0);
    await close(3, { venueId: venue.id });
    assert.equal(await count(), 1);
  });

  it('includes matches outside the opening hours of their venue', async () => {
    const { playOn, count, venue, params, admin } = await setUp();
    await playOn(3);
    const openings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opensAt: '20:00',
      closesAt: '23:00',
    }));
    const { id, name, fields, version } = venue;
    const body = { name, fields, version, openings };
    await world.call(venueCalls.update, { params: { ...params, id }, body }, admin);
    assert.equal(await count(), 1);
  });

  it('includes both matches that share a field, or a team, at one time', async () => {
    const { playOn, count, set } = await setUp();
    const first = await playOn(3);
    const second = await playOn(3);
    assert.equal(await count(), 2);
    await set(second, { homeTeamId: null, awayTeamId: null });
    assert.equal(await count(), 2, 'they still share the field');
    await set(first, { fieldId: null });
    assert.equal(await count(), 0);
  });

  it('includes matches with less rest than the calendar of the phase requires', async () => {
    const { playOn, count, competition } = await setUp();
    await playOn(3);
    await playOn(4);
    assert.equal(await count(), 0, 'nothing was asked');
    await world.store.db
      .updateTable('phases')
      .set({ calendarWishes: JSON.stringify({ restHours: 48 }) })
      .where('id', '=', competition.phaseId)
      .execute();
    assert.equal(await count(), 2);
  });

  it('ignores finished and cancelled matches', async () => {
    const { playOn, count, close, set, venue } = await setUp();
    const id = await playOn(3);
    await close(3, { venueId: venue.id });
    await set(id, { state: 'CANCELLED' });
    assert.equal(await count(), 0);
  });

  it('includes a result without a date among those to close, like the list', async () => {
    const { club, play } = await createOrganisationWithMatches(world);
    const id = await play({ state: 'FINISHED', days: null, score: [1, 0] });
    const finishedAt = world.now();
    await world.store.db.updateTable('matches').set({ finishedAt }).where('id', '=', id).execute();
    world.advance(1);
    const params = { orgCode: club.code };
    const today = await world.call(overviewCalls.today, { params }, club.people.admin);
    const figure = today.body.figures.find(({ key }) => key === 'unclosed');
    const list = await world.call(dashboardCalls.matches, { params, query: { state: 'FINISHED' } });
    assert.deepEqual([figure?.value, list.body.total], [1, 1]);
  });
});
