import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, profileCalls } from '@traip/contract';
import { registerVerified } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
/** Addresses of networks in Spain and in the United States. */
const spain = '83.45.12.1';
const america = '8.8.8.8';

describe('a device', () => {
  const world = openWorld();
  const signIn = async (
    { email, password }: { readonly email: string; readonly password: string },
    { deviceToken, ...from }: { ip: string; userAgent: string; deviceToken?: string },
  ) => {
    const body = { email, password, ...(deviceToken === undefined ? {} : { deviceToken }) };
    return (await world.call(authCalls.login, { body }, from)).body;
  };

  it('is listed with its browser, system and country', async () => {
    const ana = await registerVerified(world);
    const { accessToken } = await signIn(ana, { ip: spain, userAgent: firefox });
    const { body } = await world.call(profileCalls.sessions, {}, { token: accessToken });
    const [{ browser, system, country, address, isThis } = assert.fail()] = body.sessions;
    assert.deepEqual([browser, system, country, address, isThis], ['Firefox', 'Linux', 'ES', spain, true]);
  });

  it('is shown where it was last used', async () => {
    const ana = await registerVerified(world);
    const { refreshToken } = await signIn(ana, { ip: spain, userAgent: firefox });
    const { body } = await world.call(authCalls.refresh, { body: { refreshToken } }, { ip: america });
    const listed = await world.call(profileCalls.sessions, {}, { token: body.accessToken });
    assert.equal(listed.body.sessions[0]?.country, 'US');
  });

  it('triggers an email when it is new, only in our own words', async () => {
    const ana = await registerVerified(world);
    await signIn(ana, { ip: spain, userAgent: firefox });
    await signIn(ana, { ip: america, userAgent: `${iphone} <b>visita http://mal.example</b>` });
    const mail = await world.mailbox.take(ana.email);
    assert.equal(mail.subject, 'Has entrado en Traip desde otro dispositivo');
    assert.match(mail.text, /Safari, iPhone · Estados Unidos · \d+ de \w+ a las \d\d:\d\d/);
    assert.doesNotMatch(mail.text, /mal\.example/);
  });

  it('triggers an email even if its session has ended at once, or every earlier session was deleted', async () => {
    const ana = await registerVerified(world);
    await signIn(ana, { ip: spain, userAgent: firefox });
    const { refreshToken } = await signIn(ana, { ip: america, userAgent: iphone });
    await world.call(authCalls.logout, { body: { refreshToken } });
    assert.match((await world.mailbox.take(ana.email)).text, /iPhone/);
    const { db } = world.store;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ana.email)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('sessions').where('userId', '=', id).execute();
    await db
      .updateTable('users')
      .set({ emailVerifiedAt: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute();
    await signIn(ana, { ip: america, userAgent: firefox });
    assert.match((await world.mailbox.take(ana.email)).text, /Firefox/);
  });

  it('triggers none at the first sign-in, again on the same device, or with a token from it', async () => {
    const ana = await registerVerified(world);
    const { deviceToken } = await signIn(ana, { ip: spain, userAgent: firefox });
    await signIn(ana, { ip: '83.45.99.99', userAgent: firefox });
    await signIn(ana, { ip: america, userAgent: firefox, deviceToken });
    await signIn(ana, { ip: spain, userAgent: iphone });
    assert.match((await world.mailbox.take(ana.email)).text, /iPhone/, 'the only one that is news');
    await signIn(ana, { ip: '8.8.4.4', userAgent: iphone });
    assert.match((await world.mailbox.take(ana.email)).text, /Estados Unidos/, 'and nothing in between');
  });
});
