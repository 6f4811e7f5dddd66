import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { CallFailure } from '@traip/contract';
import { type LineMark, mergeLine } from '@traip/engine/race-day';
import { parseTime } from '@traip/engine/ranking';
import { flushLine, readRemoteLine } from './flush-line.ts';
import { asSent, withAnswer, withArrival, withChange, withMark, withOtherBib } from './line-changes.ts';
import {
  emptyLine,
  type LineClient,
  type LineData,
  type LineId,
  lineStorageKey,
  readStoredLine,
  type StoredLine,
  updateStoredLine,
} from './line-storage.ts';

const gun = Date.parse('2027-03-14T09:00:00.000Z');
const [ana, leo] = ['ana', 'leo'].map((owner): LineId => ({ owner, competitionId: 'c', raceId: 'r' })) as [
  LineId,
  LineId,
];

/** A backend that stores one line, and can lose its responses. */
function openBackend() {
  let marks: readonly (LineMark & { revision: number })[] = [];
  let revision = 0;
  const results = new Map<
    string,
    { mark: number | null; status: string | null; order: number | null; version: number }
  >();
  const state = { isOffline: false, losesAnswers: false, saves: 0 };
  const race = { resolution: 100, ties: 'ORDER', publication: 'LIVE' };
  const reply = (since: number) => {
    if (state.isOffline || state.losesAnswers) throw new CallFailure('ERR_NETWORK', 'line');
    const runners = ['1', '2', '3'].map((bib) => {
      const result = results.get(bib) ?? { mark: null, status: null, order: null, version: 0 };
      return { bib, name: null, heat: null, ...result };
    });
    const changed = marks
      .filter((mark) => mark.revision > since)
      .map(({ revision: _known, ...mark }) => asSent(mark));
    return { readAt: new Date().toISOString(), revision, marks: changed, race, runners, isWhole: true };
  };
  const client = {
    line: async ({ query }: { query: { since: number } }) => reply(query.since) as unknown as LineData,
    markLine: async ({ body }: { body: { marks: LineData['marks']; since: number } }) => {
      if (state.isOffline) throw new CallFailure('ERR_NETWORK', 'markLine');
      revision += 1;
      const sent = body.marks.map(({ at, changedAt, ...mark }) => {
        return { ...mark, at: Date.parse(at), changedAt: Date.parse(changedAt), revision };
      });
      marks = mergeLine(marks, sent);
      return reply(body.since) as unknown as LineData;
    },
    save: async ({ body }: { body: { results: Parameters<LineClient['save']>[0]['body']['results'] } }) => {
      state.saves += 1;
      const isStale = body.results.some(({ bib, version }) => version !== (results.get(bib)?.version ?? 0));
      if (isStale) {
        const error = { code: 'STALE_VERSION', message: { es: '', en: '' }, requestId: '' };
        throw new CallFailure('ERR_BAD_REQUEST', 'save', { status: 409, body: { error } });
      }
      for (const { bib, mark = '', status = '', order = null } of body.results) {
        const version = (results.get(bib)?.version ?? 0) + 1;
        if (mark === '' && status === '') results.delete(bib);
        else
          results.set(bib, { mark: parseTime(mark), status: status || null, order: order ?? null, version });
      }
      if (state.losesAnswers) throw new CallFailure('ERR_NETWORK', 'save');
    },
  } as unknown as LineClient;
  return { client, state, results, marks: () => marks };
}

const change = (id: LineId, update: (stored: StoredLine) => StoredLine) => updateStoredLine(id, update);
const tap = (id: LineId, name: string, seconds: number, bib: string | null = null) =>
  change(id, (stored) => withMark(stored, name, { kind: 'ARRIVAL', bib }, gun + seconds * 1000));
const start = (id: LineId) => change(id, (stored) => withMark(stored, 'gun', { kind: 'START' }, gun));
const save = (id: LineId) => change(id, (stored) => ({ ...stored, isSaving: true }));

beforeEach(() => {
  for (const id of [ana, leo]) change(id, () => emptyLine);
});

test('lines are stored under the name that is already in use on devices', () => {
  assert.equal(lineStorageKey(ana), 'traip.line.ana.r');
});

test("two phones offline lose none of each other's arrivals", async () => {
  const { client, state, marks } = openBackend();
  state.isOffline = true;
  start(ana);
  tap(ana, 'a', 10, '1');
  tap(leo, 'b', 11, '2');
  await assert.rejects(flushLine(ana, client));
  assert.equal(readStoredLine(ana).pending.length, 2);
  state.isOffline = false;
  await flushLine(ana, client);
  await flushLine(leo, client);
  await readRemoteLine(ana, client, false);
  for (const id of [ana, leo])
    assert.deepEqual(
      readStoredLine(id).marks.map((mark) => mark.id),
      ['gun', 'a', 'b'],
    );
  assert.equal(marks().length, 3);
  assert.deepEqual([readStoredLine(ana).pending, readStoredLine(leo).pending], [[], []]);
});

test('a request whose response was lost is repeated, and nothing counts twice', async () => {
  const { client, state, results, marks } = openBackend();
  start(ana);
  tap(ana, 'a', 10.01, '1');
  save(ana);
  state.losesAnswers = true;
  await assert.rejects(flushLine(ana, client));
  state.losesAnswers = false;
  await flushLine(ana, client);
  assert.equal(marks().length, 2);
  assert.deepEqual(results.get('1'), { mark: 10_100, status: null, order: 1, version: 1 });
  assert.deepEqual([readStoredLine(ana).isSaving, readStoredLine(ana).saved], [false, 1]);
  save(ana);
  await flushLine(ana, client);
  assert.equal(state.saves, 1, 'nothing is left to save');
});

test('a corrected bib keeps its time', async () => {
  const { client, results } = openBackend();
  start(ana);
  tap(ana, 'a', 10, '1');
  save(ana);
  await flushLine(ana, client);
  const now = gun + 20_000;
  change(ana, (stored) => withOtherBib(stored, { id: 'a', newId: 'a2', bib: '3' }, now));
  save(ana);
  await flushLine(ana, client);
  assert.deepEqual([...results.keys()], ['3']);
  assert.equal(results.get('3')?.mark, 10_000);
});

test('results that another phone has saved meanwhile are fetched again', async () => {
  const { client, results } = openBackend();
  start(ana);
  tap(ana, 'a', 10, '1');
  await flushLine(ana, client);
  let isFirst = true;
  const stale = {
    ...client,
    line: async (input: Parameters<LineClient['line']>[0]) => {
      const reply = await client.line(input);
      if (isFirst) results.set('1', { mark: 9000, status: null, order: 1, version: 7 });
      isFirst = false;
      return reply;
    },
  } as LineClient;
  save(ana);
  await flushLine(ana, stale);
  assert.deepEqual(results.get('1'), { mark: 10_000, status: null, order: 1, version: 8 });
});

test('a change made during sending waits for the next time', async () => {
  const { client } = openBackend();
  tap(ana, 'a', 10);
  const slow = {
    ...client,
    markLine: async (input: Parameters<LineClient['markLine']>[0]) => {
      const reply = await client.markLine(input);
      if (readStoredLine(ana).marks[0]?.bib === null)
        change(ana, (stored) => withChange(stored, 'a', { bib: '2' }, gun + 30_000));
      return reply;
    },
  } as LineClient;
  await flushLine(ana, slow);
  assert.deepEqual(readStoredLine(ana).pending, []);
  assert.equal(readStoredLine(ana).marks[0]?.bib, '2');
});

test('an implausible tap waits with its time, and counts once confirmed', () => {
  const race = {
    resolution: 100,
    ties: 'ORDER',
    kind: 'TIME',
    distance: 1609,
    legs: null,
  } as StoredLine['race'];
  const runners = ['1', '2'].map((bib) => ({ bib, heat: null }) as StoredLine['runners'][number]);
  const begun = withMark(
    { ...emptyLine, race, runners, isWhole: true, sportKey: 'RUNNING' },
    'gun',
    { kind: 'START' },
    gun,
  );
  const held = withArrival(begun, { id: 'early', bib: '1' }, gun + 5000);
  assert.deepEqual(held.held, [{ id: 'early', bib: '1', at: gun + 5000, doubt: 'TOO_FAST' }]);
  assert.deepEqual(held.pending, ['gun']);
  assert.deepEqual(withAnswer(held, 'early', false, gun + 9000), begun);
  const answered = withAnswer(held, 'early', true, gun + 9000);
  assert.equal(answered.marks.find(({ id }) => id === 'early')?.at, gun + 5000);
  assert.deepEqual([answered.held, answered.pending], [[], ['gun', 'early']]);
  const later = withArrival(answered, { id: 'late', bib: '2' }, gun + 300_000);
  assert.deepEqual([later.held, later.marks.length], [[], 3]);
});
