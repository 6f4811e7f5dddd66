import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { resultOf } from './result.ts';
import { bears, lions, matchWith, openDesk, pair, rulesOf } from './testing/desk.ts';
import { winnerOf } from './winner.ts';

type Two = readonly [number, number];
interface RugbyMatch {
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly score: Two;
  readonly tries: Two;
  /** Points in the official score that the source does not list. */
  readonly unlisted?: Two;
  readonly events: readonly (readonly ['HOME' | 'AWAY', string, number])[];
}
interface VolleyballMatch {
  readonly home: string;
  readonly away: string;
  readonly score: Two;
  readonly sets: readonly Two[];
}

function golden<T>(name: string): readonly T[] {
  const file = new URL(`../../golden/match/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { matches: readonly T[] }).matches;
}

describe('the Rugby World Cup 2023, Pool C, from its tries and kicks', () => {
  const rugby = rulesOf('RUGBY_15');
  for (const { home, away, score, tries, events, unlisted = [0, 0] } of golden<RugbyMatch>('rwc-2023-C')) {
    it(`${home} ${score[0]}-${score[1]} ${away}`, () => {
      const { goal } = openDesk();
      const scored = events.map(([side, kind, minute]) =>
        goal(side === 'HOME' ? lions : bears, { kind, minute, period: minute <= 40 ? 1 : 2 }),
      );
      const result = resultOf(matchWith(rugby, scored), rugby);
      assert.deepEqual(result.score, pair(score[0] - unlisted[0], score[1] - unlisted[1]));
      assert.deepEqual(result.tries, pair(...tries));
    });
  }
});

describe('the Volleyball Nations League 2019, women', () => {
  const volleyball = rulesOf('VOLLEYBALL_6');
  const matches = golden<VolleyballMatch>('vnl-2019-women');

  it('120 matches entered set by set have the official score and winner, and no doubts', () => {
    assert.equal(matches.length, 120);
    for (const { score, sets } of matches) {
      const { set } = openDesk();
      const match = matchWith(
        volleyball,
        sets.map(([home, away], at) => set(at + 1, home, away)),
      );
      const winner = score[0] > score[1] ? 'HOME' : 'AWAY';
      assert.deepEqual(match.tally.score, pair(...score));
      assert.deepEqual(match.tally.scoreDoubts, []);
      assert.deepEqual(winnerOf(match, volleyball, { knockout: false }), { winner, by: 'SCORE' });
    }
  });

  it('so do the same matches rally by rally: each set closes with its last point and not before', () => {
    for (const { score, sets } of matches.slice(0, 12)) {
      const { goal } = openDesk();
      const rallies = sets.map(([home, away], at) => {
        const [winner, loser] = home > away ? [lions, bears] : [bears, lions];
        const losers = Array.from({ length: Math.min(home, away) }, () => goal(loser, { period: at + 1 }));
        const winners = Array.from({ length: Math.max(home, away) }, () => goal(winner, { period: at + 1 }));
        return [...losers, ...winners];
      });
      const events = rallies.flat();
      assert.deepEqual(matchWith(volleyball, events).tally.score, pair(...score));
      const before = matchWith(volleyball, events.slice(0, -1)).tally;
      assert.equal(before.score.home + before.score.away, score[0] + score[1] - 1);
    }
  });
});
