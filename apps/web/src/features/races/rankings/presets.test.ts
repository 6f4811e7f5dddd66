import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presetTexts, rankingOfTexts } from './presets.ts';

test('a series uses Formula 1 points, and counts the five best results', () => {
  const { ranking } = rankingOfTexts(presetTexts('series', 'Circuito', 2027));
  assert.deepEqual(
    [ranking?.kind, ranking?.rules.points.slice(0, 3), ranking?.rules.best, ranking?.raceIds],
    ['SERIES', [25, 18, 15], 5, null],
  );
});

test('points are separated by spaces or commas, and can have decimals', () => {
  const points = (text: string) =>
    rankingOfTexts({ ...presetTexts('series', 'C', 2027), points: text }).ranking?.rules.points;
  assert.deepEqual(points('10, 6, 4'), [10, 6, 4]);
  assert.deepEqual(points('12,5 10\n8'), [12.5, 10, 8]);
  assert.equal(points('diez'), undefined);
});

test("the first field that isn't a number is named", () => {
  const texts = presetTexts('crossCountry', 'Equipos', 2027);
  assert.deepEqual(rankingOfTexts({ ...texts, score: 'cinco' }), { wrong: 'score' });
  assert.deepEqual(rankingOfTexts(texts).ranking?.rules.score, 5);
});
