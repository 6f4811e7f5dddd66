import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ManualResult, resultOf } from '../match/index.ts';
import { bears, lions, matchWith, openDesk, rulesOf } from '../match/testing/desk.ts';
import { type ResultFigure, sideFigures } from './side-figures.ts';

const { manual } = openDesk();

function figuresAfter(variant: string, results: readonly ManualResult[]) {
  const rules = rulesOf(variant);
  return sideFigures(
    results.map((each) => ({
      home: lions,
      away: bears,
      result: resultOf(matchWith(rules, [manual(each)]), rules),
    })),
  );
}

const pick = (variant: string, results: readonly ManualResult[], ...figures: readonly ResultFigure[]) => {
  const sides = figuresAfter(variant, results);
  return [lions, bears].map((side) => figures.map((figure) => sides.get(side)?.figures[figure]));
};

describe('the figures of a side', () => {
  it('are matches, sets and games in tennis', () => {
    const sets = [
      { home: 6, away: 4 },
      { home: 3, away: 6 },
      { home: 7, away: 6 },
    ];
    const won = [{ outcome: 'NORMAL', sets }] as const;
    assert.deepEqual(
      pick('TENNIS_SINGLES', won, 'won', 'lost', 'setsWon', 'setsLost', 'smallWon', 'smallLost'),
      [
        [1, 0, 2, 1, 16, 16],
        [0, 1, 1, 2, 16, 16],
      ],
    );
  });

  it('are the sets of a result even without their points', () => {
    const won = [{ outcome: 'NORMAL', score: { home: 3, away: 1 } }] as const;
    assert.deepEqual(pick('VOLLEYBALL_6', won, 'setsWon', 'smallWon'), [
      [3, 0],
      [1, 0],
    ]);
  });

  it('are clean sheets in football, and nothing for a match that was not played', () => {
    const results = [
      { outcome: 'NORMAL', score: { home: 2, away: 0 } },
      { outcome: 'FORFEIT_AWAY' },
      { outcome: 'NORMAL', score: { home: 0, away: 0 } },
    ] as const;
    assert.deepEqual(pick('FOOTBALL_11', results, 'played', 'drawn', 'scored', 'cleanSheets'), [
      [2, 1, 2, 2],
      [2, 1, 0, 1],
    ]);
  });

  it('are wins by their method in a combat sport', () => {
    const results = [
      { outcome: 'NORMAL', method: 'IPPON', winner: 'AWAY' },
      { outcome: 'NORMAL', method: 'WAZA_ARI', winner: 'AWAY', score: { home: 0, away: 1 } },
    ] as const;
    const bear = figuresAfter('JUDO', results).get(bears);
    assert.deepEqual(bear?.methods, { IPPON: 1, WAZA_ARI: 1 });
    assert.deepEqual([bear?.figures.won, bear?.figures.wonOutright], [2, 1]);
  });
});
