import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationPeopleCalls, squadCalls } from '@traip/contract';
import { createOrganisation, createTeam, enterPeople } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

describe('the people of an organisation', () => {
  const world = openWorld();

  async function founded() {
    const club = await createOrganisation(world, 'admin');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const params = { orgCode: club.code };
    const { admin } = club.people;
    const add = (...people: readonly Record<string, unknown>[]) =>
      world.call(organisationPeopleCalls.add, { params, body: { people } as never }, admin);
    const list = async (query: Record<string, unknown> = {}) =>
      (await world.call(organisationPeopleCalls.list, { params, query } as never, admin)).body;
    return { club, team, admin, add, list };
  }
  const named = (people: readonly { readonly firstName: string; readonly surnames: string }[]) =>
    people.map(({ firstName, surnames }) => `${firstName} ${surnames}`.trim());

  it('can be entered before they have a team, once, and join one by their id', async () => {
    const { team, admin, add, list } = await founded();
    const ana = { firstName: 'Ana', surnames: 'Gil', birthday: '2001-02-03' };
    const { status, body } = await add(ana, { firstName: 'Bea' });
    assert.deepEqual([status, body.added.length], [201, 2]);
    const again = (await add(ana)).body;
    assert.deepEqual([again.added, again.known], [[], [body.added[0]]]);
    assert.deepEqual(named((await list({ withoutTeam: 'true' })).items), ['Ana Gil', 'Bea']);

    const [personId] = body.added;
    const people = [{ ...ana, personId, shirt: 7 }];
    const input = { params: { teamId: team.id }, body: { people } as never };
    assert.equal((await world.call(squadCalls.add, input, admin)).status, 201);
    const [first] = (await list({ search: 'gil an' })).items;
    assert.deepEqual(
      first?.teams.map(({ id }) => id),
      [team.id],
    );
    assert.deepEqual(named((await list({ withoutTeam: 'true' })).items), ['Bea']);
  });

  it('can be read from a table, which shows whom the organisation or a team of it knows', async () => {
    const { club, team, admin, add } = await founded();
    await add(
      { firstName: 'Ana', surnames: 'Gil', birthday: '2001-02-03' },
      { firstName: 'Leo', surnames: 'Paz' },
    );
    await enterPeople(world, { teamId: team.id, enteredBy: team.people.OWNER.id }, [
      { firstName: 'Zoe', surnames: 'Mar' },
    ]);
    const lines = [
      'Nombre;Apellidos;Nacimiento',
      'Ana;Gil;2001-02-03',
      'Bea;Sol;',
      'Leo;Paz;1999-05-06',
      'Zoe;Mar;',
      'Kai;Roy;31/31/1999',
    ];
    const read = (text: string) =>
      world.call(
        organisationPeopleCalls.readTable,
        { params: { orgCode: club.code }, body: { text } },
        admin,
      );
    const { status, body } = await read(lines.join('\n'));
    assert.deepEqual(
      [status, body.rows.map(({ person, outcome }) => `${person.firstName} ${outcome}`)],
      [200, ['Ana IN_CLUB', 'Bea NEW', 'Leo DOUBTFUL', 'Zoe IN_CLUB', 'Kai WRONG']],
    );
    assert.equal((await read(' ')).error?.code, 'TABLE_EMPTY');
  });

  it('are recognised with an account too: a list shows them as present, and no one is entered again', async () => {
    const { club, team, admin, add } = await founded();
    const { OWNER } = team.people;
    const owner = { firstName: 'Owner', surnames: 'Perez Gil', birthday: '1990-05-17' };
    const text = 'Nombre;Apellidos;Nacimiento\nOwner;Perez Gil;17/5/1990\nOwner;Pérez Gil;';
    const input = { params: { orgCode: club.code }, body: { text } };
    const { body } = await world.call(organisationPeopleCalls.readTable, input, admin);
    assert.deepEqual(
      body.rows.map(({ outcome, personId }) => [outcome, personId]),
      [
        ['IN_CLUB', OWNER.id],
        ['DOUBTFUL', OWNER.id],
      ],
    );
    assert.deepEqual((await add(owner)).body, { added: [], known: [OWNER.id] });
  });

  it('can be changed by the team they join, like by the organisation that entered them', async () => {
    const { team, admin, add } = await founded();
    const { added } = (await add({ firstName: 'Ana' })).body;
    const params = { teamId: team.id };
    const people = [{ firstName: 'Ana', personId: added[0] }];
    await world.call(squadCalls.add, { params, body: { people } as never }, admin);
    const { body } = await world.call(squadCalls.get, { params }, team.people.OWNER);
    const ana = body.people.find(({ personId }) => personId === added[0]);
    assert.ok(ana?.abilities.includes('edit'));
  });

  it('include those of all its teams, page by page, and of no other organisation', async () => {
    const { team, list } = await founded();
    const { OWNER } = team.people;
    await enterPeople(world, { teamId: team.id, enteredBy: OWNER.id }, [
      { firstName: 'Zoe', surnames: 'A' },
      { firstName: 'Zoe', surnames: 'B' },
    ]);
    const other = await founded();
    await other.add({ firstName: 'Zoe', surnames: 'C' });
    const page = await list({ limit: 1, page: 2, search: 'zoe' });
    assert.deepEqual([named(page.items), page.total, page.totalPages], [['Zoe B'], 2, 2]);
    assert.equal((await list()).total, 3, 'with the owner of the team');
  });

  it('are not counted in a team when entered as individual competitors', async () => {
    const { club, team, list } = await founded();
    const { OWNER } = team.people;
    const alone = await createTeam(world, { organisationId: club.id, competitorKind: 'INDIVIDUAL' });
    for (const teamId of [team.id, alone.id])
      await enterPeople(world, { teamId, enteredBy: OWNER.id }, [{ firstName: 'Zoe', surnames: teamId }]);
    const { items } = await list({ search: 'zoe' });
    assert.deepEqual(
      items.map(({ surnames, teams }) => [surnames, teams.map(({ id }) => id)]).sort(),
      [
        [team.id, [team.id]],
        [alone.id, []],
      ].sort(),
    );
  });

  it('can be changed by the organisation that entered them, only from the latest version', async () => {
    const { club, admin, add, list } = await founded();
    const { added } = (await add({ firstName: 'Ana', surnames: 'Gil', phone: '+34600000000' })).body;
    const params = { orgCode: club.code, personId: added[0] ?? '' };
    const { version } = (await world.call(organisationPeopleCalls.get, { params }, admin)).body;
    const change = (body: Record<string, unknown>) =>
      world.call(organisationPeopleCalls.change, { params, body: { version, ...body } } as never, admin);
    const changed = await change({ surnames: 'Gil Sanz', birthday: '2001-02-03' });
    assert.deepEqual(
      [changed.status, changed.body.surnames, changed.body.phone, changed.body.version],
      [200, 'Gil Sanz', '+34600000000', version + 1],
    );
    const late = await change({ surnames: 'Otra' });
    assert.deepEqual([late.status, late.error?.code], [409, 'STALE_VERSION']);
    const wrong = await change({ birthday: 'ayer' });
    assert.deepEqual([wrong.status, wrong.error?.field], [400, 'birthday']);
    const [found] = (await list({ search: 'sanz' })).items;
    assert.deepEqual(found?.abilities, ['edit', 'remove']);
  });

  it('cannot be changed once they have an account or a guardian', async () => {
    const { club, team, admin, add, list } = await founded();
    const { OWNER } = team.people;
    const { added } = (await add({ firstName: 'Ana', birthday: '2020-02-03' })).body;
    const [childId = ''] = added;
    await world.store.db
      .insertInto('guardians')
      .values({ childId, userId: OWNER.id, relation: 'MOTHER', since: world.now(), endedAt: null })
      .execute();
    const codeOf = async (personId: string) => {
      const input = { params: { orgCode: club.code, personId }, body: { version: 1, firstName: 'X' } };
      return (await world.call(organisationPeopleCalls.change, input, admin)).error?.code;
    };
    assert.equal(await codeOf(childId), 'PERSON_HAS_GUARDIAN');
    assert.equal(await codeOf(OWNER.id), 'PERSON_HAS_ACCOUNT');
    const { items } = await list();
    assert.deepEqual(
      items.map(({ personId, abilities }) => [personId, abilities]),
      [
        [childId, ['remove']],
        [OWNER.id, []],
      ],
    );
  });

  it('leave the list without a team, and return manually or with the next list', async () => {
    const { club, team, admin, add, list } = await founded();
    const ana = { firstName: 'Ana', surnames: 'Gil' };
    const { added } = (await add(ana)).body;
    const params = { orgCode: club.code };
    const body = { personIds: added };
    const remove = () => world.call(organisationPeopleCalls.remove, { params, body }, admin);
    const names = async () => named((await list({ search: 'gil' })).items);
    assert.deepEqual((await remove()).body, { removed: 1 });
    assert.deepEqual(await names(), ['OWNER Pérez Gil']);
    const restore = () => world.call(organisationPeopleCalls.restore, { params, body }, admin);
    assert.deepEqual((await restore()).body, { restored: 1 });
    assert.deepEqual((await restore()).body, { restored: 0 }, 'again');
    assert.deepEqual(await names(), ['Ana Gil', 'OWNER Pérez Gil']);

    await remove();
    const text = 'Nombre;Apellidos\nAna;Gil';
    const table = await world.call(organisationPeopleCalls.readTable, { params, body: { text } }, admin);
    assert.equal(table.body.rows[0]?.outcome, 'NEW');
    assert.deepEqual((await add(ana)).body, { added, known: [] });

    const people = [{ ...ana, personId: added[0] }];
    await world.call(squadCalls.add, { params: { teamId: team.id }, body: { people } as never }, admin);
    const refused = await remove();
    assert.deepEqual([refused.error?.code, refused.error?.field], ['PERSON_IN_TEAM', 'personIds']);
  });
});
