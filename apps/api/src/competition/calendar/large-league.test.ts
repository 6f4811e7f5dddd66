import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CalendarPreferences, isRefusal, venueCalls } from '@traip/contract';
import { judge } from '@traip/engine/calendar';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';
import { buildProblem } from './problem/build.ts';
import { loadInputs } from './problem/inputs.ts';
import { applyPlan, createPhase, inDecember, listMatches, runPlan } from './testing/season.ts';

describe('a league of twenty teams, home and away, at three shared venues', () => {
  const world = inDecember(openWorld());

  it('has a place for each of its 380 matches, and breaks no rule', async () => {
    const season = await createPhase(world, { teams: 20, params: { legs: 2 } });
    const { id: organisationId, code: orgCode, people } = season.club;
    const grounds: Awaited<ReturnType<typeof createVenue>>[] = [];
    for (let count = 0; count < 3; count++) grounds.push(await createVenue(world, organisationId));
    for (const [index, id] of season.teamIds.entries()) {
      const venueIds = [grounds[index % 3]?.venueId ?? ''];
      await world.call(
        venueCalls.setTeamVenues,
        { params: { orgCode, id }, body: { venueIds } },
        people.admin,
      );
    }
    const wishes = {
      firstDay: '2027-09-04',
      lastDay: '2028-06-18',
      seconds: 2,
      windows: [6, 7].map((weekday) => ({ weekday, from: '09:00', to: '19:00' })),
      closedDates: [{ from: '2027-12-24', to: '2028-01-06' }],
    };
    const { id, outcome } = await runPlan(world, season, wishes);
    assert.deepEqual([outcome.placed, outcome.unplaced, outcome.hard], [380, 0, 0]);
    assert.equal((await applyPlan(world, season, id)).body.scheduled, 380);

    const options = {
      organisationId,
      phaseId: season.phaseId,
      wishes: CalendarPreferences.parse(wishes),
      now: world.now(),
    };
    const inputs = await loadInputs(world.store.db, options);
    assert.ok(!isRefusal(inputs));
    const built = buildProblem(inputs, options.wishes);
    assert.ok(!isRefusal(built));
    assert.equal(built.current.size, 380);
    assert.deepEqual(
      judge(built.problem, built.current).filter(({ isHard }) => isHard),
      [],
    );
    const matches = await listMatches(world, season);
    const homes = new Map(season.teamIds.map((team, index) => [team, grounds[index % 3]?.fieldIds]));
    assert.ok(
      matches.every(({ homeTeamId, fieldId }) => homes.get(homeTeamId ?? '')?.includes(fieldId ?? '')),
    );
  });
});
