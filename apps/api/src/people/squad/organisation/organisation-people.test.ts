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

  it('are entered before they have a team, once, and join one by their id', async () => {
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

  it('are read from a table first, which says whom the organisation or a team of it knows', async () => {
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

  it('are changed by the team that they join, as whoever entered them answers for them', async () => {
    const { team, admin, add } = await founded();
    const { added } = (await add({ firstName: 'Ana' })).body;
    const params = { teamId: team.id };
    const people = [{ firstName: 'Ana', personId: added[0] }];
    await world.call(squadCalls.add, { params, body: { people } as never }, admin);
    const { body } = await world.call(squadCalls.get, { params }, team.people.OWNER);
    const ana = body.people.find(({ personId }) => personId === added[0]);
    assert.ok(ana?.abilities.includes('edit'));
  });

  it('are those of all its teams, paged, and nobody else’s', async () => {
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
});
