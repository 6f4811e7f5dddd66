import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { desk, engine } from './testing/engine.ts';
import { league } from './testing/league.ts';

const { write } = desk();

describe('an invalid case is reported in one line, with the field', () => {
  const wrong: readonly [string, object | string, RegExp][] = [
    ['not JSON', '{"teams": [', /is not JSON: /],
    ['no object', '7', /: must be an object$/],
    [
      'an unknown team',
      { matches: [{ home: 'Lions', away: 'Foxes', hs: 1, as: 0 }] },
      /matches\[0\]\.away: must be one of the teams/,
    ],
    [
      'half a score',
      { matches: [{ home: 'Lions', away: 'Bears', hs: 1 }] },
      /matches\[0\]: must be both hs and as/,
    ],
    [
      'a score in words',
      { matches: [{ home: 'Lions', away: 'Bears', hs: '1', as: 0 }] },
      /matches\[0\]\.hs: must be a whole number/,
    ],
    [
      'an unknown metric',
      { rules: { ...league.rules, tiebreak: [{ scope: 'ALL', metric: 'LUCK' }] } },
      /rules\.tiebreak\[0\]\.metric: must be one of POINTS/,
    ],
    [
      'no policy',
      { rules: { ...league.rules, policy: undefined } },
      /rules\.policy: must be one of CONTINUE/,
    ],
    [
      'a team against itself',
      { matches: [{ home: 'Lions', away: 'Lions', hs: 1, as: 0 }] },
      /matches\[0\]: a team plays against itself/,
    ],
    ['a team twice', { teams: ['Lions', 'Bears', 'Wolves', 'Lions'] }, /teams: "Lions" is listed twice/],
    ['no team', { teams: [], matches: [] }, /teams: must be a non-empty list/],
    ['no primary', { rules: { ...league.rules, primary: [] } }, /rules\.primary: names no metric/],
  ];
  for (const [name, content, line] of wrong)
    test(name, () => {
      const text = typeof content === 'string' ? content : JSON.stringify({ ...league, ...content });
      const { code, out, err } = engine(['standings', write('wrong.json', text)]);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err.trimEnd(), line);
      assert.equal(err.trimEnd().split('\n').length, 1);
    });
});

test('an unknown rule is ignored with a note', () => {
  const path = write('odd.json', JSON.stringify({ ...league, rules: { ...league.rules, mood: 'good' } }));
  const { code, err } = engine(['standings', path]);
  assert.equal(code, 0);
  assert.match(err, /rules\.mood is unknown/);
});
