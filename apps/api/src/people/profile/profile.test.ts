import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, type Privacy, profileCalls } from '@traip/contract';
import sharp from 'sharp';
import { createOrganisation, createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const change = {
  firstName: 'Marta',
  surnames: 'Íñiguez Sol',
  birthday: '1988-03-09',
  favoriteSport: 'PADEL' as const,
  bio: 'Zurda.',
  locale: 'en' as const,
  privacy: 'PUBLIC' as Privacy,
};

describe('a profile', () => {
  const world = openWorld();
  const publicProfile = (userCode: string) => world.call(profileCalls.get, { params: { userCode } });
  const fullProfile = (userCode: string) => world.call(profileCalls.full, { params: { userCode } });

  it('shows a public person to anyone, but never address or birthday', async () => {
    const ana = await createPerson(world);
    const { status, body } = await publicProfile(ana.userCode);
    assert.equal(status, 200);
    assert.deepEqual([body.firstName, body.surnames, body.isPublic], ['Ana', 'Pérez Gil', true]);
    const full = await fullProfile(ana.userCode);
    const { followId, ...shown } = full.body;
    assert.equal(followId, ana.id);
    for (const secret of [ana.email, '1990-05-17', ana.id]) {
      assert.ok(!JSON.stringify([body, shown]).includes(secret), secret);
    }
  });

  it('shows only first name and initial of a private person, and no teams', async () => {
    for (const privacy of ['PRIVATE', 'CONTACTS', 'IN_ORG'] as const) {
      const shy = await createPerson(world, { privacy });
      await joinTeam(shy.id);
      const { body } = await fullProfile(shy.userCode);
      assert.deepEqual([body.firstName, body.surnames, body.isPublic], ['Ana', 'P.', false]);
      assert.deepEqual([body.avatarUrl, body.bio, body.favoriteSport, body.teams], [null, null, null, []]);
    }
  });

  it('lists the public teams of a public person, and no others', async () => {
    const ana = await createPerson(world);
    const seen = await joinTeam(ana.id);
    await joinTeam(ana.id, 'PRIVATE');
    const { body } = await fullProfile(ana.userCode);
    assert.deepEqual(
      body.teams.map(({ team, role }) => [team.id, role]),
      [[seen, 'MEMBER']],
    );
  });

  it('does not exist for an unknown code, nor before the address is verified', async () => {
    assert.equal((await publicProfile('nobody-at-all')).status, 404);
    const early = await createPerson(world);
    await world.store.db
      .updateTable('users')
      .set({ emailVerifiedAt: null })
      .where('id', '=', early.id)
      .execute();
    assert.equal((await publicProfile(early.userCode)).status, 404);
  });

  it('can be changed by its owner', async () => {
    const ana = await createPerson(world);
    const answer = await world.call(profileCalls.update, { params: ana, body: change }, ana);
    assert.equal(answer.status, 200);
    const { body } = await world.call(authCalls.profile, {}, ana);
    assert.deepEqual(body, answer.body);
    assert.deepEqual(body, { ...body, ...change, email: ana.email, userCode: ana.userCode });
  });

  it('cannot be changed by anyone else, not even by an administrator', async () => {
    const { people } = await createOrganisation(world, 'super-admin', 'member');
    const { status, error } = await world.call(
      profileCalls.update,
      { params: people.member, body: change },
      people['super-admin'],
    );
    assert.deepEqual([status, error?.code], [403, 'FORBIDDEN']);
    assert.equal((await publicProfile(people.member.userCode)).body.firstName, 'member');
  });

  it('names each wrong field', async () => {
    const ana = await createPerson(world);
    const bad = {
      ...change,
      firstName: ' ',
      birthday: '2999-01-01',
      bio: 'x'.repeat(161),
      locale: 'fr' as 'en',
    };
    const { status, error } = await world.call(profileCalls.update, { params: ana, body: bad }, ana);
    const fields = ((error?.details ?? []) as { field: string }[]).map(({ field }) => field).sort();
    assert.deepEqual([status, fields], [400, ['bio', 'birthday', 'firstName', 'locale']]);
  });

  it('accepts a picture, which everyone can load and cache, and can remove it again', async () => {
    const ana = await createPerson(world);
    const first = await upload(ana, await png());
    assert.equal(first.status, 200);
    assert.equal((await publicProfile(ana.userCode)).body.avatarUrl, first.body.avatarUrl);
    const picture = await world.app.inject(first.body.avatarUrl);
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp']);
    assert.match(String(picture.headers['cache-control']), /immutable/);
    const second = await upload(ana, await png());
    assert.equal((await world.app.inject(first.body.avatarUrl)).statusCode, 404, 'the old one is gone');
    await world.call(profileCalls.removeAvatar, {}, ana);
    assert.equal((await publicProfile(ana.userCode)).body.avatarUrl, null);
    assert.equal((await world.app.inject(second.body.avatarUrl)).statusCode, 404);
  });

  it('refuses a file that is too large, of another kind, or broken, and says so', async () => {
    const ana = await createPerson(world);
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 1);
    const answers = [
      await upload(ana, large),
      await upload(ana, Buffer.from('GIF89a')),
      await upload(ana, Buffer.from('{}'), 'application/json'),
      await upload(ana, (await png()).subarray(0, 40)),
    ];
    assert.deepEqual(
      answers.map(({ status, error }) => [status, error?.code]),
      [
        [413, 'FILE_TOO_LARGE'],
        [415, 'FILE_TYPE_UNSUPPORTED'],
        [415, 'FILE_TYPE_UNSUPPORTED'],
        [422, 'UPLOAD_FAILED'],
      ],
    );
  });

  it('does not even read an upload of an anonymous visitor', async () => {
    const { status } = await world.call(profileCalls.setAvatar, {
      file: new Blob([Buffer.alloc(9_000_000)]),
    });
    assert.equal(status, 401);
  });

  it('serves only pictures', async () => {
    for (const path of [
      '/files/../package.json',
      '/files/avatars/%2e%2e%2f%2e%2e%2fetc',
      '/files/avatars/x.webp',
    ]) {
      assert.equal((await world.app.inject(path)).statusCode, 404, path);
    }
  });

  async function joinTeam(userId: string, privacy: Privacy = 'PUBLIC'): Promise<string> {
    const team = await createTeam(world, { privacy }, 'OWNER');
    await world.store.db
      .insertInto('teamMembers')
      .values({ teamId: team.id, personId: userId, role: 'MEMBER', joinedAt: world.now(), leftAt: null })
      .execute();
    return team.id;
  }

  const png = () =>
    sharp({ create: { width: 30, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();

  const upload = (owner: { token: string }, bytes: Buffer, type = 'image/png') =>
    world.call(profileCalls.setAvatar, { file: new Blob([new Uint8Array(bytes)], { type }) }, owner);
});
