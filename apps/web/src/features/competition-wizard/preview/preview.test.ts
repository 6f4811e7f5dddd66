import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyDraft } from '../draft/draft.ts';
import { type FormatKey, formatKeys, phasesOf } from '../draft/formats.ts';
import { type Preview, previewOf } from './preview.ts';

type Params = (typeof emptyDraft)['format']['params'];

function preview(key: FormatKey, teams: number, more: object = {}, params: Params = {}): Preview {
  const found = previewOf(phasesOf({ ...emptyDraft.format, key, params, ...more }, teams), teams);
  assert.ok(!('breach' in found), JSON.stringify(found));
  return found;
}

test('a double league of 20 has 38 rounds and 380 matches, 38 for each team', () => {
  const { matches, rounds, byes, perTeam } = preview('LEAGUE', 20, {}, { ROUND_ROBIN: { legs: 2 } });
  assert.deepEqual([matches, rounds, byes, perTeam], [380, 38, 0, { min: 38, max: 38 }]);
});

test('24 teams in 6 groups with the four best thirds play 36 matches and then 15', () => {
  const { matches, stages } = preview('GROUPS_KNOCKOUT', 24, { best: 4 }, { GROUPS: { groups: 6 } });
  assert.equal(matches, 51);
  assert.deepEqual(
    stages.map(({ kind, size, matches: played }) => `${kind} ${size} ${played}`),
    ['groups 3 36', 'knockout 8 8', 'knockout 4 4', 'knockout 2 2', 'knockout 1 1'],
  );
});

test('a Swiss of 13 has four rounds of six matches, and one team rests in each', () => {
  const { matches, rounds, byes, perTeam } = preview('SWISS', 13);
  assert.deepEqual([matches, rounds, byes, perTeam], [24, 4, 4, { min: 3, max: 4 }]);
});

test('a double elimination of 11 is split into upper bracket, lower bracket and grand final', () => {
  const { stages, matches } = preview('DOUBLE_ELIM', 11);
  assert.deepEqual([...new Set(stages.map(({ kind }) => kind))].sort(), ['grandFinal', 'lower', 'upper']);
  assert.ok(matches >= 20 && matches <= 21, `${matches}`);
});

test('a knockout of 6 names its rounds by what is at stake, with or without byes', () => {
  const { stages } = preview('KNOCKOUT', 6, {}, { SINGLE_ELIM: { thirdPlace: true } });
  const stageTexts = stages.map(({ kind, size, matches }) => `${kind} ${size} ${matches}`);
  assert.ok(
    stageTexts.includes('knockout 4 2') &&
      stageTexts.includes('knockout 2 2') &&
      stageTexts.includes('knockout 1 1'),
    stageTexts.join(),
  );
  assert.ok(stages.some(({ kind }) => kind === 'placement'));
});

test('an impossible draw reports why, and in which phase', () => {
  const found = previewOf(phasesOf({ ...emptyDraft.format, key: 'PAGE_PLAYOFF' }, 5), 5);
  assert.deepEqual(found, { phase: 0, breach: { breach: 'TOO_MANY_TEAMS', max: 4, given: 5 } });
  const huge = previewOf(phasesOf({ ...emptyDraft.format, key: 'LEAGUE' }, 500), 500);
  assert.deepEqual(huge, { phase: 0, breach: { breach: 'TOO_MANY_MATCHES', max: 10_000 } });
});

test('every format can be previewed with a number of teams it accepts', () => {
  for (const key of formatKeys) assert.ok(preview(key, key === 'PAGE_PLAYOFF' ? 4 : 8).rounds >= 0, key);
});
