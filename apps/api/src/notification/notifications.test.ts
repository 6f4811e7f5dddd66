import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls, notificationCalls } from '@traip/contract';
import { matchDay } from '../competition/match/testing/match-day.ts';
import { createPlayers } from '../testing/fixtures/lineups.ts';
import type { Person } from '../testing/fixtures/people.ts';
import { openWorld } from '../testing/world.ts';
import { inboxOf } from './testing/inbox.ts';

describe('a notification about a match', () => {
  const world = openWorld();
  const { inbox, titles, unread, move } = inboxOf(world);
  const assign = (matchId: string, people: readonly Person[], user: Person) =>
    world.call(
      matchManagementCalls.addReferees,
      { body: { matchId, referees: people.map(({ id }) => ({ userId: id })) } },
      user,
    );

  it('reaches the people of both teams and the referees, except the person who caused it', async () => {
    const { club, home, away, matchId } = await matchDay(world);
    const { admin, referee } = club.people;
    await assign(matchId, [referee], admin);
    assert.equal((await move(matchId, '2030-05-04T16:00:00.000Z', admin)).status, 200);
    for (const user of [home.people.OWNER, away.people.COACH, referee]) {
      const [first] = (await inbox(user)).items;
      assert.equal(first?.title.es, `Cambio en Equipo ${home.code} – Equipo ${away.code}`);
      assert.match(first?.text.es ?? '', /^Ahora: sábado, 4 de mayo, 18:00 · Antes: /);
      assert.match(first?.text.en ?? '', /^Now: Saturday 4 May/);
    }
    assert.match((await titles(referee))[1] ?? '', /^Arbitras /);
    assert.deepEqual(await titles(admin), []);
    assert.deepEqual(await titles(club.people.member), []);
  });

  it('exists once per match: the latest replaces the previous one and is unread again', async () => {
    const { club, home, matchId } = await matchDay(world);
    const { OWNER } = home.people;
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    await world.call(notificationCalls.mark, { body: { which: { all: true }, isRead: true } }, OWNER);
    assert.equal(await unread(OWNER), 0);
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    assert.equal(await unread(OWNER), 0, 'what is as it was is no news');
    await move(matchId, '2030-05-05T16:00:00.000Z', club.people.admin);
    const { items } = await inbox(OWNER);
    assert.equal(items.length, 1);
    assert.equal(items[0]?.readAt, null);
    assert.match(items[0]?.text.es ?? '', /domingo, 5 de mayo/);
  });

  it('reports a cancellation, with a link while there is something to see', async () => {
    const { club, home, matchId, cancel } = await matchDay(world);
    await cancel(club.people.admin, { reason: 'Lluvia' });
    const [notification] = (await inbox(home.people.COACH)).items;
    assert.deepEqual([notification?.kind, notification?.path], ['MATCH_CANCELLED', `/m/${matchId}`]);
    await world.store.db
      .updateTable('matches')
      .set({ deletedAt: world.now() })
      .where('id', '=', matchId)
      .execute();
    const [remaining] = (await inbox(home.people.COACH)).items;
    assert.match(remaining?.path ?? '', /^\/c\//);
  });

  it('reports the result, and its corrections', async () => {
    const { club, home, away, matchId, result, close, reopen } = await matchDay(world);
    const { CAPTAIN } = home.people;
    await result({ score: { home: 2, away: 1 } });
    assert.deepEqual(await titles(CAPTAIN), []);
    await close();
    const [official] = (await inbox(CAPTAIN)).items;
    assert.equal(official?.title.es, `Resultado oficial: Equipo ${home.code} 2 – 1 Equipo ${away.code}`);
    assert.equal(official?.path, `/m/${matchId}`);
    await reopen(club.people.admin, { reason: 'Error' });
    await result({ score: { home: 2, away: 2 }, reason: 'Acta' }, club.people.admin);
    await close();
    assert.deepEqual(await titles(CAPTAIN), [
      `Resultado corregido: Equipo ${home.code} 2 – 2 Equipo ${away.code}`,
    ]);
  });

  it('reports who referees it, and who no longer does', async () => {
    const { club, matchId } = await matchDay(world);
    const { admin, referee } = club.people;
    await assign(matchId, [referee], admin);
    await assign(matchId, [referee], admin);
    const { items } = await inbox(referee);
    assert.deepEqual([items.length, items[0]?.path], [1, `/dashboard/${club.code}/matches/${matchId}`]);
    await assign(matchId, [], admin);
    assert.match((await titles(referee))[0] ?? '', /^Ya no arbitras /);
  });

  it('is what a red card costs: for the player, and for those who lead the team', async () => {
    const { home, start, register, finish, close } = await matchDay(world);
    const [rough, other] = await createPlayers(world, home.id, 2);
    assert.ok(rough && other);
    await start();
    await register({ type: 'CARD', teamId: home.id, playerId: rough.id, kind: 'RED', minute: 3 });
    await finish();
    await close();
    assert.ok((await titles(rough)).includes('Te pierdes 1 partido por sanción'));
    const name = `${rough.firstName} ${rough.surnames}`;
    assert.ok((await titles(home.people.COACH)).includes(`${name} se pierde 1 partido por sanción`));
    assert.equal((await titles(other)).length, 1, 'only the result');
  });

  it('is not sent while the competition is a draft of the organisation', async () => {
    const { club, home, competition, matchId } = await matchDay(world);
    await world.store.db
      .updateTable('competitions')
      .set({ state: 'DRAFT', publishedAt: null })
      .where('id', '=', competition.competitionId)
      .execute();
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    assert.deepEqual(await titles(home.people.OWNER), []);
  });
});
