import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';

const source = readFileSync(new URL('../../../public/worker/off.js', import.meta.url), 'utf8');

test('a disabled worker replaces the previous one at once, then removes itself and its caches', async () => {
  const done: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    skipWaiting: () => done.push('at once'),
    registration: { unregister: async () => done.push('unregistered') },
  };
  const caches = {
    keys: async () => ['traip-pages-a', 'somebody-else', 'traip-files-a'],
    delete: async (name: string) => done.push(`without ${name}`),
  };
  runInContext(source, createContext({ self, caches }));
  listeners.get('install')?.({});
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
  assert.deepEqual(done, ['at once', 'without traip-pages-a', 'without traip-files-a', 'unregistered']);
});
