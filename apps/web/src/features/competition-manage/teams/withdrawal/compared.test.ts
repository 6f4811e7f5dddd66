import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedTables, type Withdrawal } from './compared.ts';

const row = (id: string, rank: number, points: number, isWithdrawn = false) => ({
  team: { id, name: id, code: id, avatarUrl: null },
  rank,
  points,
  isWithdrawn,
});
const table = (rows: ReturnType<typeof row>[]) => ({ phaseId: 'p', group: 'A', rows, moved: [] });

test('each team is shown with the outcome of every mode', () => {
  const withdrawal = {
    now: [table([row('sol', 1, 9), row('mar', 2, 6)])],
    modes: [
      {
        mode: 'ANNUL',
        awarded: 0,
        cancelled: 2,
        tables: [table([row('mar', 1, 3), row('sol', 2, 9, true)])],
      },
      { mode: 'KEEP_ONLY', awarded: 0, cancelled: 1, tables: [] },
    ],
  } as unknown as Withdrawal;
  const [compared] = comparedTables(withdrawal);
  assert.equal(compared?.group, 'A');
  assert.deepEqual(
    compared?.rows.map(({ team, now, modes }) => [team.id, now, modes]),
    [
      ['sol', { rank: 1, points: 9 }, {}],
      ['mar', { rank: 2, points: 6 }, { ANNUL: { rank: 1, points: 3 } }],
    ],
  );
});
