import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attendanceCalls, homeCalls } from '@traip/contract';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import { createMatch } from '../../testing/fixtures/competitions.ts';
import { createChild } from '../../testing/fixtures/families.ts';
import { createLineup } from '../../testing/fixtures/lineups.ts';
import { createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the next match on the home page', () => {
  const world = openWorld();
  const home = async (user: Person) => (await world.call(homeCalls.mine, {}, user)).body;

  /** The home team has won its first match, and plays the same opponent again tomorrow. */
  async function secondLeg() {
    const day = await matchDay(world);
    const { db } = world.store;
    const { competitionId } = day.competition;
    await day.start();
    await day.register({ type: 'GOAL', teamId: day.home.id, minute: 3 });
    await day.finish();
    await day.close();
    await db
      .updateTable('competitions')
      .set({ publishedAt: world.now(), state: 'IN_PROGRESS' })
      .where('id', '=', competitionId)
      .execute();
    const sides = { home: day.away.id, away: day.home.id };
    const matchId = await createMatch(world, day.competition, {
      ...sides,
      state: 'SCHEDULED',
      key: 'second',
    });
    const kickOff = new Date(world.now().getTime() + 22 * 3_600_000);
    await db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
    const params = { matchId, teamId: day.home.id };
    const setAnswer = (user: Person, answer: 'GOING' | 'NOT_GOING', personId = user.id) =>
      world.call(attendanceCalls.set, { params, body: { personId, answer } }, user);
    return { ...day, nextId: matchId, kickOff, setAnswer };
  }

  it('shows the standing of both sides, like each of one’s own teams', async () => {
    const { home: own, competition, nextId } = await secondLeg();
    const { nextMatch, teams } = await home(own.people.CAPTAIN);
    assert.equal(nextMatch?.id, nextId);
    const [away, opponent] = [nextMatch.away, nextMatch.home];
    assert.deepEqual([away?.rank, away?.of, away?.points, away?.form], [1, 2, 3, ['W']]);
    assert.deepEqual([opponent?.rank, opponent?.points, opponent?.form], [2, 0, ['L']]);
    assert.equal(teams[0]?.place?.competition.id, competition.competitionId);
    assert.deepEqual(teams[0]?.place?.rank, 1);
  });

  it('shows who is coming, and one’s own answer', async () => {
    const { home: own, setAnswer } = await secondLeg();
    const { OWNER, CAPTAIN, COACH } = own.people;
    await setAnswer(OWNER, 'GOING');
    await setAnswer(COACH, 'NOT_GOING');
    const { next, nextMatch } = await home(OWNER);
    assert.deepEqual(nextMatch?.attendance?.counts, { going: 1, notGoing: 1, pending: 1 });
    assert.deepEqual(
      nextMatch?.attendance?.faces.map(({ id }) => id),
      [OWNER.id],
    );
    assert.deepEqual(
      next[0]?.mine.attendees.map(({ personId, isSelf, answer }) => [personId, isSelf, answer]),
      [[OWNER.id, true, 'GOING']],
    );
    assert.equal((await home(CAPTAIN)).next[0]?.mine.attendees[0]?.answer, null);
  });

  it('shows leaders until when the lineup is expected, until it is confirmed, but no player', async () => {
    const { home: own, nextId, competition, kickOff } = await secondLeg();
    const { CAPTAIN } = own.people;
    const due = new Date(kickOff.getTime() - 3_600_000).toISOString();
    const lineupFor = async (user: Person) => (await home(user)).nextMatch?.lineup;
    assert.deepEqual(await lineupFor(CAPTAIN), { teamId: own.id, state: null, dueAt: due });
    const players = { ...competition, matchId: nextId, teamId: own.id, players: [CAPTAIN.id] };
    await createLineup(world, { ...players, state: 'CONFIRMED' });
    assert.equal((await lineupFor(CAPTAIN))?.state, 'CONFIRMED');
    await world.store.db
      .updateTable('teamMembers')
      .set({ role: 'MEMBER' })
      .where('personId', '=', CAPTAIN.id)
      .execute();
    assert.equal(await lineupFor(CAPTAIN), null);
  });

  it('asks guardians about their children by name', async () => {
    const { home: own, setAnswer } = await secondLeg();
    const mother = await createPerson(world);
    const childId = await createChild(world, mother, { teamId: own.id });
    await setAnswer(mother, 'NOT_GOING', childId);
    const { next, nextMatch } = await home(mother);
    assert.deepEqual(next[0]?.mine.attendees, [
      {
        personId: childId,
        firstName: 'Lía',
        teamId: own.id,
        isSelf: false,
        answer: 'NOT_GOING',
        isForOldDate: false,
      },
    ]);
    assert.equal(nextMatch?.attendance?.counts.notGoing, 1);
  });

  it('costs three statements, however many people and answers there are', async () => {
    const { home: own, setAnswer } = await secondLeg();
    const { OWNER, CAPTAIN } = own.people;
    const few = (await queriesOf(() => home(OWNER))).length;
    for (const user of [OWNER, CAPTAIN]) await setAnswer(user, 'GOING');
    assert.equal((await queriesOf(() => home(OWNER))).length, few);
    const stranger = await createPerson(world);
    const without = (await queriesOf(() => home(stranger))).length;
    // Places, preparation and answers; the rest is what every list of matches needs.
    assert.ok(few - without <= 7, `${few} against ${without}`);
  });
});
