import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { matchDeskCalls, matchManagementCalls } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { createPerson } from '../fixtures/people.ts';
import { createScorerLink } from '../fixtures/scorer-links.ts';
import { openWorld, urlOf } from '../world.ts';
import { allAtOnce, countSuccesses, times } from './testing/at-once.ts';
import { readTables } from './testing/tables.ts';

type Headers = Record<string, string>;

describe('fifty people at the desk of one match', () => {
  const world = openWorld();

  /** Twenty-five assigned referees, and as many people with scorer links. */
  async function createCrowd() {
    const day = await matchDay(world);
    const { matchId, club } = day;
    const referees = await Promise.all(
      times(25, (nth) => createPerson(world, { firstName: `Árbitro ${nth}` })),
    );
    const createdAt = world.now();
    await world.store.db
      .insertInto('organisationMembers')
      .values(
        referees.map(({ id: userId }) => ({
          organisationId: club.id,
          userId,
          role: 'referee' as const,
          createdAt,
        })),
      )
      .execute();
    await world.store.db
      .insertInto('matchReferees')
      .values(referees.map(({ id: userId }) => ({ organisationId: club.id, matchId, userId })))
      .execute();
    const link = { organisationId: club.id, matchId, createdBy: club.people.admin.id };
    const tokens = await Promise.all(times(25, () => createScorerLink(world, link)));
    const desks: Headers[] = [
      ...referees.map(({ token }) => ({ authorization: `Bearer ${token}` })),
      ...tokens.map((token) => ({ 'x-scorer-token': token })),
    ];
    return { ...day, desks, referees };
  }

  async function send(headers: Headers, method: 'POST' | 'DELETE', url: string, payload?: object) {
    const answer = await world.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() as { event: { id: string } } };
  }

  const register = (headers: Headers, matchId: string, teamId: string, minute: number) =>
    send(headers, 'POST', urlOf(matchDeskCalls.registerEvent, {}), {
      matchId,
      teamId,
      clientEventId: randomUUID(),
      type: 'GOAL',
      period: 1,
      minute,
    });

  /** Asserts that the score is the sum of the events not deleted, and that event numbers have no gaps. */
  async function assertScoreMatchesEvents(
    matchId: string,
    [home, away]: readonly [string, string],
  ): Promise<void> {
    const { db } = world.store;
    const stored = await db
      .selectFrom('matches')
      .select(['homeScore', 'awayScore'])
      .where('id', '=', matchId)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('matchEvents')
      .select(['seq', 'teamId', 'type', 'deletedAt'])
      .where('matchId', '=', matchId)
      .orderBy('seq')
      .execute();
    const goalsOf = (teamId: string) =>
      rows.filter((row) => row.type === 'GOAL' && row.deletedAt === null && row.teamId === teamId).length;
    assert.deepEqual(stored, { homeScore: goalsOf(home), awayScore: goalsOf(away) });
    assert.deepEqual(
      rows.map(({ seq }) => seq),
      times(rows.length, (index) => index + 1),
    );
  }

  it('lose nothing and count nothing twice: the score matches the events, and so does the table', async () => {
    const { desks, matchId, home, away, club, competition, start, finish, look } = await createCrowd();
    assert.equal((await start(club.people.admin)).status, 200);
    const random = createRandom('fifty');
    const expected = { home: 0, away: 0 };
    const plans = desks.map((headers, minute) => {
      const side = random.below(3) === 0 ? ('away' as const) : ('home' as const);
      const isDeleted = random.below(4) === 0;
      if (!isDeleted) expected[side]++;
      return { headers, minute, teamId: side === 'home' ? home.id : away.id, isDeleted };
    });
    const answers = await allAtOnce(
      'fifty',
      plans.map(({ headers, minute, teamId, isDeleted }) => async () => {
        const registered = await register(headers, matchId, teamId, minute);
        if (!isDeleted) return registered;
        const params = { matchId, eventId: registered.body.event.id };
        return send(headers, 'DELETE', urlOf(matchDeskCalls.deleteEvent, { params }));
      }),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    const { body } = await look(club.people.admin);
    assert.deepEqual(body.score, expected);
    assert.equal((await finish(club.people.admin)).status, 200);
    await assertScoreMatchesEvents(matchId, [home.id, away.id]);
    const { stored, computed } = await readTables(world, competition.competitionId, competition.phaseId);
    assert.deepEqual(stored, computed);
    assert.equal(stored[0]?.rows[0]?.played, 1);
  });

  it('can write until the match is assigned to others, and not one goal more', async () => {
    const { desks, referees, matchId, home, club, start, look } = await createCrowd();
    await start(club.people.admin);
    const remaining = referees.slice(20).map(({ id: userId }) => ({ userId }));
    const input = { body: { matchId, referees: remaining } };
    const answers = await allAtOnce<{ status: number }>('sent away', [
      ...desks.map((headers, minute) => () => register(headers, matchId, home.id, minute)),
      () => world.call(matchManagementCalls.addReferees, input, club.people.admin),
    ]);
    const { body } = await look(club.people.admin);
    const goals = body.events.filter(({ type }) => type === 'GOAL').length;
    assert.deepEqual(body.score, { home: goals, away: 0 });
    assert.equal(countSuccesses(answers), goals + 1);
    const later = async (nth: number) => (await register(desks[nth] ?? {}, matchId, home.id, 40)).status;
    assert.deepEqual(
      [await later(0), await later(19), await later(20), await later(25)],
      [403, 403, 200, 200],
    );
  });
});
