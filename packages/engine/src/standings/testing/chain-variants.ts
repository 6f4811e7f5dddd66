import type { Chain } from '../rules.ts';

/** Tennis and padel: matches played, then the match between the two, then percentages (ATP Finals). */
export const racketByPercentage: Chain = {
  primary: ['WINS'],
  policy: 'RESTART',
  steps: [
    { scope: 'ALL', metric: 'PLAYED' },
    { scope: 'H2H', metric: 'WINS', onlyIfTwo: true },
    { scope: 'ALL', metric: 'SET_PCT' },
    { scope: 'ALL', metric: 'GAME_PCT' },
    { scope: 'ALL', metric: 'LOTS' },
  ],
};

/** A chain with goals scored away after goals scored in the mini-table, as UEFA had it until 2020-21. */
export function withAwayGoals(chain: Chain): Chain {
  const after = chain.steps.findLastIndex(({ scope, metric }) => scope === 'H2H' && metric === 'FOR');
  return { ...chain, steps: chain.steps.toSpliced(after + 1, 0, { scope: 'H2H', metric: 'AWAY_FOR' }) };
}
