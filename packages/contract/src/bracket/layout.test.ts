import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generate, isBreach } from '@traip/engine/formats';
import { layoutOf, measures } from './layout.ts';
import { type FixtureView, tiesOf } from './tie.ts';

type Algorithm = 'SINGLE_ELIM' | 'DOUBLE_ELIM' | 'PAGE_PLAYOFF';

/** Fixtures as the broker generates them. */
function fixturesOf(algorithm: Algorithm, teams: number, params: object = {}): FixtureView[] {
  const entrants = Array.from({ length: teams }, (_, index) => ({ team: `t${index + 1}`, seed: index + 1 }));
  const config = { phaseId: 'p', algorithm, params } as Parameters<typeof generate>[0];
  const phase = generate(config, entrants, 'sol');
  assert.ok(!isBreach(phase));
  return phase.rounds.flatMap(({ matches }) =>
    matches.map(({ id, round, tie, home, away }) => {
      const slot = ({ source }: typeof home) => ({ source, team: null, isProvisional: false });
      return { key: id, round, group: null, tie: tie ?? null, home: slot(home), away: slot(away) };
    }),
  );
}

describe('the picture of a knock-out', () => {
  const drawn = [
    ['SINGLE_ELIM', 16, { thirdPlace: true }],
    ['SINGLE_ELIM', 11, { placement: true }],
    ['SINGLE_ELIM', 5, { legs: 2 }],
    ['SINGLE_ELIM', 16, { repechage: 'LOST_TO_FINALIST' }],
    ['SINGLE_ELIM', 7, { repechage: 'QUARTERFINAL_LOSERS' }],
    ['DOUBLE_ELIM', 11, {}],
    ['DOUBLE_ELIM', 3, {}],
    ['PAGE_PLAYOFF', 4, {}],
  ] as const;
  for (const [algorithm, teams, params] of drawn) {
    it(`has room for every tie of ${algorithm} with ${teams} teams`, () => {
      const ties = tiesOf(fixturesOf(algorithm, teams, params));
      const { ties: placed, width, height } = layoutOf(ties);
      assert.equal(placed.length, ties.length);
      for (const one of placed) {
        assert.ok(one.x >= 0 && one.x + measures.box <= width && one.y > 0 && one.y < height, one.tie.id);
        const near = placed.filter(
          (other) => other !== one && other.x === one.x && Math.abs(other.y - one.y) < measures.leaf - 1,
        );
        assert.deepEqual(
          near.map(({ tie }) => tie.id),
          [],
          `over ${one.tie.id}`,
        );
      }
    });
  }

  it('puts the bouts for bronze below the final', () => {
    const { ties } = layoutOf(tiesOf(fixturesOf('SINGLE_ELIM', 8, { repechage: 'QUARTERFINAL_LOSERS' })));
    const of = (id: string) => ties.find(({ tie }) => tie.id === id);
    const [final, bronze, back] = [of('r3-1'), of('bronze-1'), of('rep1-1')];
    assert.equal(bronze?.x, final?.x);
    assert.ok((bronze?.y ?? 0) > (final?.y ?? 0) && (back?.x ?? 0) < (bronze?.x ?? 0));
  });

  it('puts a final in the middle of its semi-finals, and leads a line from each of them', () => {
    const { ties, lines } = layoutOf(tiesOf(fixturesOf('SINGLE_ELIM', 8)));
    const y = (id: string) => ties.find(({ tie }) => tie.id === id)?.y ?? Number.NaN;
    assert.equal(y('r3-1'), (y('r2-1') + y('r2-2')) / 2);
    assert.equal(lines.length, 6);
  });
});
