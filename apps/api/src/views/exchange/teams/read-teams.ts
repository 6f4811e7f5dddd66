import { Code, isReservedCode, type SentenceKey } from '@traip/contract';
import { folded, type Line, readTable } from '../csv/read-table.ts';

const columns = {
  name: ['nombre', 'name', 'equipo', 'team'],
  code: ['codigo', 'code'],
  seed: ['cabeza de serie', 'seed', 'orden'],
} as const;

export interface CellProblem {
  readonly column: keyof typeof columns;
  readonly sentence: SentenceKey;
}

/** A row of the table as it reads, with what is wrong with it in itself. */
export interface TeamRow {
  readonly line: number;
  readonly name: string;
  readonly code: string | null;
  readonly seed: number | null;
  readonly problems: readonly CellProblem[];
}

/** The teams in a table, or why there are none to read. */
export function readTeams(csv: string): readonly TeamRow[] | 'UNREADABLE' | 'TOO_LONG' {
  const table = readTable(csv, columns);
  return typeof table === 'string' ? table : withRepetitions(table.map(teamIn));
}

function teamIn({ line, cells }: Line<typeof columns>): TeamRow {
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

/** Whatever stands in two rows is wrong in the second. */
function withRepetitions(rows: readonly TeamRow[]): readonly TeamRow[] {
  const seen = { name: new Set<string>(), code: new Set<string>(), seed: new Set<number>() };
  const isAgain = <T>(set: Set<T>, value: T | null) => value !== null && (set.has(value) || !set.add(value));
  return rows.map((row) => {
    const again: CellProblem[] = [];
    // Two teams may share a name when their codes tell them apart.
    const isNameAgain = isAgain(seen.name, folded(row.name) || null);
    if (isNameAgain && row.code === null) again.push({ column: 'name', sentence: 'TEAM_TWICE' });
    if (isAgain(seen.code, row.code)) again.push({ column: 'code', sentence: 'CODE_TWICE' });
    if (isAgain(seen.seed, row.seed)) again.push({ column: 'seed', sentence: 'SEED_TWICE' });
    return again.length === 0 ? row : { ...row, problems: [...row.problems, ...again] };
  });
}
