import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { football, match, results, tableOf } from './testing/sample.ts';

const once = { ...football, meetings: 1 };

describe('a group is complete', () => {
  it('once every pair has met as often as required, and not before anything was played', () => {
    const teams = ['Ana', 'Bea', 'Cruz'];
    assert.equal(tableOf({ rules: football, teams, matches: [] }).complete, false);
    const two = results('Ana 1-0 Bea', 'Bea 1-0 Cruz');
    assert.equal(tableOf({ rules: once, matches: two }).complete, false);
    const three = results('Ana 1-0 Bea', 'Bea 1-0 Cruz', 'Cruz 1-0 Ana');
    assert.equal(tableOf({ rules: once, matches: three }).complete, true);
    const open = tableOf({
      rules: once,
      matches: [...three, match('x', 'Ana 0-0 Bea', { state: 'SCHEDULED' })],
    });
    assert.deepEqual([open.complete, open.progress], [false, { pending: 1, settled: 3 }]);
  });

  it('whatever extra matches were played', () => {
    const extra = match('x', 'Ana 1-0 Bea', { kind: 'TIEBREAK' });
    assert.equal(tableOf({ rules: once, matches: [extra] }).complete, false);
  });

  it('once the remaining teams have met: matches of withdrawn teams do not count', () => {
    const withdrawals = [{ team: 'Reus', mode: 'KEEP_ONLY' }] as const;
    const teams = ['Ana', 'Bea', 'Reus'];
    const after = (...lines: string[]) =>
      tableOf({ rules: once, teams, matches: results(...lines), withdrawals }).complete;
    assert.equal(after('Ana 1-0 Bea'), true);
    assert.equal(after('Ana 1-0 Reus'), false);
    assert.equal(after('Reus 1-0 Ana'), false);
  });

  it('in a series once its races are over and no match is left', () => {
    const races = [{ id: 'r', state: 'CLOSED', results: [{ team: 'Ana', place: 1 }] }] as const;
    const open = match('x', 'Ana 0-0 Bea', { state: 'SCHEDULED' });
    assert.equal(tableOf({ rules: football, matches: [open], races }).complete, false);
  });
});
