import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, entryCalls } from '@traip/contract';
import { createCompetition, createTraip, type TraipFixture } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a competition', () => {
  const world = openWorld();

  async function clubWithTraip() {
    const club = await createOrganisation(world, 'admin', 'referee', 'member');
    return { club, traip: await createTraip(world, club.id) };
  }

  const draft = ({ traipId, seasonId, categoryId }: TraipFixture, more: object, user: Person) =>
    world.call(
      competitionCalls.create,
      { body: { traipId, seasonId, categoryId, name: 'Copa de Otoño', ...more } },
      user,
    );

  const records = async (competitionId: string) => {
    const rows = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'byUser'])
      .where('competitionId', '=', competitionId)
      .orderBy('id')
      .execute();
    return rows.map(({ action, byUser }) => [action, byUser]);
  };

  it('is for players in an individual sport, unless it states otherwise', async () => {
    const club = await createOrganisation(world, 'referee');
    const traip = await createTraip(world, club.id, { sportKey: 'BOXING', sportVariantKey: 'BOXING_BOUT' });
    const of = async (more: object) => (await draft(traip, more, club.people.referee)).body.competitors;
    assert.deepEqual([await of({}), await of({ competitors: 'TEAM' })], ['INDIVIDUAL', 'TEAM']);
  });

  it('becomes one for teams when a team enters first and nothing else was stated', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const staff = club.people['super-admin'];
    const traip = await createTraip(world, club.id, { sportKey: 'BOXING', sportVariantKey: 'BOXING_BOUT' });
    const team = await createTeam(world, { organisationId: club.id });
    const enter = async (more: object) => {
      const { id } = (await draft(traip, more, staff)).body;
      const { error } = await world.call(
        entryCalls.add,
        { body: { competitionId: id, teamId: team.id } },
        staff,
      );
      const { body } = await world.call(competitionCalls.byId, { params: { id } }, staff);
      return [body.competitors, error?.code];
    };
    assert.deepEqual(await enter({}), ['TEAM', undefined]);
    assert.deepEqual(await enter({ competitors: 'INDIVIDUAL' }), ['INDIVIDUAL', 'COMPETITOR_DIFFERS']);
  });

  it('begins as a draft without phases, and shows its Traip and what the caller can do with it', async () => {
    const { club, traip } = await clubWithTraip();
    const { referee } = club.people;
    const { status, body } = await draft(traip, { maxTeams: 8, startsOn: '2026-09-01' }, referee);
    assert.equal(status, 201);
    assert.deepEqual(
      [body.state, body.phases, body.teams, body.maxTeams, body.startsOn, body.endsOn, body.version],
      ['DRAFT', [], 0, 8, '2026-09-01', null, 1],
    );
    assert.deepEqual(
      [body.organization.orgCode, body.traip.id, body.season.name, body.category.sportVariantKey],
      [club.code, traip.traipId, '2026/27', 'FOOTBALL_11'],
    );
    assert.deepEqual(body.next, ['PENDING']);
    assert.ok(body.abilities.includes('competitions.manage'));
    assert.deepEqual(await records(body.id), [['CREATED', referee.id]]);
  });

  it('needs a season and a category of its own Traip', async () => {
    const { club, traip } = await clubWithTraip();
    const { referee } = club.people;
    const other = await createTraip(world, club.id);
    for (const field of ['seasonId', 'categoryId'] as const) {
      const { error } = await draft(traip, { [field]: other[field] }, referee);
      assert.deepEqual([error?.code, error?.field], ['TRAIP_PART_UNKNOWN', field]);
    }
    const deletedAt = world.now();
    await world.store.db.updateTable('seasons').set({ deletedAt }).where('id', '=', traip.seasonId).execute();
    assert.equal((await draft(traip, {}, referee)).error?.field, 'seasonId');
  });

  it('changes its sport’s rules only to playable ones, and reports every mistake', async () => {
    const { club, traip } = await clubWithTraip();
    const { admin } = club.people;
    const fine = await draft(traip, { rulesOverride: { periods: { min: 20 } } }, admin);
    assert.deepEqual(fine.body.rulesOverride, { periods: { min: 20 } });
    const { error } = await draft(traip, { rulesOverride: { bench: 'nine', offside: true } }, admin);
    const problems = error?.details as { path: string; problem: string }[];
    assert.deepEqual([error?.code, error?.field], ['RULES_INVALID', 'rulesOverride']);
    assert.deepEqual(problems.map(({ path, problem }) => `${path} ${problem}`).sort(), [
      'bench WRONG_TYPE',
      'offside UNKNOWN_KEY',
    ]);
  });

  it('doesn’t end before it starts', async () => {
    const { club, traip } = await clubWithTraip();
    const dates = { startsOn: '2026-09-02', endsOn: '2026-09-01' };
    const { status, error } = await draft(traip, dates, club.people.admin);
    assert.deepEqual([status, error?.field], [400, 'endsOn']);
  });

  async function drafted() {
    const { club, traip } = await clubWithTraip();
    const { admin } = club.people;
    const { body } = await draft(traip, {}, admin);
    const { seasonId, categoryId } = traip;
    const change = (more: object, version = 1) =>
      world.call(
        competitionCalls.update,
        { body: { id: body.id, seasonId, categoryId, name: 'Copa', version, ...more } },
        admin,
      );
    const setState = (state: 'IN_PROGRESS' | 'FINISHED' | 'CANCELED' | 'PUBLICIZED') =>
      world.store.db.updateTable('competitions').set({ state }).where('id', '=', body.id).execute();
    return { id: body.id, club, traip, admin, change, setState };
  }

  it('can be changed only with its latest version', async () => {
    const { change } = await drafted();
    const changed = await change({ name: 'Copa de Invierno', privacy: 'IN_ORG' });
    assert.deepEqual(
      [changed.body.name, changed.body.privacy, changed.body.version],
      ['Copa de Invierno', 'IN_ORG', 2],
    );
    assert.equal((await change({ name: 'Tarde' })).error?.code, 'STALE_VERSION');
    assert.equal((await change({ name: 'A tiempo' }, 2)).body.version, 3);
  });

  it('can be changed by only one of two people who save at the same moment', async () => {
    const { change } = await drafted();
    const answers = await Promise.all([change({ name: 'Una' }), change({ name: 'Otra' })]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('keeps its season, category and rules once it has started, but can still be renamed', async () => {
    const { id, club, traip, change, setState } = await drafted();
    const other = await createTraip(world, club.id);
    assert.equal((await change({ seasonId: other.seasonId })).error?.code, 'TRAIP_PART_UNKNOWN');
    assert.equal((await change({ rulesOverride: { bench: 3 } })).status, 200);
    await setState('IN_PROGRESS');
    for (const [field, value] of [
      ['seasonId', other.seasonId],
      ['categoryId', other.categoryId],
      ['rulesOverride', { bench: 4 }],
      ['withdrawalMode', 'ANNUL'],
    ] as const) {
      const { error } = await change({ rulesOverride: { bench: 3 }, [field]: value }, 2);
      assert.deepEqual([error?.code, error?.field], ['RULES_FROZEN', field]);
    }
    const renamed = await change({ name: 'Copa Vieja', rulesOverride: { bench: 3 }, maxTeams: 12 }, 2);
    assert.deepEqual([renamed.status, renamed.body.name, renamed.body.maxTeams], [200, 'Copa Vieja', 12]);
    assert.equal(renamed.body.season.id, traip.seasonId);
    assert.equal(renamed.body.id, id);
  });

  it('can be deleted while nothing was published or played', async () => {
    const { id, club, admin, setState } = await drafted();
    const remove = (user: Person) => world.call(competitionCalls.delete, { params: { id } }, user);
    assert.equal((await remove(club.people.referee)).status, 403);
    for (const state of ['PUBLICIZED', 'IN_PROGRESS', 'FINISHED'] as const) {
      await setState(state);
      assert.equal((await remove(admin)).error?.code, 'COMPETITION_UNDER_WAY');
    }
    await setState('CANCELED');
    assert.deepEqual((await remove(admin)).body, { deleted: true });
    assert.equal((await world.call(competitionCalls.byId, { params: { id } }, admin)).status, 404);
    assert.deepEqual((await records(id)).at(-1), ['DELETED', admin.id]);
  });

  it('can’t be deleted once a match was played, even if it was cancelled since', async () => {
    const { club, traip } = await clubWithTraip();
    const created = await createCompetition(world, traip, { state: 'CANCELED' });
    const slot = JSON.stringify({ source: { kind: 'EMPTY' }, provisional: false });
    await world.store.db
      .insertInto('matches')
      .values({
        id: created.phaseId,
        organisationId: club.id,
        competitionId: created.competitionId,
        phaseId: created.phaseId,
        key: 'm1',
        round: 1,
        state: 'CLOSED',
        home: slot,
        away: slot,
        result: null as never,
        createdAt: world.now(),
      })
      .execute();
    const input = { params: { id: created.competitionId } };
    const answer = await world.call(competitionCalls.delete, input, club.people.admin);
    assert.equal(answer.error?.code, 'COMPETITION_UNDER_WAY');
  });

  it('is out of reach of other organisations', async () => {
    const { id, traip, change } = await drafted();
    const other = await createOrganisation(world, 'super-admin');
    const { 'super-admin': stranger } = other.people;
    assert.equal((await draft(traip, {}, stranger)).status, 403);
    assert.equal((await world.call(competitionCalls.delete, { params: { id } }, stranger)).status, 404);
    assert.equal((await change({ name: 'Sigue' })).status, 200);
  });

  it('keeps fields that a change omits; null clears them', async () => {
    const { change, setState } = await drafted();
    const full = {
      description: 'De otoño',
      startsOn: '2026-09-01',
      endsOn: '2026-12-01',
      takesRegistrations: true,
      maxTeams: 16,
      rulesOverride: { points: { win: 2, draw: 1, loss: 0 } },
      withdrawalMode: 'ANNUL',
    };
    const stored = await change(full);
    assert.equal(stored.status, 200);
    assert.deepEqual((await change({}, 2)).body, { ...stored.body, version: 3 });
    const early = await change({ endsOn: '2026-08-01' }, 3);
    assert.deepEqual([early.error?.code, early.error?.field], ['ENDS_BEFORE_IT_STARTS', 'endsOn']);
    const emptied = await change({ description: null, endsOn: null, maxTeams: null }, 3);
    assert.deepEqual(emptied.body, {
      ...stored.body,
      description: null,
      endsOn: null,
      maxTeams: null,
      version: 4,
    });
    await setState('IN_PROGRESS');
    assert.equal(
      (await change({ name: 'Clausura' }, 4)).status,
      200,
      'nothing that decides results has changed',
    );
  });
});
