import type { WithdrawalMode } from '@traip/contract';
import type { standingApi } from '../../../../lib/api/browser.ts';

export type Withdrawal = Awaited<ReturnType<typeof standingApi.withdrawalPreview>>;
type Row = Withdrawal['now'][number]['rows'][number];

interface Standing {
  readonly rank: number;
  readonly points: number;
}

/** One team of a table: where it stands now, and where it would under each mode. */
export interface ComparedRow {
  readonly team: Row['team'];
  readonly now: Standing;
  /** Without a standing: the team would be in the table no more. */
  readonly modes: Readonly<Partial<Record<WithdrawalMode, Standing>>>;
}

export interface ComparedTable {
  readonly key: string;
  readonly phaseId: string;
  readonly group: string | null;
  readonly rows: readonly ComparedRow[];
}

/** The tables as they are, each row beside what the modes would make of it. */
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
            const row = then.find((one) => one.team.id === team.id && !one.isWithdrawn);
            return row === undefined ? [] : [[mode, { rank: row.rank, points: row.points }]];
          }),
        ),
      })),
    };
  });
}
