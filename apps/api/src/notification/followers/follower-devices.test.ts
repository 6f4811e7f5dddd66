import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import {
  type FollowKind,
  type FollowRings,
  followCalls,
  followLimit,
  type Locale,
  notificationCalls,
} from '@traip/contract';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { sweepWorker } from '../../platform/jobs/sweep.ts';
import { createChild } from '../../testing/fixtures/families.ts';
import { createPerson } from '../../testing/fixtures/people.ts';
import { World } from '../../testing/world.ts';
import { followersNotified } from '../testing/followers-notified.ts';
import { startPushService } from '../testing/push-service.ts';

interface FollowInput {
  readonly kind: FollowKind;
  readonly id: string;
  readonly rings?: FollowRings;
}

describe('a device without an account', () => {
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

  function openDevice() {
    const path = `/phone/${++count}`;
    const { label: _none, ...subscription } = service.device(path);
    const save = (follows: readonly FollowInput[], language: Locale = 'es', proof = subscription) =>
      world.call(followCalls.saveDevice, {
        body: { ...proof, language, follows: follows.map((one) => ({ rings: 'ALL' as const, ...one })) },
      });
    return {
      path,
      subscription,
      save,
      forget: (proof = subscription) => world.call(followCalls.forgetDevice, { body: proof }),
      rang: async () => {
        await followersNotified(world);
        return service.received.filter((one) => one.path === path).map(({ message }) => message);
      },
    };
  }
  const isKept = async ({ subscription: { endpoint } }: ReturnType<typeof openDevice>) => {
    const { db } = world.store;
    const rows = await db
      .selectFrom('followerDevices')
      .select('id')
      .where('endpoint', '=', endpoint)
      .execute();
    return rows.length === 1;
  };
  const goal = ({ register, home }: MatchDay, minute: number) =>
    register({ type: 'GOAL', teamId: home.id, minute });
  const named = ({ home, away }: MatchDay) => [`Equipo ${home.code}`, `Equipo ${away.code}`] as const;
  const teamOf = ({ home: { id } }: MatchDay) => ({ kind: 'TEAM', id }) as const;

  it('is notified of kick-off, a goal and the end, each message replacing the previous one', async () => {
    const day = await matchDay(world);
    const [home, away] = named(day);
    const phone = openDevice();
    const follows: FollowInput[] = [
      teamOf(day),
      { kind: 'COMPETITION', id: day.competition.competitionId },
      { kind: 'PERSON', id: day.home.people.OWNER.id },
    ];
    assert.equal((await phone.save(follows)).body.items.length, 3);
    await day.start();
    await goal(day, 5);
    await followersNotified(world);
    await day.finish();
    const rang = await phone.rang();
    assert.deepEqual([...new Set(rang.map(({ title }) => title))].slice(-1), [
      `Final: ${home} 1 – 0 ${away}`,
    ]);
    assert.ok(rang.some(({ title }) => title === `${home} 1 – 0 ${away}`));
    assert.equal(new Set(rang.map(({ tag }) => tag)).size, 1, 'each replaces the one before');
    assert.deepEqual(new Set(rang.map(({ path }) => path)), new Set([`/m/${day.matchId}`]));
  });

  it('subscribes with the public key of this server, which signs its messages', async () => {
    const { status, body } = await world.call(followCalls.deviceKey, {});
    assert.equal(status, 200);
    assert.match(body.pushKey, /^[\w-]{87}$/);
    const signed = service.received.map(({ headers }) => headers.authorization ?? '');
    assert.ok(signed.length > 0 && signed.every((text) => text.endsWith(`k=${body.pushKey}`)));
  });

  it('is notified in its language, and only of what was chosen', async () => {
    const day = await matchDay(world);
    const [home, away] = named(day);
    const [english, patient, silent] = [openDevice(), openDevice(), openDevice()];
    await english.save([teamOf(day)], 'en');
    await patient.save([{ ...teamOf(day), rings: 'RESULTS' }]);
    await silent.save([{ ...teamOf(day), rings: 'NONE' }]);
    await day.start();
    const [first] = await english.rang();
    assert.deepEqual([first?.title, first?.path], [`Under way: ${home} – ${away}`, `/en/m/${day.matchId}`]);
    await day.finish();
    assert.deepEqual(
      (await patient.rang()).map(({ title }) => title),
      [`Final: ${home} 0 – 0 ${away}`],
    );
    assert.deepEqual(await silent.rang(), []);
  });

  it('follows exactly what its browser last sent, and nothing once it is forgotten', async () => {
    const day = await matchDay(world);
    const [changed, gone] = [openDevice(), openDevice()];
    await changed.save([teamOf(day)]);
    await changed.save([]);
    await gone.save([teamOf(day)]);
    assert.equal((await gone.forget()).status, 200);
    assert.equal((await gone.forget()).status, 200, 'again, nothing happens');
    await day.start();
    assert.deepEqual([await changed.rang(), await gone.rang()], [[], []]);
    assert.deepEqual([await isKept(changed), await isKept(gone)], [true, false]);
  });

  it('can only be changed and forgotten by the browser that knows its secret', async () => {
    const day = await matchDay(world);
    const phone = openDevice();
    await phone.save([teamOf(day)]);
    const { endpoint, keys } = phone.subscription;
    const other = openDevice().subscription;
    for (const stolen of [
      other.keys,
      { ...keys, auth: other.keys.auth },
      { ...keys, p256dh: other.keys.p256dh },
    ]) {
      const { status, error } = await phone.save([], 'en', { endpoint, keys: stolen });
      assert.deepEqual([status, error?.code, error?.field], [409, 'PUSH_DEVICE_TAKEN', 'endpoint']);
      await phone.forget({ endpoint, keys: stolen });
    }
    await day.start();
    assert.match((await phone.rang())[0]?.title ?? '', /^Ha empezado/);
  });

  it('follows public things, and gets nothing about them once they are private', async () => {
    const day = await matchDay(world);
    const phone = openDevice();
    const mother = await createPerson(world);
    const child = await createChild(world, mother, { teamId: day.home.id });
    const { db } = world.store;
    await db.updateTable('persons').set({ publicName: 'FULL' }).where('id', '=', child).execute();
    const competition = { kind: 'COMPETITION', id: day.competition.competitionId } as const;
    const follows: FollowInput[] = [
      competition,
      { kind: 'PERSON', id: child },
      { kind: 'TEAM', id: randomUUID() },
    ];
    assert.deepEqual((await phone.save(follows)).body, {
      items: [{ ...competition, rings: 'ALL' }],
      merged: [],
    });
    await db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', competition.id)
      .execute();
    await day.start();
    assert.deepEqual(await phone.rang(), []);
  });

  it('is deleted when its service reports it gone, or after a year without a visit', async () => {
    const day = await matchDay(world);
    const [dead, idle] = [openDevice(), openDevice()];
    await dead.save([teamOf(day)]);
    service.answer(dead.path, 410);
    await day.start();
    await followersNotified(world);
    assert.equal(await isKept(dead), false);
    await idle.save([]);
    const sweep = sweepWorker({ db: world.store.db, now: () => world.now() });
    await sweep({});
    assert.equal(await isKept(idle), true);
    world.advance(366 * 24 * 60);
    await sweep({});
    assert.equal(await isKept(idle), false);
  });

  it('belongs to the account once someone signs in there', async () => {
    const day = await matchDay(world);
    const phone = openDevice();
    await phone.save([teamOf(day)]);
    const fan = await createPerson(world);
    const { status } = await world.call(notificationCalls.addDevice, { body: phone.subscription }, fan);
    assert.deepEqual([status, await isKept(phone)], [200, false]);
    assert.equal((await phone.save([])).error?.code, 'PUSH_DEVICE_TAKEN');
    const { db } = world.store;
    await db.updateTable('sessions').set({ endedAt: world.now() }).where('userId', '=', fan.id).execute();
    assert.equal((await phone.save([])).status, 200, 'signed out, it may ring by itself again');
  });

  it('must use a known push service, can follow two hundred things, and is rate limited', async () => {
    const phone = openDevice();
    const elsewhere = { ...phone.subscription, endpoint: 'https://metadata.example/' };
    const { error } = await phone.save([], 'es', elsewhere);
    assert.deepEqual([error?.code, error?.field], ['PUSH_SERVICE_UNKNOWN', 'endpoint']);
    const many = Array.from({ length: followLimit + 1 }, () => ({ kind: 'TEAM', id: randomUUID() }) as const);
    assert.equal((await phone.save(many)).error?.field, 'follows');
    const statuses = [];
    for (let time = 0; time <= 60; time++) statuses.push((await phone.save([])).status);
    assert.deepEqual([statuses.at(0), statuses.at(-1)], [200, 429]);
  });
});
