'use client';

import { useMemo, useState } from 'react';
import { linesOf } from './cells.ts';
import { type ColumnUse, readColumns, type TeamTable, withUse } from './columns.ts';
import { type ListedTeam, readTeams } from './read-teams.ts';

type Context = Parameters<typeof readTeams>[1];

interface ReadTable {
  readonly table: TeamTable;
  readonly setUse: (column: number, use: ColumnUse) => void;
  readonly rows: readonly ListedTeam[];
}

/** The pasted text by column. Changed column uses last while the columns stay the same. */
export function useTeamTable(text: string, context: Context): ReadTable {
  const [chosenUses, setChosenUses] = useState<readonly ColumnUse[]>([]);
  const found = useMemo(() => readColumns(linesOf(text)), [text]);
  const table = chosenUses.length === found.uses.length ? { ...found, uses: chosenUses } : found;
  return {
    table,
    setUse: (column, use) => setChosenUses(withUse(table.uses, column, use)),
    rows: readTeams(table, context),
  };
}
