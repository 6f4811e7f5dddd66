import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { consentCalls, familyCalls, notificationCalls } from '@traip/contract';
import { decodeJwt } from 'jose';
import { matchDay } from '../competition/match/testing/match-day.ts';
import { createChild } from '../testing/fixtures/families.ts';
import { createPerson, type Person } from '../testing/fixtures/people.ts';
import { World } from '../testing/world.ts';
import { pushServiceCheck } from './push/service.ts';
import { inboxOf } from './testing/inbox.ts';
import { startPushService } from './testing/push-service.ts';

describe('a device that gets push messages', () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let world: World;
  let count = 0;
  before(async () => {
    service = await startPushService();
    world = new World({ push: { services: [service.host] } });
    await world.open();
  });
  after(async () => {
    await world.close();
    await service.close();
  });

  async function registerDevice(user: Person) {
    const path = `/device/${++count}`;
    const { status, body } = await world.call(
      notificationCalls.addDevice,
      { body: service.device(path) },
      user,
    );
    assert.equal(status, 200);
    return { path, id: body.id };
  }
  const pushedTo = async (path: string, least = 1) => {
    for (;;) {
      const pushed = service.received.filter((one) => one.path === path);
      if (pushed.length >= least) return pushed;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const devicesOf = async (user: Person) =>
    (await world.call(notificationCalls.preferences, {}, user)).body.devices;
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  it('gets notifications encrypted only for it, from a server that identifies itself', async () => {
    const { club, home, away, matchId } = await matchDay(world);
    const { path } = await registerDevice(home.people.OWNER);
    await inboxOf(world).move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    const [first] = await pushedTo(path);
    assert.equal(first?.message.title, `Cambio en Equipo ${home.code} – Equipo ${away.code}`);
    assert.equal(first?.message.path, `/m/${matchId}`);
    const { headers } = first ?? {};
    assert.deepEqual([headers?.['content-encoding'], headers?.ttl], ['aes128gcm', '86400']);
    const [, token = '', key] = headers?.authorization?.match(/^vapid t=(\S+), k=(\S+)$/) ?? [];
    assert.equal(decodeJwt(token).aud, `http://${service.host}`);
    const { body } = await world.call(notificationCalls.preferences, {}, home.people.OWNER);
    assert.equal(body.pushKey, key);
    assert.deepEqual(
      body.devices.map(({ label }) => label),
      ['Firefox · Linux'],
    );
  });

  it('is forgotten when its service reports that it is gone', async () => {
    const { club, home, matchId } = await matchDay(world);
    const { COACH } = home.people;
    const [expired, active] = [await registerDevice(COACH), await registerDevice(COACH)];
    service.answer(expired.path, 410);
    await inboxOf(world).move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    await pushedTo(active.path);
    await until(async () => (await devicesOf(COACH)).length === 1);
    assert.deepEqual(
      (await devicesOf(COACH)).map(({ id }) => id),
      [active.id],
    );
  });

  it('stays silent for what its owner opted out of, and once their session has ended', async () => {
    const { club, home, away, matchId } = await matchDay(world);
    const [OWNER, CAPTAIN, witness] = [home.people.OWNER, home.people.CAPTAIN, away.people.COACH];
    const [first, second, third] = [
      await registerDevice(OWNER),
      await registerDevice(CAPTAIN),
      await registerDevice(witness),
    ];
    const { move, prefer } = inboxOf(world);
    await prefer(OWNER, 'MATCH_MOVED', false, 'push');
    const { db } = world.store;
    await db.updateTable('sessions').set({ endedAt: world.now() }).where('userId', '=', CAPTAIN.id).execute();
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    await pushedTo(third.path);
    assert.deepEqual(
      [first, second].map(({ path }) => service.received.filter((one) => one.path === path).length),
      [0, 0],
    );
  });

  it('stays silent about matches for players and guardians who want no messages from the team', async () => {
    const { club, home, away, matchId } = await matchDay(world);
    const [mother, father] = [await createPerson(world), await createPerson(world)];
    const personId = await createChild(world, mother, { teamId: home.id });
    await world.store.db
      .insertInto('guardians')
      .values({ childId: personId, userId: father.id, relation: 'FATHER', since: world.now() })
      .execute();
    const quiet = [mother, father, home.people.CAPTAIN];
    const paths: string[] = [];
    for (const user of quiet) paths.push((await registerDevice(user)).path);
    const witness = await registerDevice(away.people.COACH);
    const messages = (path: string) =>
      service.received.filter((one) => one.path === path).map(({ message }) => message.path);
    const body = { purpose: 'CONTACT', choice: 'NO', language: 'es' } as const;
    await world.call(familyCalls.consent, { params: { personId }, body }, mother);
    await world.call(familyCalls.decideOwn, { body }, home.people.CAPTAIN);
    await inboxOf(world).move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    await pushedTo(witness.path);
    assert.deepEqual(paths.map(messages), [[], [], []]);
    for (const user of quiet) assert.equal((await inboxOf(world).titles(user)).length, 1, 'in the inbox');

    const params = { teamId: home.id, personId };
    await world.call(consentCalls.remind, { params }, home.people.OWNER);
    for (const path of paths.slice(0, 2)) {
      await pushedTo(path);
      assert.deepEqual(messages(path), ['/profile/children'], 'what they are asked still comes');
    }
  });

  it('is registered once, however often its browser asks, and only its owner can remove it', async () => {
    const [ana, eva] = [await createPerson(world), await createPerson(world)];
    const path = '/device/same';
    const body = service.device(path);
    const ids = [];
    for (const user of [ana, ana, eva])
      ids.push((await world.call(notificationCalls.addDevice, { body }, user)).body.id);
    assert.equal(ids[0], ids[1]);
    assert.notEqual(ids[1], ids[2], 'what waits for Ana does not reach Eva, who shares her computer');
    assert.deepEqual([(await devicesOf(ana)).length, (await devicesOf(eva)).length], [0, 1]);
    const params = { id: ids[2] ?? '' };
    assert.equal((await world.call(notificationCalls.removeDevice, { params }, ana)).status, 404);
    assert.equal((await world.call(notificationCalls.removeDevice, { params }, eva)).status, 200);
  });

  it('cannot be taken over by someone who only knows its endpoint, until its session has ended', async () => {
    const [ana, eva] = [await createPerson(world), await createPerson(world)];
    const { endpoint, ...device } = service.device('/device/known');
    const stolen = { ...service.device('/device/other'), endpoint };
    const add = (user: Person, body = stolen) => world.call(notificationCalls.addDevice, { body }, user);
    const { id } = (await add(ana, { ...device, endpoint })).body;
    for (const keys of [stolen.keys, { ...stolen.keys, p256dh: device.keys.p256dh }]) {
      const { status, error } = await add(eva, { ...stolen, keys });
      assert.deepEqual([status, error?.code, error?.field], [409, 'PUSH_DEVICE_TAKEN', 'endpoint']);
    }
    assert.deepEqual([(await devicesOf(ana))[0]?.id, (await devicesOf(eva)).length], [id, 0]);
    assert.equal((await add(ana)).body.id, id, 'its owner may give it new keys');
    const { db } = world.store;
    await db.updateTable('sessions').set({ endedAt: world.now() }).where('userId', '=', ana.id).execute();
    assert.equal((await add(eva)).status, 200);
    assert.equal((await devicesOf(eva)).length, 1);
  });

  it('must belong to a push service that browsers use', async () => {
    const ana = await createPerson(world);
    const keys = service.device('/x').keys;
    for (const endpoint of [
      'http://127.0.0.1:5432/',
      'https://metadata.example/',
      'https://fcm.googleapis.com:8443/',
    ]) {
      const { error } = await world.call(notificationCalls.addDevice, { body: { endpoint, keys } }, ana);
      assert.equal(error?.code, 'PUSH_SERVICE_UNKNOWN', endpoint);
    }
    const isService = pushServiceCheck([]);
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://db5p.notify.windows.com/w/?token=x',
    ])
      assert.ok(isService(endpoint), endpoint);
    for (const endpoint of [
      'https://evilpush.apple.com.example/',
      'https://x@fcm.googleapis.com/',
      'nonsense',
    ])
      assert.ok(!isService(endpoint), endpoint);
    const odd = { endpoint: `http://${service.host}/y`, keys: { ...keys, p256dh: 'A'.repeat(87) } };
    const { error } = await world.call(notificationCalls.addDevice, { body: odd }, ana);
    assert.equal(error?.field, 'keys');
  });
});
