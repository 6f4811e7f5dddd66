import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { appCalls, auditLogCalls, authCalls, organisationCalls } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import { sweepWorker } from '../../platform/jobs/sweep.ts';
import { createApp } from '../../testing/fixtures/apps.ts';
import { createOrganisation, createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { allow, connect, programOf, returnAddress, sendForm } from './testing/program.ts';

const appInput = {
  name: 'Marcador Pro',
  website: 'marcador.example',
  redirectUris: [returnAddress, 'http://localhost/vuelta'],
  isConfidential: true,
};

describe('an app of an organisation', () => {
  const world = openWorld();
  let orgCode = '';
  let admin: Person;
  let id = '';
  before(async () => {
    const club = await createOrganisation(world, 'admin');
    [orgCode, admin, id] = [club.code, club.people.admin, club.id];
  });

  const create = (change: object = {}) =>
    world.call(appCalls.create, { params: { orgCode }, body: { ...appInput, ...change } }, admin);
  const whoAmI = (token: string) => world.call(authCalls.profile, {}, { token });

  it('has a secret that is shown once and stored as a hash, and can be changed', async () => {
    const { status, body: created } = await create();
    assert.equal(status, 201);
    assert.match(created.secret ?? '', /^traip_app_/);
    assert.equal(created.app.website, 'https://marcador.example');
    const stored = await world.store.db
      .selectFrom('apps')
      .selectAll()
      .where('id', '=', created.app.id)
      .executeTakeFirstOrThrow();
    assert.equal(stored.secretHash, hashSecret(created.secret ?? ''));
    const { body: list } = await world.call(appCalls.list, { params: { orgCode } }, admin);
    assert.deepEqual(list.apps, [created.app]);
    assert.ok(!JSON.stringify(list).includes((created.secret ?? '').slice(14, -4)));
    const params = { orgCode, id: created.app.id };
    const works = async (secret: string | null) =>
      (await sendForm(world, 'revoke', { token: 'x' }, { basic: [created.app.id, secret ?? ''] })).status ===
      200;
    assert.ok(await works(created.secret));
    const { body: next } = await world.call(appCalls.rotateSecret, { params }, admin);
    assert.deepEqual([await works(created.secret), await works(next.secret)], [false, true]);
  });

  it('has none where it could not keep it', async () => {
    const { body } = await create({ isConfidential: false });
    assert.deepEqual([body.secret, body.app.secretHint], [null, null]);
    const params = { orgCode, id: body.app.id };
    const { error } = await world.call(appCalls.rotateSecret, { params }, admin);
    assert.equal(error?.code, 'APP_HAS_NO_SECRET');
  });

  it('has a meaningful name, and safe addresses', async () => {
    assert.equal((await create({ name: ' ' })).error?.field, 'name');
    assert.equal((await create({ website: 'nada' })).error?.field, 'website');
    for (const uri of [
      'http://marcador.example/vuelta',
      'https://marcador.example/#aqui',
      'https://ana:clave@marcador.example/',
      'marcador://vuelta',
      'javascript:alert(1)',
      '/vuelta',
    ])
      assert.equal((await create({ redirectUris: [uri] })).error?.field, 'redirectUris.0', uri);
    assert.equal(
      (await create({ redirectUris: Array(11).fill(returnAddress) })).error?.field,
      'redirectUris',
    );
  });

  it('is registered, changed and deleted in the audit log; deleting it ends all its grants', async () => {
    const { body: created } = await create({ isConfidential: false });
    const ana = await createPerson(world);
    const { access, refresh } = await connect(world, ana, created.app.id);
    assert.equal((await whoAmI(access)).status, 200);
    const params = { orgCode, id: created.app.id };
    const body = { name: 'Marcador Plus', website: null, redirectUris: [] };
    assert.equal((await world.call(appCalls.update, { params, body }, admin)).body.name, 'Marcador Plus');
    await assert.rejects(allow(world, ana, programOf(created.app.id).request), /APP_REDIRECT_UNKNOWN/);
    assert.equal((await world.call(appCalls.delete, { params }, admin)).status, 200);
    assert.equal((await whoAmI(access)).error?.code, 'TOKEN_INVALID');
    const form = { grant_type: 'refresh_token', client_id: created.app.id, refresh_token: refresh };
    assert.equal((await sendForm(world, 'token', form)).body.error, 'invalid_client');
    await assert.rejects(allow(world, ana, programOf(created.app.id).request), /APP_UNKNOWN/);
    for (const refused of [
      await world.call(appCalls.update, { params, body }, admin),
      await world.call(appCalls.rotateSecret, { params }, admin),
      await world.call(appCalls.delete, { params }, admin),
    ])
      assert.equal(refused.status, 404);
    const { body: log } = await world.call(auditLogCalls.list, { params: { orgCode }, query: {} }, admin);
    assert.deepEqual(
      log.entries.slice(0, 3).map(({ action, details }) => [action, details]),
      [
        ['APP_DELETED', { name: 'Marcador Plus' }],
        ['APP_UPDATED', { name: 'Marcador Plus' }],
        ['APP_CREATED', { name: 'Marcador Pro' }],
      ],
    );
  });

  it('stops working when the organisation closes', async () => {
    const creator = await createOrganisation(world, 'super-admin');
    const { id: clientId } = await createApp(world, creator.id);
    const ana = await createPerson(world);
    const { access } = await connect(world, ana, clientId);
    await world.call(organisationCalls.delete, { params: { id: creator.id } }, creator.people['super-admin']);
    assert.equal((await whoAmI(access)).error?.code, 'TOKEN_INVALID');
    await assert.rejects(allow(world, ana, programOf(clientId).request), /APP_UNKNOWN/);
  });

  it('that acts for an organisation can be seen and disconnected by its admins', async () => {
    const { id: clientId } = await createApp(world, id);
    const { access } = await connect(world, admin, clientId, { organisationId: id });
    const { body } = await world.call(appCalls.connectedToOrganisation, { params: { orgCode } }, admin);
    const [connected] = body.apps;
    assert.deepEqual([connected?.app.name, connected?.scopes], ['Marcador Pro', ['read', 'results']]);
    const params = { orgCode, id: connected?.id ?? '' };
    const disconnect = () => world.call(appCalls.disconnectFromOrganisation, { params }, admin);
    assert.equal((await disconnect()).status, 200);
    assert.equal((await whoAmI(access)).error?.code, 'TOKEN_INVALID');
    assert.equal((await disconnect()).status, 404);
  });

  it('is one of twenty at most', async () => {
    const { code, id: clubId, people } = await createOrganisation(world, 'admin');
    for (let count = 0; count < 19; count++) await createApp(world, clubId);
    const one = () =>
      world.call(appCalls.create, { params: { orgCode: code }, body: appInput }, people.admin);
    const answers = await Promise.all([one(), one()]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
  });

  it('leaves nothing behind: unused, expired and disconnected grants are deleted', async () => {
    const { id: clientId } = await createApp(world, id);
    const ana = await createPerson(world);
    await allow(world, ana, programOf(clientId).request);
    const { access } = await connect(world, ana, clientId);
    await sendForm(world, 'device_authorization', { client_id: clientId });
    const { db } = world.store;
    const sweep = sweepWorker({ db, now: () => world.now() });
    const grants = () =>
      db.selectFrom('appGrants').select('renewedAt').where('appId', '=', clientId).execute();
    await sweep({});
    assert.equal((await grants()).length, 2);
    world.advance(2 * 1440);
    await sweep({});
    assert.deepEqual(
      (await grants()).map(({ renewedAt }) => renewedAt !== null),
      [true],
    );
    const token = db.selectFrom('accessTokens').select('id').where('hash', '=', hashSecret(access));
    assert.deepEqual(await token.execute(), []);
    assert.deepEqual(await db.selectFrom('appDevices').select('hash').execute(), []);
    world.advance(90 * 1440);
    await sweep({});
    assert.deepEqual(await grants(), []);
  });
});
