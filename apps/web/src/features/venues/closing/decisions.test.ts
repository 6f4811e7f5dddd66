import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDecisions, decisionOf, type HitMatch, movesOf } from './decisions.ts';

const place = (time: string) => ({
  kickOff: `2027-01-16T${time}:00.000Z`,
  field: { id: 'f', name: 'Campo 1' },
});
const hit = (id: string, places: object[], losesField = false) =>
  ({
    match: { id, kickOff: '2027-01-16T11:00:00.000Z', home: { id: `${id}h` }, away: { id: `${id}a` } },
    losesField,
    refereeNames: ['Lucía'],
    places,
  }) as unknown as HitMatch;

const [near, none, fieldless] = [
  hit('near', [place('11:00'), place('13:00')]),
  hit('none', []),
  hit('gone', [], true),
] as const;

test("a match moves to its first free slot, or stays if there's none", () => {
  assert.deepEqual(
    [near, none].map((one) => decisionOf(one, {})),
    [0, 'STAY'],
  );
  assert.deepEqual(movesOf([near, none], {}), [
    { matchId: 'near', kickOff: '2027-01-16T11:00:00.000Z', fieldId: 'f' },
  ]);
});

test('sends another slot, no date, or the same time without the removed field', () => {
  const moves = movesOf([near, none, fieldless], { near: 1, none: 'POSTPONE' });
  assert.deepEqual(
    moves.map(({ matchId, kickOff, fieldId }) => [matchId, kickOff, fieldId]),
    [
      ['near', '2027-01-16T13:00:00.000Z', 'f'],
      ['none', null, null],
      ['gone', '2027-01-16T11:00:00.000Z', null],
    ],
  );
});

test('the button counts moved matches and notified teams', () => {
  assert.deepEqual(countDecisions([near, none], { none: 'POSTPONE' }), {
    moved: 1,
    postponed: 1,
    teams: 4,
    referees: 1,
  });
});
