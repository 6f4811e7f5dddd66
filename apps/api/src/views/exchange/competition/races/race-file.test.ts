import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CompetitionFile, exchangeCalls, raceCalls, type Write } from '@traip/contract';
import { raceMeeting } from '../../../../competition/race/testing/race-meeting.ts';
import { swimmingMeeting } from '../../../../competition/race/testing/swimming-meeting.ts';
import { createOrganisation } from '../../../../testing/fixtures/people.ts';
import { openWorld } from '../../../../testing/world.ts';

type File = Write<typeof CompetitionFile>;

describe('the file of a run', () => {
  const world = openWorld();

  const finished = async () => {
    const meeting = await raceMeeting(world);
    await meeting.paste('Dorsal;Nombre;Sexo;Año;Club\n1;Ana Gil;F;1990;CA Ribera\n2;Luis Mora;M;2001;');
    await meeting.save([
      { bib: '1', mark: '40:00', splits: ['19:30'] },
      { bib: '2', status: 'DNF' },
    ]);
    await meeting.publish('OFFICIAL');
    const { admin, competitionId } = meeting;
    const { body } = await world.call(exchangeCalls.exportCompetition, { params: { competitionId } }, admin);
    return body as unknown as File;
  };

  const importInto = async (file: File) => {
    const club = await createOrganisation(world, 'admin');
    const params = { orgCode: club.code };
    const body = { file, mode: 'COMMIT' as const };
    return {
      ...(await world.call(exchangeCalls.importCompetition, { params, body }, club.people.admin)),
      club,
    };
  };

  it('includes races, bibs and results, but no names', async () => {
    const file = await finished();
    assert.doesNotMatch(JSON.stringify(file), /Gil|Mora/);
    const { body, club } = await importInto(file);
    assert.equal(body.races, 1);
    const competitionId = body.competitionId ?? '';
    const { admin } = club.people;
    const again = await world.call(exchangeCalls.exportCompetition, { params: { competitionId } }, admin);
    assert.deepEqual((again.body as unknown as File).races, file.races);
    const { races } = (await world.call(raceCalls.list, { params: { competitionId } }, admin)).body;
    const params = { competitionId, raceId: races[0]?.id ?? '' };
    const { items } = (await world.call(raceCalls.results, { params, query: {} }, admin)).body;
    assert.deepEqual(
      items.map(({ bib, place, person, band }) => [bib, place, person, band]),
      [
        ['1', 1, null, '35+'],
        ['2', null, null, 'Sénior'],
      ],
    );
  });

  it('includes rounds, with who goes on and the overall order', async () => {
    const meeting = await swimmingMeeting(world, [{ byTime: 1 }]);
    await meeting.paste('Nombre;Marca\nAna Gil;58,00\nEva Mora;59,00');
    await meeting.makeHeats(4);
    await meeting.save([
      { bib: '1', mark: '58.10' },
      { bib: '2', mark: '57.90' },
    ]);
    await meeting.fillNext();
    await meeting.swim(await meeting.roundOf('FINAL_A'), [{ bib: '2', mark: '57.00' }]);
    const { admin, competitionId } = meeting;
    const { body } = await world.call(exchangeCalls.exportCompetition, { params: { competitionId } }, admin);
    const file = body as unknown as File;
    const imported = await importInto(file);
    const params = { competitionId: imported.body.competitionId ?? '' };
    const again = await world.call(exchangeCalls.exportCompetition, { params }, imported.club.people.admin);
    assert.deepEqual((again.body as unknown as File).races, file.races);
    const [heats, final] = file.races ?? [];
    assert.ok(heats && final);
    const astray = await importInto({ ...file, races: [final, heats] });
    assert.deepEqual([astray.error?.code, astray.error?.field], ['FILE_INCONSISTENT', 'file.races.0.event']);
  });

  it('is refused with a duplicate bib, or with races in a sport of matches', async () => {
    const file = await finished();
    const [race] = file.races ?? [];
    const [entry] = race?.entries ?? [];
    assert.ok(race && entry);
    const twice = await importInto({ ...file, races: [{ ...race, entries: [entry, entry] }] });
    assert.deepEqual([twice.error?.code, twice.error?.field], ['FILE_INCONSISTENT', 'file.races.0.entries']);
    const football = await importInto({
      ...file,
      traip: { ...file.traip, sportKey: 'FOOTBALL' },
      category: { ...file.category, sportVariantKey: 'FOOTBALL_11' },
    });
    assert.equal(football.error?.code, 'FILE_INCONSISTENT');
  });
});
