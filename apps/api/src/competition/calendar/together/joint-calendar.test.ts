import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jointCalendarCalls } from '@traip/contract';
import { statementsOf } from '../../../testing/count-queries.ts';
import { createVenue } from '../../../testing/fixtures/venues.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import {
  applyTogether,
  createFederation,
  type Federation,
  getJointPlan,
  planTogether,
  runTogether,
  settle,
  waitForJointPlan,
} from '../testing/joint.ts';
import { createPhaseIn, inDecember, listMatches, type PhaseFixture, winter } from '../testing/season.ts';

const TWO_HOURS = 120 * 60_000;

async function allMatches(world: World, { phases }: Federation) {
  const lists = await Promise.all(phases.map((phase) => listMatches(world, phase)));
  return lists.flat();
}

/** The shortest time between two kick-offs. */
function leastGap(matches: readonly { readonly kickOff: Date | null }[]): number {
  const times = matches.map(({ kickOff }) => kickOff?.getTime() ?? 0).toSorted((a, b) => a - b);
  return Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}

describe('joint calendars', () => {
  const world = inDecember(openWorld());
  const change = (id: string | undefined, values: object) =>
    world.store.db
      .updateTable('matches')
      .set(values)
      .where('id', '=', id ?? '')
      .execute();
  /** Deletes the wishes of a phase. */
  const forget = ({ phaseId }: PhaseFixture) =>
    world.store.db.updateTable('phases').set({ calendarWishes: null }).where('id', '=', phaseId).execute();
  const join = (personId: string, teamId: string | undefined, role: 'COACH' | 'OWNER' = 'COACH') =>
    world.store.db
      .insertInto('teamMembers')
      .values({ teamId: teamId ?? '', personId, role, joinedAt: world.now() })
      .execute();

  it('never use a shared venue twice at once, and are applied as one', async () => {
    const federation = await createFederation(world);
    const { club, admin, orgCode, phases } = federation;
    const { fieldIds } = await createVenue(world, club.id);
    const { body: found } = await world.call(jointCalendarCalls.candidates, { params: { orgCode } }, admin);
    assert.deepEqual(
      found.competitions.map(({ matches, undated, blocked }) => [matches, undated, blocked]),
      [
        [6, 6, null],
        [6, 6, null],
      ],
    );
    assert.deepEqual(
      found.venues.map(({ competitionIds }) => competitionIds.length),
      [2],
    );
    const { id, outcome, competitions } = await runTogether(world, federation);
    assert.deepEqual([outcome.placed, outcome.unplaced, outcome.hard], [12, 0, 0]);
    assert.ok(outcome.sharedFieldDays > 0);
    assert.deepEqual(
      competitions.map((one) => one.outcome),
      [1, 2].map(() => ({ placed: 6, unplaced: 0, moved: 0, fixed: 0 })),
    );
    assert.ok(
      (await allMatches(world, federation)).every(({ kickOff }) => kickOff === null),
      'nothing is written yet',
    );
    const applied = await applyTogether(world, federation, id);
    assert.deepEqual(
      [applied.status, applied.body.scheduled, applied.body.competitions.length],
      [200, 12, 2],
    );
    const matches = await allMatches(world, federation);
    assert.ok(matches.every(({ state, fieldId }) => state === 'SCHEDULED' && fieldId === fieldIds[0]));
    assert.ok(leastGap(matches) >= TWO_HOURS);
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select('action')
      .where('organisationId', '=', club.id)
      .where('action', 'like', 'CALENDAR%')
      .orderBy('action')
      .execute();
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['CALENDARS_PLANNED', 'CALENDAR_APPLIED', 'CALENDAR_APPLIED'].sort(),
    );
    const preview = await world.call(
      jointCalendarCalls.outcome,
      { params: { orgCode, id, competitionId: phases[1]?.competitionId ?? '' } },
      admin,
    );
    assert.equal(preview.body.phases[0]?.outcome.matches.length, 6);
    assert.equal((await applyTogether(world, federation, id)).error?.code, 'CALENDAR_NOT_READY');
  });

  it('never require a coach of two teams, or anyone with another match, to be in two places', async () => {
    // One coach has seven matches on seven Saturdays, all at the same time of day.
    const saturdays = { windows: [{ weekday: 6, from: '10:00', to: '10:00' }], lastDay: '2027-02-20' };
    const federation = await createFederation(world, { competitions: 3, wishes: saturdays });
    const { club, admin, phases } = federation;
    await createVenue(world, club.id, { fields: 3 });
    const [one, other, elsewhere] = phases;
    for (const phase of phases) await join(admin.id, phase.teamIds[0]);
    const { body: found } = await world.call(
      jointCalendarCalls.candidates,
      { params: { orgCode: federation.orgCode } },
      admin,
    );
    assert.deepEqual(
      found.people.map(({ id, name, competitionIds }) => [id, name, competitionIds.length]),
      [[admin.id, `${admin.firstName} ${admin.surnames}`, 3]],
    );
    // The third competition isn't planned with the others: its dates are taken.
    const [away] = await listMatches(world, elsewhere as typeof one & object);
    const at = new Date('2027-01-09T09:00Z');
    await change(away?.id, { kickOff: at, homeTeamId: elsewhere?.teamIds[0], state: 'SCHEDULED' });
    const competitionIds = [one, other].map((phase) => phase?.competitionId ?? '');
    const plan = await runTogether(world, federation, { competitionIds });
    assert.deepEqual([plan.outcome.placed, plan.outcome.unplaced], [12, 0]);
    assert.equal((await applyTogether(world, federation, plan.id)).status, 200);
    const coached = new Set(phases.map(({ teamIds }) => teamIds[0]));
    const matches = (await allMatches(world, federation)).filter(
      ({ kickOff, homeTeamId, awayTeamId }) =>
        kickOff !== null && (coached.has(homeTeamId ?? '') || coached.has(awayTeamId ?? '')),
    );
    assert.equal(matches.length, 7);
    assert.ok(leastGap(matches) >= 90 * 60_000);
  });

  it('leave live and locked matches in place, and plan around them', async () => {
    const federation = await createFederation(world);
    const { fieldIds } = await createVenue(world, federation.club.id);
    const [first, second] = await allMatches(world, federation);
    const locked = {
      kickOff: new Date('2027-01-09T09:00Z'),
      fieldId: fieldIds[0],
      state: 'SCHEDULED',
      isLocked: true,
    };
    const live = { kickOff: new Date('2026-12-01T11:30Z'), fieldId: fieldIds[0], state: 'IN_PROGRESS' };
    await change(first?.id, locked);
    await change(second?.id, live);
    const { id, competitions } = await runTogether(world, federation);
    assert.deepEqual(
      competitions.map(({ outcome }) => outcome?.fixed),
      [2, 0],
    );
    assert.equal((await applyTogether(world, federation, id)).body.scheduled, 10);
    const matches = await allMatches(world, federation);
    const stands = (matchId: string | undefined) => {
      const match = matches.find((one) => one.id === matchId);
      return [match?.kickOff?.toISOString(), match?.state];
    };
    assert.deepEqual(stands(first?.id), [locked.kickOff.toISOString(), 'SCHEDULED']);
    assert.deepEqual(stands(second?.id), [live.kickOff.toISOString(), 'IN_PROGRESS']);
    assert.ok(leastGap(matches) >= TWO_HOURS);
  });

  it('are not applied at all once any of their matches has changed', async () => {
    const federation = await createFederation(world);
    await createVenue(world, federation.club.id);
    const { id } = await runTogether(world, federation);
    const changed = (await listMatches(world, federation.phases[1] as (typeof federation.phases)[0]))[0];
    await change(changed?.id, { isLocked: true });
    const refused = await applyTogether(world, federation, id);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'CALENDAR_OUTDATED']);
    assert.deepEqual(refused.error?.details, { competitionId: federation.phases[1]?.competitionId });
    assert.ok(
      (await allMatches(world, federation)).every(({ kickOff }) => kickOff === null),
      'nothing half applied',
    );
    await change(changed?.id, { isLocked: false });
    await join(federation.admin.id, federation.phases[0]?.teamIds[0]);
    await join(federation.admin.id, federation.phases[1]?.teamIds[0]);
    assert.equal(
      (await applyTogether(world, federation, id)).error?.code,
      'CALENDAR_OUTDATED',
      'a new coach',
    );
    await world.store.db.deleteFrom('teamMembers').where('personId', '=', federation.admin.id).execute();
    assert.equal((await applyTogether(world, federation, id)).status, 200);
  });

  it('are not applied once one of the competitions is over', async () => {
    const federation = await createFederation(world);
    await createVenue(world, federation.club.id);
    const { id } = await runTogether(world, federation);
    const { phaseId, competitionId } = federation.phases[0] as (typeof federation.phases)[0];
    await world.store.db.updateTable('phases').set({ state: 'FINISHED' }).where('id', '=', phaseId).execute();
    const refused = await applyTogether(world, federation, id);
    assert.deepEqual([refused.error?.code, refused.error?.details], ['PHASE_LOCKED', { competitionId }]);
  });

  it('are searched only once at a time, and leave nothing when cancelled', async () => {
    const federation = await createFederation(world, { teams: 12, wishes: { lastDay: '2027-12-14' } });
    const { admin, orgCode } = federation;
    await createVenue(world, federation.club.id, { fields: 4 });
    const { body: plan } = await planTogether(world, federation, { seconds: 120 });
    const again = await planTogether(world, federation);
    assert.deepEqual([again.status, again.error?.code], [409, 'JOINT_CALENDAR_UNDER_WAY']);
    await waitForJointPlan(world, federation, plan.id, 'RUNNING');
    const cancel = () => world.call(jointCalendarCalls.cancel, { params: { orgCode, id: plan.id } }, admin);
    assert.equal((await cancel()).body.isCancelAsked, true);
    const ended = await waitForJointPlan(world, federation, plan.id);
    assert.equal(ended.status, 'CANCELLED');
    assert.equal((await cancel()).body.status, 'CANCELLED', 'asking twice is no mistake');
    assert.ok((await allMatches(world, federation)).every(({ kickOff }) => kickOff === null));
    assert.equal(
      (await applyTogether(world, federation, plan.id)).body.scheduled,
      132,
      'the best so far can be applied',
    );
  });

  it('list the competitions that can’t be planned, and why', async () => {
    const federation = await createFederation(world);
    const { phases, club } = federation;
    const [one, other] = phases as [(typeof phases)[0], (typeof phases)[0]];
    const competitionIds = phases.map(({ competitionId }) => competitionId);
    const answer = async (ids: string[] = competitionIds) => {
      const { error } = await planTogether(world, federation, { competitionIds: ids });
      return [error?.code, error?.field];
    };
    assert.deepEqual(await answer(), ['CALENDAR_WITHOUT_FIELDS', 'competitionIds.0']);
    await createVenue(world, club.id);
    await settle(world, other, { mostPerTeamAndDay: 3 });
    assert.deepEqual(await answer(), ['CALENDAR_RULES_DIFFER', 'competitionIds.1']);
    await settle(world, other, { firstDay: '2026-09-05', lastDay: '2026-10-25' });
    assert.deepEqual(await answer(), ['CALENDAR_WITHOUT_KICK_OFFS', 'competitionIds.1']);
    await settle(world, other, { venueIds: [one.phaseId] });
    assert.deepEqual(await answer(), ['VENUE_UNKNOWN', 'competitionIds.1']);
    await forget(other);
    assert.deepEqual(await answer(), ['CALENDAR_WITHOUT_SETTINGS', 'competitionIds.1']);
    assert.deepEqual(await answer([one.competitionId, one.competitionId]), ['BAD_REQUEST', 'competitionIds']);
    assert.deepEqual(await answer([club.id]), ['NOT_FOUND', 'competitionIds.0']);
    await world.store.db
      .updateTable('matches')
      .set({ isLocked: true })
      .where('phaseId', '=', one.phaseId)
      .execute();
    assert.deepEqual(await answer([one.competitionId]), ['CALENDAR_WITHOUT_MATCHES', 'competitionIds.0']);
    const { error } = await planTogether(world, federation);
    assert.deepEqual([error?.code, error?.field], ['CALENDAR_WITHOUT_MATCHES', 'competitionIds']);
  });

  it('use common wishes for competitions that have none, and keep them', async () => {
    const federation = await createFederation(world, { competitions: 3 });
    const { club, phases, admin, orgCode } = federation;
    await createVenue(world, club.id);
    const [, past, none] = phases as [PhaseFixture, PhaseFixture, PhaseFixture];
    await settle(world, past, { firstDay: '2026-09-05', lastDay: '2026-10-25' });
    await forget(none);
    const candidates = async () =>
      (await world.call(jointCalendarCalls.candidates, { params: { orgCode } }, admin)).body.competitions;
    assert.deepEqual(
      (await candidates()).map(({ blocked }) => blocked),
      [null, 'PAST', 'NO_SETTINGS'],
    );
    const windows = [{ weekday: 7, from: '09:00', to: '20:00' }];
    const wishes = { firstDay: '2027-01-02', lastDay: '2027-06-27', windows };
    const { outcome, id } = await runTogether(world, federation, { wishes });
    assert.deepEqual([outcome.placed, outcome.unplaced], [18, 0]);
    assert.equal((await applyTogether(world, federation, id)).status, 200);
    const days = await Promise.all(
      phases.map(async (phase) => [
        ...new Set((await listMatches(world, phase)).map(({ kickOff }) => kickOff?.getDay())),
      ]),
    );
    assert.deepEqual(days.slice(1), [[0], [0]]);
    assert.ok(days[0]?.includes(6), 'the one with days of its own keeps them');
    const seasons = (await candidates()).map(({ season }) => season?.firstDay);
    assert.deepEqual(seasons, [winter.firstDay, '2027-01-02', '2027-01-02']);
    const wrong = { ...wishes, lastDay: '2026-12-01' };
    const { error } = await planTogether(world, federation, { wishes: wrong });
    assert.deepEqual([error?.code, error?.field], ['BAD_REQUEST', 'wishes.lastDay']);
  });

  it('ignore the wishes for a team that has left', async () => {
    const federation = await createFederation(world);
    await createVenue(world, federation.club.id);
    const [one] = federation.phases;
    await settle(world, one as NonNullable<typeof one>, { teams: [{ teamId: federation.club.id }] });
    assert.equal((await runTogether(world, federation)).outcome.placed, 12);
  });

  it('take as many statements to load for two competitions as for four', async () => {
    const federation = await createFederation(world, { competitions: 2 });
    await createVenue(world, federation.club.id, { fields: 4 });
    const count = async () => {
      const statements = await statementsOf(async () => {
        const { body } = await planTogether(world, federation);
        await world.call(
          jointCalendarCalls.cancel,
          { params: { orgCode: federation.orgCode, id: body.id } },
          federation.admin,
        );
      });
      await waitForJointPlan(world, federation, (await lastPlan(world, federation)) ?? '');
      return statements.length;
    };
    const forTwo = await count();
    for (let more = 0; more < 2; more++)
      await settle(world, await createPhaseIn(world, federation.club, { teams: 4 }));
    assert.equal(await count(), forTwo);
    const plan = await getJointPlan(world, federation, (await lastPlan(world, federation)) ?? '');
    assert.equal(plan.competitions.length, 4);
  });
});

async function lastPlan(world: World, { admin, orgCode }: Federation): Promise<string | null> {
  return (await world.call(jointCalendarCalls.candidates, { params: { orgCode } }, admin)).body.lastPlanId;
}
