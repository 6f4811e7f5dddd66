import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Bout, rankBracket } from './repechage.ts';

const mainRounds = ['SIXTEENTH', 'EIGHTH', 'QUARTER', 'SEMI'];
type System = Parameters<typeof rankBracket>[1]['system'];

/** A knockout of thirty-two, or fewer with byes: the lower number always wins. */
function fought(entrants: readonly number[]): Bout[] {
  const bouts: Bout[] = [];
  let left = entrants.map((entrant) => (entrant < 0 ? null : `${entrant}`.padStart(2, '0')));
  for (const round of [...mainRounds, 'FINAL']) {
    const next: (string | null)[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const pair = [left[at] ?? null, left[at + 1] ?? null].filter((id) => id !== null).sort();
      const [winner = null, other = null] = pair;
      if (winner !== null && other !== null) bouts.push({ round, a: winner, b: other, winner });
      next.push(winner);
    }
    left = next;
  }
  return bouts;
}

/** Plays all due bouts until none is left. */
function toTheEnd(bouts: readonly Bout[], system: System) {
  let all = [...bouts];
  for (;;) {
    const ranked = rankBracket(all, { system, cross: true, mainRounds });
    assert.ok(!('breach' in ranked), JSON.stringify(ranked));
    const due = [...ranked.repechage, ...ranked.bronze].filter(
      ([a, b]) => !all.some((bout) => bout.round === 'REPECHAGE' && bout.a === a && bout.b === b),
    );
    if (due.length === 0) return { ranked, all };
    all = [...all, ...due.map(([a, b]) => ({ round: 'REPECHAGE', a, b, winner: a }))];
  }
}

const draw = fc.shuffledSubarray(
  Array.from({ length: 32 }, (_, at) => at),
  { minLength: 32 },
);
const withByes = fc.tuple(draw, fc.nat(12)).map(([entrants, byes]) =>
  // No one meets two byes: one fighter of each of the first pairs is missing.
  entrants.map((entrant, at) => (at % 2 === 1 && at / 2 < byes ? -1 : entrant)),
);

describe('laws of repechage', () => {
  for (const system of ['QUARTERFINAL_LOSERS', 'LOST_TO_FINALIST'] as const)
    it(`${system}: medallists are different people, two of them third`, () => {
      fc.assert(
        fc.property(withByes, (entrants) => {
          const { first, second, thirds, fifths } = toTheEnd(fought(entrants), system).ranked;
          const named = [first, second, ...thirds, ...fifths];
          assert.equal(new Set(named).size, named.length);
          assert.deepEqual([thirds.length, fifths.length], [2, 2]);
        }),
      );
    });

  it('judo: repechage fighters lost a quarter-final, and four bouts are added', () => {
    fc.assert(
      fc.property(draw, (entrants) => {
        const bouts = fought(entrants);
        const { ranked, all } = toTheEnd(bouts, 'QUARTERFINAL_LOSERS');
        const losers = bouts.flatMap(({ round, a, b, winner }) =>
          round === 'QUARTER' ? [winner === a ? b : a] : [],
        );
        assert.deepEqual(ranked.repechage.flat().sort(), losers.sort());
        assert.equal(all.length, 31 + 4);
      }),
    );
  });

  it('wrestling: repechage fighters lost to a finalist', () => {
    fc.assert(
      fc.property(withByes, (entrants) => {
        const bouts = fought(entrants);
        const { ranked } = toTheEnd(bouts, 'LOST_TO_FINALIST');
        for (const id of ranked.repechage.flat())
          assert.ok(
            bouts.some(
              ({ a, b, winner }) => [ranked.first, ranked.second].includes(winner) && [a, b].includes(id),
            ),
          );
      }),
    );
  });

  it('boxing: both beaten semi-finalists are third, and there is no repechage', () => {
    const { ranked } = toTheEnd(fought(Array.from({ length: 32 }, (_, at) => at)), 'SEMIFINAL_LOSERS');
    assert.deepEqual([ranked.repechage, ranked.bronze, ranked.thirds], [[], [], ['08', '24']]);
  });

  it('the loser of a main round cannot continue there', () => {
    const bouts = [
      { round: 'SEMI', a: 'Ana', b: 'Eva', winner: 'Ana' },
      { round: 'FINAL', a: 'Eva', b: 'Sol', winner: 'Sol' },
    ];
    const rules = { system: 'QUARTERFINAL_LOSERS', cross: true, mainRounds } as const;
    assert.deepEqual(rankBracket(bouts, rules), { breach: 'LOSER_GOES_ON', who: 'Eva' });
  });
});
