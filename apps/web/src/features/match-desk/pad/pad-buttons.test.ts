import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { padButtons, takesSets } from './pad-buttons.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

const shown = (key: string) => padButtons(rules(key)).map(({ type, kinds }) => `${type} ${kinds.join(' ')}`);

test('football has one button for goals, and the cards that referees show', () => {
  assert.deepEqual(shown('FOOTBALL_11'), [
    'GOAL GOAL PENALTY',
    'OWN_GOAL OWN_GOAL',
    'CARD YELLOW RED',
    'FOUL FOUL',
  ]);
});

test('in basketball each basket has its own button', () => {
  assert.deepEqual(shown('BASKETBALL_5').slice(0, 3), ['GOAL FIELD_GOAL', 'GOAL FREE_THROW', 'GOAL THREE']);
  const worth = padButtons(rules('BASKETBALL_5')).map((button) => button.worth);
  assert.deepEqual(worth, [2, 1, 3, null, null]);
  assert.equal(padButtons(rules('FOOTBALL_11'))[0]?.worth, null);
});

test('volleyball is recorded point by point, or set by set', () => {
  assert.equal(shown('VOLLEYBALL_6')[0], 'GOAL POINT ATTACK BLOCK ACE');
  assert.equal(takesSets(rules('VOLLEYBALL_6')), true);
  assert.equal(takesSets(rules('FOOTBALL_11')), false);
});

test('statistics beside the score have one button, in sports that have any', () => {
  assert.equal(shown('BASKETBALL_5').at(-1), 'STAT REBOUND STEAL BLOCK TURNOVER');
  assert.deepEqual(shown('BASEBALL_9'), ['GOAL RUN', 'STAT HIT HOME_RUN OUT ERROR']);
  assert.equal(shown('HANDBALL_7').at(-1), 'STAT SAVE');
  assert.ok(!shown('FOOTBALL_11').some((button) => button.startsWith('STAT')));
});

test('every combat sport has its own buttons', () => {
  assert.deepEqual(shown('BOXING_BOUT'), ['GOAL KNOCKDOWN', 'CARD WARNING', 'CARD POINT_DEDUCTION']);
  assert.deepEqual(shown('JUDO'), ['GOAL POINT', 'GOAL POINT_10', 'CARD SHIDO', 'CARD HANSOKU_MAKE']);
  assert.deepEqual(shown('TAEKWONDO').slice(-3), ['GOAL POINT_5', 'GOAL ROUND', 'CARD GAM_JEOM']);
  const wins = padButtons(rules('TAEKWONDO')).find(({ kinds }) => kinds.includes('ROUND'));
  assert.equal(wins?.worth, null, 'it gives the round, and no points');
  assert.deepEqual(shown('FREESTYLE').at(-1), 'CARD CAUTION');
  assert.deepEqual(
    padButtons(rules('KARATE')).map(({ worth }) => worth),
    [1, 2, 3, null, null, null],
  );
});
