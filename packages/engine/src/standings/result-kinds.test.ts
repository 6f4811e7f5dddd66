import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sportByKey } from '../sports/index.ts';
import { chains } from './chains.ts';
import { resultKinds } from './result-kinds.ts';
import type { TableRules } from './rules.ts';
import type { Tally } from './tally.ts';
import { rugby } from './testing/sample.ts';

function rulesOf(key: string): TableRules {
  const sport = sportByKey(key);
  assert.ok(sport, key);
  return { ...sport, chain: chains[sport.chain] };
}

/** What each side takes from each kind of result, best for the home side first; D marks a draw. */
function worths(rules: TableRules): readonly string[] {
  const points = ({ resultPoints, bonus }: Tally) => resultPoints + bonus;
  return resultKinds({ rules, teams: [] })
    .map(({ home, away }) => ({ home: points(home), away: points(away), drawn: home.drawn > 0 }))
    .toSorted((a, b) => b.home - a.home || a.away - b.away)
    .map(({ home, away, drawn }) => `${home}-${away}${drawn ? ' D' : ''}`);
}

describe('the kinds of result of a match', () => {
  const fieldHockey = rulesOf('FIELD_HOCKEY');
  const withKicks = { ...fieldHockey.points, shootOutWin: 2, shootOutLoss: 1 };
  for (const [title, rules, expected] of [
    ['football: a win, a draw, a defeat', rulesOf('FOOTBALL_11'), ['3-0', '1-1 D', '0-3']],
    [
      'basketball: no draw, and less for a no-show than for a loser',
      rulesOf('BASKETBALL_5'),
      ['2-0', '2-1', '1-2', '0-2'],
    ],
    ['badminton: a forfeit does not count in the table', rulesOf('BADMINTON_SINGLES'), ['1-0', '0-1']],
    ['volleyball: the fifth set shares the points', rulesOf('VOLLEYBALL_6'), ['3-0', '2-1', '1-2', '0-3']],
    ['ice hockey: overtime and kicks share them too', rulesOf('ICE_HOCKEY'), ['3-0', '2-1', '1-2', '0-3']],
    [
      'beach soccer: extra time and kicks cost only the winner points',
      rulesOf('BEACH_SOCCER'),
      ['3-0', '2-0', '1-0', '0-1', '0-2', '0-3'],
    ],
    ['beach handball: the shoot-out is a win like any other', rulesOf('BEACH_HANDBALL'), ['2-0', '0-2']],
    [
      'field hockey with kicks after a draw: they share out its points',
      { ...fieldHockey, points: withKicks },
      ['3-0', '2-1 D', '1-1 D', '1-2 D', '0-3'],
    ],
  ] as const) {
    it(title, () => assert.deepEqual(worths(rules), expected));
  }

  it('rugby: a bonus for tries on either side, and one for a narrow defeat', () => {
    const wins = ['5-0', '5-1', '5-2', '4-0', '4-1', '4-2'];
    const draws = ['3-2 D', '3-3 D', '2-2 D', '2-3 D'];
    const defeats = wins.map((win) => win.split('-').toReversed().join('-'));
    assert.deepEqual(worths(rugby).toSorted(), [...wins, ...draws, ...defeats].toSorted());
  });

  it('a shoot-out without points of its own is a win', () => {
    const rules = { ...rulesOf('BASKETBALL_5'), draw: { league: false, knockout: ['SHOOT_OUT'] } } as const;
    assert.deepEqual(worths(rules), ['2-0', '2-1', '1-2', '0-2']);
  });
});
