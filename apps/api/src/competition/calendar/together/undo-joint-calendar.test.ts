import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { followCalls, jointCalendarCalls, matchManagementCalls, notificationCalls } from '@traip/contract';
import { followersNotified } from '../../../notification/testing/followers-notified.ts';
import { inboxOf } from '../../../notification/testing/inbox.ts';
import { allAtOnce } from '../../../testing/concurrency/testing/at-once.ts';
import { createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { createVenue } from '../../../testing/fixtures/venues.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import {
  applyTogether,
  createFederation,
  type Federation,
  getJointPlan,
  runTogether,
} from '../testing/joint.ts';
import { createPhaseIn, inDecember, listMatches, type PhaseFixture } from '../testing/season.ts';

const undoTogether = (world: World, { admin, orgCode }: Federation, id: string) =>
  world.call(jointCalendarCalls.undo, { params: { orgCode, id } }, admin);

describe('undoing a joint calendar', () => {
  const world = inDecember(openWorld());
  const { titles, later, prefer } = inboxOf(world);

  const change = (id: string, values: object) =>
    world.store.db.updateTable('matches').set(values).where('id', '=', id).execute();
  const matchesOf = async ({ phases }: Federation) =>
    (await Promise.all(phases.map((phase) => listMatches(world, phase)))).flat();

  /** Where all matches are, and who referees them. */
  async function placesOf(federation: Federation) {
    const referees = await world.store.db
      .selectFrom('matchReferees')
      .select(['matchId', 'userId', 'role'])
      .where('organisationId', '=', federation.club.id)
      .orderBy('matchId')
      .execute();
    const places = (await matchesOf(federation)).map(
      ({ id, state, kickOff, fieldId, isLocked, postponedFrom, postponedReason }) => {
        return { id, state, kickOff, fieldId, isLocked, postponedFrom, postponedReason };
      },
    );
    return { places, referees };
  }

  /** Two competitions, of which one match has a date, a field and a referee, and one is postponed. */
  async function setUp() {
    const federation = await createFederation(world);
    const { fieldIds, venueId } = await createVenue(world, federation.club.id);
    const [dated, postponed] = await matchesOf(federation);
    assert.ok(dated && postponed);
    const kickOff = new Date('2027-03-13T21:00:00Z');
    await change(dated.id, { kickOff, fieldId: fieldIds[0], state: 'SCHEDULED' });
    await change(postponed.id, { postponedFrom: new Date('2026-11-14T10:00Z'), postponedReason: 'Lluvia' });
    const referee = await createPerson(world);
    const assigned = { organisationId: federation.club.id, matchId: dated.id, userId: referee.id };
    await world.store.db.insertInto('matchReferees').values(assigned).execute();
    return { federation, fieldId: fieldIds[0] ?? '', venueId, dated, kickOff };
  }

  async function applied(federation: Federation): Promise<string> {
    const { id } = await runTogether(world, federation);
    assert.equal((await applyTogether(world, federation, id)).status, 200);
    return id;
  }

  /** The refusal, and that nothing was put back. */
  async function refusal(federation: Federation, id: string) {
    const before = await placesOf(federation);
    const { status, error } = await undoTogether(world, federation, id);
    assert.deepEqual(await placesOf(federation), before, 'not even in part');
    const { matches = [] } = (error?.details ?? {}) as { matches?: readonly { matchId: string }[] };
    return { status, code: error?.code, message: error?.message.es, ids: matches.map((one) => one.matchId) };
  }

  it('puts every match back with its date, field and referees, and can be followed by applying it again', async () => {
    const { federation } = await setUp();
    const before = await placesOf(federation);
    const { id } = await runTogether(world, federation);
    assert.equal((await getJointPlan(world, federation, id)).isUndoable, false);
    assert.equal((await undoTogether(world, federation, id)).error?.code, 'CALENDAR_NOT_APPLIED');
    await applyTogether(world, federation, id);
    const { status, isUndoable } = await getJointPlan(world, federation, id);
    assert.deepEqual([status, isUndoable], ['APPLIED', true]);
    assert.notDeepEqual(await placesOf(federation), before);
    const undone = await undoTogether(world, federation, id);
    assert.equal(undone.status, 200, JSON.stringify(undone.error));
    assert.equal(undone.body.movedBack.length, 12);
    assert.deepEqual(await placesOf(federation), before);
    const after = await getJointPlan(world, federation, id);
    assert.deepEqual([after.status, after.isUndoable], ['DONE', false]);
    assert.equal((await applyTogether(world, federation, id)).body.scheduled, 12);
    assert.equal((await undoTogether(world, federation, id)).status, 200);
    assert.deepEqual(await placesOf(federation), before);
  });

  it('is not offered for one that was applied before matches’ earlier places were kept', async () => {
    const { federation } = await setUp();
    const id = await applied(federation);
    const plan = world.store.db.updateTable('calendarPlans').set({ restorePoint: null });
    await plan.where('id', '=', id).execute();
    assert.equal((await getJointPlan(world, federation, id)).isUndoable, false);
    assert.equal((await refusal(federation, id)).code, 'CALENDAR_NOT_APPLIED');
  });

  it('is recorded for each phase, and in the history of each match', async () => {
    const { federation, dated } = await setUp();
    await undoTogether(world, federation, await applied(federation));
    const { db } = world.store;
    const entries = await db
      .selectFrom('auditEntries')
      .select(['subjectId', 'byUser'])
      .where('organisationId', '=', federation.club.id)
      .where('action', '=', 'CALENDAR_UNDONE')
      .orderBy('subjectId')
      .execute();
    const phaseIds = federation.phases.map(({ phaseId }) => phaseId).sort();
    assert.deepEqual(
      entries,
      phaseIds.map((subjectId) => ({ subjectId, byUser: federation.admin.id })),
    );
    const events = await db
      .selectFrom('matchEvents')
      .select('type')
      .where('matchId', '=', dated.id)
      .orderBy('seq')
      .execute();
    assert.deepEqual(
      events.map(({ type }) => type),
      ['RESCHEDULED', 'RESCHEDULED'],
    );
  });

  it('happens once if two admins ask for it at the same moment', async () => {
    const { federation } = await setUp();
    const id = await applied(federation);
    const versions = async () => (await matchesOf(federation)).map(({ version }) => version);
    const before = await versions();
    const ask = () => undoTogether(world, federation, id);
    const answers = await allAtOnce('both', [ask, ask]);
    assert.deepEqual(answers.map(({ status, error }) => error?.code ?? status).sort(), [
      200,
      'CALENDAR_NOT_APPLIED',
    ]);
    assert.deepEqual(
      await versions(),
      before.map((version) => version + 1),
    );
  });

  it('is refused, naming the match, once a match has been changed', async () => {
    const { federation } = await setUp();
    const id = await applied(federation);
    const { admin } = federation;
    const [, match] = await matchesOf(federation);
    assert.ok(match);
    const later = new Date((match.kickOff?.getTime() ?? 0) + 120 * 60_000).toISOString();
    const body = { matchId: match.id, kickOff: later, force: true };
    assert.equal((await world.call(matchManagementCalls.schedule, { body }, admin)).status, 200);
    const { message, ...refused } = await refusal(federation, id);
    assert.deepEqual(refused, { status: 409, code: 'CALENDAR_CHANGED_SINCE', ids: [match.id] });
    assert.match(message ?? '', /^No se ha deshecho nada, .*: Equipo \S+ – Equipo \S+\.$/);
    await change(match.id, { deletedAt: world.now() });
    assert.deepEqual((await refusal(federation, id)).ids, [match.id], 'nor if it is deleted');
  });

  it('is refused once a match should have begun, even if nobody has recorded anything', async () => {
    const { federation } = await setUp();
    const id = await applied(federation);
    const [match] = await matchesOf(federation);
    assert.ok(match);
    await change(match.id, { kickOff: new Date(world.now().getTime() - 60_000) });
    const { code, ids } = await refusal(federation, id);
    assert.deepEqual([code, ids], ['CALENDAR_CHANGED_SINCE', [match.id]]);
  });

  it('is refused once a phase is over', async () => {
    const { federation } = await setUp();
    const id = await applied(federation);
    const { phaseId } = federation.phases[1] as PhaseFixture;
    await world.store.db.updateTable('phases').set({ state: 'FINISHED' }).where('id', '=', phaseId).execute();
    assert.equal((await refusal(federation, id)).code, 'PHASE_LOCKED');
  });

  it('is refused if another match has taken a place since, or it is closed; what clashed before may again', async () => {
    const { federation, dated, kickOff, fieldId, venueId } = await setUp();
    const { club, phases } = federation;
    const { db } = world.store;
    const other = await createPhaseIn(world, club, { teams: 2 });
    const [taker] = await listMatches(world, other);
    assert.ok(taker);
    const take = () => change(taker.id, { kickOff, fieldId, state: 'SCHEDULED' });
    const competitionIds = phases.map(({ competitionId }) => competitionId);
    const search = async () => {
      const { id } = await runTogether(world, federation, { competitionIds });
      assert.equal((await applyTogether(world, federation, id)).status, 200);
      return id;
    };
    const id = await search();
    const gone = { status: 409, code: 'CALENDAR_PLACES_GONE', ids: [dated.id] };
    await take();
    const { message, ...taken } = await refusal(federation, id);
    assert.deepEqual(taken, gone);
    assert.match(message ?? '', /no pueden volver adonde estaban, .*: Equipo \S+ – Equipo \S+\.$/);
    await change(taker.id, { kickOff: null, fieldId: null, state: 'CREATED' });
    const day = { startsOn: '2027-03-13', endsOn: '2027-03-13' };
    const closed = { id: taker.id, organisationId: club.id, venueId, ...day };
    await db.insertInto('closedDates').values(closed).execute();
    const { message: _same, ...shut } = await refusal(federation, id);
    assert.deepEqual(shut, gone);
    await db.deleteFrom('closedDates').where('id', '=', taker.id).execute();
    assert.equal((await undoTogether(world, federation, id)).status, 200);
    await take();
    assert.equal((await undoTogether(world, federation, await search())).status, 200, 'as it was before');
  });

  it('tells those who knew of the calendar, and nobody else', async () => {
    const federation = await createFederation(world);
    await createVenue(world, federation.club.id);
    const [phase] = federation.phases as [PhaseFixture];
    const play = async (): Promise<Person> => {
      const person = await createPerson(world);
      const teamId = phase.teamIds[0] ?? '';
      await world.store.db
        .insertInto('teamMembers')
        .values({ teamId, personId: person.id, role: 'MEMBER', joinedAt: world.now() })
        .execute();
      return person;
    };
    const readAll = (who: Person) =>
      world.call(notificationCalls.mark, { body: { which: { all: true }, isRead: true } }, who);
    const [reader, emailed, unaware] = [await play(), await play(), await play()];
    await prefer(emailed, 'MATCH_SCHEDULED', true);
    const fan = await createPerson(world);
    const follow = { kind: 'COMPETITION', id: phase.competitionId } as const;
    await world.call(followCalls.set, { params: follow, body: { rings: 'ALL' } }, fan);
    const id = await applied(federation);
    await followersNotified(world);
    assert.deepEqual(await titles(reader), ['3 de tus partidos ya tienen fecha']);
    await readAll(reader);
    await later(emailed);
    await world.mailbox.take(emailed.email);
    assert.equal((await undoTogether(world, federation, id)).status, 200);
    await followersNotified(world);
    const over = ['3 de tus partidos al final aún no tienen fecha'];
    assert.deepEqual([await titles(reader), await titles(emailed), await titles(unaware)], [over, over, []]);
    assert.deepEqual(await titles(fan), ['6 partidos al final aún no tienen fecha']);

    const waiting = await play();
    await prefer(waiting, 'MATCH_SCHEDULED', true);
    await applyTogether(world, federation, id);
    assert.equal((await titles(waiting)).length, 1);
    assert.equal((await undoTogether(world, federation, id)).status, 200);
    assert.deepEqual(
      [await titles(reader), await titles(waiting)],
      [over, []],
      'an email not sent yet never is',
    );
  });
});
