import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sportByKey } from '@traip/engine';
import { rubberResults } from '@traip/engine/match';
import type { Queue } from '../queue/queue.ts';
import { localRubbers } from './local-rubbers.ts';

const rules = sportByKey('TENNIS_TEAM')?.rubbers;
assert.ok(rules);
const ana = { id: 'ana', userCode: null, firstName: 'Ana', surnames: 'Ruiz', avatarUrl: null };
const stored = [
  {
    key: 'S1',
    kind: 'SINGLES' as const,
    value: 1,
    sets: [],
    ending: null,
    winner: null,
    hasBegun: false,
    home: [ana],
    away: [],
  },
];
const queued = (home: string[], more: object = {}) => ({
  event: { clientEventId: 'one', type: 'GOAL', kind: 'RUBBER', period: 1, rubber: { key: 'S1', home } },
  playerName: null,
  tries: 0,
  ...more,
});

it('every rubber of the rules is listed, with the score that this device counts', () => {
  const results = rubberResults(
    [
      {
        key: 'S1',
        sets: [
          { home: 6, away: 0 },
          { home: 6, away: 0 },
        ],
      },
    ],
    rules,
  );
  const list = localRubbers({ rubbers: stored }, results, [], rules);
  assert.deepEqual(
    list.map(({ key, winner, hasBegun }) => [key, winner, hasBegun]),
    [
      ['S1', 'HOME', true],
      ['S2', null, false],
      ['D1', null, false],
    ],
  );
  assert.deepEqual(list[0]?.home, [ana]);
});

it('players named offline are shown before they are sent, unless refused', () => {
  const home = (queue: unknown) => localRubbers({ rubbers: stored }, [], queue as Queue, rules)[0]?.home;
  assert.deepEqual(home([queued(['bea'])]), [{ id: 'bea' }]);
  assert.deepEqual(home([queued(['bea'], { refusal: { es: 'No', en: 'No' } })]), [ana]);
});
