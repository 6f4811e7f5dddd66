import { Code } from '@traip/contract';

/** A line of a list that was pasted or read from a file. */
export interface ListedTeam {
  /** Where it stands in the text, from 1. */
  readonly row: number;
  readonly name: string;
  readonly code?: string;
  /** An existing team of this name or code, which is taken instead of making another one. */
  readonly existing?: string;
  readonly problem?: 'nameMissing' | 'nameTooLong' | 'codeInvalid' | 'repeated' | 'chosenAlready';
}

interface Known {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

interface Context {
  /** The teams of the organisation. */
  readonly known: readonly Known[];
  /** The names in the competition already. */
  readonly chosen: readonly { readonly id?: string; readonly name: string }[];
}

const longestName = 80;
const headings = new Set(['nombre', 'name', 'equipo', 'team', 'equipos', 'teams', 'club']);

/** Lower case, without accents and double spaces: "Peña  Norte" is "pena norte". */
export const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Teams from a text: one on each line, after it a code if there is one, parted by semicolon, tab or comma. */
export function parseTeamList(text: string, { known, chosen }: Context): ListedTeam[] {
  const seen = new Set<string>();
  const taken = new Set(chosen.map(({ name }) => folded(name)));
  const takenIds = new Set(chosen.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return rowsOf(text).map(({ row, cells: [name = '', code = ''] }): ListedTeam => {
    const key = folded(name);
    const existing = known.find(
      (team) => folded(team.name) === key || (code !== '' && team.code === code),
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
  if (name.length > longestName) return 'nameTooLong';
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
  return first && headings.has(folded(first.cells[0] ?? '')) ? rows.slice(1) : rows;
}

/** The cells of a line; quotes hold separators inside, and a doubled quote is one. */
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
