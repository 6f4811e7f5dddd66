import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { raceCalls, raceEntryCalls, raceRecordCalls, raceResultCalls, type Write } from '@traip/contract';
import { openWorld, type World } from '../../../testing/world.ts';
import { raceMeeting } from '../testing/race-meeting.ts';

type Race = Write<(typeof raceCalls)['create']['body']>;

const sprint: Race = {
  name: '100 m',
  distance: 100,
  resolution: 10,
  ties: 'SHARE',
  recordEvent: '100 m',
  bands: [
    { key: 'Sub-20', min: 0, max: 19 },
    { key: 'Sénior', min: 20, max: null },
  ],
};

const startList = `Dorsal;Nombre;Sexo;Año;Club
1;Ana Gil;F;1995;CA Ribera
2;Eva Mora;F;1990;Atletismo Norte
3;Luis Vidal;M;1996;CA Ribera`;

const history = `Prueba;Marca;Nombre;Sexo;Año de nacimiento;Club;Cuándo;Dónde
100m;12,40;Marta Ríos;F;1960;CA Ribera;1985;Alameda
100m;10,90;Juan Sol;M;1970;Atletismo Norte;14/06/1998;Alameda`;

/** A meeting with one sprint, optionally with its history, and its secretary's calls about records. */
async function meetingOf(world: World, race: Race = sprint) {
  const meeting = await raceMeeting(world, { race: { ...race }, variant: 'TRACK' });
  const { competitionId, admin } = meeting;
  const traip = await world.store.db
    .selectFrom('competitions')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .select(['traips.id', 'traips.code', 'traips.name'])
    .where('competitions.id', '=', competitionId)
    .executeTakeFirstOrThrow();
  const addEarlier = (
    text: string,
    more: Partial<Write<(typeof raceRecordCalls)['addEarlier']['body']>> = {},
  ) =>
    world.call(
      raceRecordCalls.addEarlier,
      { params: { traipId: traip.id }, body: { text, mode: 'COMMIT', ...more } },
      admin,
    );
  const records = async (query: Write<(typeof raceRecordCalls)['list']['query']> = {}) =>
    (await world.call(raceRecordCalls.list, { params: { code: traip.code }, query }, undefined)).body;
  const badges = async (raceId = meeting.raceId) => {
    const params = { code: traip.code, raceId };
    const { body } = await world.call(raceRecordCalls.ofRace, { params, query: {} }, undefined);
    const page = await world.call(
      raceCalls.results,
      { params: { competitionId, raceId }, query: {} },
      undefined,
    );
    const bibOf = new Map(page.body.items.map(({ entryId, bib }) => [entryId, bib]));
    return Object.fromEntries(
      body.items.map(({ entryId, records: own }) => [
        bibOf.get(entryId) ?? '?',
        own.map(({ kind, isEqual, band }) => [kind, band, isEqual ? '=' : ''].filter(Boolean).join(' ')),
      ]),
    );
  };
  /** Another race of the meeting, with the same start list and these results. */
  const raceAgain = async (
    again: Race,
    results: Write<(typeof raceResultCalls)['save']['body']>['results'],
    list = startList,
  ) => {
    const { body } = await world.call(raceCalls.create, { params: { competitionId }, body: again }, admin);
    const params = { competitionId, raceId: body.id };
    const pasted = await world.call(
      raceEntryCalls.paste,
      { params, body: { text: list, mode: 'COMMIT' } },
      admin,
    );
    assert.equal(pasted.error, undefined, JSON.stringify(pasted.error));
    const saved = await world.call(raceResultCalls.save, { params, body: { results } }, admin);
    assert.equal(saved.error, undefined, JSON.stringify(saved.error));
    const { version } = saved.body.race;
    await world.call(raceCalls.publish, { params, body: { publication: 'OFFICIAL', version } }, admin);
    return body.id;
  };
  return { ...meeting, traip, addEarlier, records, badges, raceAgain };
}

type Records = Awaited<ReturnType<Awaited<ReturnType<typeof meetingOf>>['records']>>;

const held = ({ items }: Records) =>
  items.map(({ gender, band, club, holders }) => [
    [club, gender, band].filter(Boolean).join(' '),
    ...holders.map(({ mark, person, heldOn }) => `${person?.firstName} ${mark} ${heldOn}`),
  ]);

describe('records of a meeting', () => {
  const world = openWorld();

  const begun = async (race: Race = sprint) => {
    const meeting = await meetingOf(world, race);
    assert.equal((await meeting.addEarlier(history)).body.saved, 2);
    await meeting.paste(startList);
    return meeting;
  };

  it('begin with its history, and are proposed once results are provisional', async () => {
    const { addEarlier: _, ...meeting } = await begun();
    await meeting.save([
      { bib: '1', mark: '12,30' },
      { bib: '2', mark: '12,50' },
      { bib: '3', mark: '11,00' },
    ]);
    await meeting.publish('LIVE');
    const before = [
      ['FEMALE', 'Marta 12400 1985'],
      ['MALE', 'Juan 10900 1998-06-14'],
    ];
    assert.deepEqual(held(await meeting.records()), before);
    assert.deepEqual(await meeting.badges(), {});
    await meeting.publish('PROVISIONAL');
    const proposed = await meeting.records();
    assert.deepEqual(held(proposed), [['FEMALE', 'Ana 12300 2027-03-14'], before[1]]);
    const [women] = proposed.items;
    assert.equal(women?.holders[0]?.isProvisional, true);
    assert.equal(women?.previous?.person?.firstName, 'Marta');
    // The club had 12,40 before; the other club had no runners.
    assert.deepEqual(await meeting.badges(), { 1: ['MEETING', 'CLUB'] });
    await meeting.publish('OFFICIAL');
    assert.equal((await meeting.records()).items[0]?.holders[0]?.isProvisional, false);
  });

  it('return to their previous holder when an official result is corrected, disqualified or withdrawn', async () => {
    const meeting = await begun();
    await meeting.save([{ bib: '1', mark: '12,30' }]);
    await meeting.publish('OFFICIAL');
    const women = async () => held(await meeting.records())[0];
    assert.deepEqual(await women(), ['FEMALE', 'Ana 12300 2027-03-14']);
    const late = await meeting.save([{ bib: '1', mark: '12,60' }]);
    assert.equal(late.error?.code, 'RACE_OFFICIAL');
    assert.deepEqual(await women(), ['FEMALE', 'Ana 12300 2027-03-14']);
    await meeting.save([{ bib: '1', mark: '12,60' }], 'Photo finish');
    assert.deepEqual(await women(), ['FEMALE', 'Marta 12400 1985']);
    assert.deepEqual(await meeting.badges(), {});
    await meeting.save([{ bib: '1', mark: '12,40' }], 'Photo finish again');
    assert.deepEqual(await women(), ['FEMALE', 'Marta 12400 1985', 'Ana 12400 2027-03-14']);
    assert.deepEqual(await meeting.badges(), { 1: ['MEETING =', 'CLUB ='] });
    await meeting.save([{ bib: '1', status: 'DSQ' }], 'Lane');
    assert.deepEqual(await women(), ['FEMALE', 'Marta 12400 1985']);
    await meeting.save([{ bib: '1', mark: '12,20' }], 'Appeal');
    await meeting.publish('LIVE', 'New protest');
    assert.deepEqual(await women(), ['FEMALE', 'Marta 12400 1985']);
  });

  it('also exist for clubs, and for people who have run before', async () => {
    const meeting = await begun();
    await meeting.save([
      { bib: '1', mark: '12,60' },
      { bib: '2', mark: '12,70' },
    ]);
    await meeting.publish('OFFICIAL');
    assert.deepEqual(await meeting.badges(), {}, 'the first mark of somebody beats nobody');
    const raceId = await meeting.raceAgain(
      { ...sprint, startsAt: '2027-05-01T10:00:00Z', recordEvent: '100M' },
      [
        { bib: '1', mark: '12,50' },
        { bib: '2', mark: '12,70' },
      ],
    );
    assert.deepEqual(await meeting.badges(raceId), { 1: ['PERSONAL'], 2: ['CLUB =', 'PERSONAL ='] });
    const clubs = await meeting.records({ of: 'CLUB' });
    assert.deepEqual(held(clubs), [
      ['Atletismo Norte FEMALE', 'Eva 12700 2027-03-14', 'Eva 12700 2027-05-01'],
      ['Atletismo Norte MALE', 'Juan 10900 1998-06-14'],
      ['CA Ribera FEMALE', 'Marta 12400 1985'],
    ]);
    assert.deepEqual(held(await meeting.records({ of: 'CLUB', search: 'ribera' })), [held(clubs)[2]]);
  });

  it('need a measured wind of at most two metres a second, where wind counts', async () => {
    const meeting = await begun({ ...sprint, countsWind: true });
    await meeting.save([
      { bib: '1', mark: '12,10', wind: '+2,1' },
      { bib: '2', mark: '12,20' },
      { bib: '3', mark: '10,80', wind: '2,0' },
    ]);
    await meeting.publish('OFFICIAL');
    assert.deepEqual(held(await meeting.records()), [
      ['FEMALE', 'Marta 12400 1985'],
      ['MALE', 'Luis 10800 2027-03-14'],
    ]);
    const { items } = (await meeting.results()).body;
    assert.deepEqual(
      items.map(({ bib, wind }) => [bib, wind]),
      [
        ['3', 20],
        ['1', 21],
        ['2', null],
      ],
    );
    const wrong = await meeting.save([{ bib: '1', mark: '12,10', wind: 'fuerte' }], 'Wind');
    assert.equal(wrong.error?.code, 'WIND_INVALID');
  });

  it('exist for age groups if the organiser wants them', async () => {
    const meeting = await begun({ ...sprint, recordsByBand: true });
    await meeting.save([{ bib: '1', mark: '12,60' }]);
    await meeting.publish('OFFICIAL');
    assert.deepEqual(held(await meeting.records())[1], ['FEMALE Sénior', 'Ana 12600 2027-03-14']);
  });

  it('ignore the members of relays, except for the first leg', async () => {
    const meeting = await begun();
    await meeting.save([{ bib: '1', mark: '12,60' }]);
    await meeting.publish('OFFICIAL');
    const relay = {
      name: '4x100',
      legs: 2,
      resolution: 10,
      recordEvent: '2x100 m',
      legEvent: '100 m',
    } as const;
    const list = 'Dorsal;Equipo;Sexo;Atleta;Atleta\n7;Ribera;F;Ana Gil (1995);Eva Mora (1990)';
    const startsAt = '2027-05-01T10:00:00Z';
    const raceId = await meeting.raceAgain(
      { ...relay, startsAt },
      [{ bib: '7', mark: '25,00', splits: ['12,50'] }],
      list,
    );
    assert.deepEqual(await meeting.badges(raceId), { 7: ['PERSONAL'] });
    const relays = await meeting.records({ event: '2x100m' });
    assert.deepEqual(
      relays.items.map(({ holders }) => [holders[0]?.team, holders[0]?.mark]),
      [['Ribera', 25_000]],
    );
    assert.deepEqual(held(await meeting.records({ event: '100m' }))[0], ['FEMALE', 'Marta 12400 1985']);
  });

  it('show only public names, and keep private competitions apart', async () => {
    const meeting = await begun();
    await meeting.addEarlier('Prueba;Marca;Nombre;Sexo;Año de nacimiento\n100m;13,00;Leo Chico;M;2016', {});
    await meeting.addEarlier('Prueba;Marca;Nombre;Sexo;Año de nacimiento\n100m;10,10;Teo Menor;M;2016', {});
    const men = (await meeting.records()).items.find(({ gender }) => gender === 'MALE');
    assert.deepEqual([men?.holders[0]?.mark, men?.holders[0]?.person?.firstName], [10_100, '']);
    await meeting.save([{ bib: '1', mark: '12,00' }]);
    await meeting.publish('OFFICIAL');
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', meeting.competitionId)
      .execute();
    assert.deepEqual(held(await meeting.records())[0], ['FEMALE', 'Marta 12400 1985']);
  });

  it('refuse a list with all its problems, and save nothing of it', async () => {
    const meeting = await meetingOf(world);
    const wrong = `Prueba;Marca;Nombre;Sexo;Cuándo;Tipo;Club
100m;1:75,2;Ana Gil;F;1998;;
;12,40;Ana Gil;F;1998;;
100m;12,40;;F;1998;;
100m;12,40;Ana Gil;Z;2999;;
100m;12,40;Eva Mora;F;1998;club;
100m;12,40;Eva Mora;F;1998;otro;
100m;12,41;Eva Mora;F;1998;;
100 M;12,41;Eva Mora;F;1998;;`;
    const preview = (await meeting.addEarlier(wrong, { mode: 'PREVIEW' })).body;
    assert.deepEqual(
      preview.problems.map(({ line, code }) => [line, code]),
      [
        [2, 'MARK_INVALID'],
        [3, 'RECORD_EVENT_INVALID'],
        [4, 'RECORD_WITHOUT_NAME'],
        [5, 'GENDER_UNKNOWN'],
        [5, 'RECORD_DAY_INVALID'],
        [6, 'RECORD_WITHOUT_CLUB'],
        [7, 'RECORD_SCOPE_UNKNOWN'],
        [7, 'RECORD_TWICE'],
        [9, 'RECORD_TWICE'],
      ],
    );
    assert.equal((await meeting.addEarlier(wrong)).error?.code, 'MARK_INVALID');
    const params = { traipId: meeting.traip.id };
    const list = async () =>
      (await world.call(raceRecordCalls.earlier, { params }, meeting.admin)).body.marks;
    assert.deepEqual(await list(), []);
    assert.equal((await meeting.addEarlier('')).error?.code, 'TABLE_EMPTY');
    await meeting.addEarlier(history);
    assert.equal((await meeting.addEarlier(history)).error?.code, 'RECORD_TWICE');
    const [first] = await list();
    const deleted = { ...params, markId: first?.id ?? '' };
    assert.equal(
      (await world.call(raceRecordCalls.deleteEarlier, { params: deleted }, meeting.admin)).status,
      200,
    );
    assert.equal(
      (await world.call(raceRecordCalls.deleteEarlier, { params: deleted }, meeting.admin)).status,
      404,
    );
    assert.equal((await list()).length, 1);
  });

  it('need a racing sport', async () => {
    const meeting = await meetingOf(world);
    await world.store.db
      .updateTable('traips')
      .set({ sportKey: 'FOOTBALL' })
      .where('id', '=', meeting.traip.id)
      .execute();
    assert.equal((await meeting.addEarlier(history)).error?.code, 'NOT_A_RACE_SPORT');
  });
});
