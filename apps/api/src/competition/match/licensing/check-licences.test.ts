import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { basePath, licenceCalls, matchDeskCalls } from '@traip/contract';
import type { Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { licensedMatch } from '../../registration/testing/licensed-match.ts';

describe('checking licences before a match', () => {
  const world = openWorld();

  async function beforeKickOff() {
    const match = await licensedMatch(world, 3);
    const { matchId, club, players } = match;
    const start = world.now().getTime();
    const at = (seconds: number) => new Date(start - 60_000 + seconds * 1000).toISOString();
    const check = (checks: object[], user: Person = club.people.referee) =>
      world.call(matchDeskCalls.checkLicences, { body: { matchId, checks: checks as never } }, user);
    const codeOf = async (player: Person) =>
      (await world.call(licenceCalls.mine, {}, player)).body.cards[0]?.token ?? '';
    const checked = async () =>
      (await match.look()).body.licensing.checks.map(({ personId, how }) => [personId, how]);
    const [ana, bea, cleo] = players as [Person, Person, Person];
    return { ...match, at, check, codeOf, checked, ana, bea, cleo };
  }

  it('gives the desk all it needs offline: licences, keys, photos', async () => {
    const { look, start, home, ana } = await beforeKickOff();
    const { licensing, players } = (await look()).body;
    assert.equal(licensing.areAsked, true);
    assert.equal(licensing.mayCheck, true);
    assert.equal(licensing.licences.length, 3);
    assert.equal(licensing.keys.length, 1);
    assert.deepEqual(
      licensing.licences.find(({ personId }) => personId === ana.id),
      {
        ...licensing.licences.find(({ personId }) => personId === ana.id),
        teamId: home.id,
        state: 'APPROVED',
        number: 'LN-0001',
        validUntil: '2099-06-30',
      },
    );
    assert.equal(players.home?.players[0]?.position, null);
    await start();
    assert.deepEqual((await look()).body.licensing.licences, []);
  });

  it('records scanned codes and manual checks with their author', async () => {
    const { check, codeOf, at, look, club, ana, bea, matchId } = await beforeKickOff();
    const { status } = await check([
      { personId: ana.id, how: 'SCAN', at: at(1), token: await codeOf(ana) },
      { personId: bea.id, how: 'TICK', at: at(2) },
    ]);
    assert.equal(status, 200);
    const { checks } = (await look()).body.licensing;
    assert.deepEqual(
      checks.map(({ personId, how, at: when, by }) => [personId, how, when, by?.kind]),
      [
        [ana.id, 'SCAN', at(1), 'PERSON'],
        [bea.id, 'TICK', at(2), 'PERSON'],
      ],
    );
    const logged = await world.store.db
      .selectFrom('auditEntries')
      .select(['details', 'byUser'])
      .where('subjectId', '=', matchId)
      .where('action', '=', 'LICENCES_CHECKED')
      .executeTakeFirstOrThrow();
    assert.deepEqual([logged.byUser, logged.details.count], [club.people.referee.id, 2]);
  });

  it('refuses a code that was not signed here or belongs to another person', async () => {
    const { check, codeOf, at, ana, bea, checked } = await beforeKickOff();
    const token = await codeOf(ana);
    const forged = token.slice(0, -12) + (token.endsWith('A') ? 'B' : 'A').repeat(12);
    for (const wrong of [forged, await codeOf(bea), 'https://traip.app', undefined]) {
      const { status, error } = await check([{ personId: ana.id, how: 'SCAN', at: at(1), token: wrong }]);
      assert.deepEqual([status, error?.code, error?.field], [422, 'LICENCE_NOT_GENUINE', 'checks.0.token']);
    }
    assert.deepEqual(await checked(), []);
  });

  it('lets the later check of two desks win, in whatever order they come online', async () => {
    const { check, at, ana, checked } = await beforeKickOff();
    const tick = { personId: ana.id, how: 'TICK', at: at(10) };
    const takenBack = { personId: ana.id, how: null, at: at(20) };
    await check([takenBack]);
    await check([tick]);
    assert.deepEqual(await checked(), []);
    await check([{ ...tick, at: at(30) }]);
    await check([takenBack]);
    assert.deepEqual(await checked(), [[ana.id, 'TICK']]);
  });

  it('ignores repeated checks', async () => {
    const { check, at, ana, look } = await beforeKickOff();
    const tick = { personId: ana.id, how: 'TICK', at: at(10) };
    await check([tick]);
    const { version } = (await look()).body;
    await check([tick]);
    assert.equal((await look()).body.version, version);
  });

  it('limits a clock that runs ahead to the current time', async () => {
    const { check, ana, checked } = await beforeKickOff();
    const ahead = new Date(world.now().getTime() + 86_400_000).toISOString();
    await check([{ personId: ana.id, how: 'TICK', at: ahead }]);
    const soon = new Date(world.now().getTime() + 1000);
    world.now = () => soon;
    await check([{ personId: ana.id, how: null, at: soon.toISOString() }]);
    assert.deepEqual(await checked(), []);
  });

  it('works through a scorer link, but not for people of neither team', async () => {
    const { matchId, club, ana, at, look, check } = await beforeKickOff();
    const created = await world.call(
      matchDeskCalls.createScorerLink,
      { body: { matchId } },
      club.people.referee,
    );
    const token = created.body.url.split('#')[1] ?? '';
    const answer = await world.app.inject({
      method: 'POST',
      url: `${basePath}/match/actions/checkLicences`,
      headers: { 'x-scorer-token': token },
      payload: { matchId, checks: [{ personId: ana.id, how: 'TICK', at: at(1) }] },
    });
    assert.equal(answer.statusCode, 200);
    assert.equal((await look()).body.licensing.checks[0]?.by?.kind, 'SCORER_LINK');
    const refused = await check([{ personId: club.people.member.id, how: 'TICK', at: at(1) }]);
    assert.deepEqual([refused.status, refused.error?.code], [422, 'PLAYER_NOT_IN_TEAM']);
  });

  it('accepts checks after the start, but not once the match is closed', async () => {
    const { check, at, ana, bea, start, finish, close, checked } = await beforeKickOff();
    await start();
    assert.equal((await check([{ personId: ana.id, how: 'TICK', at: at(1) }])).status, 200);
    await finish();
    await close();
    assert.equal(
      (await check([{ personId: bea.id, how: 'TICK', at: at(2) }])).error?.code,
      'INVALID_TRANSITION',
    );
    assert.deepEqual(await checked(), [[ana.id, 'TICK']]);
  });

  it('names an invalid field', async () => {
    const { check, ana, at } = await beforeKickOff();
    const twice = { personId: ana.id, how: 'TICK', at: at(1) };
    assert.equal((await check([twice, twice])).error?.field, 'checks');
    assert.equal((await check([{ ...twice, how: 'LOOK' }])).error?.field, 'checks.0.how');
    assert.equal((await check([{ ...twice, at: 'now' }])).error?.field, 'checks.0.at');
    assert.equal((await check([])).error?.field, 'checks');
  });
});
