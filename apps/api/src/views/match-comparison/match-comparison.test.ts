import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls } from '@traip/contract';
import { leagueOf, type ResultSpec } from '../../competition/standings/testing/league.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import { openWorld } from '../../testing/world.ts';

const names = ['Alba', 'Brisa', 'Cima', 'Duna', 'Eco', 'Faro', 'Gala', 'Haya'];

describe('the comparison of the two sides of a match', () => {
  const world = openWorld();
  const compare = (id: string | undefined) =>
    world.call(matchManagementCalls.comparison, { params: { id: id ?? '' } });

  const on = (day: number, home: string, away: string, score: ResultSpec['score']): ResultSpec => ({
    home,
    away,
    score,
    at: `2026-03-${String(day).padStart(2, '0')}T18:00:00.000Z`,
  });

  /** Brisa leads before it visits Alba, who beat it once and drew once; the last match is to come. */
  const season = [
    on(1, 'Alba', 'Brisa', [2, 0]),
    on(2, 'Brisa', 'Alba', [1, 1]),
    on(3, 'Brisa', 'Cima', [3, 0]),
    on(4, 'Brisa', 'Duna', [1, 0]),
    on(5, 'Cima', 'Duna', [0, 0]),
    on(6, 'Alba', 'Brisa', [1, 0]),
    on(7, 'Brisa', 'Eco', [4, 0]),
    on(20, 'Brisa', 'Alba', null),
  ];

  it('shows each side’s earlier results, latest first, and nothing that was played later', async () => {
    const { play } = await leagueOf(world, names);
    const ids = await play(season);
    const { status, body } = await compare(ids[5]);
    assert.equal(status, 200);
    assert.deepEqual(
      body.form.home.map(({ id }) => id),
      [ids[1], ids[0]],
    );
    assert.deepEqual(
      body.form.away.map(({ id }) => id),
      [ids[3], ids[2], ids[1], ids[0]],
    );
    const ahead = await compare(ids[7]);
    assert.deepEqual(
      ahead.body.form.home.map(({ id }) => id),
      [ids[6], ids[5], ids[3], ids[2], ids[1]],
    );
  });

  it('counts the winners of earlier meetings from the home side’s view, wherever they were played', async () => {
    const { play } = await leagueOf(world, names);
    const ids = await play(season);
    const { meetings } = (await compare(ids[7])).body;
    assert.deepEqual([meetings.home, meetings.drawn, meetings.away], [0, 1, 2]);
    assert.deepEqual(
      meetings.last.map(({ id }) => id),
      [ids[5], ids[1], ids[0]],
    );
  });

  it('shows the places right after it, and without it', async () => {
    const { play, idOf } = await leagueOf(world, names);
    const ids = await play(season);
    const { table } = (await compare(ids[5])).body;
    const rankOf = (name: string) => table?.rows.find(({ team }) => team.id === idOf(name))?.rank;
    assert.deepEqual([rankOf('Alba'), rankOf('Brisa')], [1, 2]);
    assert.deepEqual(table?.before, { home: 2, away: 1 });
    assert.equal(table?.of, names.length);
    assert.deepEqual(
      table?.rows.map(({ team }) => team.name),
      ['Alba', 'Brisa', table?.rows[2]?.team.name],
    );
  });

  it('shows the current table before a match, and with its score while it is played', async () => {
    const { play, idOf } = await leagueOf(world, names);
    const [, ahead, live] = await play([
      on(1, 'Alba', 'Brisa', [1, 0]),
      on(20, 'Brisa', 'Alba', null),
      { ...on(8, 'Cima', 'Alba', [1, 0]), state: 'IN_PROGRESS' },
    ]);
    const before = (await compare(ahead)).body.table;
    assert.equal(before?.before, null);
    assert.deepEqual(before?.rows[0]?.team.id, idOf('Alba'));
    const during = (await compare(live)).body.table;
    assert.equal(during?.rows.find(({ team }) => team.id === idOf('Cima'))?.points, 3);
    assert.equal(during?.before?.away, 1);
  });

  it('of a knockout match has the other leg and no table', async () => {
    const { play } = await leagueOf(world, ['Alba', 'Brisa'], { algorithm: 'SINGLE_ELIM' });
    const [first, second] = await play([on(1, 'Alba', 'Brisa', [2, 1]), on(8, 'Brisa', 'Alba', null)]);
    await world.store.db
      .updateTable('matches')
      .set({ tieKey: 'r1-1' })
      .where('id', 'in', [first ?? '', second ?? ''])
      .execute();
    const { body } = await compare(second);
    assert.deepEqual(
      body.legs.map(({ id, score }) => [id, score]),
      [[first, { home: 2, away: 1 }]],
    );
    assert.equal(body.table, null);
  });

  it('leaves out what is not public, and does not exist for a match that is not', async () => {
    const open = await leagueOf(world, ['Alba', 'Brisa']);
    const [ahead] = await open.play([on(20, 'Alba', 'Brisa', null)]);
    const hidden = await leagueOf(world, []);
    const other = { home: open.idOf('Alba'), away: open.idOf('Brisa') };
    const [secret] = await hidden.play([{ ...other, score: [9, 0], at: '2026-03-01T18:00:00.000Z' }]);
    assert.equal((await compare(ahead)).body.meetings.home, 1);
    await world.store.db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', hidden.competitionId)
      .execute();
    const { body } = await compare(ahead);
    assert.deepEqual([body.meetings.home, body.meetings.last, body.form.home], [0, [], []]);
    assert.equal((await compare(secret)).status, 404);
  });

  it('shows which of the two can be followed: a private team cannot', async () => {
    const { play } = await leagueOf(world, names);
    const [id] = await play(season);
    assert.deepEqual((await compare(id)).body.followable, { home: true, away: true });
    const { db } = world.store;
    const { homeTeamId } = await db
      .selectFrom('matches')
      .select('homeTeamId')
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('teams')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', homeTeamId ?? '')
      .execute();
    assert.deepEqual((await compare(id)).body.followable, { home: false, away: true });
  });

  it('needs as many queries after a long season as after a short one', async () => {
    const { play } = await leagueOf(world, names);
    const ids = await play(season);
    const few = await queriesOf(() => compare(ids[1]));
    const many = await queriesOf(() => compare(ids[7]));
    assert.equal(many.length, few.length);
  });
});
