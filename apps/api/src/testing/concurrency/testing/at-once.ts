import assert from 'node:assert/strict';
import { createRandom } from '@traip/engine/chance';

interface Reply {
  readonly status: number;
}

/** Sends all requests at once, in an order that depends on the seed; none may fail with a server error. */
export async function allAtOnce<A extends Reply>(
  seed: string,
  requests: readonly (() => Promise<A>)[],
): Promise<A[]> {
  const answers = await Promise.all(
    createRandom(seed)
      .shuffle(requests)
      .map((send) => send()),
  );
  const failed = answers.filter(({ status }) => status >= 500);
  assert.deepEqual(failed, [], 'a request failed with a server error');
  return answers;
}

export function countSuccesses(answers: readonly Reply[]): number {
  return answers.filter(({ status }) => status < 300).length;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
