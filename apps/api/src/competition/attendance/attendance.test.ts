import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type AttendanceAnswer,
  attendanceCalls,
  matchManagementCalls,
  personMergeCalls,
  profileCalls,
} from '@traip/contract';
import { createChild } from '../../testing/fixtures/families.ts';
import { createPerson, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { matchDay } from '../match/testing/match-day.ts';

describe('attendance', () => {
  const world = openWorld();

  /** A published match for tomorrow, and calls to answer for its home team. */
  async function eve() {
    const day = await matchDay(world);
    const { home, matchId, competition } = day;
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ publishedAt: world.now(), state: 'IN_PROGRESS' })
      .where('id', '=', competition.competitionId)
      .execute();
    const moveTo = async (hours: number) => {
      const kickOff = new Date(world.now().getTime() + hours * 3_600_000);
      await db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
    };
    await moveTo(24);
    const params = { matchId, teamId: home.id };
    const setAnswer = (user: Person, answer: AttendanceAnswer | null, personId = user.id) =>
      world.call(attendanceCalls.set, { params, body: { personId, answer } }, user);
    const look = (user: Person) => world.call(attendanceCalls.get, { params }, user);
    const enter = async (surnames: string) =>
      (await enterPeople(world, { teamId: home.id, enteredBy: home.people.OWNER.id }, [{ surnames }]))[0] ??
      '';
    return { ...day, params, setAnswer, look, moveTo, enter };
  }

  it('is answered by each player, can be changed or withdrawn, and is counted', async () => {
    const { home, setAnswer, look } = await eve();
    const { OWNER, CAPTAIN, COACH } = home.people;
    await setAnswer(OWNER, 'GOING');
    const { status, body } = await setAnswer(CAPTAIN, 'NOT_GOING');
    assert.deepEqual([status, body.counts], [200, { going: 1, notGoing: 1, pending: 1 }]);
    assert.deepEqual((await setAnswer(CAPTAIN, 'GOING')).body.counts, { going: 2, notGoing: 0, pending: 1 });
    assert.deepEqual((await setAnswer(OWNER, null)).body.counts, { going: 1, notGoing: 0, pending: 2 });
    const seen = (await look(COACH)).body.people;
    assert.equal(seen.find(({ person }) => person.id === CAPTAIN.id)?.answer, 'GOING');
  });

  it('is answered by team leaders for anyone in the team, with or without an account, and for nobody else', async () => {
    const { home, away, setAnswer, enter } = await eve();
    const veteran = await enter('Soto Vega');
    for (const role of ['OWNER', 'CAPTAIN', 'COACH'] as const)
      assert.equal((await setAnswer(home.people[role], 'GOING', veteran)).status, 200, role);
    const refused = await setAnswer(home.people.CAPTAIN, 'GOING', away.people.OWNER.id);
    assert.deepEqual([refused.status, refused.error?.field], [422, 'personId']);
  });

  it('is answered by a guardian for a child, and by no teammate for another', async () => {
    const { home, setAnswer, look, enter } = await eve();
    const mother = await createPerson(world);
    const childId = await createChild(world, mother, { teamId: home.id });
    const { body, status } = await setAnswer(mother, 'NOT_GOING', childId);
    assert.deepEqual([status, body.counts.notGoing], [200, 1]);
    assert.equal((await setAnswer(mother, 'GOING', await enter('Soto Vega'))).status, 403);
    const mayAnswer = (await look(mother)).body.people.filter((each) => each.mayAnswer);
    assert.deepEqual(
      mayAnswer.map(({ person }) => person.id),
      [childId],
    );
  });

  it('is visible to neither the opponent nor the organisation', async () => {
    const { away, club, look, setAnswer } = await eve();
    for (const user of [away.people.CAPTAIN, club.people.admin, club.people.referee]) {
      assert.equal((await look(user)).status, 403);
      assert.equal((await setAnswer(user, 'GOING')).status, 403);
    }
  });

  it('does not exist for individuals and pairs', async () => {
    const { home, look } = await eve();
    await world.store.db
      .updateTable('teams')
      .set({ competitorKind: 'PAIR' })
      .where('id', '=', home.id)
      .execute();
    assert.equal((await look(home.people.OWNER)).status, 404);
  });

  it('can be answered until the match starts', async () => {
    const { home, start, setAnswer, look } = await eve();
    await setAnswer(home.people.OWNER, 'GOING');
    await start();
    const late = await setAnswer(home.people.OWNER, 'NOT_GOING');
    assert.deepEqual([late.status, late.error?.code], [409, 'ATTENDANCE_CLOSED']);
    const { body } = await look(home.people.OWNER);
    assert.deepEqual([body.isOpen, body.counts.going], [false, 1]);
    assert.ok(body.people.every(({ mayAnswer }) => !mayAnswer));
  });

  it('is asked again when the match moves to another day, but not when it starts an hour later', async () => {
    const { home, setAnswer, look, moveTo } = await eve();
    const { OWNER } = home.people;
    // At noon, so that an hour later is the same day whenever this test runs.
    const noon = new Date(world.now());
    noon.setUTCDate(noon.getUTCDate() + 2);
    noon.setUTCHours(11, 0, 0, 0);
    const until = (noon.getTime() - world.now().getTime()) / 3_600_000;
    await moveTo(until);
    await setAnswer(OWNER, 'GOING');
    await moveTo(until + 1);
    assert.equal((await look(OWNER)).body.counts.going, 1);
    await moveTo(until + 24);
    const { counts, people } = (await look(OWNER)).body;
    assert.deepEqual(counts, { going: 0, notGoing: 0, pending: 3 });
    const own = people.find(({ person }) => person.id === OWNER.id);
    assert.deepEqual([own?.answer, own?.isForOldDate], ['GOING', true]);
    assert.equal((await setAnswer(OWNER, 'GOING')).body.counts.going, 1);
  });

  it('is kept when a match is postponed without a date, but asked again', async () => {
    const { home, club, matchId, setAnswer, look } = await eve();
    await setAnswer(home.people.OWNER, 'GOING');
    const postponed = await world.call(
      matchManagementCalls.postpone,
      { body: { matchId, reason: 'Lluvia' } },
      club.people.admin,
    );
    assert.equal(postponed.status, 200);
    assert.equal((await look(home.people.OWNER)).body.counts.pending, 3);
  });

  it('moves to the kept person of a merge unless they had answered, and returns when the merge is undone', async () => {
    const { home, setAnswer, look, enter } = await eve();
    const { OWNER } = home.people;
    const [kept, merged] = [await enter('Soto Vega'), await enter('Soto Vega')];
    await setAnswer(OWNER, 'NOT_GOING', merged);
    const ofTeam = { teamId: home.id };
    const body = { keptId: kept, mergedId: merged };
    const done = await world.call(personMergeCalls.merge, { params: ofTeam, body }, OWNER);
    const answerOf = async (id: string) =>
      (await look(OWNER)).body.people.find(({ person }) => person.id === id)?.answer;
    assert.equal(await answerOf(kept), 'NOT_GOING');
    await world.call(personMergeCalls.undo, { params: { ...ofTeam, id: done.body.mergeId } }, OWNER);
    assert.deepEqual([await answerOf(kept), await answerOf(merged)], [null, 'NOT_GOING']);
    await setAnswer(OWNER, 'GOING', kept);
    await world.call(personMergeCalls.merge, { params: ofTeam, body }, OWNER);
    assert.equal(await answerOf(kept), 'GOING');
  });

  it('is in the data export, and is deleted with the account or the match', async () => {
    const { home, matchId, setAnswer } = await eve();
    const { db } = world.store;
    const { CAPTAIN, COACH } = home.people;
    await setAnswer(CAPTAIN, 'GOING');
    await setAnswer(COACH, 'GOING');
    const data = (await world.call(profileCalls.myData, {}, CAPTAIN)).body as unknown as {
      attendances: { matchId: string; answer: string }[];
    };
    assert.deepEqual(
      data.attendances.map((each) => [each.matchId, each.answer]),
      [[matchId, 'GOING']],
    );
    const listed = async () =>
      (await db.selectFrom('attendances').select('personId').where('matchId', '=', matchId).execute()).map(
        ({ personId }) => personId,
      );
    const body = { userCode: CAPTAIN.userCode };
    assert.equal((await world.call(profileCalls.deleteAccount, { body }, CAPTAIN)).status, 200);
    assert.deepEqual(await listed(), [COACH.id]);
    await db.deleteFrom('matches').where('id', '=', matchId).execute();
    assert.deepEqual(await listed(), []);
  });
});
