import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchCalls } from '@traip/contract';
import { createPerson, createTeam, enterPeople } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('searching people', () => {
  const world = openWorld();
  const found = async (q: string) =>
    (await world.call(searchCalls.find, { query: { q, kind: 'PERSON' } })).body.items;
  const names = async (q: string) => (await found(q)).map(({ name }) => name);
  const yearsAgo = (years: number) => `${world.now().getUTCFullYear() - years}-01-01`;

  async function enter(person: Parameters<typeof enterPeople>[2][number], privacy?: 'PRIVATE') {
    const team = await createTeam(world, { ...(privacy && { privacy }) }, 'OWNER');
    const by = { teamId: team.id, enteredBy: team.people.OWNER.id };
    const [id = ''] = await enterPeople(world, by, [person]);
    return { id, team };
  }

  it('finds an adult by any part of the name', async () => {
    const { id } = await enter({ firstName: 'Íñigo', surnames: 'Zubeldía Otxoa', birthday: yearsAgo(30) });
    for (const typed of ['inigo', 'zubeldia', 'IÑIGO zub', 'otxoa inigo'])
      assert.deepEqual(await names(typed), ['Íñigo Zubeldía Otxoa'], typed);
    const [one] = await found('zubeldia');
    assert.deepEqual([one?.id, one?.code, one?.avatarUrl], [id, null, null]);
  });

  it('finds a minor by first name and initial, never by a surname', async () => {
    await enter({ firstName: 'Xandra', surnames: 'Quevedo Ibarz', birthday: yearsAgo(16) });
    assert.deepEqual(await names('xandra'), ['Xandra Q.']);
    assert.deepEqual(await names('xandra q'), ['Xandra Q.']);
    for (const typed of ['xandra que', 'quevedo', 'xandra quevedo', 'ibarz'])
      assert.deepEqual(await names(typed), [], typed);
  });

  it('never finds a hidden name', async () => {
    await enter({ firstName: 'Yolotl', surnames: 'Herrán', birthday: yearsAgo(9) });
    for (const typed of ['yolotl', 'yolotl h', 'herran']) assert.deepEqual(await names(typed), [], typed);
  });

  it('follows a decision about a name at once', async () => {
    const { id } = await enter({ firstName: 'Wenceslao', surnames: 'Urdangarín', birthday: yearsAgo(40) });
    const decide = (publicName: 'SHORT' | 'HIDDEN' | null) =>
      world.store.db.updateTable('persons').set({ publicName }).where('id', '=', id).execute();
    await decide('SHORT');
    assert.deepEqual([await names('wenceslao'), await names('urdangarin')], [['Wenceslao U.'], []]);
    await decide('HIDDEN');
    assert.deepEqual(await names('wenceslao'), []);
    await decide(null);
    assert.deepEqual(await names('urdangarin'), ['Wenceslao Urdangarín']);
  });

  it('finds people by their nickname, and then not by their name', async () => {
    const { id } = await enter({ firstName: 'Edelmiro', surnames: 'Vasconcelos', birthday: yearsAgo(30) });
    await world.store.db.updateTable('persons').set({ knownAs: 'Pichurri' }).where('id', '=', id).execute();
    assert.deepEqual(await names('pichurri'), ['Pichurri']);
    assert.deepEqual(await names('vasconcelos'), []);
    await world.store.db.updateTable('persons').set({ publicName: 'SHORT' }).where('id', '=', id).execute();
    assert.deepEqual(await names('pichurri'), ['Pichurri']);
    const surname = { knownAs: 'Vasconcelos' };
    await world.store.db.updateTable('persons').set(surname).where('id', '=', id).execute();
    assert.deepEqual([await names('edelmiro'), await names('vasconcelos')], [['Edelmiro V.'], []]);
  });

  it('finds accounts that play, unless they are private', async () => {
    const [shown, shy, idle] = [
      await createPerson(world, { firstName: 'Teodomiro', surnames: 'Público' }),
      await createPerson(world, { firstName: 'Teodomiro', surnames: 'Discreto', privacy: 'PRIVATE' }),
      await createPerson(world, { firstName: 'Teodomiro', surnames: 'Espectador' }),
    ];
    const team = await createTeam(world, {});
    const joinedAt = world.now();
    const memberships = [shown, shy].map(({ id: personId }) => ({
      teamId: team.id,
      personId,
      role: 'MEMBER' as const,
      joinedAt,
    }));
    await world.store.db.insertInto('teamMembers').values(memberships).execute();
    const items = await found('teodomiro');
    assert.deepEqual(
      items.map(({ code, name }) => [code, name]),
      [[shown.userCode, 'Teodomiro Público']],
      idle.userCode,
    );
  });

  it('leaves out people who were only in a private team', async () => {
    await enter({ firstName: 'Rigoberta', surnames: 'Oculta', birthday: yearsAgo(30) }, 'PRIVATE');
    assert.deepEqual(await names('rigoberta'), []);
  });
});
