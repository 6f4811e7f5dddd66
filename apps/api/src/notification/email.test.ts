import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memberCalls, notificationCalls } from '@traip/contract';
import { matchDay } from '../competition/match/testing/match-day.ts';
import { createKeys } from '../platform/services/keys.ts';
import { createOrganisation, createPerson, type Person } from '../testing/fixtures/people.ts';
import { openWorld } from '../testing/world.ts';
import { inboxOf } from './testing/inbox.ts';
import { signUnsubscribeToken } from './unsubscribe/token.ts';

describe('the notification email', () => {
  const world = openWorld();
  const { move, prefer, later } = inboxOf(world);

  it('reports the move of a match once, however often it moved meanwhile', async () => {
    const { club, home, matchId } = await matchDay(world);
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    await move(matchId, '2030-05-05T16:00:00.000Z', club.people.admin);
    await move(matchId, '2030-05-06T16:00:00.000Z', club.people.admin);
    const { email } = home.people.OWNER;
    await later(club.people.admin);
    const mail = await world.mailbox.take(email);
    assert.match(mail.subject, /^Cambio en Equipo /);
    assert.match(mail.text, /lunes, 6 de mayo, 18:00/);
    assert.match(mail.text, new RegExp(`https://traip\\.test/m/${matchId}`));
    const [waiting] = await world.store.db
      .selectFrom('notifications')
      .select('mailSince')
      .where('userId', '=', home.people.OWNER.id)
      .execute();
    assert.deepEqual([world.mailbox.countFor(email), waiting?.mailSince], [1, null]);
  });

  it('collects what comes at once into one email, in the language of its reader', async () => {
    const { club, home, away, matchId, cancel } = await matchDay(world);
    const reader = home.people.CAPTAIN;
    await world.store.db.updateTable('users').set({ locale: 'en' }).where('id', '=', reader.id).execute();
    const other = await matchDay(world);
    await world.store.db
      .insertInto('teamMembers')
      .values({
        teamId: other.home.id,
        personId: reader.id,
        role: 'MEMBER',
        joinedAt: world.now(),
        leftAt: null,
      })
      .execute();
    await cancel(club.people.admin, { reason: 'Lluvia' });
    await move(other.matchId, '2030-05-06T16:00:00.000Z', other.club.people.admin);
    await later(reader);
    const mail = await world.mailbox.take(reader.email);
    assert.equal(mail.subject, 'You have 2 new notifications on Traip');
    assert.match(mail.text, new RegExp(`Cancelled: Equipo ${home.code} – Equipo ${away.code}`));
    assert.match(mail.text, /https:\/\/traip\.test\/en\/notifications/);
    assert.ok(matchId);
  });

  it('is not sent to people who opted out, nor for what was read in time', async () => {
    const { club, home, matchId } = await matchDay(world);
    const { OWNER, CAPTAIN, COACH } = home.people;
    await prefer(OWNER, 'MATCH_MOVED', false);
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    await world.call(notificationCalls.mark, { body: { which: { all: true }, isRead: true } }, CAPTAIN);
    await later(COACH);
    await world.mailbox.take(COACH.email);
    assert.deepEqual(
      [OWNER, CAPTAIN].map(({ email }) => world.mailbox.countFor(email)),
      [0, 0],
    );
  });

  it('of an invitation is not sent to people who chose the inbox only', async () => {
    const club = await createOrganisation(world, 'admin');
    const ana = await createPerson(world);
    const body = { organizationId: club.id, email: ana.email, role: 'member' as const };
    const choice = { kind: 'INVITATION_RECEIVED', channel: 'mail', isOn: false } as const;
    await world.call(notificationCalls.savePreference, { body: choice }, ana);
    await world.call(memberCalls.invite, { body }, club.people.admin);
    const stranger = 'nadie@fuera.es';
    await world.call(memberCalls.invite, { body: { ...body, email: stranger } }, club.people.admin);
    await world.mailbox.take(stranger);
    assert.equal(world.mailbox.countFor(ana.email), 0);
    const { body: inbox } = await world.call(notificationCalls.list, { query: {} }, ana);
    assert.equal(inbox.items[0]?.title.es, `admin Pérez Gil te invita a Club ${club.code}`);
  });
});

describe('the unsubscribe link of an email', () => {
  const world = openWorld({ mailDelay: 0 });
  const { move } = inboxOf(world);
  const kindsOf = async (user: Person) =>
    (await world.call(notificationCalls.preferences, {}, user)).body.preferences
      .filter(({ mail }) => mail)
      .map(({ kind }) => kind);

  it('works with one click in the mail program, without signing in', async () => {
    const { club, home, matchId } = await matchDay(world);
    const { OWNER } = home.people;
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    const mail = await world.mailbox.take(OWNER.email);
    assert.equal(mail.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
    const address = mail.headers['list-unsubscribe']?.match(/^<https:\/\/traip\.test(.*)>$/)?.[1] ?? '';
    const seen = await world.app.inject(address);
    assert.deepEqual(seen.json(), { kinds: ['MATCH_MOVED'], isOn: true });
    assert.ok((await kindsOf(OWNER)).includes('MATCH_MOVED'), 'looking at it changes nothing');
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const clicked = await world.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      });
      assert.deepEqual([clicked.statusCode, clicked.json().isOn], [200, false]);
    }
    assert.ok(!(await kindsOf(OWNER)).includes('MATCH_MOVED'));
    assert.ok((await kindsOf(OWNER)).includes('LINEUP_DUE'), 'other mails still come');
    const back = await world.app.inject({ method: 'POST', url: address, payload: { isOn: true } });
    assert.equal(back.json().isOn, true);
  });

  it('is refused when it is truncated, forged, or of a deleted account', async () => {
    const ana = await createPerson(world);
    const services = { keys: world.keys, now: () => world.now() };
    const valid = await signUnsubscribeToken(services, { userId: ana.id, kinds: ['RESULT'] });
    const forged = await signUnsubscribeToken(
      { ...services, keys: createKeys(new Uint8Array(48)) },
      { userId: ana.id, kinds: ['RESULT'] },
    );
    const unsubscribe = (token: string) =>
      world.call(notificationCalls.unsubscribe, { query: { token }, body: {} });
    assert.equal((await unsubscribe(valid)).status, 200);
    for (const token of [valid.slice(0, -3), forged, ana.token])
      assert.equal((await unsubscribe(token)).error?.code, 'UNSUBSCRIBE_LINK_INVALID');
    await world.store.db
      .updateTable('users')
      .set({ deletedAt: world.now() })
      .where('id', '=', ana.id)
      .execute();
    assert.equal((await unsubscribe(valid)).error?.code, 'UNSUBSCRIBE_LINK_INVALID');
  });

  it('is the only call that accepts a form', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/v1/club/auth/login',
      payload: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(answer.statusCode, 415);
  });
});
