import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { appCalls, authCalls, userCodeAlphabet } from '@traip/contract';
import { createApp } from '../../testing/fixtures/apps.ts';
import { createOrganisation, createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { deviceGrantType } from './endpoints/metadata.ts';
import { sendForm } from './testing/program.ts';

describe('a scoreboard without a browser', () => {
  const world = openWorld();
  let clientId = '';
  before(async () => {
    clientId = (await createApp(world, (await createOrganisation(world, 'admin')).id, { redirectUris: [] }))
      .id;
  });

  async function start(scope = 'results') {
    const { status, body } = await sendForm(world, 'device_authorization', { client_id: clientId, scope });
    assert.equal(status, 200);
    return body as { device_code: string; user_code: string };
  }
  const poll = async (code: string, client = clientId) =>
    (await sendForm(world, 'token', { grant_type: deviceGrantType, client_id: client, device_code: code }))
      .body;
  const answer = (code: string, organisationId: string | null = null) => ({ body: { code, organisationId } });

  it('shows eight letters that spell nothing, and where to type them', async () => {
    const { body, headers } = await sendForm(world, 'device_authorization', { client_id: clientId });
    assert.match(body.user_code, new RegExp(`^[${userCodeAlphabet}]{4}-[${userCodeAlphabet}]{4}$`));
    assert.doesNotMatch(userCodeAlphabet, /[AEIOUY0-9]/);
    assert.equal(body.verification_uri, 'https://traip.test/device');
    assert.equal(body.verification_uri_complete, `https://traip.test/device?user_code=${body.user_code}`);
    assert.deepEqual([body.expires_in, body.interval], [900, 5]);
    assert.equal(headers['cache-control'], 'no-store');
    const wrong = await sendForm(world, 'device_authorization', { client_id: clientId, scope: 'root' });
    assert.equal(wrong.body.error, 'invalid_scope');
    assert.equal((await sendForm(world, 'device_authorization', {})).body.error, 'invalid_client');
  });

  it('gets its tokens once a user has typed and allowed its code', async () => {
    const ana = await createPerson(world);
    const { device_code: code, user_code: shown } = await start();
    assert.equal((await poll(code)).error, 'authorization_pending');
    const typed = ` ${shown.toLowerCase().replace('-', ' ')}`;
    const { body: request } = await world.call(appCalls.checkDevice, { body: { code: typed } }, ana);
    assert.deepEqual([request.app.name, request.scopes], ['Marcador Pro', ['results']]);
    assert.equal((await world.call(appCalls.allowDevice, answer(typed), ana)).status, 200);
    const tokens = await poll(code);
    assert.equal(tokens.scope, 'results');
    const me = await world.call(authCalls.profile, {}, { token: tokens.access_token });
    assert.equal(me.error?.code, 'TOKEN_SCOPE_MISSING');
    const again = await world.call(appCalls.allowDevice, answer(shown), ana);
    assert.equal(again.error?.code, 'DEVICE_CODE_UNKNOWN', 'it has been answered');
  });

  it('loses everything when its code is used twice', async () => {
    const ana = await createPerson(world);
    const { device_code: code, user_code: shown } = await start('read');
    await world.call(appCalls.allowDevice, answer(shown), ana);
    const { access_token: token } = await poll(code);
    assert.equal((await world.call(authCalls.profile, {}, { token })).status, 200);
    assert.equal((await poll(code)).error, 'invalid_grant');
    assert.equal((await world.call(authCalls.profile, {}, { token })).error?.code, 'TOKEN_INVALID');
  });

  it('acts for an organisation if its admin allows it', async () => {
    const { id, people } = await createOrganisation(world, 'admin', 'member');
    const { device_code: code, user_code: shown } = await start();
    const { error } = await world.call(appCalls.allowDevice, answer(shown, id), people.member);
    assert.equal(error?.code, 'FORBIDDEN');
    assert.equal((await poll(code)).error, 'authorization_pending');
    await world.call(appCalls.allowDevice, answer(shown, id), people.admin);
    const { access_token: token } = await poll(code);
    const me = await world.call(authCalls.profile, {}, { token });
    assert.equal(me.error?.code, 'TOKEN_SCOPE_MISSING');
  });

  it('learns that it was refused, that its code expired, and when to wait', async () => {
    const ana = await createPerson(world);
    const refused = await start();
    await world.call(appCalls.denyDevice, { body: { code: refused.user_code } }, ana);
    assert.equal((await poll(refused.device_code)).error, 'access_denied');
    const eager = await start();
    assert.equal((await poll(eager.device_code)).error, 'authorization_pending');
    assert.equal((await poll(eager.device_code)).error, 'slow_down');
    world.advance(0.12);
    assert.equal((await poll(eager.device_code)).error, 'slow_down', 'seven seconds are no longer enough');
    world.advance(0.3);
    assert.equal((await poll(eager.device_code)).error, 'authorization_pending');
    world.advance(15);
    assert.equal((await poll(eager.device_code)).error, 'expired_token');
    const late = await createPerson(world);
    const { error } = await world.call(appCalls.checkDevice, { body: { code: eager.user_code } }, late);
    assert.equal(error?.code, 'DEVICE_CODE_UNKNOWN');
  });

  it('gets nothing with the code of another app, or none', async () => {
    const { device_code: code } = await start();
    const other = await createApp(world, (await createOrganisation(world, 'admin')).id);
    assert.equal((await poll(code, other.id)).error, 'invalid_grant');
    assert.equal((await poll('x')).error, 'invalid_grant');
    assert.equal((await poll('')).error, 'invalid_request');
  });

  it('cannot be found by guessing', async () => {
    const ana = await createPerson(world);
    const guess = (code: string) => world.call(appCalls.checkDevice, { body: { code } }, ana);
    assert.equal((await guess('AEIO-UAEI')).error?.field, 'code');
    for (let tries = 0; tries < 20; tries++)
      assert.equal((await guess('BBBB-BBBB')).error?.code, 'DEVICE_CODE_UNKNOWN');
    const { user_code: shown } = await start();
    for (const limited of [
      await guess(shown),
      await world.call(appCalls.allowDevice, answer(shown), ana),
      await world.call(appCalls.denyDevice, { body: { code: shown } }, ana),
    ])
      assert.equal(limited.error?.code, 'TOO_MANY_REQUESTS');
  });

  it('can only be answered by one person', async () => {
    const [ana, eva] = [await createPerson(world), await createPerson(world)];
    const { user_code: shown } = await start();
    const answers = await Promise.all(
      [ana, eva].map((one) => world.call(appCalls.allowDevice, answer(shown), one)),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404]);
  });
});
