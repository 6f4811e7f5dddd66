import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agendaCalls, matchManagementCalls } from '@traip/contract';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../testing/world.ts';

describe('an agenda', () => {
  const world = openWorld();

  async function matchDay(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
    const club = await createOrganisation(world, 'admin', 'referee');
    const competition = await createCompetition(world, await createTraip(world, club.id), { privacy });
    const home = await createTeam(world, {}, 'MEMBER');
    const away = await createTeam(world, {});
    for (const { id: teamId } of [home, away])
      await enterTeam(world, competition, { teamId, requestedBy: club.people.admin.id });
    const matchId = await createMatch(world, competition, { home: home.id, away: away.id });
    return { ...competition, ...club.people, club, home, away, matchId };
  }

  const read = (url: string, headers: Record<string, string> = {}) =>
    world.app.inject({ method: 'GET', url, headers });
  const ofCompetition = (id: string) => urlOf(agendaCalls.competition, { params: { id } });
  const lines = (body: string) => body.replaceAll('\r\n ', '').split('\r\n');
  const linesWith = (body: string, name: string) => lines(body).filter((line) => line.startsWith(`${name}:`));

  async function createAddress(person: Person): Promise<string> {
    const { status, body } = await world.call(agendaCalls.create, {}, person);
    assert.equal(status, 201);
    assert.ok(body.address?.startsWith('https://traip.test/'));
    return (body.address ?? '').replace('https://traip.test', '');
  }

  it('lists the matches of a competition for calendars, and is not sent again unchanged', async () => {
    const { competitionId, matchId } = await matchDay();
    const first = await read(ofCompetition(competitionId));
    assert.equal(first.statusCode, 200);
    assert.equal(first.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.deepEqual(linesWith(first.body, 'UID'), [`UID:${matchId}@traip`]);
    assert.deepEqual(linesWith(first.body, 'STATUS'), ['STATUS:CONFIRMED']);
    const again = await read(ofCompetition(competitionId), { 'if-none-match': `${first.headers.etag}` });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  it('moves a rescheduled match, and marks a cancelled one', async () => {
    const { competitionId, matchId, admin } = await matchDay();
    const before = await read(ofCompetition(competitionId));
    const kickOff = '2030-05-04T16:30:00.000Z';
    const moved = await world.call(matchManagementCalls.schedule, { body: { matchId, kickOff } }, admin);
    assert.equal(moved.status, 200);
    const after = await read(ofCompetition(competitionId), { 'if-none-match': `${before.headers.etag}` });
    assert.equal(after.statusCode, 200);
    assert.deepEqual(linesWith(after.body, 'DTSTART'), ['DTSTART:20300504T163000Z']);
    assert.deepEqual(linesWith(after.body, 'UID'), linesWith(before.body, 'UID'));
    const count = (body: string) => Number(linesWith(body, 'SEQUENCE')[0]?.split(':')[1]);
    assert.ok(count(after.body) > count(before.body));
    await world.store.db
      .updateTable('matches')
      .set({ state: 'CANCELLED', version: 9 })
      .where('id', '=', matchId)
      .execute();
    const cancelled = await read(ofCompetition(competitionId));
    assert.deepEqual(linesWith(cancelled.body, 'STATUS'), ['STATUS:CANCELLED']);
  });

  it('reports when a match was last changed, whoever changed it', async () => {
    const { matchId } = await matchDay();
    const { db } = world.store;
    const changedAt = async () =>
      (await db.selectFrom('matches').select('changedAt').where('id', '=', matchId).executeTakeFirstOrThrow())
        .changedAt;
    await db
      .updateTable('matches')
      .set({ changedAt: new Date(0) })
      .where('id', '=', matchId)
      .execute();
    assert.equal((await changedAt()).getTime(), 0);
    await db.updateTable('matches').set({ version: 2 }).where('id', '=', matchId).execute();
    assert.ok((await changedAt()).getTime() > 0);
  });

  it('of one match links to its page in the requested language', async () => {
    const { matchId } = await matchDay();
    const url = urlOf(agendaCalls.match, { params: { id: matchId }, query: { locale: 'en' } });
    const { body } = await read(url);
    assert.deepEqual(linesWith(body, 'URL'), [`URL:https://traip.test/en/m/${matchId}`]);
  });

  it('of a team or a competition that is not public does not exist', async () => {
    const hidden = await matchDay('PRIVATE');
    const team = await createTeam(world, { organisationId: hidden.club.id, privacy: 'PRIVATE' });
    for (const url of [
      ofCompetition(hidden.competitionId),
      urlOf(agendaCalls.match, { params: { id: hidden.matchId } }),
      urlOf(agendaCalls.team, { params: { id: team.id } }),
    ])
      assert.equal((await read(url)).statusCode, 404);
    const ofPublicTeam = await read(urlOf(agendaCalls.team, { params: { id: hidden.home.id } }));
    assert.deepEqual([ofPublicTeam.statusCode, linesWith(ofPublicTeam.body, 'UID')], [200, []]);
  });

  it('of a person has matches they play and referee, public or not', async () => {
    const { matchId, home, referee, club } = await matchDay('PRIVATE');
    const player = home.people.MEMBER;
    assert.deepEqual(linesWith((await read(await createAddress(player))).body, 'UID'), [
      `UID:${matchId}@traip`,
    ]);
    const refereeAddress = await createAddress(referee);
    assert.deepEqual(linesWith((await read(refereeAddress)).body, 'UID'), []);
    await world.store.db
      .insertInto('matchReferees')
      .values({ organisationId: club.id, matchId, userId: referee.id })
      .execute();
    assert.deepEqual(linesWith((await read(refereeAddress)).body, 'UID'), [`UID:${matchId}@traip`]);
  });

  it('of a person loses the matches of a team they leave', async () => {
    const { home } = await matchDay();
    const address = await createAddress(home.people.MEMBER);
    await world.store.db
      .updateTable('teamMembers')
      .set({ leftAt: world.now() })
      .where('personId', '=', home.people.MEMBER.id)
      .execute();
    assert.deepEqual(linesWith((await read(address)).body, 'UID'), []);
  });

  it('of a person has a secret URL that its owner can see again and revoke', async () => {
    const { home } = await matchDay();
    const person = home.people.MEMBER;
    assert.equal((await world.call(agendaCalls.mine, {}, person)).body.address, null);
    const old = await createAddress(person);
    const seen = await world.call(agendaCalls.mine, {}, person);
    assert.equal(seen.body.address, `https://traip.test${old}`);
    const address = await createAddress(person);
    assert.notEqual(address, old);
    assert.equal((await read(old)).statusCode, 404);
    assert.equal((await read(address)).statusCode, 200);
    const forged = address.replace(/.(?=\/calendar)/, (letter) => (letter === 'A' ? 'E' : 'A'));
    assert.equal((await read(forged)).statusCode, 404);
    await world.call(agendaCalls.revoke, {}, person);
    assert.equal((await read(address)).statusCode, 404);
    assert.equal((await read(urlOf(agendaCalls.person, { params: { key: 'short' } }))).statusCode, 400);
  });

  it('stores nothing that would open it', async () => {
    const { home } = await matchDay();
    const address = await createAddress(home.people.MEMBER);
    const key = address.split('/').at(-2) ?? '';
    const row = await world.store.db
      .selectFrom('agendas')
      .selectAll()
      .where('userId', '=', home.people.MEMBER.id)
      .executeTakeFirstOrThrow();
    assert.ok(!JSON.stringify(row).includes(key.slice(22)));
  });
});
