import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { raceCalls, raceResultCalls, type Write } from '@traip/contract';
import { openWorld } from '../../../testing/world.ts';
import { raceMeeting } from '../testing/race-meeting.ts';

type Mark = Write<(typeof raceResultCalls)['markLine']['body']>['marks'][number];

const gun = Date.parse('2027-03-14T09:00:00.000Z');
const at = (seconds: number) => new Date(gun + seconds * 1000).toISOString();

function mark(seconds: number, change: Partial<Mark> = {}): Mark {
  const plain = { heat: null, bib: null, status: null, isUndone: false, changedAt: at(seconds) };
  return { id: randomUUIDv7(), kind: 'ARRIVAL', at: at(seconds), ...plain, ...change };
}

describe('the finish line of a race timed manually', () => {
  const world = openWorld();

  async function open() {
    const meeting = await raceMeeting(world);
    await meeting.paste('Dorsal;Nombre;Serie\n1;Luis Vidal;\n2;Nadia Ferrer;2');
    const { params, admin } = meeting;
    return {
      ...meeting,
      send: (marks: Mark[], since = 0) =>
        world.call(raceResultCalls.markLine, { params, body: { marks, since } }, admin),
      read: (since = 0) => world.call(raceResultCalls.line, { params, query: { since } }, admin),
    };
  }

  it('lists the starters, their waves and their results', async () => {
    const { read, save } = await open();
    await save([{ bib: '2', status: 'DNS' }]);
    const { body } = await read();
    assert.deepEqual(
      body.runners.map(({ bib, name, heat, status, version }) => [bib, name, heat, status, version]),
      [
        ['1', 'Luis Vidal', null, null, 0],
        ['2', 'Nadia Ferrer', 2, 'DNS', 1],
      ],
    );
    assert.deepEqual([body.isWhole, body.marks, body.revision], [true, [], 0]);
    assert.ok(Math.abs(Date.parse(body.readAt) - +world.now()) < 60_000);
  });

  it('keeps the arrivals of two phones, however often each sends them', async () => {
    const { send, read } = await open();
    const [start, first, second] = [mark(0, { kind: 'START' }), mark(1800), mark(1801, { bib: '2' })];
    await send([start, first]);
    await send([second]);
    const again = await send([start, first]);
    assert.deepEqual(again.body.marks, [start, first, second]);
    assert.equal(again.body.revision, 2, 'nothing was new');
    assert.equal((await read()).body.marks.length, 3);
  });

  it('keeps the later of two changes, in whichever order they arrive', async () => {
    const { send } = await open();
    const tap = mark(1800);
    await send([{ ...tap, bib: '1', changedAt: at(1810) }]);
    const { body } = await send([{ ...tap, bib: '2', changedAt: at(1805) }, tap]);
    assert.equal(body.marks[0]?.bib, '1');
    const undone = await send([{ ...tap, bib: '1', isUndone: true, changedAt: at(1820) }]);
    assert.equal(undone.body.marks[0]?.isUndone, true);
  });

  it('sends a phone only what it doesn’t know yet', async () => {
    const { send, read } = await open();
    const { revision } = (await send([mark(0, { kind: 'START' })])).body;
    const late = mark(1900);
    await send([late]);
    const { body } = await read(revision);
    assert.deepEqual([body.marks, body.runners], [[late], []]);
  });

  it('refuses incomplete or excessive taps, and keeps none of them', async () => {
    const { send, read } = await open();
    const wrong: Partial<Mark>[] = [
      { kind: 'START', bib: '1' },
      { kind: 'OUT', bib: '1' },
      { kind: 'OUT', status: 'DNF' },
      { status: 'DNF' },
      { heat: 2 },
      { bib: 'no bib!' },
    ];
    for (const change of wrong) {
      const { status, error } = await send([mark(10), mark(11, change)]);
      assert.equal(status, 400, JSON.stringify(change));
      assert.match(JSON.stringify(error), /marks\.1/);
    }
    assert.deepEqual((await read()).body.marks, []);
  });

  it('exists only for races against the clock', async () => {
    const golf = await raceMeeting(world, {
      race: { name: 'Abierto', golf: {} },
      variant: 'GOLF_STROKE',
      sportKey: 'GOLF',
    });
    const { error } = await world.call(
      raceResultCalls.markLine,
      { params: golf.params, body: { marks: [mark(1)] } },
      golf.admin,
    );
    assert.equal(error?.code, 'RACE_WITHOUT_CLOCK');
  });

  it('is deleted with its race', async () => {
    const { send, params, admin, raceId } = await open();
    await send([mark(1)]);
    await world.call(raceCalls.delete, { params }, admin);
    const left = await world.store.db
      .selectFrom('raceLineMarks')
      .select('id')
      .where('raceId', '=', raceId)
      .execute();
    assert.deepEqual(left, []);
  });
});
