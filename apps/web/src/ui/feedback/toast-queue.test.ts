import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Toast, withToast } from './toast-queue.ts';

const undo = { label: 'Deshacer', run: () => undefined };
const after = (...toasts: Omit<Toast, 'id'>[]) =>
  toasts.reduce<readonly Toast[]>(withToast, []).map(({ text }) => text);

test('messages are shown one after the other', () => {
  assert.deepEqual(after({ tone: 'success', text: 'a' }, { tone: 'success', text: 'b' }), ['a', 'b']);
});

test('a message with undo replaces older news, but errors are not lost', () => {
  const news = { tone: 'success', text: 'news', action: undo } as const;
  const error = { tone: 'error', text: 'error' } as const;
  assert.deepEqual(after(news, error, { tone: 'success', text: 'removed', action: undo }), [
    'error',
    'removed',
  ]);
});

test('no two messages share an id, even when one replaces another', () => {
  const first = withToast([], { tone: 'success', text: 'a', action: undo });
  const second = withToast(first, { tone: 'success', text: 'b', action: undo });
  assert.notEqual(first[0]?.id, second[0]?.id);
});
