import type {
  EarlierColumn,
  earlierErrors,
  PersonGender,
  raceResolutions,
  recordedKinds,
} from '@traip/contract';
import { parseMark } from '@traip/engine/race-day';
import { birthdayReader } from '../../../../people/person/table/cells/read-birthday.ts';
import { nameReader } from '../../../../people/person/table/cells/read-name.ts';
import { splitName } from '../../../../people/person/table/cells/split-name.ts';
import { folded } from '../../../../platform/csv/folded.ts';
import { birthReader, raceGenderReader } from '../../entries/start-rows.ts';
import type { RaceTable } from '../../table/read-table.ts';
import type { RowProblem } from '../../table/row-problems.ts';

export type EarlierProblem = RowProblem<(typeof earlierErrors)[number]>;
type Report = (code: EarlierProblem['code'], value: string) => null;

export interface ReadMark {
  readonly line: number;
  readonly event: string;
  readonly scope: 'MEETING' | 'CLUB' | 'PERSONAL';
  readonly mark: number;
  readonly resolution: (typeof raceResolutions)[number];
  /** Null for a relay. */
  readonly person: { readonly firstName: string; readonly surnames: string } | null;
  readonly team: string | null;
  readonly gender: PersonGender | null;
  readonly birthday: string | null;
  readonly birthYear: number | null;
  readonly club: string | null;
  readonly band: string | null;
  readonly heldOn: string | null;
  readonly place: string | null;
}

interface Setting {
  readonly kind: (typeof recordedKinds)[number];
  /** For rows that name none. */
  readonly event: string | undefined;
  readonly today: string;
}

/** Reads all rows, with all their problems. */
export function readMarks(table: RaceTable<EarlierColumn>, setting: Setting) {
  const problems: EarlierProblem[] = [];
  const cellOf = (row: (typeof table.rows)[number], field: EarlierColumn) =>
    table.textsOf(row, field).join(' ').replaceAll(/\s+/gu, ' ').trim();
  const columnOf = (field: EarlierColumn) => table.rows.map((row) => cellOf(row, field));
  const readers = {
    gender: raceGenderReader(columnOf('gender')),
    birth: birthReader(columnOf('birth'), setting.today),
    day: birthdayReader(columnOf('heldOn'), { today: setting.today }),
  };
  const marks = table.rows.map((row) => {
    const report: Report = (code, value) => {
      problems.push({ line: row.line, bib: '', code, value: value.slice(0, 100) });
      return null;
    };
    return {
      line: row.line,
      ...readMarkRow((field) => cellOf(row, field), { ...setting, ...readers }, report),
    };
  });
  return { marks, problems };
}

interface Readers extends Setting {
  readonly gender: ReturnType<typeof raceGenderReader>;
  readonly birth: ReturnType<typeof birthReader>;
  readonly day: ReturnType<typeof birthdayReader>;
}

type CellOf = (field: EarlierColumn) => string;

function readMarkRow(cellOf: CellOf, readers: Readers, report: Report): Omit<ReadMark, 'line'> {
  const text = (field: EarlierColumn, most = 80) => {
    const cell = cellOf(field);
    return cell.length > most ? report('RECORD_TEXT_TOO_LONG', cell) : cell || null;
  };
  const event = cellOf('event') || (readers.event ?? '');
  if (event === '' || event.length > 60) report('RECORD_EVENT_INVALID', event);
  const markText = cellOf('mark');
  const mark = parseMark(markText, readers.kind);
  if (mark === null || mark === 0) report('MARK_INVALID', markText);
  const [club, team, scope] = [text('club'), text('team'), readScope(cellOf('scope'), report)];
  const person = readPerson(cellOf('name'), report);
  if (person === null && (team === null || scope === 'PERSONAL')) report('RECORD_WITHOUT_NAME', markText);
  if (scope === 'CLUB' && club === null) report('RECORD_WITHOUT_CLUB', markText);
  return {
    event,
    scope,
    mark: mark ?? 0,
    resolution: readers.kind === 'TIME' ? resolutionOf(markText) : 1,
    person: team === null ? person : null,
    team,
    gender: readers.gender(cellOf('gender'), (code, value) => report(code as EarlierProblem['code'], value)),
    ...readers.birth(cellOf('birth'), (code, value) => report(code as EarlierProblem['code'], value)),
    club,
    band: text('band', 20),
    heldOn: readDay(cellOf('heldOn'), readers, report),
    place: text('place'),
  };
}

const readFirstName = nameReader(80);
const readSurnames = nameReader(120);

function readPerson(name: string, report: Report): ReadMark['person'] {
  if (name === '') return null;
  const split = splitName(name, false);
  const [firstName, surnames] = [readFirstName(split.firstName), readSurnames(split.surnames)];
  if ('problem' in firstName || 'problem' in surnames || !firstName.value)
    return report('RECORD_WITHOUT_NAME', name);
  return { firstName: firstName.value, surnames: surnames.value ?? '' };
}

/** The number of decimals as written. */
function resolutionOf(markText: string): ReadMark['resolution'] {
  const decimals = /[.,](\d{1,3})$/.exec(markText)?.[1]?.length ?? 0;
  return ([1000, 100, 10, 1] as const)[decimals] ?? 1000;
}

const scopes: Readonly<Record<string, ReadMark['scope']>> = {
  '': 'MEETING',
  meeting: 'MEETING',
  reunion: 'MEETING',
  mr: 'MEETING',
  rr: 'MEETING',
  prueba: 'MEETING',
  club: 'CLUB',
  cr: 'CLUB',
  rc: 'CLUB',
  personal: 'PERSONAL',
  pb: 'PERSONAL',
  mmp: 'PERSONAL',
};

function readScope(text: string, report: Report): ReadMark['scope'] {
  const scope = scopes[folded(text)];
  if (scope === undefined) report('RECORD_SCOPE_UNKNOWN', text);
  return scope ?? 'MEETING';
}

function readDay(text: string, { day, today }: Readers, report: Report): string | null {
  if (text === '') return null;
  if (/^\d{4}$/.test(text)) {
    const isKnown = Number(text) >= 1850 && text <= today.slice(0, 4);
    return isKnown ? text : report('RECORD_DAY_INVALID', text);
  }
  const reading = day(text);
  return 'problem' in reading ? report('RECORD_DAY_INVALID', text) : reading.value;
}
