import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { profileCalls, teamCalls } from '@traip/contract';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a QR code of a team', () => {
  const world = openWorld();
  type User = { readonly token: string };

  async function makeQr(teamId: string, user: User, more: { maxUses?: number; hours?: number } = {}) {
    const { status, body } = await world.call(teamCalls.createQr, { body: { teamId, ...more } }, user);
    assert.equal(status, 201);
    assert.equal(body.url, `https://traip.test/join/${body.token}`);
    return { ...body, secret: body.token };
  }

  const consume = (token: string, user: User) => world.call(teamCalls.consumeQr, { body: { token } }, user);
  const preview = (token: string, user: User) => world.call(teamCalls.previewQr, { body: { token } }, user);

  const usesOf = async (id: string) =>
    (await world.store.db.selectFrom('teamQrs').select('uses').where('id', '=', id).executeTakeFirstOrThrow())
      .uses;

  it('is a picture that a camera reads as its link, on a light or a dark page', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { url, svg, ...qr } = await makeQr(team.id, team.people.OWNER);
    assert.match(url, /^https:\/\/traip\.test\/join\/[\w-]{43}$/);
    for (const background of ['#ffffff', '#000000']) {
      const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
        .resize(360)
        .extend({ top: 60, bottom: 60, left: 60, right: 60, background })
        .flatten({ background })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      assert.equal(decodeQR({ width: info.width, height: info.height, data }), url, background);
    }
    assert.ok(!/href|url\(|<script/.test(svg), 'it needs nothing from elsewhere');
    assert.deepEqual([qr.role, qr.uses, qr.maxUses], ['MEMBER', 0, 30]);
    const hours = (Date.parse(String(qr.expiresAt)) - Date.parse(String(qr.createdAt))) / 3_600_000;
    assert.equal(hours, 24);
  });

  it('is stored only as a hash', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { secret } = await makeQr(team.id, team.people.OWNER);
    const rows = await world.store.db.selectFrom('teamQrs').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(secret));
    const list = await world.call(teamCalls.invitations, { params: { teamId: team.id } }, team.people.OWNER);
    assert.equal(list.body.qrs.length, 1);
    assert.ok(!JSON.stringify(list.body).includes(secret));
  });

  it('shows what one joins, then admits one person, once', async () => {
    const club = await createOrganisation(world);
    const team = await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' }, 'COACH');
    const { secret, id } = await makeQr(team.id, team.people.COACH);
    const guest = await createPerson(world);
    const shown = await preview(secret, guest);
    assert.deepEqual(
      [shown.body.team.id, shown.body.organization?.id, shown.body.memberCount, shown.body.isMember],
      [team.id, club.id, 1, false],
    );
    assert.deepEqual([shown.body.role, shown.body.invitedBy], ['MEMBER', 'COACH Pérez Gil']);
    const joined = await consume(secret, guest);
    assert.deepEqual(
      [joined.status, joined.body.id, joined.body.role, joined.body.memberCount],
      [200, team.id, 'MEMBER', 2],
    );
    const again = await Promise.all([consume(secret, guest), consume(secret, guest)]);
    assert.deepEqual(
      again.map(({ status, body }) => [status, body.role]),
      [
        [200, 'MEMBER'],
        [200, 'MEMBER'],
      ],
    );
    assert.equal(await usesOf(id), 1);
    assert.equal((await preview(secret, guest)).body.isMember, true);
  });

  it('reveals the team’s name before sign-in, and nothing else', async () => {
    const club = await createOrganisation(world);
    const team = await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' }, 'COACH');
    const { secret, id } = await makeQr(team.id, team.people.COACH, { maxUses: 1 });
    const previewName = (token: string) => world.call(teamCalls.nameBehindQr, { body: { token } });
    const { status, body } = await previewName(secret);
    assert.equal(status, 200);
    assert.deepEqual(body.team, { name: `Equipo ${team.code}`, avatarUrl: null });
    assert.deepEqual(Object.keys(body.organization ?? {}), ['name', 'avatarUrl']);
    assert.equal(await usesOf(id), 0);
    assert.equal((await previewName('a'.repeat(43))).error?.code, 'QR_NOT_VALID');
    await consume(secret, await createPerson(world));
    assert.equal(
      (await previewName(secret)).error?.code,
      'QR_NOT_VALID',
      'a code that is used up tells nothing',
    );
  });

  it('is rate limited before sign-in', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { secret } = await makeQr(team.id, team.people.OWNER);
    const previewName = () => world.call(teamCalls.nameBehindQr, { body: { token: secret } });
    const answers = await Promise.all(Array.from({ length: 301 }, previewName));
    assert.equal(answers.filter(({ error }) => error?.code === 'TOO_MANY_REQUESTS').length, 1);
  });

  it('keeps the role of an existing member, and works for them when it is used up', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { secret, id } = await makeQr(team.id, team.people.OWNER, { maxUses: 1 });
    assert.equal((await consume(secret, team.people.OWNER)).body.role, 'OWNER');
    assert.equal(await usesOf(id), 0);
    const [guest, late] = [await createPerson(world), await createPerson(world)];
    assert.equal((await consume(secret, guest)).status, 200);
    assert.equal((await consume(secret, guest)).status, 200);
    const refused = await consume(secret, late);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'QR_NOT_VALID']);
    assert.equal((await preview(secret, late)).error?.code, 'QR_NOT_VALID');
  });

  it('admits exactly 30 when 50 scan it at once', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { secret, id } = await makeQr(team.id, team.people.OWNER);
    const crowd: Person[] = [];
    for (let number = 0; number < 50; number++) crowd.push(await createPerson(world));
    const answers = await Promise.all(crowd.map((guest) => consume(secret, guest)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 30);
    assert.equal(answers.filter(({ error }) => error?.code === 'QR_NOT_VALID').length, 20);
    assert.equal(await usesOf(id), 30);
    const { body } = await world.call(teamCalls.get, { params: { id: team.id } }, team.people.OWNER);
    assert.equal(body.memberCount, 31);
  });

  it('admits one person once when their phone sends it five times', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { secret, id } = await makeQr(team.id, team.people.OWNER);
    const guest = await createPerson(world);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => consume(secret, guest)));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(await usesOf(id), 1);
  });

  it('accepts an open invitation to the same team', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const guest = await createPerson(world);
    const { OWNER } = team.people;
    await world.call(teamCalls.invite, { body: { teamId: team.id, email: guest.email } }, OWNER);
    const { secret } = await makeQr(team.id, OWNER);
    await consume(secret, guest);
    const mine = await world.call(profileCalls.myTeams, {}, guest);
    assert.deepEqual([mine.body.teams.length, mine.body.invitations], [1, []]);
  });

  it('can be revoked by those who may invite', async () => {
    const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
    const { OWNER, MEMBER } = team.people;
    const { secret, id } = await makeQr(team.id, OWNER);
    const revoke = (user: User) => world.call(teamCalls.revokeQr, { params: { qrId: id } }, user);
    assert.equal((await revoke(MEMBER)).error?.code, 'FORBIDDEN');
    assert.equal((await revoke(await createPerson(world))).status, 404);
    assert.deepEqual((await revoke(OWNER)).body, { revoked: true });
    assert.deepEqual((await revoke(OWNER)).body, { revoked: true });
    assert.equal((await consume(secret, await createPerson(world))).error?.code, 'QR_NOT_VALID');
    const list = await world.call(teamCalls.invitations, { params: { teamId: team.id } }, OWNER);
    assert.deepEqual(list.body.qrs, []);
  });

  it('gives no one a leading role, and can only be created by those who may invite', async () => {
    const team = await createTeam(world, {}, 'CAPTAIN', 'STUFF');
    const make = (role: string, user: User) =>
      world.call(teamCalls.createQr, { body: { teamId: team.id, role: role as 'MEMBER' } }, user);
    assert.equal((await make('CAPTAIN', team.people.CAPTAIN)).error?.field, 'role');
    assert.equal((await make('MEMBER', team.people.STUFF)).error?.code, 'FORBIDDEN');
    const staff = await make('STUFF', team.people.CAPTAIN);
    const secret = staff.body.url.split('/').at(-1) ?? '';
    assert.equal((await consume(secret, await createPerson(world))).body.role, 'STUFF');
  });

  it('requires a sign-in to use it, and rejects anything that was never a code', async () => {
    const secret = 'x'.repeat(43);
    assert.equal((await consume(secret, { token: 'nadie' })).status, 401);
    assert.equal((await consume(secret, await createPerson(world))).error?.code, 'QR_NOT_VALID');
    assert.equal((await consume('corto', await createPerson(world))).error?.field, 'token');
  });

  it('is rate limited against guessing', async () => {
    const guest = await createPerson(world);
    const codes = [];
    for (let number = 0; number < 31; number++) {
      codes.push((await consume(`${number}`.padStart(43, 'x'), guest)).error?.code);
    }
    assert.deepEqual([codes[29], codes[30]], ['QR_NOT_VALID', 'TOO_MANY_REQUESTS']);
  });

  it('expires after its hours', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const { secret } = await makeQr(team.id, team.people.OWNER, { hours: 1 });
    world.advance(61);
    const guest = await createPerson(world);
    assert.equal((await preview(secret, guest)).error?.code, 'QR_NOT_VALID');
    assert.equal((await consume(secret, guest)).error?.code, 'QR_NOT_VALID');
  });
});
