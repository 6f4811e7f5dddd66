import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FollowKind, type FollowRings, followCalls, matchManagementCalls } from '@traip/contract';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import { createPeople, createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { followersNotified } from '../testing/followers-notified.ts';
import { inboxOf } from '../testing/inbox.ts';

describe('the followers of a match', () => {
  const world = openWorld();
  const { inbox, titles, move } = inboxOf(world);

  const follow = async (user: Person, kind: FollowKind, id: string, rings: FollowRings = 'ALL') =>
    assert.equal(
      (await world.call(followCalls.set, { params: { kind, id }, body: { rings } }, user)).status,
      200,
    );

  const titlesOf = async (user: Person) => {
    await followersNotified(world);
    return titles(user);
  };
  const named = ({ home, away }: MatchDay) => [`Equipo ${home.code}`, `Equipo ${away.code}`] as const;
  const goal = ({ register, home }: MatchDay, minute: number) =>
    register({ type: 'GOAL', teamId: home.id, minute });

  it('are notified of kick-off, goals and the end, each once, however many ways they follow it', async () => {
    const day = await matchDay(world);
    const [home, away] = named(day);
    const fan = await createPerson(world);
    await follow(fan, 'COMPETITION', day.competition.competitionId);
    await follow(fan, 'TEAM', day.home.id);
    await follow(fan, 'TEAM', day.away.id);
    await follow(fan, 'PERSON', day.home.people.OWNER.id);
    await day.start();
    assert.deepEqual(await titlesOf(fan), [`Ha empezado: ${home} – ${away}`]);
    await goal(day, 5);
    assert.deepEqual(await titlesOf(fan), [`${home} 1 – 0 ${away}`]);
    await day.finish();
    assert.deepEqual(await titlesOf(fan), [`Final: ${home} 1 – 0 ${away}`]);
    const [before] = (await inbox(fan)).items;
    await day.close();
    await followersNotified(world);
    const [after] = (await inbox(fan)).items;
    assert.deepEqual(after, before, 'that it is official is not news');
    assert.equal(after?.path, `/m/${day.matchId}`);
  });

  it('can choose only results, or nothing at all', async () => {
    const day = await matchDay(world);
    const [home, away] = named(day);
    const [patient, silent] = [await createPerson(world), await createPerson(world)];
    await follow(patient, 'TEAM', day.home.id, 'RESULTS');
    await follow(silent, 'TEAM', day.home.id, 'NONE');
    await day.start();
    await goal(day, 5);
    assert.deepEqual(await titlesOf(patient), []);
    await day.finish();
    assert.deepEqual(
      [await titlesOf(patient), await titlesOf(silent)],
      [[`Final: ${home} 1 – 0 ${away}`], []],
    );
  });

  it('are notified of a new date, a postponement and a cancellation', async () => {
    const day = await matchDay(world);
    const [home, away] = named(day);
    const { admin } = day.club.people;
    const fan = await createPerson(world);
    await follow(fan, 'COMPETITION', day.competition.competitionId);
    await move(day.matchId, '2030-05-04T16:00:00.000Z', admin);
    assert.deepEqual(await titlesOf(fan), [`Cambio en ${home} – ${away}`]);
    const body = { matchId: day.matchId, reason: 'Campo helado' };
    assert.equal((await world.call(matchManagementCalls.postpone, { body }, admin)).status, 200);
    assert.deepEqual(await titlesOf(fan), [`Aplazado: ${home} – ${away}`]);
    assert.match((await inbox(fan)).items[0]?.text.es ?? '', /Campo helado/);
    await day.cancel(admin, { reason: 'Campo helado' });
    assert.deepEqual(await titlesOf(fan), [`Cancelado: ${home} – ${away}`]);
  });

  it('who play in it are not notified of the same twice', async () => {
    const day = await matchDay(world);
    const [home, away] = named(day);
    const captain = day.home.people.CAPTAIN;
    await follow(captain, 'TEAM', day.home.id);
    await move(day.matchId, '2030-05-04T16:00:00.000Z', day.club.people.admin);
    assert.deepEqual(await titlesOf(captain), [`Cambio en ${home} – ${away}`]);
    await day.start();
    await goal(day, 5);
    await day.finish();
    await day.close();
    const about = (await titlesOf(captain)).filter((title) => title.includes(' 1 – 0 '));
    assert.deepEqual(about.toSorted(), [`${home} 1 – 0 ${away}`, `Resultado oficial: ${home} 1 – 0 ${away}`]);
  });

  it('of basketball get the score after each period, not with every basket', async () => {
    const day = await matchDay(world, { sportKey: 'BASKETBALL', sportVariantKey: 'BASKETBALL' });
    const [home, away] = named(day);
    const fan = await createPerson(world);
    await follow(fan, 'TEAM', day.away.id);
    await day.start();
    await day.register({ type: 'GOAL', teamId: day.home.id, kind: 'THREE', minute: 1 });
    assert.deepEqual(await titlesOf(fan), [`Ha empezado: ${home} – ${away}`]);
    await day.register({ type: 'END', minute: 10 });
    assert.deepEqual(await titlesOf(fan), [`${home} 3 – 0 ${away}`]);
    assert.match((await inbox(fan)).items[0]?.text.es ?? '', /^Fin del periodo 1 · /);
  });

  it('get nothing about what is no longer public', async () => {
    const day = await matchDay(world);
    const { db } = world.store;
    const [fan, admirer] = [await createPerson(world), await createPerson(world)];
    await follow(fan, 'COMPETITION', day.competition.competitionId);
    await follow(admirer, 'PERSON', day.home.people.OWNER.id);
    const { id } = day.home.people.OWNER;
    await db.updateTable('users').set({ privacy: 'PRIVATE' }).where('id', '=', id).execute();
    await day.start();
    assert.deepEqual([(await titlesOf(fan)).length, await titlesOf(admirer)], [1, []]);
    const hidden = db.updateTable('competitions').set({ privacy: 'PRIVATE' });
    await hidden.where('id', '=', day.competition.competitionId).execute();
    await goal(day, 5);
    assert.match((await titlesOf(fan))[0] ?? '', /^Ha empezado/);
  });

  it('can be many, at the cost of one statement at the desk; all are notified', async () => {
    const day = await matchDay(world);
    assert.equal((await day.start()).error, undefined);
    const crowd = await createPeople(
      world,
      Array.from({ length: 1100 }, () => ({})),
    );
    const rows = crowd.map(({ id: userId }) => ({
      userId,
      teamId: day.home.id,
      competitionId: null,
      personId: null,
      rings: 'ALL' as const,
      createdAt: world.now(),
    }));
    await world.store.db.insertInto('follows').values(rows).execute();
    const statements = await queriesOf(async () => assert.equal((await goal(day, 2)).error, undefined));
    assert.equal(statements.filter((text) => text.includes('insert into follower_news')).length, 1);
    await followersNotified(world);
    const { total } = await world.store.db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('matchId', '=', day.matchId)
      .where('kind', '=', 'FOLLOWED_LIVE')
      .executeTakeFirstOrThrow();
    assert.equal(Number(total), 1100);
  });
});
