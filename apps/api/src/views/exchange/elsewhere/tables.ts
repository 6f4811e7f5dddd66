import type { ElsewhereImportOutcome, Read } from '@traip/contract';
import { listSnapshots, type PhaseFacts, readFacts } from '../../../competition/progression/index.ts';
import { folded } from '../../../platform/csv/folded.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { StatedPlace } from './model/draft.ts';

type Table = Read<typeof ElsewhereImportOutcome>['tables'][number];

/** The computed tables, next to the one in the file. */
export async function importedTables(
  trx: Trx,
  competitionId: string,
  { names, stated, at }: { names: ReadonlyMap<string, string>; stated: readonly StatedPlace[]; at: Date },
): Promise<readonly Table[]> {
  const phases = await readFacts(trx, competitionId, () => at);
  const snapshots = await listSnapshots(
    trx,
    phases.map(({ id }) => id),
  );
  const tables = phases.flatMap((phase) => tablesOf(phase, snapshots, names));
  const [only, ...others] = tables;
  // The table in a file is about the whole: with several tables it is unclear which one is meant.
  if (stated.length === 0 || only === undefined || others.length > 0) return tables;
  const differences = differencesBetween(only, stated);
  return [{ ...only, isEqual: differences.length === 0, differences }];
}

function tablesOf(
  { id, name, groups }: PhaseFacts,
  snapshots: Awaited<ReturnType<typeof listSnapshots>>,
  names: ReadonlyMap<string, string>,
): readonly Table[] {
  const order = groups.map(({ key }) => key);
  return snapshots
    .filter(({ phaseId }) => phaseId === id)
    .toSorted((one, other) => order.indexOf(one.groupKey) - order.indexOf(other.groupKey))
    .map(({ groupKey, rows }) => ({
      phase: name,
      group: groupKey === '' ? null : groupKey,
      rows: rows.map(({ rank, team, played, won, drawn, lost, points, ...row }) => ({
        rank,
        played,
        won,
        drawn,
        lost,
        points,
        for: row.for,
        against: row.against,
        team: names.get(team) ?? '',
      })),
      isEqual: null,
      differences: [],
    }));
}

/** Different points, and different places among teams with the stated points. */
function differencesBetween({ rows }: Table, stated: readonly StatedPlace[]): Table['differences'] {
  const rowOf = new Map(rows.map((row) => [folded(row.team), row]));
  return stated.flatMap(({ team, rank, points }): Table['differences'] => {
    const row = rowOf.get(folded(team));
    const isOther = points !== null && row?.points !== points;
    if (isOther) return [{ team, column: 'points', stated: points, computed: row?.points ?? null }];
    if (rank === null || row === undefined || row.rank === rank) return [];
    return [{ team, column: 'rank', stated: rank, computed: row.rank }];
  });
}
