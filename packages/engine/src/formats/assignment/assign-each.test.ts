import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { assignEach } from './assign-each.ts';

/** Whether everyone can have a thing of their own, by exhaustive search. */
function canAll(choices: readonly (readonly number[])[], used: ReadonlySet<number> = new Set()): boolean {
  const [first, ...others] = choices;
  if (first === undefined) return true;
  return first.some((choice) => !used.has(choice) && canAll(others, new Set([...used, choice])));
}

test('everyone gets an allowed thing of their own whenever that is possible', () => {
  const lists = fc.array(fc.subarray([0, 1, 2, 3, 4]), { maxLength: 6 });
  fc.assert(
    fc.property(lists, (choices) => {
      const takers = [...choices.keys()];
      const assigned = assignEach(takers, (taker) => choices[taker] ?? []);
      assert.equal(assigned !== null, canAll(choices));
      if (assigned === null) return;
      assert.deepEqual([...assigned.values()].toSorted(), takers);
      for (const [thing, taker] of assigned) assert.ok(choices[taker]?.includes(thing));
    }),
  );
});
