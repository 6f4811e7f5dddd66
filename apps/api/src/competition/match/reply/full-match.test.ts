import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls } from '@traip/contract';
import { createMatch } from '../../../testing/fixtures/competitions.ts';
import { createPlayers } from '../../../testing/fixtures/lineups.ts';
import { createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('the page of a match', () => {
  const world = openWorld();

  const page = (id: string) => world.call(matchManagementCalls.full, { params: { id } });
  const look = (id: string, user: Person) => world.call(matchManagementCalls.get, { params: { id } }, user);

  it('lists what happened, in match order', async () => {
    const { start, register, takeBack, finish, matchId, home } = await matchDay(world);
    const [scorer, assistant] = await createPlayers(world, home.id, 2, {
      firstName: 'Eva',
      surnames: 'Soto',
    });
    await start();
    const team = { teamId: home.id, playerId: scorer?.id ?? '' };
    await register({ ...team, type: 'GOAL', minute: 20, relatedPlayerId: assistant?.id ?? '' });
    await register({ ...team, type: 'CARD', kind: 'YELLOW', minute: 5 });
    await register({ ...team, type: 'CARD', kind: 'YELLOW', minute: 30 });
    const wrong = await register({ ...team, type: 'GOAL', minute: 25 });
    await takeBack(wrong.body.event.id);
    await finish();
    const { status, body } = await page(matchId);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.state, body.score, body.result?.outcome],
      ['FINISHED', { home: 1, away: 0 }, 'NORMAL'],
    );
    assert.deepEqual(
      body.timeline.map(({ type, kind, minute }) => [type, kind, minute]),
      [
        ['START', null, 0],
        ['CARD', 'YELLOW', 5],
        ['GOAL', 'GOAL', 20],
        ['CARD', 'SECOND_YELLOW', 30],
        ['END', null, body.timeline.at(-1)?.minute],
      ],
    );
    const goal = body.timeline[2];
    assert.deepEqual([goal?.player?.surnames, goal?.related?.id], ['Soto', assistant?.id]);
    assert.deepEqual(
      body.periods.map(({ period, home: own }) => [period, own]),
      [[1, 1]],
    );
    assert.deepEqual(body.actions, []);
  });

  it('shows strangers no more of a name than its owner allows; teammates and staff see all of it', async () => {
    const { start, register, matchId, home, club } = await matchDay(world);
    const [shy] = await createPlayers(world, home.id, 1, { privacy: 'PRIVATE', surnames: 'Vargas' });
    await start();
    await register({ type: 'GOAL', teamId: home.id, playerId: shy?.id ?? '', minute: 1 });
    const named = ({ body }: Pick<Awaited<ReturnType<typeof page>>, 'body'>) =>
      body.timeline[1]?.player?.surnames;
    assert.equal(named(await page(matchId)), 'V.');
    assert.equal(named(await look(matchId, await createPerson(world))), 'V.');
    assert.equal(named(await look(matchId, home.people.OWNER)), 'Vargas');
    const staff = await look(matchId, club.people.referee);
    assert.equal(named(staff), 'Vargas');
    assert.ok(staff.body.actions.includes('registerEvent'));
  });

  it('links to the matches before and after it in its phase', async () => {
    const { competition, home, away, matchId } = await matchDay(world);
    const teams = { home: home.id, away: away.id };
    const second = await createMatch(world, competition, { ...teams, key: 'm2' });
    const third = await createMatch(world, competition, { ...teams, key: 'm3' });
    const { body } = await page(second);
    assert.deepEqual([body.previous?.id, body.next?.id], [matchId, third]);
    assert.deepEqual([(await page(matchId)).body.previous, (await page(third)).body.next], [null, null]);
  });

  it('is hidden from people who can’t see its competition, and once the match is deleted', async () => {
    const { competition, matchId, club } = await matchDay(world);
    const { db } = world.store;
    const { competitionId } = competition;
    await db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await page(matchId)).status, 404);
    assert.equal((await look(matchId, club.people.referee)).status, 200);
    await db.updateTable('competitions').set({ privacy: 'PUBLIC' }).where('id', '=', competitionId).execute();
    assert.equal((await page(matchId)).status, 200);
    await db.updateTable('matches').set({ deletedAt: world.now() }).where('id', '=', matchId).execute();
    assert.equal((await page(matchId)).status, 404);
  });
});
