import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { profileCalls, teamCalls } from '@traip/contract';
import sharp from 'sharp';
import { createOrganisation, createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { mayDissolve } from './delete-team.ts';

describe('a team', () => {
  const world = openWorld();

  const setEmail = (id: string) =>
    world.store.db.updateTable('teams').set({ email: 'equipo@correo.es' }).where('id', '=', id).execute();

  it('shows its address only to its people and its organisation', async () => {
    const club = await createOrganisation(world, 'referee');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'MEMBER');
    await setEmail(team.id);
    const seen = async (user: { token: string }) =>
      (await world.call(teamCalls.get, { params: { id: team.id } }, user)).body;
    assert.deepEqual(
      [(await seen(team.people.MEMBER)).email, (await seen(team.people.MEMBER)).role],
      ['equipo@correo.es', 'MEMBER'],
    );
    assert.deepEqual((await seen(team.people.MEMBER)).abilities, [
      'team.seeContact',
      'team.leave',
      'team.attend',
    ]);
    assert.deepEqual(
      [(await seen(club.people.referee)).email, (await seen(club.people.referee)).role],
      ['equipo@correo.es', null],
    );
    const stranger = await seen(await createPerson(world));
    assert.deepEqual([stranger.email, stranger.role, stranger.abilities], [null, null, []]);
    assert.equal(stranger.organization?.orgCode, club.code);
    assert.equal(stranger.memberCount, 2);
  });

  it('does not exist for those its privacy excludes', async () => {
    const club = await createOrganisation(world, 'member', 'admin');
    const team = await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' }, 'MEMBER');
    const status = async (user: { token: string }) =>
      (await world.call(teamCalls.get, { params: { id: team.id } }, user)).status;
    assert.deepEqual(
      [await status(team.people.MEMBER), await status(club.people.admin), await status(club.people.member)],
      [200, 200, 404],
    );
  });

  it('has a public page that names only public members, but counts all', async () => {
    const team = await createTeam(world, {}, 'MEMBER', 'OWNER', 'COACH');
    const { id } = team.people.COACH;
    await world.store.db.updateTable('users').set({ privacy: 'PRIVATE' }).where('id', '=', id).execute();
    const page = await world.call(teamCalls.full, { params: { id: team.id } });
    assert.equal(page.status, 200);
    assert.deepEqual(
      page.body.members.map(({ role }) => role),
      ['OWNER', 'MEMBER'],
    );
    assert.deepEqual([page.body.memberCount, page.body.participations], [3, []]);
    assert.ok(!JSON.stringify(page.body).includes('@'), 'no address anywhere');
  });

  it('forgets members who deleted their account', async () => {
    const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
    const { userCode, token } = team.people.MEMBER;
    const deleted = await world.call(profileCalls.deleteAccount, { body: { userCode } }, { token });
    assert.equal(deleted.status, 200);
    const page = await world.call(teamCalls.full, { params: { id: team.id } });
    assert.deepEqual([page.body.members.length, page.body.memberCount], [1, 1]);
  });

  it('has no public page unless it is public', async () => {
    const club = await createOrganisation(world);
    for (const privacy of ['PRIVATE', 'CONTACTS', 'IN_ORG'] as const) {
      const team = await createTeam(world, { organisationId: club.id, privacy }, 'OWNER');
      const answer = await world.call(teamCalls.full, { params: { id: team.id } }, team.people.OWNER);
      assert.equal(answer.error?.code, 'NOT_FOUND', privacy);
    }
  });

  describe('update', () => {
    const change = { name: 'Ágora Vóley', description: 'Del barrio', privacy: 'PUBLIC' as const };

    it('saves the changes of its owner or an administrator, and is found by its new name', async () => {
      const club = await createOrganisation(world, 'admin');
      const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'CAPTAIN');
      const body = { id: team.id, ...change, version: 1 };
      const updated = await world.call(teamCalls.update, { body }, team.people.OWNER);
      assert.deepEqual(
        [updated.status, updated.body.name, updated.body.version, updated.body.role],
        [200, 'Ágora Vóley', 2, 'OWNER'],
      );
      const found = await world.call(teamCalls.find, { body: { search: 'agora voley' } });
      assert.deepEqual(
        found.body.items.map(({ id }) => id),
        [team.id],
      );
      const again = await world.call(
        teamCalls.update,
        { body: { ...body, version: 2, privacy: 'IN_ORG' } },
        club.people.admin,
      );
      assert.equal(again.body.privacy, 'IN_ORG');
      const captain = await world.call(
        teamCalls.update,
        { body: { ...body, version: 3 } },
        team.people.CAPTAIN,
      );
      assert.equal(captain.error?.code, 'FORBIDDEN');
    });

    it('keeps omitted fields; null empties them', async () => {
      const team = await createTeam(world, {}, 'OWNER');
      const write = (more: object, version: number) =>
        world.call(
          teamCalls.update,
          { body: { id: team.id, name: 'Ágora', version, ...more } },
          team.people.OWNER,
        );
      const full = { email: 'hola@agora.es', description: 'Del barrio', sportKey: 'HANDBALL' };
      const { body } = await write(full, 1);
      assert.deepEqual((await write({}, 2)).body, { ...body, version: 3 });
      const emptied = await write({ email: null, description: '', sportKey: null }, 3);
      assert.deepEqual(emptied.body, { ...body, email: null, description: null, sportKey: null, version: 4 });
    });

    it('refuses to overwrite a concurrent change', async () => {
      const team = await createTeam(world, {}, 'OWNER');
      const write = (name: string) =>
        world.call(
          teamCalls.update,
          { body: { id: team.id, ...change, name, version: 1 } },
          team.people.OWNER,
        );
      const answers = await Promise.all([write('Uno'), write('Dos')]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      assert.equal(answers.find(({ status }) => status === 409)?.error?.code, 'STALE_VERSION');
    });

    it('refuses organisation privacy for a team without an organisation', async () => {
      const team = await createTeam(world, {}, 'OWNER');
      const body = { id: team.id, ...change, privacy: 'IN_ORG' as const, version: 1 };
      const answer = await world.call(teamCalls.update, { body }, team.people.OWNER);
      assert.deepEqual([answer.error?.code, answer.error?.field], ['PRIVACY_NEEDS_ORGANISATION', 'privacy']);
    });
  });

  describe('delete', () => {
    it('ends every stay and every invitation, and keeps the code', async () => {
      const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
      const { OWNER, MEMBER } = team.people;
      const guest = await createPerson(world);
      const invite = { teamId: team.id, email: guest.email };
      await world.call(teamCalls.invite, { body: invite }, OWNER);
      const qr = await world.call(teamCalls.createQr, { body: { teamId: team.id } }, OWNER);
      const deleted = await world.call(teamCalls.delete, { params: { id: team.id } }, OWNER);
      assert.deepEqual(deleted.body, { deleted: true });
      assert.equal((await world.call(teamCalls.get, { params: { id: team.id } }, MEMBER)).status, 404);
      assert.deepEqual((await world.call(profileCalls.myTeams, {}, MEMBER)).body.teams, []);
      assert.deepEqual((await world.call(profileCalls.myTeams, {}, guest)).body.invitations, []);
      const token = qr.body.url.split('/').at(-1) ?? '';
      const scan = await world.call(teamCalls.consumeQr, { body: { token } }, guest);
      assert.equal(scan.error?.code, 'QR_NOT_VALID');
      const namesake = await world.call(teamCalls.create, { body: { name: 'Otro', code: team.code } }, OWNER);
      assert.equal(namesake.error?.code, 'CODE_TAKEN');
    });

    it('is allowed to the owner and the administrators of the organisation', async () => {
      const club = await createOrganisation(world, 'admin', 'referee');
      const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'CAPTAIN');
      const remove = (user: { token: string }) =>
        world.call(teamCalls.delete, { params: { id: team.id } }, user);
      assert.equal((await remove(team.people.CAPTAIN)).error?.code, 'FORBIDDEN');
      assert.equal((await remove(club.people.referee)).error?.code, 'FORBIDDEN');
      assert.equal((await remove(club.people.admin)).status, 200);
    });

    it('is left to the organisation once a team has played', () => {
      assert.equal(mayDissolve({ team: 'OWNER', organisation: null }, false), true);
      assert.equal(mayDissolve({ team: 'OWNER', organisation: null }, true), false);
      assert.equal(mayDissolve({ team: 'OWNER', organisation: 'referee' }, true), false);
      assert.equal(mayDissolve({ team: null, organisation: 'admin' }, true), true);
    });
  });

  it('can get, change and remove a crest', async () => {
    const team = await createTeam(world, {}, 'OWNER', 'MEMBER');
    const { OWNER, MEMBER } = team.people;
    const params = { id: team.id };
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b7a70' } })
      .png()
      .toBuffer();
    const file = new Blob([new Uint8Array(png)], { type: 'image/png' });
    assert.equal((await world.call(teamCalls.setAvatar, { params, file }, MEMBER)).status, 403);
    const stored = await world.call(teamCalls.setAvatar, { params, file }, OWNER);
    assert.match(stored.body.avatarUrl, /^\/files\/avatars\/[0-9a-f]{64}\.webp$/);
    const seen = await world.call(teamCalls.get, { params }, MEMBER);
    assert.deepEqual([seen.body.avatarUrl, seen.body.version], [stored.body.avatarUrl, 1]);
    const picture = () => world.app.inject({ url: stored.body.avatarUrl });
    assert.equal((await picture()).statusCode, 200);
    const text = new Blob(['hola'], { type: 'image/png' });
    const refused = await world.call(teamCalls.setAvatar, { params, file: text }, OWNER);
    assert.equal(refused.error?.code, 'FILE_TYPE_UNSUPPORTED');
    assert.deepEqual((await world.call(teamCalls.removeAvatar, { params }, OWNER)).body, { removed: true });
    assert.equal((await world.call(teamCalls.get, { params }, MEMBER)).body.avatarUrl, null);
    assert.equal((await picture()).statusCode, 404);
  });
});
