import type { WithdrawalMode } from '@traip/contract';
import type { standingApi } from '../../../../lib/api/browser.ts';

export type Withdrawal = Awaited<ReturnType<typeof standingApi.withdrawalPreview>>;
type Row = Withdrawal['now'][number]['rows'][number];

interface Standing {
  readonly rank: number;
  readonly points: number;
}

/** A team's standing now, and under each mode. */
export interface ComparedRow {
  readonly team: Row['team'];
  readonly now: Standing;
  /** Without a standing the team would no longer be in the table. */
  readonly modes: Readonly<Partial<Record<WithdrawalMode, Standing>>>;
}

export interface ComparedTable {
  readonly key: string;
  readonly phaseId: string;
  readonly group: string | null;
  readonly rows: readonly ComparedRow[];
}

/** The current tables, each row with its outcome under each mode. */
export function comparedTables({ now, modes }: Withdrawal): readonly ComparedTable[] {
  return now.map(({ phaseId, group, rows }) => {
    const same = (table: { readonly phaseId: string; readonly group: string | null }) =>
      table.phaseId === phaseId && table.group === group;
    const afterwards = modes.map(({ mode, tables }) => ({ mode, rows: tables.find(same)?.rows ?? [] }));
    return {
      key: `${phaseId} ${group ?? ''}`,
      phaseId,
      group,
      rows: rows.map(({ team, rank, points }) => ({
        team,
        now: { rank, points },
        modes: Object.fromEntries(
          afterwards.flatMap(({ mode, rows: then }) => {
            const row = then.find((item) => item.team.id === team.id && !item.isWithdrawn);
            return row === undefined ? [] : [[mode, { rank: row.rank, points: row.points }]];
          }),
        ),
      })),
    };
  });
}
