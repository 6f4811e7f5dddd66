import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { venueCalls } from '@traip/contract';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';
import { applyPlan, createPhase, inDecember, listMatches, runPlan } from './testing/season.ts';

describe('the rules a calendar respects', () => {
  const world = inDecember(openWorld());

  it('Madrid time, on both sides of a clock change', async () => {
    const season = await createPhase(world, { teams: 2, params: { legs: 2 } });
    await createVenue(world, season.club.id);
    const windows = [6, 7].map((weekday) => ({ weekday, from: '18:00', to: '18:00' }));
    const wishes = {
      firstDay: '2027-03-27',
      lastDay: '2027-03-28',
      windows,
      restHours: 12,
      returnGapDays: 1,
    };
    const { id } = await runPlan(world, season, wishes);
    assert.equal((await applyPlan(world, season, id)).status, 200);
    const kickOffs = (await listMatches(world, season)).map(({ kickOff }) => kickOff?.toISOString());
    assert.deepEqual(kickOffs.toSorted(), ['2027-03-27T17:00:00.000Z', '2027-03-28T16:00:00.000Z']);
  });

  it('opening hours, closed days of a venue and of a team, and days on which a team can’t play at home', async () => {
    const season = await createPhase(world, { teams: 4 });
    const { code, people } = season.club;
    const params = { orgCode: code };
    const open = {
      name: 'Vega',
      fields: [{ name: '1' }, { name: '2' }],
      openings: [{ weekday: 6, opensAt: '09:00', closesAt: '14:00' }],
    };
    const { body: venue } = await world.call(venueCalls.create, { params, body: open }, people.admin);
    const [team = '', other = ''] = season.teamIds;
    const close = (body: object, day: string) =>
      world.call(
        venueCalls.addClosedDate,
        { params, body: { ...body, startsOn: day, endsOn: day } },
        people.admin,
      );
    await close({ venueId: venue.id }, '2027-01-09');
    await close({ teamId: team }, '2027-01-16');
    await close({}, '2027-01-23');
    const noHomeOn = ['16', '30']
      .map((day) => `2027-01-${day}`)
      .concat(['06', '13', '20', '27'].map((day) => `2027-02-${day}`));
    const wishes = { teams: [{ teamId: other, noHomeOn }], order: 'FREE', lastDay: '2027-02-27' };
    const { outcome } = await runPlan(world, season, wishes);
    const places = outcome.matches.flatMap(({ place, home, away }) => (place ? [{ place, home, away }] : []));
    assert.ok(places.length >= 4);
    for (const { place, home, away } of places) {
      assert.ok(place.time <= '12:15' && new Date(`${place.day}T12:00Z`).getUTCDay() === 6, place.day);
      assert.ok(!['2027-01-09', '2027-01-23'].includes(place.day));
      if (place.day === '2027-01-16') assert.ok(home.team?.id !== team && away.team?.id !== team);
      if (noHomeOn.includes(place.day)) assert.notEqual(home.team?.id, other);
    }
    const withoutHome = outcome.matches.filter(({ home }) => home.team?.id === other);
    assert.ok(withoutHome.length > 0 && withoutHome.every(({ place }) => place === null));
    for (const { id } of withoutHome) {
      const reason = outcome.explanations.find(({ matchId }) => matchId === id);
      assert.ok(reason?.conflict.some(({ kind, team: named }) => kind === 'NO_HOME' && named?.id === other));
    }
  });

  it('home venues: a team that has one plays there, the others wherever there is room', async () => {
    const season = await createPhase(world, { teams: 4 });
    const { code, people, id } = season.club;
    const [own, shared] = [await createVenue(world, id), await createVenue(world, id)];
    const [home = '', preferring = ''] = season.teamIds;
    const body = { venueIds: [own.venueId] };
    await world.call(venueCalls.setTeamVenues, { params: { orgCode: code, id: home }, body }, people.admin);
    const wishes = { teams: [{ teamId: preferring, venueIds: [shared.venueId] }] };
    const { outcome } = await runPlan(world, season, wishes);
    assert.equal(outcome.unplaced, 0);
    for (const match of outcome.matches) {
      if (match.home.team?.id === home) assert.equal(match.place?.venue.id, own.venueId);
      if (match.home.team?.id === preferring) assert.equal(match.place?.venue.id, shared.venueId);
    }
  });

  it('the order of a knockout, even before its teams are known', async () => {
    const season = await createPhase(world, {
      teams: 8,
      algorithm: 'SINGLE_ELIM',
      params: { thirdPlace: true },
    });
    await createVenue(world, season.club.id, { fields: 2 });
    const { id, outcome } = await runPlan(world, season);
    assert.deepEqual([outcome.unplaced, outcome.hard], [0, 0]);
    assert.equal((await applyPlan(world, season, id)).status, 200);
    const matches = await listMatches(world, season);
    const at = ({ kickOff }: { kickOff: Date | null }) => kickOff?.getTime() ?? 0;
    const byTie = Map.groupBy(matches, ({ tieKey }) => tieKey);
    let links = 0;
    for (const match of matches)
      for (const { source } of [match.home, match.away]) {
        if (source.kind !== 'WINNER' && source.kind !== 'LOSER') continue;
        for (const feeder of byTie.get(source.tie) ?? []) {
          assert.ok(at(match) - at(feeder) >= 48 * 3_600_000, `${match.key} after ${feeder.key}`);
          links++;
        }
      }
    assert.equal(links, 8);
  });

  it('a reseeded knockout, which waits for the whole previous round', async () => {
    const season = await createPhase(world, {
      teams: 8,
      algorithm: 'SINGLE_ELIM',
      params: { seeding: 'RE_SEED' },
    });
    await createVenue(world, season.club.id, { fields: 2 });
    const { outcome } = await runPlan(world, season);
    assert.equal(outcome.unplaced, 0);
    const days = Map.groupBy(outcome.matches, ({ round }) => round);
    const ends = [...days]
      .sort(([a], [b]) => a - b)
      .map(([, own]) => own.map(({ place }) => place?.day ?? '').sort());
    for (const [index, own] of ends.slice(1).entries())
      assert.ok((own[0] ?? '') > (ends[index]?.at(-1) ?? ''));
  });

  it('impossible wishes: a match stays unplaced, with the rules that block every place and the cheapest way out', async () => {
    const season = await createPhase(world, { teams: 4 });
    const { fieldIds, venueId } = await createVenue(world, season.club.id);
    const windows = [{ weekday: 6, from: '10:00', to: '10:00' }];
    // Five Saturdays with one kick-off on one field, and six matches.
    const { id, outcome } = await runPlan(world, season, {
      windows,
      order: 'FREE',
      lastDay: '2027-02-06',
    });
    assert.deepEqual([outcome.placed, outcome.unplaced, outcome.hard], [5, 1, 0]);
    const [reason] = outcome.explanations;
    assert.ok(reason);
    const left = outcome.matches.find(({ place }) => place === null);
    assert.equal(reason.matchId, left?.id);
    const taken = reason.conflict.find(({ kind }) => kind === 'FIELD_TAKEN');
    assert.deepEqual([taken?.venue?.id, taken?.matchIds.length], [venueId, 5]);
    assert.ok(
      reason.cheapest && reason.cheapest.field.id === fieldIds[0] && reason.cheapest.relax.length > 0,
    );
    assert.deepEqual((await applyPlan(world, season, id)).body, { scheduled: 5, moved: 0, unscheduled: 0 });
    const states = (await listMatches(world, season)).map(
      ({ state, kickOff }) => `${state} ${kickOff !== null}`,
    );
    assert.deepEqual(states.toSorted(), ['CREATED false', ...Array(5).fill('SCHEDULED true')]);
  });

  it('existing dates: when a venue closes, only the affected matches move', async () => {
    const season = await createPhase(world, { teams: 6 });
    const { admin } = season;
    const { venueId } = await createVenue(world, season.club.id, { fields: 2 });
    const first = await runPlan(world, season, { order: 'FREE' });
    await applyPlan(world, season, first.id);
    const unchanged = await runPlan(world, season, { order: 'FREE', weights: { change: 100 } });
    assert.equal(unchanged.outcome.moved, 0);
    const day = first.outcome.matches[0]?.place?.day ?? '';
    const body = { venueId, startsOn: day, endsOn: day };
    await world.call(venueCalls.addClosedDate, { params: { orgCode: season.club.code }, body }, admin);
    const hit = first.outcome.matches.filter(({ place }) => place?.day === day).length;
    const { id, outcome } = await runPlan(world, season, { order: 'FREE', weights: { change: 100 } });
    assert.ok(
      hit > 0 && outcome.moved >= hit && outcome.moved <= 3 * hit,
      `${hit} hit, ${outcome.moved} moved`,
    );
    assert.equal(outcome.unplaced, 0);
    assert.equal((await applyPlan(world, season, id)).body.moved, outcome.moved);
    assert.ok(outcome.matches.every(({ place }) => place?.day !== day));
  });
});
