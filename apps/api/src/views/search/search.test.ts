import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FoundKind, foundKinds, searchCalls, searchLimit } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { sql } from 'kysely';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { pageOfFound } from './ranked/queries.ts';
import { parseQuery } from './ranked/search-query.ts';

describe('searching', () => {
  const world = openWorld();
  const search = (q: string, more = {}) => world.call(searchCalls.find, { query: { q, ...more } });
  const names = async (q: string, more = {}) => (await search(q, more)).body.items.map(({ name }) => name);
  const counts = async (q: string) =>
    Object.fromEntries((await search(q)).body.counts.map(({ kind, count }) => [kind, count]));

  async function createAllKinds(
    name: string,
    { sportKey = 'FOOTBALL' as SportKey, sportVariantKey = 'FOOTBALL_11' } = {},
  ) {
    const club = await createOrganisation(world, 'admin');
    const { db } = world.store;
    await db
      .updateTable('organisations')
      .set({ name: `Club ${name}` })
      .where('id', '=', club.id)
      .execute();
    const traip = await createTraip(world, club.id, { name: `Circuito ${name}`, sportKey, sportVariantKey });
    const competition = await createCompetition(world, traip, { name: `Liga ${name}` });
    const team = await createTeam(world, { organisationId: club.id });
    const teamName = `${name} B`;
    await db
      .updateTable('teams')
      .set({ name: teamName, searchText: searchTextOf(teamName, team.code) })
      .where('id', '=', team.id)
      .execute();
    return { club, traip, competition, team };
  }

  it('finds all kinds by the beginnings of words, regardless of accents and case', async () => {
    const { club, traip, competition, team } = await createAllKinds('Ñañárez Órbigo');
    const { body } = await search('nanarez ORB');
    assert.deepEqual(
      new Set(body.items.map(({ kind, id }) => `${kind} ${id}`)),
      new Set([
        `COMPETITION ${competition.competitionId}`,
        `TEAM ${team.id}`,
        `ORGANISATION ${club.id}`,
        `TRAIP ${traip.traipId}`,
      ]),
    );
    assert.deepEqual([body.total, body.items[0]?.kind], [4, 'TEAM']);
    assert.deepEqual(await counts('ñañá'), { COMPETITION: 1, TEAM: 1, ORGANISATION: 1, TRAIP: 1, PERSON: 0 });
    const [found] = (await search('nanarez', { kind: 'COMPETITION' })).body.items;
    assert.deepEqual(
      [found?.season, found?.category, found?.state, found?.sportKey, found?.organization?.id],
      ['2026/27', 'Sénior', 'PUBLICIZED', 'FOOTBALL', club.id],
    );
    const [organisation] = (await search('nanarez', { kind: 'ORGANISATION' })).body.items;
    assert.deepEqual([organisation?.code, organisation?.name], [club.code, 'Club Ñañárez Órbigo']);
  });

  it('finds a competition by words split between its name and its Traip’s', async () => {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id, { name: 'Liga Zarzosa' });
    const { competitionId } = await createCompetition(world, traip, { name: 'Juvenil Bardal A' });
    const found = async (q: string) =>
      (await search(q, { kind: 'COMPETITION' })).body.items.map(({ id }) => id);
    assert.deepEqual(await found('zarzosa bardal'), [competitionId]);
    assert.deepEqual(await found('bard zarz'), [competitionId]);
    assert.deepEqual(await found('zarzosa'), [competitionId]);
    assert.deepEqual(await found('zarzosa alevín'), []);
    const renamed = { name: 'Copa Majuela', searchText: searchTextOf('Copa Majuela') };
    await world.store.db.updateTable('traips').set(renamed).where('id', '=', traip.traipId).execute();
    assert.deepEqual(await found('majuela bardal'), [competitionId]);
    assert.deepEqual(await found('zarzosa bardal'), []);
  });

  it('ranks the same name first, then names that start with the text, then names with its words', async () => {
    const { db } = world.store;
    for (const name of ['Real Quejigo Azul', 'Quejigo Azul Juvenil', 'Quejigo Azul', 'Azul del Quejigo']) {
      const team = await createTeam(world, {});
      await db
        .updateTable('teams')
        .set({ name, searchText: searchTextOf(name) })
        .where('id', '=', team.id)
        .execute();
    }
    const all = await names('quejigo azul');
    assert.deepEqual(all.slice(0, 2), ['Quejigo Azul', 'Quejigo Azul Juvenil']);
    assert.deepEqual(new Set(all.slice(2)), new Set(['Real Quejigo Azul', 'Azul del Quejigo']));
    assert.deepEqual(await names('quejigo azul', { page: 2, limit: 1 }), ['Quejigo Azul Juvenil']);
    assert.deepEqual(await names('quejigo azul j'), ['Quejigo Azul Juvenil']);
  });

  it('finds by the sport in either language, alone or with a name', async () => {
    const { competition } = await createAllKinds('Zumaia', {
      sportKey: 'AMERICAN_FOOTBALL',
      sportVariantKey: 'AMERICAN_FOOTBALL_11',
    });
    const ids = async (q: string) =>
      (await search(q, { kind: 'COMPETITION' })).body.items.map(({ id }) => id);
    for (const q of ['fútbol americano', 'american footb', 'americano zumaia', 'Zumaia fútbol americano'])
      assert.deepEqual(await ids(q), [competition.competitionId], q);
    assert.deepEqual(await ids('zumaia baloncesto'), []);
    assert.deepEqual(parseQuery('baloncesto cadete').sports, ['BASKETBALL']);
    assert.deepEqual(parseQuery('playa').sports, []);
    assert.deepEqual(parseQuery('judo').sports, ['MARTIAL_ARTS']);
  });

  it('also finds competitions by their Traip’s name, ranked below their own', async () => {
    const { traip, competition } = await createAllKinds('Valdeteja');
    const other = await createCompetition(world, traip, { name: 'Segunda' });
    const { body } = await search('valdet', { kind: 'COMPETITION' });
    assert.deepEqual(
      body.items.map(({ id }) => id),
      [competition.competitionId, other.competitionId],
    );
    assert.deepEqual(await names('circuito valdet', { kind: 'COMPETITION' }).then((all) => all.length), 2);
  });

  it('never shows what is not public, and reacts at once', async () => {
    const { club, traip, competition, team } = await createAllKinds('Xuvia');
    const { db } = world.store;
    const kinds = async () => new Set<FoundKind>((await search('xuvia')).body.items.map(({ kind }) => kind));
    const withoutPeople = foundKinds.filter((kind) => kind !== 'PERSON');
    assert.deepEqual(await kinds(), new Set(withoutPeople));
    const hide = { privacy: 'IN_ORG' } as const;
    await db.updateTable('teams').set(hide).where('id', '=', team.id).execute();
    assert.deepEqual(await kinds(), new Set(['COMPETITION', 'ORGANISATION', 'TRAIP']));
    const id = competition.competitionId;
    for (const change of [hide, { privacy: 'PUBLIC', state: 'DRAFT' } as const]) {
      await db.updateTable('competitions').set(change).where('id', '=', id).execute();
      assert.deepEqual(await kinds(), new Set(['ORGANISATION', 'TRAIP']));
    }
    await db.updateTable('competitions').set({ state: 'IN_PROGRESS' }).where('id', '=', id).execute();
    await db.updateTable('traips').set(hide).where('id', '=', traip.traipId).execute();
    assert.deepEqual(await kinds(), new Set(['ORGANISATION']));
    assert.deepEqual(await names('xuvia futbol', { kind: 'COMPETITION' }), []);
    const deletedAt = world.now();
    await db.updateTable('organisations').set({ deletedAt }).where('id', '=', club.id).execute();
    assert.deepEqual(await counts('xuvia'), {
      COMPETITION: 0,
      TEAM: 0,
      ORGANISATION: 0,
      TRAIP: 0,
      PERSON: 0,
    });
  });

  it('finds nothing for an empty text, for punctuation and for unknown names', async () => {
    for (const q of ['', '   ', "%_'; --", '()&|!', 'zzzzqqqq']) {
      const { status, body } = await search(q);
      assert.deepEqual([status, body.items, body.total, body.totalPages], [200, [], 0, 1], q);
    }
    assert.equal((await search('a'.repeat(101))).status, 400);
    assert.equal((await search('%')).body.total, 0);
    assert.equal((await search('x', { page: 900 })).status, 200);
  });

  it('normalises names in the database as the program does', async () => {
    for (const name of ['C.D. Ñuño-Gómez', "L'Hospitalet «B»", '1ª División — Çeşme', 'A/B  C_d', '¡Olé!']) {
      const { rows } = await sql<{ readonly read: string }>`select searchable(${name}) as read`.execute(
        world.store.db,
      );
      assert.equal(rows[0]?.read, searchTextOf(name));
    }
  });

  it('costs the same for one result as for many, and uses the indexes', async () => {
    await createAllKinds('Kambo');
    const few = (await queriesOf(() => search('kambo'))).length;
    for (let more = 0; more < 3; more++) await createAllKinds('Kambo');
    assert.equal((await queriesOf(() => search('kambo'))).length, few);
    assert.ok(few <= 6, String(few));
    const { db } = world.store;
    await sql`insert into teams (id, code, name, search_text, created_at)
      select gen_random_uuid(), 'e-' || n, 'Equipo ' || n, 'equipo ' || n, now()
      from generate_series(1, 3000) as n`.execute(db);
    await sql`analyze teams`.execute(db);
    const page = pageOfFound(['TEAM'], parseQuery('equipo 1234'), { page: 1, limit: 10 });
    const { rows } = await sql<Record<string, string>>`explain ${page}`.execute(db);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    assert.match(plan, /teams_found/);
    assert.match(plan, /teams_search/);
    assert.doesNotMatch(plan, /Seq Scan/);
    assert.equal((await counts('equipo')).TEAM, searchLimit);
  });
});
