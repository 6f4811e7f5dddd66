import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  competitionCalls,
  dashboardCalls,
  entryCalls,
  organisationPeopleCalls,
  teamCalls,
} from '@traip/contract';
import { createOrganisation, createTeam, type Person, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput, formOf } from '../competition-form/testing/forms.ts';

const padel: Partial<FormInput> = {
  traip: { name: 'Open de la Costa', sportKey: 'PADEL' },
  category: { name: 'Mixta', gender: 'MIXED' },
  competitors: 'PAIR',
};
const pairs = (...names: readonly string[]) => names.map((name) => ({ name }));
const four = pairs(
  'Ana Ruiz / Luis Gil',
  'Eva Soler / Iván Mas',
  'Noa Prat / Hugo Vila',
  'Sara Paz / Jon Aizpuru',
);

describe('players and pairs', () => {
  const world = openWorld();
  const club = () => createOrganisation(world, 'admin', 'member');
  const entriesOf = async (competitionId: string, by: Person) => {
    const { body } = await world.call(entryCalls.list, { params: { competitionId }, query: {} }, by);
    return body.items;
  };
  const namesOf = async (competitionId: string, by: Person) =>
    (await entriesOf(competitionId, by)).map(({ team }) => team.name);
  const people = async (staff: Staffed<'admin'>) => {
    const input = { params: { orgCode: staff.code }, query: {} };
    const { body } = await world.call(organisationPeopleCalls.list, input, staff.people.admin);
    return body.items.map(({ firstName, surnames }) => `${firstName} ${surnames}`).sort();
  };

  it('are created from names, play their fixtures, and appear in no list of teams', async () => {
    const staff = await club();
    const created = await createFromForm(world, staff, { ...padel, teams: four });
    assert.deepEqual(
      [created.competition.competitors, created.competition.teams, created.fixtures],
      ['PAIR', 4, 6],
    );
    const entries = await entriesOf(created.competition.id, staff.people.admin);
    assert.deepEqual(
      entries.map(({ team }) => [team.name, team.competitorKind]),
      four.map(({ name }) => [name, 'PAIR']),
    );
    const teams = await world.call(
      teamCalls.find,
      { body: { orgCode: staff.code, page: 1, limit: 10 } },
      staff.people.admin,
    );
    assert.deepEqual(teams.body.items, []);
    assert.equal((await people(staff)).length, 8);
  });

  it('reuse people whom the organisation already knows', async () => {
    const staff = await club();
    await createFromForm(world, staff, { ...padel, teams: four });
    const again = { ...padel, traip: { name: 'Máster', sportKey: 'PADEL' as const } };
    const teams = pairs('Ana Ruiz / Iván Mas', 'Eva Soler / Marta Rey');
    const created = await createFromForm(world, staff, { ...again, teams });
    assert.deepEqual(await namesOf(created.competition.id, staff.people.admin), [
      'Ana Ruiz / Iván Mas',
      'Eva Soler / Marta Rey',
    ]);
    assert.equal((await people(staff)).length, 9, 'only Marta is new');
  });

  it('are refused with three names, or with one name twice', async () => {
    const staff = await club();
    const answer = (teams: FormInput['teams']) =>
      world.call(
        dashboardCalls.createCompetition,
        { params: { orgCode: staff.code }, body: formOf({ ...padel, teams }) },
        staff.people.admin,
      );
    const three = await answer([...pairs('Ana / Luis'), { name: 'Eva / Iván / Noa' }]);
    assert.deepEqual(
      [three.status, three.error?.code, three.error?.field],
      [422, 'PAIR_OF_TWO', 'teams.1.name'],
    );
    const twice = await answer(pairs('Ana Ruiz / Luis Gil', 'Ana Ruiz / Eva Soler'));
    assert.deepEqual([twice.error?.code, twice.error?.field], ['ALREADY_ENTERED', 'teams.1.name']);
    const team = await createTeam(world, { organisationId: staff.id });
    const mixed = await answer([...four, { id: team.id }]);
    assert.deepEqual([mixed.error?.code, mixed.error?.field], ['COMPETITOR_DIFFERS', 'teams.4.id']);
    assert.deepEqual(await people(staff), [], 'nothing is half done');
  });

  it('have room for two long names; a team has room for one', async () => {
    const staff = await club();
    const long =
      'María del Carmen Hernández-Rodríguez de Guzmán / Maximiliano Fernández de la Vega y Santamaría';
    const teams = [...pairs(long), ...four];
    const created = await createFromForm(world, staff, { ...padel, teams });
    assert.equal((await namesOf(created.competition.id, staff.people.admin))[0], long);
    const refused = await world.call(
      dashboardCalls.createCompetition,
      { params: { orgCode: staff.code }, body: formOf({ teams: pairs(long, 'Sur') }) },
      staff.people.admin,
    );
    assert.deepEqual([refused.status, refused.error?.field], [400, 'teams.0.name']);
    const silent = await world.call(
      dashboardCalls.createCompetition,
      { params: { orgCode: staff.code }, body: formOf({ teams: pairs('Ana / Luis', long) }) },
      staff.people.admin,
    );
    assert.deepEqual([silent.error?.code, silent.error?.field], ['COMPETITOR_DIFFERS', 'teams.1.name']);
  });

  it('can be added later by name, all or none, and never as a team', async () => {
    const staff = await club();
    const { admin, member } = staff.people;
    const { competition } = await createFromForm(world, staff, {
      ...padel,
      teams: four,
      generate: false,
      publish: true,
    });
    const add = (names: string[], user = admin) =>
      world.call(entryCalls.addByName, { body: { competitionId: competition.id, names } }, user);
    assert.equal((await add(['Lia Roca / Pau Font'], member)).status, 403);
    const some = await add(['Lia Roca / Pau Font', 'Ana Ruiz / Pep Llull']);
    assert.deepEqual([some.error?.code, some.error?.field], ['ALREADY_ENTERED', 'names.1']);
    const both = await add(['Lia Roca / Pau Font', 'Mar Coll']);
    assert.deepEqual(
      [both.status, both.body.entries.map(({ team }) => team.name)],
      [201, ['Lia Roca / Pau Font', 'Mar Coll']],
    );
    const team = await createTeam(world, { organisationId: staff.id });
    const asTeam = await world.call(
      entryCalls.add,
      { body: { competitionId: competition.id, teamId: team.id } },
      admin,
    );
    assert.equal(asTeam.error?.code, 'COMPETITOR_DIFFERS');
    const teams = await createFromForm(world, staff, { traip: { name: 'Fútbol', sportKey: 'FOOTBALL' } });
    const body = { competitionId: teams.competition.id, names: ['Ana Ruiz'] };
    assert.equal((await world.call(entryCalls.addByName, { body }, admin)).error?.code, 'COMPETITOR_DIFFERS');
  });

  it('can change partners until they have played', async () => {
    const staff = await club();
    const { admin } = staff.people;
    const { competition } = await createFromForm(world, staff, { ...padel, teams: four });
    const [first] = await entriesOf(competition.id, staff.people.admin);
    assert.ok(first);
    const change = (name: string) =>
      world.call(
        entryCalls.changeNames,
        { body: { competitionId: competition.id, teamId: first.team.id, name } },
        admin,
      );
    assert.equal((await change('Ana Ruiz / Carla Mir')).body.team.name, 'Ana Ruiz / Carla Mir');
    assert.equal((await change('Ana Ruiz / Eva Soler')).error?.code, 'ALREADY_ENTERED');
    await world.store.db
      .updateTable('matches')
      .set({ state: 'IN_PROGRESS', startedAt: world.now() })
      .where('homeTeamId', '=', first.team.id)
      .execute();
    assert.equal((await change('Ana Ruiz / Luis Gil')).error?.code, 'COMPETITOR_HAS_PLAYED');
  });

  it('leave without a trace before the start, while their people stay in the organisation', async () => {
    const staff = await club();
    const { competition } = await createFromForm(world, staff, { ...padel, teams: four, generate: false });
    const [first] = await entriesOf(competition.id, staff.people.admin);
    assert.ok(first);
    const body = { competitionId: competition.id, teamId: first.team.id };
    assert.equal((await world.call(entryCalls.remove, { body }, staff.people.admin)).status, 200);
    assert.equal((await namesOf(competition.id, staff.people.admin)).length, 3);
    assert.ok((await people(staff)).includes('Ana Ruiz'));
    const row = await world.store.db
      .selectFrom('teams')
      .select('removedAt')
      .where('id', '=', first.team.id)
      .executeTakeFirstOrThrow();
    assert.notEqual(row.removedAt, null);
  });

  it('hide their name in every fixture if their person does', async () => {
    const staff = await club();
    const { competition } = await createFromForm(world, staff, { ...padel, teams: four, publish: true });
    const ana = await world.store.db
      .selectFrom('persons')
      .select('id')
      .where('firstName', '=', 'Ana')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    const show = (publicName: 'SHORT' | 'HIDDEN') =>
      world.store.db.updateTable('persons').set({ publicName }).where('id', '=', ana.id).execute();
    await show('SHORT');
    assert.equal((await namesOf(competition.id, staff.people.admin))[0], 'Ana R. / Luis Gil');
    await show('HIDDEN');
    assert.equal((await namesOf(competition.id, staff.people.admin))[0], '— / Luis Gil');
    const input = { params: { id: competition.id }, query: {} };
    const { body } = await world.call(competitionCalls.matches, input);
    assert.doesNotMatch(JSON.stringify(body), /Ruiz|ruiz/);
  });

  it('are hidden once a date of birth shows that they are children', async () => {
    const staff = await club();
    const { competition } = await createFromForm(world, staff, { ...padel, teams: four });
    const { id } = await world.store.db
      .selectFrom('teamMembers')
      .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
      .innerJoin('persons', 'persons.id', 'teamMembers.personId')
      .select('persons.id')
      .where('teams.organisationId', '=', staff.id)
      .where('persons.firstName', '=', 'Ana')
      .executeTakeFirstOrThrow();
    const bornOn = (birthday: string) =>
      world.store.db.updateTable('persons').set({ birthday }).where('id', '=', id).execute();
    const names = () => namesOf(competition.id, staff.people.admin);
    await bornOn('1990-05-17');
    assert.equal((await names())[0], 'Ana Ruiz / Luis Gil');
    await bornOn('2018-05-17');
    assert.equal((await names())[0], '— / Luis Gil');
  });
});
