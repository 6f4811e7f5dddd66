import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  categoryCalls,
  competitionCalls,
  type DeletedKind,
  deletedCalls,
  profileCalls,
  seasonCalls,
  standingCalls,
  teamCalls,
  traipCalls,
} from '@traip/contract';
import { sql } from 'kysely';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { fixturesOf } from '../competition/testing/fixtures.ts';
import { removalWorker } from './removal/removal-worker.ts';

const nameOf = ({ code }: { readonly code: string }) => `Equipo ${code}`;
const day = 86_400_000;

describe('what an organisation deletes', () => {
  const world = openWorld();

  async function setUp() {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const { admin } = club.people;
    const params = { orgCode: club.code };
    const list = async () => (await world.call(deletedCalls.list, { params }, admin)).body.items;
    const restore = (kind: DeletedKind, id: string) =>
      world.call(deletedCalls.restore, { params: { ...params, id }, body: { kind } }, admin);
    return { club, admin, list, restore };
  }

  async function setUpCompetition() {
    const created = await setUp();
    const traip = await createTraip(world, created.club.id);
    const competition = await createCompetition(world, traip, { state: 'PENDING' });
    const { competitionId } = competition;
    const teams = [1, 2].map(() => createTeam(world, { organisationId: created.club.id }, 'OWNER', 'MEMBER'));
    const [home, away] = await Promise.all(teams as [(typeof teams)[0], (typeof teams)[0]]);
    for (const { id: teamId } of [home, away])
      await enterTeam(world, competition, { teamId, requestedBy: created.admin.id });
    await fixturesOf(world, competition, [home.id, away.id]);
    const remove = () =>
      world.call(competitionCalls.delete, { params: { id: competitionId } }, created.admin);
    const look = () =>
      world.call(competitionCalls.fullById, { params: { id: competitionId } }, created.admin);
    return { ...created, traip, competition, competitionId, home, away, remove, look };
  }

  const dissolve = (id: string, user: { token: string }) =>
    world.call(teamCalls.delete, { params: { id } }, user);

  /** Moves all deletions back by this many days. */
  async function pass(days: number): Promise<void> {
    for (const table of ['teams', 'competitions', 'traips'] as const)
      await world.store.db
        .updateTable(table)
        .set(({ ref }) => ({ deletedAt: sql`${ref('deletedAt')} - make_interval(days => ${days}::int)` }))
        .where('deletedAt', 'is not', null)
        .execute();
  }

  const removeForGood = () =>
    removalWorker({ db: world.store.db, files: world.files, now: () => world.now() })({});

  it('is listed with who deleted it and until when it can be restored', async () => {
    const { club, admin, list } = await setUp();
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER');
    await dissolve(team.id, admin);
    const [item, ...others] = await list();
    assert.deepEqual(others, []);
    assert.deepEqual([item?.kind, item?.id, item?.name], ['TEAM', team.id, nameOf(team)]);
    assert.equal(item?.deletedBy, `${admin.firstName} ${admin.surnames}`);
    assert.equal(Date.parse(item?.restorableUntil ?? '') - Date.parse(item?.deletedAt ?? ''), 30 * day);
    await pass(30);
    assert.deepEqual(await list(), []);
  });

  it('a team is restored with its people and its code, only once', async () => {
    const { club, admin, list, restore } = await setUp();
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'MEMBER', 'COACH');
    const { OWNER, MEMBER, COACH } = team.people;
    await world.call(teamCalls.leave, { body: { teamId: team.id } }, COACH);
    await dissolve(team.id, OWNER);
    assert.equal((await restore('COMPETITION', team.id)).status, 404);
    assert.deepEqual((await restore('TEAM', team.id)).body, { restored: true });
    const { body } = await world.call(teamCalls.get, { params: { id: team.id } }, admin);
    assert.deepEqual([body.code, body.memberCount], [team.code, 2]);
    const mine = async (user: typeof OWNER) => (await world.call(profileCalls.myTeams, {}, user)).body.teams;
    assert.equal((await mine(MEMBER)).length, 1);
    assert.deepEqual(await mine(COACH), []);
    assert.deepEqual(await list(), []);
    assert.equal((await restore('TEAM', team.id)).status, 404);
  });

  it('a competition is restored with its phases, teams, matches and tables', async () => {
    const { restore, remove, look, list, competitionId, admin } = await setUpCompetition();
    const tables = () =>
      world.call(standingCalls.tables, { params: { id: competitionId }, query: {} }, admin);
    const [before, standings] = [await look(), await tables()];
    assert.equal((await remove()).status, 200);
    assert.equal((await look()).status, 404);
    assert.deepEqual(
      (await list()).map(({ kind, name }) => [kind, name]),
      [['COMPETITION', before.body.name]],
    );
    assert.equal((await restore('COMPETITION', competitionId)).status, 200);
    const after = await look();
    assert.deepEqual(after.body.phases, before.body.phases);
    assert.deepEqual(after.body.entries, before.body.entries);
    assert.deepEqual((await tables()).body, standings.body);
  });

  it('a competition can be restored only after its Traip, and brings back its season and category', async () => {
    const { restore, remove, look, competitionId, traip, admin } = await setUpCompetition();
    const { traipId, seasonId, categoryId } = traip;
    await remove();
    await world.call(seasonCalls.delete, { params: { id: seasonId } }, admin);
    await world.call(categoryCalls.delete, { params: { id: categoryId } }, admin);
    await world.call(traipCalls.delete, { params: { id: traipId } }, admin);
    assert.equal((await restore('COMPETITION', competitionId)).error?.code, 'RESTORE_TRAIP_FIRST');
    assert.equal((await restore('TRAIP', traipId)).status, 200);
    assert.equal((await restore('COMPETITION', competitionId)).status, 200);
    assert.equal((await look()).status, 200);
  });

  it('a competition can’t be restored into a season whose name is taken', async () => {
    const { restore, remove, competitionId, traip, admin } = await setUpCompetition();
    await remove();
    const { body: season } = await world.call(seasonCalls.byId, { params: { id: traip.seasonId } }, admin);
    await world.call(seasonCalls.delete, { params: { id: traip.seasonId } }, admin);
    const body = { traipId: traip.traipId, name: season.name };
    assert.equal((await world.call(seasonCalls.create, { body }, admin)).status, 201);
    assert.equal((await restore('COMPETITION', competitionId)).error?.code, 'RESTORE_NAME_TAKEN');
  });

  it('a competition can be restored only after the teams that have a place in it', async () => {
    const { restore, remove, competitionId, home, admin } = await setUpCompetition();
    await remove();
    assert.equal((await dissolve(home.id, admin)).status, 200);
    const { error } = await restore('COMPETITION', competitionId);
    assert.equal(error?.code, 'RESTORE_TEAMS_FIRST');
    assert.deepEqual(error?.details, { teams: [{ id: home.id, name: nameOf(home) }] });
    await restore('TEAM', home.id);
    assert.equal((await restore('COMPETITION', competitionId)).status, 200);
  });

  it('everything is removed after 30 days; codes stay taken', async () => {
    const { restore, remove, competitionId, traip, home, admin } = await setUpCompetition();
    await remove();
    await world.call(traipCalls.delete, { params: { id: traip.traipId } }, admin);
    await dissolve(home.id, admin);
    const { db } = world.store;
    const count = async () => {
      const rows = await db.selectFrom('matches').select('id').where('competitionId', '=', competitionId);
      return (await rows.execute()).length;
    };
    await pass(29);
    await removeForGood();
    assert.equal(await count(), 1);
    await pass(1);
    await removeForGood();
    await removeForGood();
    assert.equal(await count(), 0);
    const seasons = db.selectFrom('seasons').select('id').where('traipId', '=', traip.traipId);
    assert.deepEqual(await seasons.execute(), []);
    for (const [kind, id] of [
      ['TEAM', home.id],
      ['COMPETITION', competitionId],
      ['TRAIP', traip.traipId],
    ] as const)
      assert.equal((await restore(kind, id)).status, 404);
    const namesake = { body: { name: 'Otro', code: home.code } };
    assert.equal((await world.call(teamCalls.create, namesake, admin)).error?.code, 'CODE_TAKEN');
  });

  it('a deleted item keeps its picture until then', async () => {
    const { club, admin, restore } = await setUp();
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const key = `avatars/${'a1'.repeat(32)}.webp`;
    await world.files.put(key, Buffer.from('crest'), 'image/webp');
    const { db } = world.store;
    await db.updateTable('teams').set({ avatarKey: key }).where('id', '=', team.id).execute();
    await dissolve(team.id, admin);
    await removeForGood();
    await restore('TEAM', team.id);
    const { body } = await world.call(teamCalls.get, { params: { id: team.id } }, admin);
    assert.equal(body.avatarUrl, `/files/${key}`);
    assert.ok(await world.files.get(key));
    await dissolve(team.id, admin);
    await pass(30);
    await removeForGood();
    assert.equal(await world.files.get(key), undefined);
  });
});
