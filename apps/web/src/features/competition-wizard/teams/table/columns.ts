import { Email } from '@traip/contract';
import type { TableLine } from './cells.ts';
import { normalise } from './normalise.ts';

/** PARTNER: the second of a pair, whose names are joined. */
export const columnUses = ['NAME', 'PARTNER', 'CODE', 'EMAIL', 'NONE'] as const;
export type ColumnUse = (typeof columnUses)[number];

export interface TeamTable {
  /** The heading line, which isn't a team. */
  readonly heading: TableLine | null;
  readonly rows: readonly TableLine[];
  readonly uses: readonly ColumnUse[];
}

const headings: readonly (readonly [ColumnUse, readonly string[]])[] = [
  [
    'NAME',
    ['equipo', 'equipos', 'team', 'teams', 'nombre', 'nombre del equipo', 'name', 'team name', 'club'],
  ],
  ['NAME', ['pareja', 'pair', 'jugador', 'jugadora', 'player', 'jugador 1', 'jugadora 1', 'player 1']],
  ['PARTNER', ['jugador 2', 'jugadora 2', 'player 2', 'companero', 'companera', 'partner']],
  ['CODE', ['codigo', 'code', 'siglas', 'abreviatura', 'short name']],
  [
    'EMAIL',
    ['correo', 'correo electronico', 'correo de contacto', 'email', 'e-mail', 'mail', 'email address'],
  ],
];

/** Usual names of other columns: we don't use these, but they mark a heading line. */
const otherHeadings = new Set(
  [
    ...[
      'tutor',
      'tutora',
      'responsable',
      'delegado',
      'delegada',
      'contacto',
      'entrenador',
      'entrenadora',
      'curso',
    ],
    ...['telefono', 'movil', 'alumnos', 'grupo', 'categoria', 'n', 'no', 'num'],
    ...[
      'contact',
      'coach',
      'manager',
      'phone',
      'students',
      'group',
      'category',
      'number',
      '#',
      'pueblo',
      'town',
    ],
  ].map(normalise),
);

const useByHeading = new Map(headings.flatMap(([use, words]) => words.map((word) => [word, use] as const)));

/** Reads a heading line if there is one; otherwise the first column of words holds the names. */
export function readColumns(lines: readonly TableLine[]): TeamTable {
  const [first] = lines;
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const isHeading = first !== undefined && lines.length > 1 && looksLikeHeading(first);
  const rows = isHeading ? lines.slice(1) : lines;
  const known = isHeading ? usesOfHeading(first, width) : null;
  const uses = known?.includes('NAME') ? known : usesOfContent(rows, width);
  return { heading: isHeading ? first : null, rows, uses: withEmails(uses, rows) };
}

const isKnown = (cell: string) => useByHeading.has(normalise(cell)) || otherHeadings.has(normalise(cell));

function looksLikeHeading({ cells }: TableLine): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.filter(isKnown).length * 2 >= filled.length &&
    filled.some((cell) => useByHeading.has(normalise(cell)))
  );
}

function usesOfHeading({ cells }: TableLine, width: number): readonly ColumnUse[] {
  const usedColumns = new Set<ColumnUse>();
  return Array.from({ length: width }, (_, index) => {
    const use = useByHeading.get(normalise(cells[index] ?? '')) ?? 'NONE';
    if (use === 'NONE' || usedColumns.has(use)) return 'NONE';
    usedColumns.add(use);
    return use;
  });
}

/** Codes are never guessed: a column of short words can be anything. */
function usesOfContent(rows: readonly TableLine[], width: number): readonly ColumnUse[] {
  const names = Array.from({ length: width }, (_, index) =>
    rows.map(({ cells }) => cells[index] ?? ''),
  ).findIndex(holdsNames);
  return Array.from({ length: width }, (_, index) => (index === Math.max(0, names) ? 'NAME' : 'NONE'));
}

/** Addresses are recognised by their format, whatever the column is called. */
function withEmails(uses: readonly ColumnUse[], rows: readonly TableLine[]): readonly ColumnUse[] {
  if (uses.includes('EMAIL')) return uses;
  const column = uses.findIndex((use, index) => {
    const filled = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
    const addresses = filled.filter((cell) => Email.safeParse(cell).success);
    return use === 'NONE' && filled.length > 0 && addresses.length * 2 > filled.length;
  });
  return column < 0 ? uses : withUse(uses, column, 'EMAIL');
}

function holdsNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const wordCells = filled.filter((cell) => /\p{L}/u.test(cell) && !cell.includes('@'));
  return wordCells.length * 2 > cells.length;
}

/** One column per use; a use that moves leaves its old column unused. */
export function withUse(uses: readonly ColumnUse[], column: number, use: ColumnUse): readonly ColumnUse[] {
  return uses.map((old, index) => {
    if (index === column) return use;
    return use !== 'NONE' && old === use ? 'NONE' : old;
  });
}
