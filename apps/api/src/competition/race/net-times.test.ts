import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sheetCalls } from '@traip/contract';
import { sql } from 'kysely';
import { openWorld, urlOf } from '../../testing/world.ts';
import { raceMeeting } from './testing/race-meeting.ts';

const startList = `Dorsal;Nombre;Sexo;Año
1;Ana Gil;F;1990
2;Eva Mora;F;1991
3;Luis Vidal;M;1995`;

const file = `Dorsal;Tiempo oficial;Tiempo neto
1;40:00;39:50
2;40:20;39:30
3;39:00;38:59`;

describe('net times', () => {
  const world = openWorld();

  const open = async () => {
    const race = { name: '10 km', distance: 10_000, groupsBy: 'NET', ties: 'SHARE' } as const;
    const meeting = await raceMeeting(world, { race });
    await meeting.paste(startList);
    return meeting;
  };

  const women = async ({ results }: Awaited<ReturnType<typeof open>>) =>
    (await results({ gender: 'FEMALE' })).body.items.map(({ bib, place, groupPlace, mark, netMark, gap }) => [
      ...[bib, place, groupPlace, mark, netMark, gap],
    ]);

  it('in a timing file rank women and men, while gun times rank everyone', async () => {
    const meeting = await open();
    assert.equal((await meeting.importFile(file)).body.saved, 3);
    await meeting.publish('OFFICIAL');
    const { items } = (await meeting.results()).body;
    assert.deepEqual(
      items.map(({ bib, place, genderPlace, gap }) => [bib, place, genderPlace, gap]),
      [
        ['3', 1, 1, 0],
        ['1', 2, 2, 60_000],
        ['2', 3, 1, 80_000],
      ],
    );
    assert.deepEqual(await women(meeting), [
      ['2', 3, 1, 2_420_000, 2_370_000, 0],
      ['1', 2, 2, 2_400_000, 2_390_000, 20_000],
    ]);
    const params = { id: meeting.competitionId, raceId: meeting.raceId };
    const sheet = await world.app.inject({
      url: urlOf(sheetCalls.raceResults, { params, query: { locale: 'en' } }),
    });
    assert.match(sheet.payload, /Net time.*39:30/s);
  });

  it('stay when only the mark is changed, and are deleted with it', async () => {
    const meeting = await open();
    await meeting.save([{ bib: '1', mark: '40:00', netMark: '39:50' }]);
    const stored = async () => (await meeting.entries()).body.items[0]?.result;
    await meeting.save([{ bib: '1', mark: '40:10' }]);
    assert.equal((await stored())?.netMark, 2_390_000);
    await meeting.save([{ bib: '1', mark: '39:00' }]);
    assert.equal((await stored())?.netMark, null, 'nobody is faster than their own clock');
    const late = await meeting.save([{ bib: '1', mark: '39:00', netMark: '39:01' }]);
    assert.equal(late.error?.code, 'NET_ABOVE_GUN');
    const wrong = await meeting.save([{ bib: '1', mark: '39:00', netMark: '1:75' }]);
    assert.equal(wrong.error?.code, 'MARK_INVALID');
    assert.equal((await stored())?.mark, 2_340_000);
  });

  it('are used as the mark if a file has no other, and both are recognised by their headings', async () => {
    const meeting = await open();
    await meeting.importFile('Dorsal;Tiempo neto\n1;39:50');
    assert.deepEqual((await meeting.entries()).body.items[0]?.result?.mark, 2_390_000);
  });
});

describe('the columns of a timing file', () => {
  const world = openWorld();
  const odd = 'Chip;Llegada;X\n1;a;40:00\n2;b;41:00';
  const columns = ['bib', null, 'mark'] as const;

  it('are remembered once someone has chosen them', async () => {
    const meeting = await raceMeeting(world);
    await meeting.paste(startList);
    const before = (await meeting.importFile(odd, 'PREVIEW')).body;
    assert.equal(before.isRemembered, false);
    assert.equal((await meeting.importWith(odd, columns, 'PREVIEW')).body.problems.length, 0);
    assert.equal(
      (await meeting.importFile(odd, 'PREVIEW')).body.isRemembered,
      false,
      'a look chooses nothing',
    );
    assert.equal((await meeting.importWith('Chip;Llegada;X\n9;a;40:00', columns)).error?.code, 'UNKNOWN_BIB');
    assert.equal(
      (await meeting.importFile(odd, 'PREVIEW')).body.isRemembered,
      false,
      'nor does what is refused',
    );
    assert.equal((await meeting.importWith(odd, columns)).body.saved, 2);
    const again = (await meeting.importFile('chip;LLEGADA;x\n3;c;42:00')).body;
    assert.deepEqual([again.isRemembered, again.saved], [true, 1]);
    const other = (await meeting.importFile('Dorsal;Tiempo\n3;42:00', 'PREVIEW')).body;
    assert.equal(other.isRemembered, false);
  });

  it('of twenty thousand rows are read at once: every problem is reported, and nothing is saved', async () => {
    const meeting = await raceMeeting(world);
    const count = 20_000;
    const bibs = Array.from({ length: count }, (_, index) => index + 1);
    const { rows: created } = await sql`insert into race_entries
        (id, organisation_id, competition_id, race_id, bib, gender, created_at)
      select gen_random_uuid(), organisation_id, competition_id, id, number::text, 'FEMALE', created_at
      from races cross join generate_series(1, ${sql.lit(count)}) as number where id = ${meeting.raceId}
      returning id`.execute(world.store.db);
    assert.equal(created.length, count);
    const row = (bib: number) => `${bib};${Math.floor(bib / 60) + 30}:${`${bib % 60}`.padStart(2, '0')}`;
    const rows = bibs.map(row);
    const wrong = ['Dorsal;Tiempo', ...rows, '7;31:00', '99999;31:00', 'x;1:75,2'].join('\n');
    const refused = await meeting.importFile(wrong);
    assert.equal(refused.error?.code, 'BIB_TWICE');
    const details = refused.error?.details as { rows: { line: number; code: string }[] } | undefined;
    assert.deepEqual(
      details?.rows.map(({ line, code }) => [line - count - 1, code]),
      [
        [1, 'BIB_TWICE'],
        [2, 'UNKNOWN_BIB'],
        [3, 'UNKNOWN_BIB'],
        [3, 'MARK_INVALID'],
      ],
    );
    assert.equal((await meeting.list()).body.races[0]?.results, 0);
  });
});
