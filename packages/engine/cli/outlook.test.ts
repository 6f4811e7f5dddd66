import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine, golden } from './testing/engine.ts';

function outlook(...args: readonly string[]): Record<string, unknown>[] {
  const { code, out, err } = engine(['outlook', ...args]);
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out);
}

test('one round before the end Barcelona is champion and Córdoba relegated', () => {
  const rows = outlook(golden('standings/laliga-2014-15.json'), '--as-of', '2015-05-17');
  const ranks = (team: string) => rows.find((row) => row.team === team);
  assert.deepEqual(ranks('FC Barcelona'), { team: 'FC Barcelona', best: 1, worst: 1 });
  assert.deepEqual(ranks('Granada CF'), { team: 'Granada CF', best: 14, worst: 19 });
  assert.deepEqual(ranks('Cordoba CF'), { team: 'Cordoba CF', best: 20, worst: 20 });
});

test('before the last matches of its group Colombia advances with a win, and is out with a defeat', () => {
  const rows = outlook(golden('standings/wc-2018-H.json'), '--first', '2', '--as-of', '2018-06-27');
  const colombia = rows.find(({ team }) => team === 'Colombia');
  const { status, toBeSure, toBePossible, next, exact } = colombia ?? {};
  assert.deepEqual([status, toBeSure, toBePossible, exact], ['OPEN', 3, 1, true]);
  const { win, draw, loss } = next as Record<string, unknown>;
  assert.deepEqual([win, draw, loss], ['CLINCHES', 'OPEN', 'ELIMINATES']);
});
