import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { CallFailure } from '@traip/contract';
import { device, withDevice } from '../../../lib/testing/device.ts';
import type { ResultToSend, TypedResult } from '../typed/typed-result.ts';
import { flushResults } from './flush-results.ts';
import { enqueueResults, queuedIn, typeInto } from './queued-results.ts';
import {
  type RoundsId,
  readStoredRounds,
  roundsStorageKey,
  type StoredRounds,
  updateTyped,
} from './round-storage.ts';

const message = { es: 'No puede ser.', en: 'That cannot be.' };
const none = { home: '', away: '' };

const typed = (home: string, away: string): TypedResult => ({
  score: { home, away },
  sets: [],
  shootOut: none,
  method: '',
  winner: 'HOME',
  version: 1,
});

type Outcome = {
  matchId: string;
  status: 'SAVED' | 'UNCHANGED' | 'REFUSED';
  error: null | { code: string; message: typeof message };
};

describe('results saved offline', () => {
  let worlds = 0;
  let id: RoundsId;
  withDevice();
  beforeEach(() => {
    worlds += 1;
    id = { owner: 'ana', competitionId: `competition-${worlds}` };
  });

  const save = (matchId: string, home: string, away: string) =>
    updateTyped(id, (all) => {
      const value = typed(home, away);
      const result = { matchId, version: 1, score: { home: Number(home), away: Number(away) } };
      return enqueueResults(typeInto(all, matchId, value), [{ typed: value, result }]);
    });
  const send = (answer: (results: readonly ResultToSend[]) => readonly Outcome[]) =>
    flushResults(id, {
      client: { saveResults: async ({ body }) => ({ outcomes: [...answer(body.results)] }) },
      onSaved: async () => undefined,
    });
  const all = (status: Outcome['status']) => (results: readonly ResultToSend[]) =>
    results.map(({ matchId }) => ({ matchId, status, error: null }));

  it('survive closing the page', () => {
    save('m', '2', '1');
    const stored = JSON.parse(device.texts.get(roundsStorageKey(id)) ?? '') as StoredRounds;
    assert.deepEqual(queuedIn(stored.typed), [{ matchId: 'm', version: 1, score: { home: 2, away: 1 } }]);
  });

  it('are sent together, and removed once saved or already known', async () => {
    save('m', '2', '1');
    save('n', '0', '0');
    let calls = 0;
    await send((results) => {
      calls += 1;
      return [...all('SAVED')(results.slice(0, 1)), ...all('UNCHANGED')(results.slice(1))];
    });
    assert.deepEqual([calls, readStoredRounds(id).typed], [1, {}]);
  });

  it("stay for correction when refused, and don't block others", async () => {
    save('m', '2', '1');
    save('n', '0', '0');
    const error = { code: 'SCORE_INVALID', message };
    await send(() => [
      { matchId: 'm', status: 'REFUSED', error },
      { matchId: 'n', status: 'SAVED', error: null },
    ]);
    const { typed: left } = readStoredRounds(id);
    assert.deepEqual([Object.keys(left), left.m?.refusal, left.m?.queued], [['m'], message, undefined]);
  });

  it('wait while the backend is out of reach', async () => {
    save('m', '2', '1');
    const offline = new CallFailure('ERR_NETWORK', 'saveResults');
    await assert.rejects(
      flushResults(id, {
        client: { saveResults: () => Promise.reject(offline) },
        onSaved: async () => undefined,
      }),
      offline,
    );
    assert.equal(queuedIn(readStoredRounds(id).typed).length, 1);
  });

  it("aren't lost if retyped while being sent", async () => {
    save('m', '2', '1');
    await send((results) => {
      updateTyped(id, (current) => typeInto(current, 'm', typed('3', '1')));
      return all('SAVED')(results);
    });
    assert.equal(readStoredRounds(id).typed.m?.score.home, '3');
  });
});
