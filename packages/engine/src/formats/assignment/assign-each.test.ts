import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { assignEach } from './assign-each.ts';

/** Whether everyone can have a thing of their own, by exhaustive search. */
function canAll(wishes: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): boolean {
  const [first, ...others] = wishes;
  if (first === undefined) return true;
  return first.some((thing) => !taken.has(thing) && canAll(others, new Set([...taken, thing])));
}

test('everyone gets an allowed thing of their own whenever that is possible', () => {
  const wishes = fc.array(fc.subarray([0, 1, 2, 3, 4]), { maxLength: 6 });
  fc.assert(
    fc.property(wishes, (choices) => {
      const takers = [...choices.keys()];
      const held = assignEach(takers, (taker) => choices[taker] ?? []);
      assert.equal(held !== null, canAll(choices));
      if (held === null) return;
      assert.deepEqual([...held.values()].toSorted(), takers);
      for (const [thing, taker] of held) assert.ok(choices[taker]?.includes(thing));
    }),
  );
});
