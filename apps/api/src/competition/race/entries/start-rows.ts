import type { PersonGender, StartColumn, startErrors } from '@traip/contract';
import { type EventKind, parseHandicap, parseMark } from '@traip/engine/race-day';
import { birthdayReader } from '../../../people/person/table/cells/read-birthday.ts';
import { genderReader } from '../../../people/person/table/cells/read-gender.ts';
import { nameReader } from '../../../people/person/table/cells/read-name.ts';
import { splitName } from '../../../people/person/table/cells/split-name.ts';
import { isSurnamesFirst } from '../../../people/person/table/columns/headings.ts';
import type { CellRow } from '../../../platform/csv/read-cells.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { type MemberName, readMember } from '../relay/member-names.ts';
import type { RaceTable } from '../table/read-table.ts';
import type { RowProblem } from '../table/row-problems.ts';

export type StartProblem = RowProblem<(typeof startErrors)[number]>;

/** A row of a start list, as read. */
export interface StartRow {
  readonly line: number;
  /** Null: the next free number. */
  readonly bib: string | null;
  readonly firstName: string;
  readonly surnames: string;
  readonly gender: PersonGender | null;
  readonly birthday: string | null;
  readonly birthYear: number | null;
  readonly club: string | null;
  readonly heat: number | null;
  readonly lane: number | null;
  readonly seedMark: number | null;
  readonly handicapTenths: number | null;
  readonly teeTime: string | null;
  readonly startingHole: number | null;
  /** For a relay, with its members in order. */
  readonly team: string | null;
  readonly members: readonly MemberName[];
}

type RaceToEnter = Pick<RaceRecord, 'kind' | 'legs'>;

type Report = (code: StartProblem['code'], value: string) => null;

const readFirstName = nameReader(80);
const readSurnames = nameReader(120);
const readClub = nameReader(80);

/** Reads all rows of a list, with the problems that don't depend on other entries. */
export function readStartRows(table: RaceTable<StartColumn>, race: RaceToEnter, today: string) {
  const problems: StartProblem[] = [];
  const read = rowReader(table, race, today);
  const rows = table.rows.map((row) => {
    const bib = textOf(table, row, 'bib');
    return read(row, (code, value) => {
      problems.push({ line: row.line, bib, code, value: value.slice(0, 100) });
      return null;
    });
  });
  return { rows, problems };
}

function textOf({ textsOf }: RaceTable<StartColumn>, row: CellRow, field: StartColumn): string {
  return textsOf(row, field).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function rowReader(table: RaceTable<StartColumn>, { kind, legs }: RaceToEnter, today: string) {
  const cellOf = (row: CellRow, field: StartColumn) => textOf(table, row, field);
  const columnOf = (field: StartColumn) => table.rows.map((row) => cellOf(row, field));
  const readGender = raceGenderReader(columnOf('gender'));
  const readBirth = birthReader(columnOf('birth'), today);
  const heading = table.columns.find(({ field }) => field === 'name')?.heading ?? '';
  // "Nombre" beside "Apellidos" is a first name.
  const hasSurnames = table.columns.some(({ field }) => field === 'surnames');
  return (row: CellRow, report: Report): StartRow => {
    const whole = cellOf(row, 'name');
    const split = hasSurnames
      ? { firstName: whole, surnames: '' }
      : splitName(whole, isSurnamesFirst(heading));
    const firstName = cellOf(row, 'firstName') || split.firstName;
    const surnames = cellOf(row, 'surnames') || split.surnames;
    const name = legs === null ? readName(firstName, surnames, report) : noName;
    const gender = readGender(cellOf(row, 'gender'), report);
    return {
      line: row.line,
      bib: readBib(cellOf(row, 'bib'), report),
      ...name,
      gender,
      ...readBirth(cellOf(row, 'birth'), report),
      club: readText(cellOf(row, 'club'), report),
      heat: readNumber(cellOf(row, 'heat'), [1, 999], () => report('HEAT_INVALID', cellOf(row, 'heat'))),
      lane: readNumber(cellOf(row, 'lane'), [0, 99], () => report('LANE_INVALID', cellOf(row, 'lane'))),
      seedMark: readSeed(cellOf(row, 'seed'), kind, report),
      ...readRelay(table, row, { legs, thisYear: Number(today.slice(0, 4)) }, report),
      ...readGolf((field) => cellOf(row, field), report),
    };
  };
}

const noName = { firstName: '', surnames: '' };

interface RelayRules {
  readonly legs: number | null;
  readonly thisYear: number;
}

/** The name of a relay team or its club, and its members. */
function readRelay(
  table: RaceTable<StartColumn>,
  row: CellRow,
  { legs, thisYear }: RelayRules,
  report: Report,
) {
  if (legs === null) return { team: null, members: [] };
  const team = textOf(table, row, 'team') || textOf(table, row, 'club');
  if (team === '') report('RELAY_WITHOUT_NAME', '');
  const texts = table.textsOf(row, 'member').filter((text) => text.trim() !== '');
  if (texts.length > legs) report('RELAY_TOO_MANY', `${texts.length}`);
  const members = texts.flatMap((text) => readMember(text, thisYear) ?? report('MEMBER_INVALID', text) ?? []);
  return { team: team === '' ? null : readText(team, report), members };
}

/** Common spellings of "no mark". */
const noSeed = /^(?:nt|st|s t|n t|-+|sin marca|sin tiempo|no time)$/i;

function readSeed(text: string, kind: EventKind, report: Report): number | null {
  const cleaned = text.replaceAll('.', ' ').trim();
  if (text === '' || noSeed.test(cleaned)) return null;
  const mark = parseMark(text, kind);
  return mark === null || mark === 0 ? report('SEED_INVALID', text) : mark;
}

/** The fields of golfers. */
function readGolf(cellOf: (field: StartColumn) => string, report: Report) {
  const [handicap, time, hole] = [cellOf('handicap'), cellOf('teeTime'), cellOf('startingHole')];
  return {
    handicapTenths:
      handicap === '' ? null : (parseHandicap(handicap) ?? report('HANDICAP_INVALID', handicap)),
    teeTime: time === '' ? null : (teeTimeIn(time) ?? report('TEE_TIME_INVALID', time)),
    startingHole: readNumber(hole, [1, 18], () => report('STARTING_HOLE_INVALID', hole)),
  };
}

/** Reads 9:10, 09.10 and 9h10 as 09:10. */
function teeTimeIn(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.h](\d\d)$/.exec(text) ?? [];
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

function readName(first: string, last: string, report: Report) {
  const [firstName, surnames] = [readFirstName(first), readSurnames(last)];
  if ('problem' in firstName || 'problem' in surnames || !firstName.value) {
    report('RUNNER_WITHOUT_NAME', `${first} ${last}`.trim());
    return { firstName: '', surnames: '' };
  }
  return { firstName: firstName.value, surnames: surnames.value ?? '' };
}

function readBib(text: string, report: Report): string | null {
  if (text === '') return null;
  return /^[\p{L}\p{N}][\p{L}\p{N}-]{0,11}$/u.test(text) ? text : report('BIB_INVALID', text);
}

function readText(text: string, report: Report): string | null {
  const club = readClub(text);
  return 'problem' in club ? report('CLUB_TOO_LONG', text) : club.value;
}

function readNumber(text: string, [min, max]: readonly [number, number], report: () => null): number | null {
  if (text === '') return null;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : report();
}

/** On start lists an ambiguous M means male, as if the column also contained an F. */
export function raceGenderReader(column: readonly string[]) {
  const read = genderReader([...column, 'F'].filter((cell) => !/^m$/i.test(cell)));
  const withLetters = genderReader(column);
  return (cell: string, report: Report): PersonGender | null => {
    const strict = withLetters(cell);
    const reading = 'problem' in strict ? read(cell) : strict;
    return 'problem' in reading ? report('GENDER_UNKNOWN', cell) : reading.value;
  };
}

/** Reads a year or a date. */
export function birthReader(column: readonly string[], today: string) {
  const readDate = birthdayReader(column, { today });
  const thisYear = Number(today.slice(0, 4));
  return (cell: string, report: Report) => {
    const unknown = { birthday: null, birthYear: null };
    const year = /^\d{4}$/.test(cell) ? Number(cell) : null;
    if (year !== null && year >= 1900 && year <= thisYear) return { birthday: null, birthYear: year };
    const reading = readDate(cell);
    if ('problem' in reading) {
      report('BIRTH_INVALID', cell);
      return unknown;
    }
    const birthday = reading.value;
    return birthday === null ? unknown : { birthday, birthYear: Number(birthday.slice(0, 4)) };
  };
}
