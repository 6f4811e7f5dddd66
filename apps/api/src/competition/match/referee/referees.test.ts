import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls } from '@traip/contract';
import { createMatch } from '../../../testing/fixtures/competitions.ts';
import { createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('referees', () => {
  const world = openWorld();

  async function whistles() {
    const day = await matchDay(world);
    const { club, matchId } = day;
    const newReferee = async (firstName: string) => {
      const created = await createPerson(world, { firstName });
      await world.store.db
        .insertInto('organisationMembers')
        .values({ organisationId: club.id, userId: created.id, role: 'referee', createdAt: world.now() })
        .execute();
      return created;
    };
    const assign = (people: readonly Person[], id = matchId) =>
      world.call(
        matchManagementCalls.addReferees,
        { body: { matchId: id, referees: people.map(({ id: userId }) => ({ userId })) } },
        club.people.admin,
      );
    const candidates = (query: object) =>
      world.call(
        matchManagementCalls.refereeCandidates,
        { params: { orgCode: club.code }, query },
        club.people.referee,
      );
    return { ...day, newReferee, assign, candidates };
  }

  it('are replaced by the last assignment', async () => {
    const { newReferee, assign, club } = await whistles();
    const second = await newReferee('Berta');
    const both = await assign([club.people.referee, second]);
    assert.equal(both.status, 200);
    assert.equal(both.body.referees.length, 2);
    const one = await assign([second]);
    assert.deepEqual(
      one.body.referees.map(({ id, role }) => [id, role]),
      [[second.id, 'MAIN']],
    );
    assert.deepEqual((await assign([])).body.referees, []);
  });

  it('need that role in the organisation, and belong to neither team', async () => {
    const { assign, club, home, newReferee } = await whistles();
    const plain = await assign([club.people.member]);
    assert.deepEqual([plain.status, plain.error?.code], [422, 'NOT_A_REFEREE']);
    assert.deepEqual(plain.error?.details, { ids: [club.people.member.id] });
    const partial = await newReferee('Pablo');
    await world.store.db
      .insertInto('teamMembers')
      .values({ teamId: home.id, personId: partial.id, role: 'MEMBER', joinedAt: world.now(), leftAt: null })
      .execute();
    const { status, error } = await assign([partial]);
    assert.deepEqual([status, error?.code], [422, 'REFEREE_INVOLVED']);
  });

  it('are at only one match at a time; the list of candidates marks busy ones', async () => {
    const { assign, candidates, club, competition, away, home, matchId, newReferee } = await whistles();
    const { referee } = club.people;
    const free = await newReferee('Águeda');
    const other = await createMatch(world, competition, { home: away.id, away: home.id, key: 'm2' });
    assert.equal((await assign([referee], other)).status, 200);
    const { status, error } = await assign([referee]);
    assert.deepEqual([status, error?.code], [409, 'REFEREE_CLASH']);
    const { body } = await candidates({ matchId });
    assert.deepEqual(
      body.items.map(({ id, busyAt }) => [id, busyAt !== null]),
      [
        [free.id, false],
        [referee.id, true],
      ],
    );
    const found = await candidates({ q: 'agu', limit: 1 });
    assert.deepEqual([found.body.total, found.body.items[0]?.id], [1, free.id]);
  });

  it('get only one of two matches at the same time, even with simultaneous requests', async () => {
    const { assign, club, competition, away, home } = await whistles();
    const other = await createMatch(world, competition, { home: away.id, away: home.id, key: 'm2' });
    const answers = await Promise.all([assign([club.people.referee]), assign([club.people.referee], other)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('can’t change once the match is closed', async () => {
    const { assign, start, finish, close, club } = await whistles();
    for (const step of [start, finish, close]) await step();
    assert.equal((await assign([club.people.referee])).error?.code, 'INVALID_TRANSITION');
  });
});
