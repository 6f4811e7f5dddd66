import assert from 'node:assert/strict';
import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { agendaCalls, authCalls, basePath } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { signUnsubscribeToken } from '../../notification/unsubscribe/token.ts';
import { registerVerified, signIn } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';
import { startSecondProcess } from '../live/testing/second-process.ts';
import { createKeys } from './keys.ts';

const secret = Buffer.alloc(48, 1);
const hexOf = (key: KeyObject) => key.export().toString('hex');

describe('the keys of a secret', () => {
  it('differ for each purpose and from the secret, and are the same after every start', () => {
    const read = () => Object.values(createKeys(secret)).map(({ current }) => hexOf(current));
    const keys = read();
    assert.equal(new Set([...keys, secret.toString('hex')]).size, keys.length + 1);
    assert.deepEqual(read(), keys);
  });

  it('are derived as RFC 5869 describes', () => {
    const extracted = createHmac('sha256', Buffer.alloc(32)).update(secret).digest();
    const expanded = createHmac('sha256', extracted)
      .update('traip agenda')
      .update(Buffer.of(1))
      .digest('hex');
    assert.equal(hexOf(createKeys(secret).agenda.current), expanded);
  });
});

type Process = { readonly app: FastifyInstance; readonly stop: () => Promise<void> };

describe('a new secret', () => {
  let renewed: Process;
  let forgetful: Process;
  // Before the world's own: they share its database.
  after(() => Promise.all([renewed.stop(), forgetful.stop()]));
  const world = openWorld();
  before(async () => {
    renewed = await startSecondProcess(world, { secret: randomBytes(48), earlierSecrets: [world.secret] });
    forgetful = await startSecondProcess(world, { secret: randomBytes(48) });
  });

  const statusAt = async ({ app }: Process, url: string, token?: string) =>
    (await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode;

  it('signs no one out while the previous one is still accepted', async () => {
    const { accessToken, refreshToken } = await signIn(world, await registerVerified(world));
    const profile = `${basePath}${authCalls.profile.path}`;
    assert.equal(await statusAt(renewed, profile, accessToken), 200);
    assert.equal(await statusAt(forgetful, profile, accessToken), 401);
    const url = `${basePath}${authCalls.refresh.path}`;
    const refresh = async ({ app }: Pick<Process, 'app'>) =>
      (await app.inject({ method: 'POST', url, payload: { refreshToken } })).json();
    const here = await refresh(world);
    const there = await refresh(renewed);
    assert.equal(there.refreshToken, here.refreshToken, 'both know the one successor');
    assert.equal(await statusAt(renewed, profile, there.accessToken), 200);
  });

  it('keeps calendars and links in old emails working', async () => {
    const { accessToken: token, user } = await signIn(world, await registerVerified(world));
    const { body } = await world.call(agendaCalls.create, {}, { token });
    const calendar = new URL(body.address ?? '').pathname;
    assert.equal(await statusAt(renewed, calendar), 200);
    assert.equal(await statusAt(forgetful, calendar), 404);
    const services = { keys: world.keys, now: () => world.now() };
    const link = await signUnsubscribeToken(services, { userId: user.id, kinds: ['RESULT'] });
    const unsubscription = `${basePath}/notifications/unsubscribe?token=${link}`;
    assert.equal(await statusAt(renewed, unsubscription), 200);
    assert.notEqual(await statusAt(forgetful, unsubscription), 200);
  });

  it('still opens what older releases signed with the secret itself', async () => {
    const { accessToken: token } = await signIn(world, await registerVerified(world));
    const { body } = await world.call(agendaCalls.create, {}, { token });
    const [key = ''] = /[\w-]{40,}/.exec(body.address ?? '') ?? [];
    const name = Buffer.from(key, 'base64url').subarray(0, 16);
    const signature = createHmac('sha256', world.secret).update('agenda').update(name).digest();
    const old = Buffer.concat([name, signature]).toString('base64url');
    const { statusCode } = await world.app.inject(new URL(body.address?.replace(key, old) ?? '').pathname);
    assert.equal(statusCode, 200);
  });
});
