import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { raceCalls, raceEntryCalls, raceRoundCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { levelHeats, swimmingMeeting } from './testing/swimming-meeting.ts';

describe('a race with rounds', () => {
  const world = openWorld();

  const sixSwimmers = [
    'Dorsal;Nombre;Sexo;Año;Marca',
    '1;Ana Gil;F;1990;58,10',
    '2;Eva Mora;F;1991;57,90',
    '3;Sara Pons;F;1992;59,00',
    '4;Lola Rey;F;1993;1:01,20',
    '5;Inés Sanz;F;1994;NT',
    '6;Nora Vidal;F;1995;58,90',
  ].join('\n');

  const swum = [
    { bib: '1', mark: '58.00' },
    { bib: '2', mark: '57.50' },
    { bib: '3', mark: '59.00' },
    { bib: '4', mark: '1:01.00' },
    { bib: '5', status: 'DNS' },
    { bib: '6', mark: '58.50' },
  ];

  it('goes from entries with seed marks to a podium', async () => {
    const meeting = await swimmingMeeting(world, [{ byTime: 2, toB: 2 }]);
    await meeting.paste(sixSwimmers);
    const created = await meeting.makeHeats(4);
    assert.deepEqual(
      created.body.after.map(({ bib, heat, lane }) => `${bib}: ${heat}/${lane}`),
      ['1: 1/2', '2: 2/2', '3: 1/3', '4: 2/1', '5: 1/1', '6: 2/3'],
    );
    await meeting.swim(meeting.params, swum);
    const filled = await meeting.fillNext();
    assert.deepEqual(
      filled.body.next.map(({ round, entries, missing, extra }) => [round, entries, missing, extra]),
      [
        ['FINAL_B', 2, [], []],
        ['FINAL_A', 2, [], []],
      ],
    );
    const finalA = await meeting.roundOf('FINAL_A');
    const finalB = await meeting.roundOf('FINAL_B');
    const starters = (await meeting.startList(finalA)).map(({ bib, heat, lane }) => [bib, heat, lane]);
    assert.deepEqual(starters, [
      ['1', 1, 3],
      ['2', 1, 2],
    ]);
    await meeting.swim(finalA, [
      { bib: '1', mark: '57.10' },
      { bib: '2', mark: '57.20' },
    ]);
    await meeting.swim(finalB, [
      { bib: '3', mark: '56.00' },
      { bib: '6', mark: '58.00' },
    ]);
    assert.deepEqual((await meeting.ranking()).body.ranking, [], 'nothing is published');
    for (const round of [meeting.params, finalA, finalB]) await meeting.publishRound(round, 'OFFICIAL');
    const { ranking } = (await meeting.ranking()).body;
    assert.deepEqual(
      ranking.map(({ place, bib, round }) => `${place} ${bib} ${round}`),
      ['1 1 FINAL_A', '2 2 FINAL_A', '3 3 FINAL_B', '4 6 FINAL_B', '5 4 HEATS', 'null 5 HEATS'],
    );
    const byHeat = await world.call(
      raceCalls.results,
      { params: meeting.params, query: { by: 'HEAT' } },
      undefined,
    );
    assert.deepEqual(
      byHeat.body.items.map(({ bib, heat, heatPlace, advance }) => [bib, heat, heatPlace, advance]),
      [
        ['1', 1, 1, 'q'],
        ['3', 1, 2, 'B'],
        ['5', 1, null, null],
        ['2', 2, 1, 'q'],
        ['6', 2, 2, 'B'],
        ['4', 2, 3, null],
      ],
    );
  });

  it('allows heats to be undone, and names the taken lane', async () => {
    const meeting = await swimmingMeeting(world);
    await meeting.paste(sixSwimmers);
    const { before } = (await meeting.makeHeats(4)).body;
    const undone = await meeting.place(before);
    assert.ok(undone.body.after.every(({ heat, lane }) => heat === null && lane === null));
    const twice = await meeting.place([
      { bib: '1', heat: 1, lane: 4 },
      { bib: '2', heat: 1, lane: 4 },
    ]);
    assert.deepEqual([twice.status, twice.error?.code, twice.error?.field], [422, 'LANE_TWICE', 'places']);
    const unknown = await meeting.place([{ bib: '99', heat: 1, lane: 4 }]);
    assert.equal(unknown.error?.code, 'UNKNOWN_BIB');
    const few = await meeting.makeHeats(3);
    assert.deepEqual([few.status, few.error?.field], [400, 'lanes']);
    await meeting.swim(meeting.params, [{ bib: '1', mark: '58.00' }]);
    assert.equal((await meeting.makeHeats(8)).error?.code, 'RACE_HAS_RESULTS');
  });

  it('names unreadable seed marks, and enters nobody', async () => {
    const meeting = await swimmingMeeting(world);
    const wrong = await meeting.paste('Nombre;Marca\nAna Gil;1:75,2');
    assert.equal(wrong.error?.code, 'SEED_INVALID');
    assert.equal((await meeting.startList()).length, 0);
  });

  it('doesn’t advance before everyone has a result, nor with an undecided tie', async () => {
    const { meeting, decide } = await levelHeats(world);
    const tied = await meeting.fillNext();
    assert.deepEqual([tied.status, tied.error?.code], [409, 'TIE_UNRESOLVED']);
    assert.deepEqual((await meeting.state()).body.ties, ['1', '2']);
    const decided = await decide(['2', '1']);
    assert.deepEqual([decided.body.ties, decided.body.next[0]?.missing], [[], ['2']]);
    await meeting.paste('Nombre;Año\nSara Pons;1990');
    assert.equal((await meeting.fillNext()).error?.code, 'ROUND_NOT_OVER');
    assert.equal((await decide(['1', '3'])).error?.code, 'NOT_LEVEL');
    const final = await meeting.roundOf('FINAL_A');
    assert.equal((await meeting.fillNext(final)).error?.code, 'LAST_ROUND');
  });

  const begunFinal = async () => {
    const meeting = await swimmingMeeting(world);
    await meeting.paste(sixSwimmers);
    await meeting.swim(meeting.params, swum);
    await meeting.fillNext();
    const final = await meeting.roundOf('FINAL_A');
    await meeting.swim(final, [{ bib: '2', mark: '57.00' }]);
    return { meeting, final };
  };

  it('refuses a correction that changes a started final, unless an admin insists', async () => {
    const { meeting, final } = await begunFinal();
    const correction = [{ bib: '1', status: 'DSQ' }];
    const refused = await meeting.swim(meeting.params, correction);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'DEPENDENT_STARTED']);
    const heats = await meeting.startList();
    assert.equal(heats.find(({ bib }) => bib === '1')?.result?.status, null, 'nothing was saved');
    const silent = await meeting.swim(meeting.params, correction, { force: true });
    assert.deepEqual([silent.error?.code, silent.error?.field], ['REASON_REQUIRED', 'reason']);
    const forced = await meeting.swim(meeting.params, correction, { force: true, reason: 'Salida nula' });
    assert.equal(forced.status, 200);
    const starters = (await meeting.startList(final)).map(({ bib }) => bib);
    assert.deepEqual(starters, ['1', '2', '6'], 'who was wronged is added, and nobody is taken out');
  });

  it('accepts corrections that don’t affect who advances', async () => {
    const { meeting } = await begunFinal();
    const saved = await meeting.swim(meeting.params, [{ bib: '4', mark: '1:00.50' }]);
    assert.equal(saved.status, 200);
  });

  it('has semi-finals between heats and finals', async () => {
    const meeting = await swimmingMeeting(world, [{ byPlace: 2 }, { byPlace: 1, byTime: 1 }]);
    const rounds = (await meeting.rounds()).map(({ round, advance }) => [round, advance?.byPlace ?? null]);
    assert.deepEqual(rounds, [
      ['HEATS', 2],
      ['SEMIFINAL', 1],
      ['FINAL_A', null],
    ]);
    const into = await world.call(
      raceEntryCalls.paste,
      { params: await meeting.roundOf('SEMIFINAL'), body: { text: 'Nombre\nAna Gil', mode: 'COMMIT' } },
      meeting.admin,
    );
    assert.equal(into.error?.code, 'ROUND_FILLED_BY_RESULTS');
  });

  it('needs a valid sequence of rounds, which is fixed once a later round has results', async () => {
    const { meeting } = await begunFinal();
    const set = async (qualifying: { byPlace?: number; byTime?: number; toB?: number }[], version?: number) =>
      world.call(
        raceRoundCalls.set,
        {
          params: meeting.params,
          body: { qualifying, version: version ?? (await meeting.rounds())[0]?.version ?? 1 },
        },
        meeting.admin,
      );
    assert.equal((await set([{ byTime: 4 }])).error?.code, 'RACE_HAS_RESULTS');
    const empty = await set([{}]);
    assert.deepEqual([empty.status, empty.error?.field], [400, 'qualifying.0']);
    const early = await set([{ byTime: 8, toB: 8 }, { byTime: 4 }]);
    assert.deepEqual([early.status, early.error?.field], [400, 'qualifying']);
    assert.equal((await set([{ byTime: 4 }], 99)).error?.code, 'STALE_VERSION');
    const fresh = await swimmingMeeting(world);
    const version = (await fresh.rounds())[0]?.version ?? 1;
    const body = { qualifying: [], version };
    await world.call(raceRoundCalls.set, { params: fresh.params, body }, fresh.admin);
    assert.deepEqual(
      (await fresh.rounds()).map(({ round }) => round),
      [null],
    );
  });

  it('keeps each swimmer the same person in all rounds', async () => {
    const { meeting, final } = await begunFinal();
    const change = async (of: typeof final, bib: string, body: { bib?: string; lane?: number }) => {
      const entry = (await meeting.startList(of)).find((one) => one.bib === bib);
      const params = { ...of, entryId: entry?.id ?? '' };
      return world.call(
        raceEntryCalls.update,
        { params, body: { ...body, version: entry?.version ?? 1 } },
        meeting.admin,
      );
    };
    assert.equal((await change(final, '1', { bib: '11' })).error?.code, 'ROUND_OF_A_RACE');
    assert.equal((await change(final, '1', { lane: 8 })).body.lane, 8);
    await change(meeting.params, '1', { bib: '11' });
    assert.deepEqual(
      (await meeting.startList(final)).map(({ bib }) => bib),
      ['2', '11'],
    );
  });
});
