import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { raceCalls, raceEntryCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { raceMeeting } from './testing/race-meeting.ts';

const race = { name: '4 × 50 m estilos', distance: 200, legs: 4 };
const list = [
  'Dorsal;Equipo;Club;Sexo;Marca;Nadador 1;Nadador 2;Nadador 3;Nadador 4',
  '1;CN Ribera A;CN Ribera;F;2:05,10;Ana Gil (1990);Eva Mora (1991);Sara Pons;Lola Rey (2016)',
  '2;CN Puerto;CN Puerto;F;2:04,00;Inés Sanz;Nora Vidal;;',
].join('\n');

describe('a relay', () => {
  const world = openWorld();
  const relay = () => raceMeeting(world, { race, variant: 'POOL', sportKey: 'SWIMMING' });

  it('is entered with its members in order, with the same privacy of names as for others', async () => {
    const meeting = await relay();
    const pasted = await meeting.paste(list);
    assert.deepEqual([pasted.status, pasted.body.saved], [200, 2]);
    const [ribera, puerto] = (await meeting.entries()).body.items;
    assert.deepEqual(
      ribera?.members.map(({ firstName, surnames }) => `${firstName} ${surnames}`),
      ['Ana Gil', 'Eva Mora', 'Sara Pons', 'Lola Rey'],
    );
    assert.deepEqual([ribera?.team, ribera?.person, puerto?.members.length], ['CN Ribera A', null, 2]);
    await meeting.save([
      { bib: '1', mark: '2:04.00' },
      { bib: '2', status: 'DSQ' },
    ]);
    await meeting.publish('OFFICIAL');
    const { items } = (await meeting.results()).body;
    assert.deepEqual(
      items.map(({ team, place, status }) => [team, place, status]),
      [
        ['CN Ribera A', 1, null],
        ['CN Puerto', null, 'DSQ'],
      ],
    );
    const names = items[0]?.members.map(({ firstName, surnames }) => `${firstName} ${surnames}`.trim());
    assert.deepEqual([names?.[0], names?.[3]], ['Ana Gil', ''], 'a child of ten is not named');
  });

  it('identifies its members with swimmers of other races of the meeting', async () => {
    const meeting = await relay();
    const { competitionId, admin } = meeting;
    const added = await world.call(
      raceCalls.create,
      { params: { competitionId }, body: { name: '50 m libre' } },
      admin,
    );
    const params = { competitionId, raceId: added.body.id };
    const text = 'Nombre;Año\nAna Gil;1990';
    await world.call(raceEntryCalls.paste, { params, body: { text, mode: 'COMMIT' } }, admin);
    const alone = await world.call(raceEntryCalls.list, { params, query: {} }, admin);
    await meeting.paste('Equipo;Nadador 1\nCN Ribera;Ana Gil');
    const [team] = (await meeting.entries()).body.items;
    assert.equal(team?.members[0]?.id, alone.body.items[0]?.person?.id);
  });

  it('reports rows with no name, too many people or an invalid name', async () => {
    const meeting = await relay();
    const wrong = await meeting.paste(
      [
        'Equipo;Nadador 1;Nadador 2;Nadador 3;Nadador 4;Nadador 5',
        ';Ana Gil;;;;',
        'CN Ribera;A Uno;B Dos;C Tres;D Cuatro;E Cinco',
        'CN Puerto;12345;;;;',
      ].join('\n'),
    );
    const details = wrong.error?.details as { rows: { line: number; code: string }[] } | undefined;
    assert.deepEqual(
      details?.rows.map(({ line, code }) => [line, code]),
      [
        [2, 'RELAY_WITHOUT_NAME'],
        [3, 'RELAY_TOO_MANY'],
        [4, 'MEMBER_INVALID'],
      ],
    );
    assert.equal((await meeting.entries()).body.total, 0);
  });

  it('can change its swimmers, and stays a relay once teams are entered', async () => {
    const meeting = await relay();
    await meeting.paste(list);
    const { params, admin } = meeting;
    const [entry] = (await meeting.entries()).body.items;
    const change = (body: { members?: string[]; team?: string }) =>
      world.call(
        raceEntryCalls.update,
        { params: { ...params, entryId: entry?.id ?? '' }, body: { ...body, version: entry?.version ?? 1 } },
        admin,
      );
    const five = await change({ members: ['A Uno', 'B Dos', 'C Tres', 'D Cuatro', 'E Cinco'] });
    assert.deepEqual([five.status, five.error?.code, five.error?.field], [422, 'RELAY_TOO_MANY', 'members']);
    const changed = await change({ team: 'CN Ribera B', members: ['Eva Mora (1991)', 'Marta Cruz'] });
    assert.deepEqual(
      [changed.body.team, changed.body.members.map(({ firstName }) => firstName)],
      ['CN Ribera B', ['Eva', 'Marta']],
    );
    const [stored] = (await meeting.list()).body.races;
    const alone = await world.call(
      raceCalls.update,
      { params, body: { legs: null, version: stored?.version ?? 1 } },
      admin,
    );
    assert.deepEqual([alone.status, alone.error?.code], [409, 'RACE_HAS_ENTRIES']);
  });
});
