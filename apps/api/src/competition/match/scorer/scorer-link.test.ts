import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { basePath, matchDeskCalls } from '@traip/contract';
import { createMatch } from '../../../testing/fixtures/competitions.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('a scorer link', () => {
  const world = openWorld();

  async function linked() {
    const day = await matchDay(world);
    const body = { matchId: day.matchId };
    const created = await world.call(matchDeskCalls.createScorerLink, { body }, day.club.people.referee);
    assert.equal(created.status, 201);
    const token = created.body.url.split('#')[1] ?? '';
    return { ...day, link: created.body, token };
  }

  /** Sends a request without an account, only with the link. */
  async function request(
    token: string,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) {
    const response = await world.app.inject({
      method,
      url: basePath + path,
      headers: { 'x-scorer-token': token },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() };
  }

  const goal = (matchId: string, teamId: string) => ({
    matchId,
    teamId,
    clientEventId: randomUUID(),
    type: 'GOAL',
    period: 1,
    minute: 3,
  });

  it('lets anyone who has it keep the score of its match, from start to end', async () => {
    const { token, matchId, home, link } = await linked();
    assert.ok(link.svg.startsWith('<svg'));
    const desk = await request(token, 'GET', `/match/desk/${matchId}`);
    assert.deepEqual([desk.status, desk.body.actions], [200, ['start']]);
    assert.equal((await request(token, 'PUT', `/match/actions/start/${matchId}`)).status, 200);
    const scored = await request(token, 'POST', '/match/actions/registerEvent', goal(matchId, home.id));
    assert.deepEqual([scored.status, scored.body.desk.score], [200, { home: 1, away: 0 }]);
    const path = `/match/actions/deleteEvent/${scored.body.event.id}/${matchId}`;
    assert.deepEqual((await request(token, 'DELETE', path)).body.score, { home: 0, away: 0 });
    const over = await request(token, 'PUT', `/match/actions/finish/${matchId}`);
    assert.deepEqual([over.status, over.body.state], [200, 'FINISHED']);
    const records = await world.store.db
      .selectFrom('auditEntries')
      .select(['byUser', 'details'])
      .where('subjectId', '=', matchId)
      .where('action', '=', 'FINISHED')
      .execute();
    assert.deepEqual(
      records.map(({ byUser, details }) => [byUser, details.scorerLink]),
      [[null, link.id]],
    );
  });

  it('opens no other match and no other call', async () => {
    const { token, matchId, competition, home, away } = await linked();
    const other = await createMatch(world, competition, { home: away.id, away: home.id, key: 'm2' });
    assert.equal((await request(token, 'GET', `/match/desk/${other}`)).status, 404);
    assert.equal((await request(token, 'PUT', `/match/actions/start/${other}`)).status, 404);
    assert.equal((await request(token, 'PUT', `/match/actions/close/${matchId}`)).status, 401);
    assert.equal((await request(token, 'PUT', `/match/actions/cancel/${matchId}`)).status, 401);
    const result = { matchId, score: { home: 9, away: 0 } };
    assert.equal((await request(token, 'PUT', '/match/actions/addManualResult', result)).status, 401);
    assert.equal((await request('no-token', 'GET', `/match/desk/${matchId}`)).status, 401);
  });

  it('works until it expires or is revoked', async () => {
    const { token, matchId, link, club } = await linked();
    const params = { linkId: link.id, matchId };
    const { status } = await world.call(matchDeskCalls.revokeScorerLink, { params }, club.people.admin);
    assert.equal(status, 200);
    assert.equal((await request(token, 'GET', `/match/desk/${matchId}`)).status, 401);
    const next = await linked();
    world.advance(13 * 60);
    assert.equal((await request(next.token, 'GET', `/match/desk/${next.matchId}`)).status, 401);
  });

  it('can’t be created for a closed match', async () => {
    const { matchId, result, close, club } = await matchDay(world);
    await result({ score: { home: 1, away: 0 } });
    await close();
    const created = await world.call(
      matchDeskCalls.createScorerLink,
      { body: { matchId } },
      club.people.referee,
    );
    assert.equal(created.error?.code, 'INVALID_TRANSITION');
  });

  it('accepts 60 events a minute, and tells how long to wait for more', async () => {
    const { token, matchId, home } = await linked();
    await request(token, 'PUT', `/match/actions/start/${matchId}`);
    const event = () => ({
      clientEventId: randomUUID(),
      type: 'GOAL',
      teamId: home.id,
      period: 1,
      minute: 3,
    });
    const events = Array.from({ length: 80 }, event);
    const offline = { matchId, events };
    const batch = () => request(token, 'POST', '/match/actions/registerEvents', offline);
    assert.equal((await batch()).status, 200, 'a device that was offline sends everything at once');
    const next = () => request(token, 'POST', '/match/actions/registerEvent', goal(matchId, home.id));
    const tooFast = await next();
    assert.deepEqual([tooFast.status, tooFast.body.error.code], [429, 'SCORER_TOO_FAST']);
    const { retryAfterSeconds } = tooFast.body.error.details;
    assert.ok(retryAfterSeconds > 0 && retryAfterSeconds <= 60);
    assert.equal((await batch()).status, 200, 'what is known already may be sent again');
    world.advance(1);
    assert.equal((await next()).status, 200);
  });

  it('can have all its events taken back at once', async () => {
    const { token, matchId, home, link, club, register } = await linked();
    const { admin } = club.people;
    await request(token, 'PUT', `/match/actions/start/${matchId}`);
    for (let goals = 0; goals < 3; goals++)
      await request(token, 'POST', '/match/actions/registerEvent', goal(matchId, home.id));
    await register({ type: 'GOAL', teamId: home.id, minute: 5 }, admin);
    const counted = async () => {
      const { body } = await world.call(matchDeskCalls.scorerLinks, { params: { matchId } }, admin);
      return body.links[0]?.events;
    };
    assert.equal(await counted(), 3);
    const params = { linkId: link.id, matchId };
    const takeBack = () => world.call(matchDeskCalls.takeBackScorerLink, { params }, admin);
    const { body } = await takeBack();
    assert.deepEqual(
      [body.score, body.state, body.takenBack.length],
      [{ home: 1, away: 0 }, 'IN_PROGRESS', 3],
    );
    assert.equal(body.takenBack[0]?.deletedBy?.kind, 'PERSON');
    assert.equal(await counted(), 0);
    const again = await takeBack();
    assert.deepEqual([again.status, again.body.version], [200, body.version]);
    const entry = await world.store.db
      .selectFrom('auditEntries')
      .select(['byUser', 'via'])
      .where('subjectId', '=', params.matchId)
      .where('action', '=', 'EVENT_DELETED')
      .executeTakeFirstOrThrow();
    assert.deepEqual(entry, { byUser: admin.id, via: 'PERSON' });
  });
});
