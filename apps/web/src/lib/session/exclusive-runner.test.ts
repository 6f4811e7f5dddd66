import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExclusiveRunner } from './exclusive-runner.ts';

test('the browser is asked to lock between tabs', async () => {
  const lockNames: string[] = [];
  const request = ((name: string, work: () => Promise<unknown>) => {
    lockNames.push(name);
    return work();
  }) as LockManager['request'];
  assert.equal(await createExclusiveRunner('traip.refresh', { request })(async () => 'done'), 'done');
  assert.deepEqual(lockNames, ['traip.refresh']);
});

test('without browser locks, the work of one tab still runs in sequence, whatever fails', async () => {
  const turn = createExclusiveRunner('traip.refresh', undefined);
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'first') throw new Error('lost');
    return name;
  };
  const [first, second] = await Promise.allSettled([turn(work('first')), turn(work('second'))]);
  assert.deepEqual(seen, ['first begins', 'first ends', 'second begins', 'second ends']);
  assert.equal(first?.status, 'rejected');
  assert.equal(second?.status, 'fulfilled');
});
