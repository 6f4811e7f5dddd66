import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { dashboardCalls, entryCalls, traipCalls } from '@traip/contract';
import { parentOf } from '@traip/engine';
import { createOrganisation, createTeam, type Person, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { countQueries } from './testing/count-queries.ts';
import { createFromForm, type FormInput, formOf, namedTeams } from './testing/forms.ts';

describe('the form of a competition', () => {
  const world = openWorld();
  let club: Staffed<'admin' | 'referee' | 'super-admin'>;
  before(async () => {
    club = await createOrganisation(world, 'admin', 'referee', 'super-admin');
  });

  const send = (change: Partial<FormInput>, user: Person = club.people.admin) =>
    world.call(
      dashboardCalls.createCompetition,
      { params: { orgCode: club.code }, body: formOf(change) },
      user,
    );

  it('creates a Traip with its season, category, teams and all fixtures', async () => {
    const { body, status } = await send({ publish: true });
    assert.equal(status, 201);
    const { traip, competition, fixtures } = body;
    assert.deepEqual([traip.name, traip.sportKey, fixtures], ['Liga del Sol', 'FOOTBALL', 6]);
    const { season, category, phases, teams, state } = competition;
    assert.deepEqual([season.name, season.startsOn], ['2026/27', '2026-09-01']);
    assert.deepEqual([category.gender, category.sportVariantKey], ['MALE', 'FOOTBALL_11']);
    assert.deepEqual([teams, state], [4, 'PUBLICIZED']);
    assert.deepEqual(
      phases.map(({ name, place, state, matches, teams }) => [name, place, state, matches, teams]),
      [['Liga', 1, 'PENDING', 6, 4]],
    );
    assert.match(phases[0]?.lotsCommitment ?? '', /^[0-9a-f]{64}$/);
  });

  it('defaults to the usual competitors of its sport, unless it states others or chooses teams', async () => {
    const kindOf = async (sportVariantKey: string, change: Partial<FormInput>) => {
      const sportKey = parentOf(sportVariantKey) ?? 'FOOTBALL';
      const { body } = await send({
        traip: { name: `Copa ${randomUUID()}`, sportKey },
        category: { name: 'Absoluta', sportVariantKey },
        ...change,
      });
      return body.competition?.competitors;
    };
    const people = { teams: [{ name: 'Ana Ruiz' }, { name: 'Luis Gil' }] };
    const pairs = { teams: [{ name: 'Ana Ruiz / Luis Gil' }, { name: 'Eva Sanz / Leo Paz' }] };
    assert.equal(await kindOf('BOXING_BOUT', people), 'INDIVIDUAL');
    assert.equal(await kindOf('BEACH_VOLLEYBALL', pairs), 'PAIR');
    assert.equal(await kindOf('BEACH_VOLLEYBALL', people), 'TEAM');
    assert.equal(await kindOf('BOXING_BOUT', { ...people, competitors: 'TEAM' }), 'TEAM');
    const own = await createTeam(world, { organisationId: club.id });
    const open = await createTeam(world, {});
    assert.equal(await kindOf('BOXING_BOUT', { teams: [{ id: own.id }, { id: open.id }] }), 'TEAM');
  });

  it('works the same under the path for Traips', async () => {
    const body = { organizationId: club.id, ...formOf() };
    const created = await world.call(traipCalls.createFromForm, { body }, club.people.admin);
    assert.deepEqual(
      [created.status, created.body.competition.state, created.body.fixtures],
      [201, 'DRAFT', 6],
    );
    assert.equal((await world.call(traipCalls.createFromForm, { body }, club.people.referee)).status, 403);
  });

  it('uses an existing Traip, season and category, and teams that the caller can see', async () => {
    const { traip, competition } = await createFromForm(world, club);
    const { season, category } = competition;
    const own = await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' });
    const open = await createTeam(world, {});
    const { body, error } = await send({
      traip: { id: traip.id },
      season: { id: season.id },
      category: { id: category.id },
      competition: { name: 'Segunda' },
      teams: [{ id: own.id, seed: 2 }, { id: open.id }],
    });
    assert.equal(error, undefined);
    assert.deepEqual([body.traip.id, body.competition.season.id], [traip.id, season.id]);
    const { items } = (
      await world.call(
        entryCalls.list,
        { params: { competitionId: body.competition.id }, query: {} },
        club.people.admin,
      )
    ).body;
    assert.deepEqual(
      new Map(items.map(({ team, seed }) => [team.id, seed])),
      new Map([
        [own.id, 2],
        [open.id, 1],
      ]),
    );
    assert.ok(items.every(({ status }) => status === 'ACCEPTED'));
  });

  it('seeds teams in the order of the list, and derives a code from the name of each new team', async () => {
    const { first } = await createFromForm(world, club, {
      teams: [
        { name: 'Peña Norte' },
        { name: 'Peña Norte' },
        { name: 'Sur', seed: 1 },
        { name: 'Este', code: 'este-fc' },
      ],
    });
    const rows = await world.store.db
      .selectFrom('phaseTeams')
      .innerJoin('teams', 'teams.id', 'phaseTeams.teamId')
      .select(['teams.code', 'phaseTeams.seed', 'teams.organisationId', 'teams.sportKey'])
      .where('phaseTeams.phaseId', '=', first.phaseId)
      .orderBy('phaseTeams.seed')
      .execute();
    assert.deepEqual(
      rows.map(({ code, seed }) => `${seed} ${code}`),
      ['1 sur', '2 pena-norte', '3 pena-norte-2', '4 este-fc'],
    );
    assert.ok(
      rows.every(({ organisationId, sportKey }) => organisationId === club.id && sportKey === 'FOOTBALL'),
    );
  });

  it('generates the fixtures of later phases too, with the places that the groups will fill', async () => {
    const { competition, fixtures } = await createFromForm(world, club, {
      teams: namedTeams(8),
      phases: [
        { name: 'Grupos', algorithm: 'GROUPS', params: { groups: 2 } },
        { name: 'Final', algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers: 2 } },
      ],
    });
    assert.equal(fixtures, 15);
    assert.deepEqual(
      competition.phases.map(({ name, state, matches }) => [name, state, matches]),
      [
        ['Grupos', 'PENDING', 12],
        ['Final', 'PENDING', 3],
      ],
    );
  });

  it('refuses a final phase that refers to groups without teams', async () => {
    const { status, error } = await send({
      teams: namedTeams(8),
      phases: [
        { name: 'Grupos', algorithm: 'GROUPS', params: { groups: 2 } },
        { name: 'Final', algorithm: 'QUALIFY', params: { groups: ['A', 'C'], qualifiers: 2 } },
      ],
    });
    assert.deepEqual(
      [status, error?.code, error?.field?.slice(0, 15)],
      [422, 'PARAMS_INVALID', 'phases.1.params'],
    );
  });

  it('lets a referee announce a competition in an existing Traip, but create neither Traips nor teams', async () => {
    const { traip } = await createFromForm(world, club);
    const team = await createTeam(world, { organisationId: club.id });
    const other = await createTeam(world, { organisationId: club.id });
    const chosen = {
      traip: { id: traip.id },
      season: { name: 'Otra' },
      category: { name: 'Otra' },
      teams: [{ id: team.id }, { id: other.id }],
      publish: true,
    };
    const created = await send(chosen, club.people.referee);
    assert.deepEqual([created.status, created.body.competition.state], [201, 'PENDING']);
    const newTraip = await send({ teams: chosen.teams }, club.people.referee);
    assert.deepEqual([newTraip.status, newTraip.error?.code], [403, 'TRAIP_FORBIDDEN']);
    const newTeam = await send(
      { ...chosen, season: { name: 'X' }, category: { name: 'X' }, teams: namedTeams(2) },
      club.people.referee,
    );
    assert.deepEqual(
      [newTeam.status, newTeam.error?.code, newTeam.error?.field],
      [403, 'FORBIDDEN', 'teams.0.name'],
    );
  });

  it('leaves nothing behind if its last step fails', async () => {
    const tables = [
      ...(['traips', 'seasons', 'categories', 'competitions', 'phases', 'teams'] as const),
      ...(['participations', 'phaseTeams', 'brokerConfigs', 'matches', 'auditEntries'] as const),
    ];
    const count = () =>
      Promise.all(
        tables.map(async (table) => {
          const { rows } = await world.store.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow();
          return `${table} ${rows}`;
        }),
      );
    const before = await count();
    const { status, error } = await send({
      phases: [{ name: 'Copa', algorithm: 'PAGE_PLAYOFF' }],
      teams: namedTeams(5),
      publish: true,
    });
    assert.deepEqual([status, error?.code, error?.field], [422, 'FORMAT_REFUSED', 'phases.0']);
    assert.deepEqual(error?.details, { breach: 'TOO_MANY_TEAMS', max: 4, given: 5 });
    assert.deepEqual(await count(), before);
    assert.equal((await send({})).status, 201);
  });

  it('takes no more statements for 64 new teams and 4,032 matches than for four teams', async () => {
    const statements = (teams: number) =>
      countQueries(world.store.db, async () => {
        const names = Array.from({ length: teams }, (_, index) => ({ name: `Club ${teams} ${index}` }));
        const phases: FormInput['phases'] = [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } }];
        const { status } = await send({
          teams: names,
          phases,
          traip: { name: `Liga ${teams}`, sportKey: 'PADEL' },
        });
        assert.equal(status, 201);
      });
    const [few, many] = [await statements(4), await statements(64)];
    assert.ok(few < 45, `${few} statements`);
    assert.ok(many <= few + 2, `${many} statements for many, ${few} for few`);
  });
});
