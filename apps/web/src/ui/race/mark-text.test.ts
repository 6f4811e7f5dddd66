import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationText, gapText, markText, paceText } from './mark-text.ts';

test('marks are formatted for each language', () => {
  const road = { kind: 'TIME', resolution: 1000 } as const;
  assert.equal(markText(2_642_000, road, 'es'), '44:02');
  assert.equal(markText(3_734_000, road, 'en'), '1:02:14');
  assert.equal(markText(59_990, { kind: 'TIME', resolution: 10 }, 'es'), '59,99');
  assert.equal(markText(8410, { kind: 'DISTANCE', resolution: 10 }, 'en'), '8.41 m');
  assert.equal(markText(120, { kind: 'POINTS', resolution: 1 }, 'es'), '120');
});

test('a time below a minute shows its minutes if there are no decimals', () => {
  const road = { kind: 'TIME', resolution: 1000 } as const;
  assert.deepEqual([durationText(45_000, road, 'es'), gapText(5000, road, 'es')], ['0:45', '+0:05']);
  assert.equal(durationText(45_120, { kind: 'TIME', resolution: 10 }, 'es'), '45,12');
});

test('the pace is per kilometre, and only for longer races', () => {
  assert.equal(paceText(2_642_000, 10_000), '4:24');
  assert.equal(paceText(10_000, 100), null);
});
