import { Code } from '@traip/contract';

/** A line of a pasted list or a file. */
export interface ListedTeam {
  /** The line number, from 1. */
  readonly row: number;
  readonly name: string;
  readonly code?: string;
  /** An existing team with this name or code, used instead of a new one. */
  readonly existing?: string;
  readonly problem?: 'nameMissing' | 'nameTooLong' | 'codeInvalid' | 'repeated' | 'chosenAlready';
}

interface KnownTeams {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

interface Context {
  readonly known: readonly KnownTeams[];
  /** Names already in the competition. */
  readonly chosen: readonly { readonly id?: string; readonly name: string }[];
}

const maxNameLength = 80;
const headings = new Set(['nombre', 'name', 'equipo', 'team', 'equipos', 'teams', 'club']);

/** Lower case, without accents or double spaces: "Peña  Norte" is "pena norte". */
export const normalise = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** One team per line, with an optional code after a semicolon, tab or comma. */
export function parseTeamList(text: string, { known, chosen }: Context): ListedTeam[] {
  const seen = new Set<string>();
  const taken = new Set(chosen.map(({ name }) => normalise(name)));
  const takenIds = new Set(chosen.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return rowsOf(text).map(({ row, cells: [name = '', code = ''] }): ListedTeam => {
    const key = normalise(name);
    const existing = known.find(
      (team) => normalise(team.name) === key || (code !== '' && team.code === code),
    )?.id;
    const problem = problemOf(name, code, {
      isRepeated: seen.has(key),
      isChosen: taken.has(key) || (existing !== undefined && takenIds.has(existing)),
    });
    seen.add(key);
    return { row, name, ...(code && { code }), ...(existing && { existing }), ...(problem && { problem }) };
  });
}

function problemOf(
  name: string,
  code: string,
  { isRepeated, isChosen }: { readonly isRepeated: boolean; readonly isChosen: boolean },
): ListedTeam['problem'] {
  if (name === '') return 'nameMissing';
  if (name.length > maxNameLength) return 'nameTooLong';
  if (code !== '' && !Code.safeParse(code).success) return 'codeInvalid';
  if (isRepeated) return 'repeated';
  return isChosen ? 'chosenAlready' : undefined;
}

interface Row {
  readonly row: number;
  readonly cells: readonly string[];
}

function rowsOf(text: string): Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const rows = lines
    .map((line, index): Row => ({ row: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  return first && headings.has(normalise(first.cells[0] ?? '')) ? rows.slice(1) : rows;
}

/** Quotes may contain separators; a doubled quote is one. */
function cellsOf(line: string): string[] {
  const separator = line.includes(';') ? ';' : line.includes('\t') ? '\t' : ',';
  const cells: string[] = [''];
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const letter = line.charAt(index);
    const last = cells.length - 1;
    if (letter === '"' && isQuoted && line.charAt(index + 1) === '"') {
      cells[last] += '"';
      index += 1;
    } else if (letter === '"' && (isQuoted || cells[last] === '')) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[last] += letter;
  }
  return cells.map((cell) => cell.trim());
}
