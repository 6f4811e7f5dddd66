import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchUnitOf, sportByKey, sportsList } from './index.ts';

test('combat sports are fought in bouts, teams meet in ties of rubbers, and all others play matches', () => {
  const of = (unit: string) =>
    sportsList
      .filter((sport) => sport.parentKey !== null && matchUnitOf(sport) === unit)
      .map(({ key }) => key);
  assert.deepEqual(of('BOUT'), ['BOXING_BOUT', 'JUDO', 'KARATE', 'TAEKWONDO', 'FREESTYLE', 'GRECO_ROMAN']);
  assert.deepEqual(of('TIE'), [
    'TENNIS_TEAM',
    'BADMINTON_TEAM',
    'PADEL_TEAM',
    'PING_PONG_RUBBERS',
    'SQUASH_TEAM',
  ]);
  const football = sportByKey('FOOTBALL');
  assert.equal(football && matchUnitOf(football), 'MATCH');
});
