import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { firstBout } from '../../../ui/bout/bout-values.ts';
import { isBlankTie, type ResultFormValues, setsIn, toResultInput } from './result.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

const values: ResultFormValues = {
  outcome: 'NORMAL',
  score: { home: 1, away: 1 },
  sets: '25-20 22–25',
  reason: ' ',
  shootOut: { home: 4, away: 2 },
  tries: { home: 3, away: 0 },
  extraTime: true,
  bout: firstBout(null),
  rubbers: [],
};

test('sets are parsed as people write them', () => {
  assert.deepEqual(setsIn('6-4, 7 – 6'), [
    { home: 6, away: 4 },
    { home: 7, away: 6 },
  ]);
});

test('only what the outcome needs is sent', () => {
  const football = rules('FOOTBALL_11');
  const resultOf = (isKnockout: boolean, change: Partial<ResultFormValues> = {}, by = football) =>
    toResultInput({ id: 'm', isKnockout }, { ...values, ...change }, by);
  assert.deepEqual(resultOf(true).shootOut, { home: 4, away: 2 });
  assert.equal(resultOf(false).shootOut, undefined);
  assert.equal(resultOf(false, { outcome: 'FORFEIT_HOME' }).score, undefined);
  assert.equal(resultOf(false, { outcome: 'ABANDONED' }).decision, 'KEEP_SCORE');
  assert.equal(resultOf(false, {}, rules('VOLLEYBALL_6')).sets?.length, 2);
});

test('rugby sends tries, ice hockey whether overtime decided, and other sports neither', () => {
  const resultOf = (key: string) => toResultInput({ id: 'm', isKnockout: false }, values, rules(key));
  assert.deepEqual(
    [resultOf('RUGBY_15').tries, resultOf('RUGBY_15').extraTime],
    [{ home: 3, away: 0 }, undefined],
  );
  assert.deepEqual([resultOf('ICE_HOCKEY').tries, resultOf('ICE_HOCKEY').extraTime], [undefined, true]);
  assert.deepEqual(
    [resultOf('FOOTBALL_11').tries, resultOf('FOOTBALL_11').extraTime],
    [undefined, undefined],
  );
});

test('a bout is sent with its method, in sports that have one', () => {
  const bout = { ...values.bout, method: 'KO', winner: 'AWAY', period: 2, time: '1:43' } as const;
  const resultOf = (key: string) =>
    toResultInput({ id: 'm', isKnockout: true }, { ...values, bout }, rules(key));
  const { method, winner, stoppedAt, score } = resultOf('BOXING_BOUT');
  assert.deepEqual([method, winner, score], ['KO', 'AWAY', undefined]);
  assert.deepEqual(stoppedAt, { period: 2, minute: 1, second: 43 });
  assert.deepEqual(resultOf('KARATE').score, values.score);
  const rounds = resultOf('TAEKWONDO');
  assert.deepEqual([rounds.method, rounds.score, rounds.sets?.length], ['KO', undefined, 2]);
  assert.equal(resultOf('FOOTBALL_11').method, undefined);
});

test('a played tie has a score sheet or at least a score', () => {
  const tie = rules('TENNIS_TEAM');
  const empty = { key: 'S1', home: [], away: [], sets: [{ home: '', away: '' }], ending: '' } as const;
  const blank: ResultFormValues = { ...values, score: { home: 0, away: 0 }, rubbers: [empty] };
  assert.equal(isBlankTie(blank, tie), true);
  assert.equal(isBlankTie({ ...blank, outcome: 'FORFEIT_HOME' }, tie), false);
  assert.equal(isBlankTie({ ...blank, score: { home: 2, away: 1 } }, tie), false);
  assert.equal(isBlankTie({ ...blank, rubbers: [{ ...empty, ending: 'UNPLAYED' }] }, tie), false);
  assert.equal(isBlankTie({ ...blank, rubbers: [] }, rules('FOOTBALL_11')), false);
});
