import assert from 'node:assert/strict';
import { createRandom } from '@traip/engine/chance';

interface Answered {
  readonly status: number;
}

/** Sends all of it in one moment, in an order that the seed decides; nobody is answered by a failure. */
export async function allAtOnce<A extends Answered>(
  seed: string,
  asks: readonly (() => Promise<A>)[],
): Promise<A[]> {
  const answers = await Promise.all(
    createRandom(seed)
      .shuffle(asks)
      .map((ask) => ask()),
  );
  const failed = answers.filter(({ status }) => status >= 500);
  assert.deepEqual(failed, [], 'somebody was answered by a failure');
  return answers;
}

/** How many were answered well. */
export function successes(answers: readonly Answered[]): number {
  return answers.filter(({ status }) => status < 300).length;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
