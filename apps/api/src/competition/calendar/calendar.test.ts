import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarCalls } from '@traip/contract';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';
import {
  applyPlan,
  createPhase,
  createPlan,
  inDecember,
  listMatches,
  runPlan,
  waitForPlan,
} from './testing/season.ts';

describe('the calendar of a phase', () => {
  const world = inDecember(openWorld());

  it('is searched, reviewed and applied; only then do matches have a day, a time and a field', async () => {
    const season = await createPhase(world);
    const { fieldIds } = await createVenue(world, season.club.id, { fields: 2 });
    const { id, outcome } = await runPlan(world, season);
    assert.deepEqual([outcome.placed, outcome.unplaced, outcome.hard, outcome.moved], [15, 0, 0, 0]);
    assert.equal(outcome.fairness.teams.length, 6);
    assert.ok(
      (await listMatches(world, season)).every(
        ({ kickOff, state }) => kickOff === null && state === 'CREATED',
      ),
    );

    const applied = await applyPlan(world, season, id);
    assert.deepEqual(applied.body, { scheduled: 15, moved: 0, unscheduled: 0 });
    const matches = await listMatches(world, season);
    for (const match of matches) {
      const shown = outcome.matches.find((one) => one.id === match.id);
      assert.deepEqual(
        [match.state, match.kickOff?.toISOString(), match.fieldId, match.version],
        ['SCHEDULED', shown?.place?.kickOff, shown?.place?.field.id, 2],
      );
      assert.ok(fieldIds.some((id) => id === match.fieldId));
    }
    const records = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'byUser', 'details'])
      .where('subjectId', '=', season.phaseId)
      .where('action', '=', 'CALENDAR_APPLIED')
      .execute();
    assert.deepEqual(records, [
      {
        action: 'CALENDAR_APPLIED',
        byUser: season.admin.id,
        details: { planId: id, scheduled: 15, moved: 0, unscheduled: 0 },
      },
    ]);
    const events = await world.store.db
      .selectFrom('matchEvents')
      .innerJoin('matches', 'matches.id', 'matchEvents.matchId')
      .select(['type', 'seq', 'createdBy', 'payload', 'matches.kickOff', 'matches.fieldId'])
      .where('phaseId', '=', season.phaseId)
      .execute();
    assert.equal(events.length, 15);
    for (const { payload, kickOff, fieldId, ...event } of events) {
      assert.deepEqual(event, { type: 'SCHEDULED', seq: 1, createdBy: season.admin.id });
      const now = { kickOff: kickOff?.toISOString(), fieldId };
      assert.deepEqual(payload, { old: { kickOff: null, fieldId: null }, new: now });
    }
    assert.equal((await applyPlan(world, season, id)).error?.code, 'CALENDAR_NOT_READY', 'once is enough');
    const { body: list } = await world.call(
      calendarCalls.plans,
      { params: { phaseId: season.phaseId }, query: {} },
      season.admin,
    );
    assert.deepEqual(
      list.items.map(({ status }) => status),
      ['APPLIED'],
    );
  });

  it('leaves locked and played matches where they are, and plans around them', async () => {
    const season = await createPhase(world, { teams: 4 });
    const { fieldIds } = await createVenue(world, season.club.id);
    const { db } = world.store;
    const [played, locked] = await listMatches(world, season);
    assert.ok(played && locked);
    const kickOff = new Date('2027-01-16T15:00:00Z');
    await db
      .updateTable('matches')
      .set({ state: 'CLOSED', kickOff: new Date('2026-12-20T11:00:00Z'), homeScore: 2, awayScore: 1 })
      .where('id', '=', played.id)
      .execute();
    await db
      .updateTable('matches')
      .set({ state: 'SCHEDULED', kickOff, fieldId: fieldIds[0] ?? null, isLocked: true })
      .where('id', '=', locked.id)
      .execute();
    const { id, outcome } = await runPlan(world, season, { order: 'FREE' });
    assert.deepEqual([outcome.placed, outcome.unplaced, outcome.hard], [4, 0, 0]);
    assert.deepEqual(
      outcome.matches.filter(({ isFixed }) => isFixed).map((match) => match.id),
      [played.id, locked.id],
    );
    assert.deepEqual((await applyPlan(world, season, id)).body, { scheduled: 4, moved: 0, unscheduled: 0 });
    const after = await listMatches(world, season);
    const [first, second] = after;
    assert.deepEqual(
      [first?.state, first?.version, second?.kickOff, second?.version],
      ['CLOSED', 1, kickOff, 1],
    );
    const teams = [locked.homeTeamId, locked.awayTeamId];
    const sameDay = after.filter(
      (match) =>
        match.id !== locked.id &&
        match.kickOff?.toISOString().startsWith('2027-01-16') &&
        teams.some((team) => team === match.homeTeamId || team === match.awayTeamId),
    );
    assert.deepEqual(sameDay, []);
  });

  it('leaves alone matches whose kick-off has passed, and places nothing in the past', async () => {
    const season = await createPhase(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const [late] = await listMatches(world, season);
    assert.ok(late);
    const kickOff = new Date('2026-11-28T10:00:00Z');
    await world.store.db
      .updateTable('matches')
      .set({ state: 'SCHEDULED', kickOff })
      .where('id', '=', late.id)
      .execute();
    const { id, outcome } = await runPlan(world, season, { firstDay: '2026-11-01' });
    assert.deepEqual([outcome.placed, outcome.unplaced, outcome.moved], [5, 0, 0]);
    assert.equal((await applyPlan(world, season, id)).status, 200);
    for (const match of await listMatches(world, season))
      if (match.id === late.id) assert.deepEqual(match.kickOff, kickOff);
      else assert.ok(match.kickOff && match.kickOff > world.now());
  });

  it('is searched only once at a time per phase', async () => {
    const season = await createPhase(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const answers = await Promise.all([1, 2, 3].map(() => createPlan(world, season)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [202, 409, 409]);
    assert.equal(answers.find(({ status }) => status === 409)?.error?.code, 'CALENDAR_UNDER_WAY');
    const id = answers.find(({ status }) => status === 202)?.body.id ?? '';
    await waitForPlan(world, season, id, 'DONE');
    assert.equal((await createPlan(world, season)).status, 202);
  });

  it('is refused immediately when there is nothing to plan', async () => {
    const season = await createPhase(world, { teams: 4 });
    const refusal = async (wishes: object) => {
      const { error } = await createPlan(world, season, wishes);
      return [error?.code, error?.field];
    };
    assert.deepEqual(await refusal({}), ['CALENDAR_WITHOUT_FIELDS', 'venueIds']);
    await createVenue(world, season.club.id);
    assert.deepEqual(await refusal({ venueIds: [season.club.id] }), ['VENUE_UNKNOWN', 'venueIds']);
    assert.deepEqual(await refusal({ fieldIds: [season.club.id] }), ['VENUE_UNKNOWN', 'fieldIds']);
    const [twice] = season.teamIds.map((teamId) => [{ teamId }, { teamId }]);
    assert.deepEqual(await refusal({ teams: twice }), ['BAD_REQUEST', 'teams']);
    const teams = [{ teamId: season.club.id }];
    assert.deepEqual(await refusal({ teams }), ['TEAM_NOT_HERE', 'teams.0.teamId']);
    const closedDates = [{ from: '2027-01-01', to: '2027-12-31' }];
    assert.deepEqual(await refusal({ closedDates }), ['CALENDAR_WITHOUT_KICK_OFFS', 'windows']);
    assert.deepEqual(await refusal({ lastDay: '2026-01-01' }), ['BAD_REQUEST', 'lastDay']);
    assert.deepEqual(await refusal({ lastDay: '2029-01-01' }), ['BAD_REQUEST', 'lastDay']);
    assert.deepEqual(await refusal({ seconds: 121 }), ['BAD_REQUEST', 'seconds']);
    const all = Array.from({ length: 7 }, (_, day) => ({
      weekday: day + 1,
      from: '00:00',
      to: '23:55',
      every: 5,
    }));
    const endless = { lastDay: '2028-01-30', windows: all };
    await createVenue(world, season.club.id, { fields: 20 });
    assert.deepEqual(await refusal(endless), ['CALENDAR_TOO_LARGE', 'windows']);
    const { db } = world.store;
    await db.updateTable('phases').set({ state: 'FINISHED' }).where('id', '=', season.phaseId).execute();
    assert.deepEqual(await refusal({}), ['PHASE_LOCKED', undefined]);
    await db.updateTable('phases').set({ state: 'PENDING' }).where('id', '=', season.phaseId).execute();
    await db.updateTable('matches').set({ state: 'CLOSED' }).where('phaseId', '=', season.phaseId).execute();
    assert.deepEqual(await refusal({}), ['CALENDAR_WITHOUT_MATCHES', undefined]);
  });
});
