import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { squadCalls, teamCalls } from '@traip/contract';
import { createOrganisation, createTeam, enterPeople } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a squad', () => {
  const world = openWorld();

  const founded = () => createTeam(world, {}, 'OWNER', 'COACH', 'CAPTAIN', 'MEMBER');
  type Team = Awaited<ReturnType<typeof founded>>;
  const add = (team: Team, people: readonly Record<string, unknown>[], by = team.people.OWNER) =>
    world.call(squadCalls.add, { params: { teamId: team.id }, body: { people } as never }, by);
  const squadOf = (team: Team, by = team.people.OWNER) =>
    world.call(squadCalls.get, { params: { teamId: team.id } }, by);
  const playersOf = async (team: Team, by = team.people.OWNER) =>
    (await squadOf(team, by)).body.people.filter(({ userCode }) => userCode === null);
  const change = (team: Team, people: readonly Record<string, unknown>[], by = team.people.OWNER) =>
    world.call(squadCalls.change, { params: { teamId: team.id }, body: { people } as never }, by);
  const remove = (team: Team, personIds: string[]) =>
    world.call(squadCalls.remove, { params: { teamId: team.id }, body: { personIds } }, team.people.OWNER);

  describe('is entered', () => {
    it('by name only', async () => {
      const team = await founded();
      const { status, body } = await add(team, [{ firstName: 'Nico' }]);
      assert.equal(status, 201);
      assert.deepEqual(
        body.added.map(({ firstName, surnames, userCode, role }) => [firstName, surnames, userCode, role]),
        [['Nico', '', null, 'MEMBER']],
      );
    });

    it('with all the club’s data, keeping every detail', async () => {
      const team = await founded();
      const nico = {
        firstName: 'Nico',
        surnames: 'Arce Ríos',
        birthday: '1998-04-12',
        gender: 'MALE',
        nationality: 'ES',
        document: '12345678Z',
        email: 'nico@correo.es',
        phone: '600 100 200',
        shirt: 1,
        position: 'Portero',
        role: 'STUFF',
      };
      await add(team, [{ ...nico, document: '12.345.678-z', email: 'Nico@Correo.es' }]);
      const [one] = await playersOf(team);
      assert.deepEqual({ ...one, ...nico }, one);
    });

    it('by 500 at once, and a second time changes nothing', async () => {
      const team = await founded();
      const people = Array.from({ length: 500 }, (_, n) => ({
        firstName: `Ana ${n}`,
        surnames: 'Gil',
        shirt: n,
      }));
      assert.equal((await add(team, people)).body.added.length, 500);
      const again = (await add(team, people)).body;
      assert.deepEqual([again.added.length, again.known.length], [0, 500]);
      assert.equal((await playersOf(team)).length, 500);
    });

    it('all or nothing: one wrong row is named and the rest waits', async () => {
      const team = await founded();
      const { status, error } = await add(team, [{ firstName: 'Ana' }, { firstName: '' }]);
      assert.deepEqual([status, error?.field], [400, 'people.1.firstName']);
      assert.deepEqual(await playersOf(team), []);
    });

    it('telling people of one name apart by birthday, and accepts two of one name when told so', async () => {
      const team = await founded();
      const ana = { firstName: 'Ana', surnames: 'Gil Ruiz' };
      await add(team, [{ ...ana, birthday: '2000-01-01' }]);
      assert.equal((await add(team, [{ ...ana, birthday: '2001-02-02' }])).body.added.length, 1);
      assert.equal(
        (await add(team, [{ firstName: 'ANA', surnames: 'gil ruíz', birthday: '2000-01-01' }])).body.known
          .length,
        1,
      );
      assert.equal(
        (await add(team, [{ ...ana, birthday: '2000-01-01', isAnother: true }])).body.added.length,
        1,
      );
    });

    it('without anyone in another’s shirt', async () => {
      const team = await founded();
      await add(team, [{ firstName: 'Ana', shirt: 7 }]);
      const { error } = await add(team, [{ firstName: 'Eva', shirt: 7 }]);
      assert.equal(error?.code, 'SHIRT_TAKEN');
    });

    it('by a captain, but not with roles that a captain may not give', async () => {
      const team = await founded();
      const by = team.people.CAPTAIN;
      assert.equal((await add(team, [{ firstName: 'Eva', role: 'STUFF' }], by)).status, 201);
      assert.equal((await add(team, [{ firstName: 'Leo', role: 'COACH' }], by)).status, 403);
      assert.equal((await add(team, [{ firstName: 'Leo', role: 'COACH' }])).status, 201);
    });
  });

  describe('can be seen', () => {
    it('with dates, documents and addresses by owner and coach, not by a captain', async () => {
      const team = await founded();
      await add(team, [{ firstName: 'Ana', birthday: '2000-01-01', document: '12345678Z', email: 'a@b.es' }]);
      for (const by of [team.people.OWNER, team.people.COACH])
        assert.equal((await playersOf(team, by))[0]?.birthday, '2000-01-01');
      const [ana] = await playersOf(team, team.people.CAPTAIN);
      assert.deepEqual([ana?.birthday, ana?.age, ana?.document, ana?.email], [null, null, null, null]);
      assert.equal(ana?.firstName, 'Ana');
    });

    it('by teammates with names only, and by strangers as far as each name is public', async () => {
      const team = await founded();
      const people = [
        { firstName: 'Ana', surnames: 'Mayor Gil', birthday: '1990-01-01' },
        { firstName: 'Eva', surnames: 'Sinfecha Gil' },
        { firstName: 'Leo', surnames: 'Joven Gil', birthday: '2010-01-01' },
        { firstName: 'Teo', surnames: 'Niño Gil', birthday: '2018-01-01' },
      ];
      await add(team, people);
      const members = { params: { teamId: team.id }, query: {} };
      const { body } = await world.call(teamCalls.members, members, team.people.MEMBER);
      assert.equal(body.items.filter(({ userCode }) => userCode === null).length, 4);
      const full = await world.call(teamCalls.full, { params: { id: team.id } });
      const shown = full.body.members.filter(({ userCode }) => userCode === null);
      const names = shown.map(({ firstName, surnames }) => `${firstName} ${surnames}`);
      assert.deepEqual(names.toSorted(), ['Ana Mayor Gil', 'Eva S.', 'Leo J.']);
      assert.equal(full.body.memberCount, 8, 'the child is counted');
    });
  });

  describe('can be changed', () => {
    it('in a grid: two people swap shirts, a name is corrected, the rest stays', async () => {
      const team = await founded();
      const [ana, eva] = await enterPeople(world, { teamId: team.id, enteredBy: team.people.OWNER.id }, [
        { firstName: 'Ana', shirt: 7 },
        { firstName: 'Eva', shirt: 8 },
      ]);
      const { status } = await change(team, [
        { personId: ana, version: 1, shirt: 8, surnames: 'Soto' },
        { personId: eva, version: 1, shirt: 7 },
      ]);
      assert.equal(status, 200);
      assert.deepEqual(
        (await playersOf(team)).map(({ firstName, surnames, shirt }) => [firstName, surnames, shirt]),
        [
          ['Eva', 'Soto Vega', 7],
          ['Ana', 'Soto', 8],
        ],
      );
    });

    it('to show less of a child’s name, never more than its age allows', async () => {
      const team = await founded();
      const by = { teamId: team.id, enteredBy: team.people.OWNER.id };
      const [child, teen, adult] = await enterPeople(world, by, [
        { birthday: '2018-01-01' },
        { birthday: '2010-01-01' },
        { birthday: '1990-01-01' },
      ]);
      const show = (personId: string | undefined, publicName: string, version = 1) =>
        change(team, [{ personId, version, publicName }]);
      assert.equal((await show(child, 'SHORT')).error?.code, 'NAME_NEEDS_GUARDIAN');
      assert.equal((await show(teen, 'FULL')).error?.code, 'NAME_NEEDS_GUARDIAN');
      assert.equal((await show(teen, 'HIDDEN')).status, 200);
      assert.equal((await show(adult, 'FULL')).status, 200);
      await change(team, [{ personId: adult, version: 2, birthday: '2018-01-01' }]);
      assert.equal((await playersOf(team)).find((one) => one.personId === adult)?.publicName, 'HIDDEN');
    });

    it('only from the latest version', async () => {
      const team = await founded();
      const [ana] = await enterPeople(world, { teamId: team.id, enteredBy: team.people.OWNER.id }, [{}]);
      await change(team, [{ personId: ana, version: 1, firstName: 'Eva' }]);
      const { error } = await change(team, [{ personId: ana, version: 1, firstName: 'Leo' }]);
      assert.equal(error?.code, 'STALE_VERSION');
    });

    it('only in the team’s own data for people with an account', async () => {
      const team = await founded();
      const { id: personId } = team.people.MEMBER;
      const place = { personId, version: 1, shirt: 4, position: 'Central' };
      assert.equal((await change(team, [place])).status, 200);
      const { error } = await change(team, [{ personId, version: 2, firstName: 'Otro' }]);
      assert.equal(error?.code, 'PERSON_HAS_ACCOUNT');
    });

    it('not by another club that knows an id', async () => {
      const [ours, theirs] = [await founded(), await founded()];
      const [ana] = await enterPeople(world, { teamId: theirs.id, enteredBy: theirs.people.OWNER.id }, [{}]);
      assert.equal((await change(ours, [{ personId: ana, version: 1, firstName: 'Eva' }])).status, 404);
      const link = await add(ours, [{ firstName: 'Iker', surnames: 'Soto Vega', personId: ana }]);
      assert.equal(link.status, 404);
    });
  });

  it('by removing people and restoring them with their stay', async () => {
    const team = await founded();
    const [ana] = (await enterPeople(world, { teamId: team.id, enteredBy: team.people.OWNER.id }, [
      { shirt: 9 },
    ])) as [string];
    const before = await playersOf(team);
    assert.deepEqual((await remove(team, [ana])).body, { removed: 1 });
    assert.deepEqual(await playersOf(team), []);
    const back = { params: { teamId: team.id }, body: { personIds: [ana] } };
    assert.equal((await world.call(squadCalls.restore, back, team.people.OWNER)).status, 200);
    assert.deepEqual(await playersOf(team), before);
  });

  it('but people with an account cannot be removed here', async () => {
    const team = await founded();
    const { status } = await remove(team, [team.people.MEMBER.id]);
    assert.equal(status, 409);
  });

  it('naming each person once, so that no one gets another’s shirt that way', async () => {
    const team = await founded();
    const [ana, eva] = await enterPeople(world, { teamId: team.id, enteredBy: team.people.OWNER.id }, [
      { firstName: 'Ana', shirt: 7 },
      { firstName: 'Eva', shirt: 8 },
    ]);
    const twice = await change(team, [
      { personId: eva, version: 1, shirt: 7 },
      { personId: eva, version: 1, position: 'Portera' },
    ]);
    assert.deepEqual([twice.status, twice.error?.field], [400, 'people']);
    const added = await add(team, [
      { firstName: 'Ana', personId: ana },
      { firstName: 'Ana', personId: ana, isAnother: true },
    ]);
    assert.deepEqual([added.status, added.error?.field], [400, 'people']);
    assert.deepEqual(
      (await playersOf(team)).map(({ shirt }) => shirt),
      [7, 8],
    );
  });

  it('read from a list recognises people with an account in another team of the club: they are invited', async () => {
    const club = await createOrganisation(world, 'admin');
    const first = await createTeam(world, { organisationId: club.id }, 'CAPTAIN');
    const second = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const stranger = await createTeam(world, {}, 'COACH');
    const list = ['Nombre;Apellidos;Nacimiento', 'captain;perez gil;17/5/1990', 'Captain;Pérez Gil;1/1/2001'];
    const preview = await world.call(
      squadCalls.readTable,
      { params: { teamId: second.id }, body: { text: [...list, 'Coach;Pérez Gil;17/5/1990'].join('\n') } },
      second.people.OWNER,
    );
    assert.deepEqual(
      preview.body.rows.map(({ outcome, personId }) => [outcome, personId]),
      [
        ['HAS_ACCOUNT', first.people.CAPTAIN.id],
        ['NEW', null],
        ['NEW', null],
      ],
      `not ${stranger.people.COACH.id}, of another club`,
    );
    const people = [{ firstName: 'Captain', personId: first.people.CAPTAIN.id }];
    const input = { params: { teamId: second.id }, body: { people } as never };
    const added = await world.call(squadCalls.add, input, second.people.OWNER);
    assert.equal(added.error?.code, 'PERSON_NOT_FOUND', 'nobody with an account is put into a team');
  });

  it('can include people of the club’s other teams: they are one person in both', async () => {
    const club = await createOrganisation(world, 'admin');
    const [first, second] = [
      await createTeam(world, { organisationId: club.id }, 'OWNER'),
      await createTeam(world, { organisationId: club.id }, 'OWNER'),
    ];
    const ana = { firstName: 'Ana', surnames: 'Gil', birthday: '2000-01-01' };
    const entered = await world.call(
      squadCalls.add,
      { params: { teamId: first.id }, body: { people: [ana] } },
      first.people.OWNER,
    );
    const personId = entered.body.added[0]?.personId as string;
    const preview = await world.call(
      squadCalls.readTable,
      { params: { teamId: second.id }, body: { text: 'Nombre\tApellidos\tNacimiento\nana\tgil\t1/1/2000' } },
      second.people.OWNER,
    );
    assert.deepEqual(
      preview.body.rows.map((row) => [row.outcome, row.personId]),
      [['IN_CLUB', personId]],
    );
    const linked = await world.call(
      squadCalls.add,
      { params: { teamId: second.id }, body: { people: [{ ...ana, personId }] } },
      second.people.OWNER,
    );
    assert.deepEqual(
      linked.body.added.map((one) => one.personId),
      [personId],
    );
  });
});
