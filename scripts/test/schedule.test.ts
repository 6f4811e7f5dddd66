import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schedule, type Task } from './schedule.ts';

function recorder() {
  const events: string[] = [];
  let running = 0;
  let most = 0;
  const task = (group: string, options: Partial<Task> = {}): Task => ({
    group,
    after: [],
    slots: 1,
    run: async () => {
      most = Math.max(most, ++running);
      events.push(`${group} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${group} ends`);
      running--;
    },
    ...options,
  });
  return { events, task, most: () => most };
}

test('as many run at once as there are slots', async () => {
  const { task, most, events } = recorder();
  await schedule([task('a'), task('b'), task('c'), task('d')], 2);
  assert.equal(most(), 2);
  assert.equal(events.length, 8);
});

test('what takes all slots runs alone, however many it asks for', async () => {
  const { task, events } = recorder();
  await schedule([task('a'), task('whole', { slots: 9 }), task('b')], 2);
  const begin = events.indexOf('whole begins');
  assert.equal(events[begin + 1], 'whole ends');
});

test('a large task is not kept waiting by smaller ones that come after it', async () => {
  const { task, events, most } = recorder();
  await schedule([task('a'), task('large', { slots: 2 }), task('b'), task('c')], 2);
  assert.ok(events.indexOf('large begins') < events.indexOf('b begins'));
  assert.equal(most(), 2);
});

test('a task waits for all tasks of the groups before it', async () => {
  const { task, events } = recorder();
  await schedule([task('page', { after: ['build', 'absent'] }), task('build'), task('build')], 2);
  assert.ok(events.lastIndexOf('build ends') < events.indexOf('page begins'));
});

test('tasks that wait for each other are an error instead of a hang', async () => {
  const { task } = recorder();
  await assert.rejects(schedule([task('a', { after: ['b'] }), task('b', { after: ['a'] })], 2), /never end/);
});
