import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allocateBest, generate, isBreach, matchesOf } from '@traip/engine/formats';
import { type Crossing, crossingOf, groupNames } from './crossing.ts';

const drawn = (params: Crossing) => {
  const phase = generate({ phaseId: 'final', algorithm: 'QUALIFY', params }, [], 'seed');
  assert.ok(!isBreach(phase), JSON.stringify(phase));
  return phase;
};

test('four groups with two qualifiers each are crossed with their neighbours', () => {
  const crossing = crossingOf({ groups: groupNames(4), qualifiers: 2 });
  assert.equal(crossing.crossing, 'NEIGHBOURS');
  assert.equal(matchesOf(drawn(crossing)).length, 7);
});

test('of 24 teams in 6 groups the four best thirds fill sixteen places, and never meet their own group', () => {
  const crossing = crossingOf({ groups: groupNames(6), qualifiers: 2, best: 4 });
  assert.equal(matchesOf(drawn(crossing)).length, 15);
  const ties = crossing.entries.flatMap((entry, index) =>
    index % 2 === 0 ? [[entry, crossing.entries[index + 1]] as const] : [],
  );
  for (const [one, other] of ties)
    assert.ok(!(one.kind === 'GROUP' && other?.kind === 'GROUP' && one.group === other.group));
  const slots = crossing.bestPlaced?.slots ?? [];
  assert.deepEqual(
    slots.map(({ place }) => place),
    ['T1', 'T2', 'T3', 'T4'],
  );
  for (const qualified of combinations(['A', 'B', 'C', 'D', 'E', 'F'], 4))
    assert.ok(!isBreach(allocateBest(qualified, slots)), qualified.join(''));
});

test('a promotion play-off takes four places of a league, and the best meets the last', () => {
  const { entries } = crossingOf({ groups: ['A'], qualifiers: 4, from: 2 });
  assert.deepEqual(
    entries.map((entry) => (entry.kind === 'GROUP' ? entry.position : null)),
    [2, 5, 3, 4],
  );
});

test('for any groups and places, a bracket can be drawn and no team is missing', () => {
  for (let groups = 1; groups <= 9; groups++)
    for (let qualifiers = 1; qualifiers <= 4; qualifiers++)
      for (let best = 0; best <= groups; best++) {
        const total = groups * qualifiers + best;
        if (total < 2) continue;
        const phase = drawn(crossingOf({ groups: groupNames(groups), qualifiers, best }));
        assert.equal(matchesOf(phase).length, total - 1, `${groups} ${qualifiers} ${best}`);
      }
});

function combinations(all: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return all.flatMap((item, index) =>
    combinations(all.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
