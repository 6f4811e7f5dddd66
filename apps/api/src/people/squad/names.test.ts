import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { squadCalls, teamCalls } from '@traip/contract';
import { createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the names of a squad', () => {
  const world = openWorld();
  const founded = () => createTeam(world, {}, 'OWNER');
  type Team = Awaited<ReturnType<typeof founded>>;
  const ofTeam = (team: Team) => ({ params: { teamId: team.id } });

  const add = async (team: Team, person: Record<string, unknown>) => {
    const body = { people: [person] } as never;
    const reply = await world.call(squadCalls.add, { ...ofTeam(team), body }, team.people.OWNER);
    return reply.body.added[0] ?? assert.fail();
  };
  const read = async (team: Team, text: string, more = {}) =>
    (await world.call(squadCalls.readTable, { ...ofTeam(team), body: { text, ...more } }, team.people.OWNER))
      .body.rows;
  const inPublic = async ({ id }: Team) =>
    (await world.call(teamCalls.full, { params: { id } })).body.members.map(
      ({ firstName, surnames }) => `${firstName} ${surnames}`,
    );

  it('are replaced in public by nicknames, where the name is public', async () => {
    const team = await founded();
    const adult = { firstName: 'Edelmiro', surnames: 'Soto', birthday: '1990-01-01' };
    await add(team, { ...adult, knownAs: 'Miro' });
    const [, shown] = await inPublic(team);
    assert.equal(shown, 'Miro ');
    const { body } = await world.call(squadCalls.get, ofTeam(team), team.people.OWNER);
    const [one = assert.fail()] = body.people.filter(({ userCode }) => userCode === null);
    assert.deepEqual([one.firstName, one.surnames, one.knownAs], ['Edelmiro', 'Soto', 'Miro']);
    const hidden = { personId: one.personId, version: one.version, publicName: 'HIDDEN' as const };
    const change = { ...ofTeam(team), body: { people: [hidden] } };
    await world.call(squadCalls.change, change, team.people.OWNER);
    assert.equal((await inPublic(team)).length, 1);
  });

  it('show the team’s decision, and the default by age', async () => {
    const team = await founded();
    const { personId, version, ...before } = await add(team, { firstName: 'Eva', birthday: '1990-01-01' });
    assert.deepEqual([before.publicName, before.chosenPublicName], ['FULL', null]);
    const people = [{ personId, version, publicName: 'SHORT' as const }];
    const { body } = await world.call(
      squadCalls.change,
      { ...ofTeam(team), body: { people } },
      team.people.OWNER,
    );
    const after = body.people.find((one) => one.personId === personId);
    assert.deepEqual([after?.publicName, after?.chosenPublicName], ['SHORT', 'SHORT']);
  });

  it('can be found by strangers only as far as they are public', async () => {
    const team = await founded();
    await add(team, { firstName: 'Xandra', surnames: 'Quevedo' });
    const stranger = await createPerson(world);
    const found = async (search: string) =>
      (await world.call(teamCalls.members, { ...ofTeam(team), query: { search } }, stranger)).body.items
        .length;
    assert.deepEqual([await found('xandra'), await found('quevedo')], [1, 0]);
  });

  it('are read from a table with nicknames and delegates, and rows that repeat another one name it', async () => {
    const team = await founded();
    const rows = await read(team, 'Nombre\tApellidos\tApodo\tCargo\nAna\tGil\tAnita\tDelegada\nAna\tGil\t\t');
    const [first, second] = rows;
    assert.deepEqual(
      [first?.person.knownAs, first?.person.isDelegate, first?.person.role],
      ['Anita', true, 'MEMBER'],
    );
    assert.deepEqual(
      second?.problems.map(({ code, sameAs }) => [code, sameAs]),
      [['PERSON_TWICE', 2]],
    );
    for (const heading of ['Alias', 'Conocido como', 'Nickname', 'Known as']) {
      const [row] = await read(team, `Nombre\tApellidos\t${heading}\nAna\tGil\tAnita`);
      assert.equal(row?.person.knownAs, 'Anita', heading);
    }
  });

  it('with dates of unclear order cause a single question', async () => {
    const team = await founded();
    const text = 'Nombre\tNacimiento\nAna Gil\t04/25/2001\nEva Soto\t03/09/2002';
    const eva = async (more = {}) => (await read(team, text, more))[1];
    assert.deepEqual(
      (await eva())?.problems.map(({ code }) => code),
      ['DATE_AMBIGUOUS'],
    );
    assert.equal((await eva({ dateOrder: 'MONTH_FIRST' }))?.person.birthday, '2002-03-09');
    assert.equal((await eva({ dateOrder: 'DAY_FIRST' }))?.person.birthday, '2002-09-03');
  });
});
