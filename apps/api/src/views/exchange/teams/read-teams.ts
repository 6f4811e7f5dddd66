import { Code, isReservedCode, type SentenceKey } from '@traip/contract';
import { folded } from '../../../platform/csv/folded.ts';
import { type Line, readTable } from '../../../platform/csv/read-table.ts';

const columns = {
  name: ['nombre', 'name', 'equipo', 'team'],
  code: ['codigo', 'code'],
  seed: ['cabeza de serie', 'seed', 'orden'],
} as const;

export interface CellProblem {
  readonly column: keyof typeof columns;
  readonly sentence: SentenceKey;
}

/** A parsed row with the problems of the row itself. */
export interface TeamRow {
  readonly line: number;
  readonly name: string;
  readonly code: string | null;
  readonly seed: number | null;
  readonly problems: readonly CellProblem[];
}

/** The teams in a table, or why it cannot be read. */
export function readTeams(csv: string): readonly TeamRow[] | 'UNREADABLE' | 'TOO_LONG' {
  const table = readTable(csv, columns);
  return typeof table === 'string' ? table : flagRepetitions(table.map(parseTeam));
}

function parseTeam({ line, cells }: Line<typeof columns>): TeamRow {
  const { name } = cells;
  const code = cells.code.toLowerCase() || null;
  const seed = cells.seed === '' ? null : Number(cells.seed);
  const isSeed = seed === null || (Number.isInteger(seed) && seed >= 1 && seed <= 1024);
  return {
    line,
    name,
    code,
    seed: isSeed ? seed : null,
    problems: [
      ...nameProblems(name),
      ...codeProblems(code),
      ...(isSeed ? [] : [{ column: 'seed', sentence: 'SEED_INVALID' } as const]),
    ],
  };
}

function nameProblems(name: string): readonly CellProblem[] {
  if (name === '') return [{ column: 'name', sentence: 'TEAM_NAME_REQUIRED' }];
  return name.length > 80 ? [{ column: 'name', sentence: 'TEAM_NAME_TOO_LONG' }] : [];
}

function codeProblems(code: string | null): readonly CellProblem[] {
  if (code === null) return [];
  if (!Code.safeParse(code).success) return [{ column: 'code', sentence: 'CODE_INVALID' }];
  return isReservedCode(code) ? [{ column: 'code', sentence: 'CODE_RESERVED' }] : [];
}

/** A repeated name, code or seed is a problem of the second row. */
function flagRepetitions(rows: readonly TeamRow[]): readonly TeamRow[] {
  const seen = { name: new Set<string>(), code: new Set<string>(), seed: new Set<number>() };
  const isRepeated = <T>(set: Set<T>, value: T | null) =>
    value !== null && (set.has(value) || !set.add(value));
  return rows.map((row) => {
    const repetitions: CellProblem[] = [];
    // Two teams may share a name when their codes tell them apart.
    const isNameRepeated = isRepeated(seen.name, folded(row.name) || null);
    if (isNameRepeated && row.code === null) repetitions.push({ column: 'name', sentence: 'TEAM_TWICE' });
    if (isRepeated(seen.code, row.code)) repetitions.push({ column: 'code', sentence: 'CODE_TWICE' });
    if (isRepeated(seen.seed, row.seed)) repetitions.push({ column: 'seed', sentence: 'SEED_TWICE' });
    return repetitions.length === 0 ? row : { ...row, problems: [...row.problems, ...repetitions] };
  });
}
