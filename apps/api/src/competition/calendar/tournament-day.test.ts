import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';
import {
  applyPlan,
  createPhase,
  createPhaseIn,
  createPlan,
  inDecember,
  listMatches,
  runPlan,
  waitForPlan,
} from './testing/season.ts';

const saturday = '2027-01-09';

/** One Saturday, a kick-off every half hour. */
const oneDay = {
  firstDay: saturday,
  lastDay: saturday,
  minutes: 20,
  turnaround: 10,
  finalRounds: 0,
  windows: [{ weekday: 6, from: '10:00', to: '16:00', every: 30 }],
  mostPerTeamAndDay: 3,
  dayRestMinutes: 40,
};

const minutesIn = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the calendar of a tournament day', () => {
  const world = inDecember(openWorld());

  it('lets a team play three times on one day, and rest between its matches', async () => {
    const season = await createPhase(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const { outcome } = await runPlan(world, season, oneDay);
    assert.deepEqual([outcome.unplaced, outcome.hard], [0, 0]);
    for (const team of season.teamIds) {
      const times = outcome.matches
        .filter(({ home, away }) => home.team?.id === team || away.team?.id === team)
        .map(({ place }) => minutesIn(place?.time ?? ''))
        .sort((one, other) => one - other);
      assert.equal(times.length, 3);
      const rests = times.slice(1).map((time, index) => time - (times[index] ?? 0) - 20);
      assert.ok(Math.min(...rests) >= 40, `${rests.join(', ')} minutes of rest`);
    }
  });

  it('lets groups of golfers start one after the other', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const sport = { sportKey: 'GOLF' as const, sportVariantKey: 'GOLF_MATCH' };
    const season = await createPhaseIn(world, club, { teams: 4, sport });
    await createVenue(world, club.id);
    const { outcome } = await runPlan(world, season, {
      ...oneDay,
      minutes: 270,
      mostPerTeamAndDay: 1,
      windows: [{ weekday: 6, from: '09:00', to: '09:10' }],
    });
    const placed = outcome.matches.flatMap(({ place }) => place?.time ?? []);
    assert.deepEqual(placed.sort(), ['09:00', '09:10']);
  });

  it('defaults to one match a day', async () => {
    const season = await createPhase(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const { outcome } = await runPlan(world, season, { ...oneDay, mostPerTeamAndDay: 1 });
    assert.equal(outcome.matches.filter(({ place }) => place !== null).length, 2);
    const kinds = outcome.explanations.flatMap(({ conflict }) => conflict.map(({ kind }) => kind));
    assert.ok(kinds.includes('ONE_A_DAY'));
  });

  it('counts a team’s other matches of that day', async () => {
    const season = await createPhase(world, { teams: 2 });
    await createVenue(world, season.club.id);
    const first = await runPlan(world, season, oneDay);
    assert.equal((await applyPlan(world, season, first.id)).status, 200);
    const [played] = await listMatches(world, season);
    assert.ok(played?.kickOff);
    const other = await createPhaseIn(world, season.club, { teams: 2 });
    await world.store.db
      .updateTable('matches')
      .set({ homeTeamId: played.homeTeamId })
      .where('phaseId', '=', other.phaseId)
      .execute();
    const full = await runPlan(world, other, { ...oneDay, mostPerTeamAndDay: 1 });
    assert.equal(full.outcome.unplaced, 1);
    const { outcome } = await runPlan(world, other, { ...oneDay, mostPerTeamAndDay: 2 });
    const place = outcome.matches[0]?.place;
    assert.ok(place);
    const apart = Math.abs(new Date(place.kickOff).getTime() - played.kickOff.getTime()) / 60_000;
    assert.ok(apart >= 60, `${apart} minutes from one kick-off to the other`);
  });

  it('refuses more matches a day than a team can play', async () => {
    const season = await createPhase(world, { teams: 2 });
    await createVenue(world, season.club.id);
    const { status, error } = await createPlan(world, season, { ...oneDay, mostPerTeamAndDay: 13 });
    assert.deepEqual([status, error?.field], [400, 'mostPerTeamAndDay']);
  });

  it('takes the length of matches from the rules by default: 105 minutes, or two halves of twenty', async () => {
    const season = await createPhase(world, { teams: 2 });
    await createVenue(world, season.club.id);
    const minutes = async (of: typeof season) => {
      const { body } = await createPlan(world, of);
      await waitForPlan(world, of, body.id, 'DONE');
      return body.wishes.minutes;
    };
    assert.equal(await minutes(season), 105);
    await world.store.db
      .updateTable('competitions')
      .set({ rulesOverride: JSON.stringify({ periods: { min: 20 } }) })
      .where('id', '=', season.competitionId)
      .execute();
    assert.equal(await minutes(season), 47);
  });
});
