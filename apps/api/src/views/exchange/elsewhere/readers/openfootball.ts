import {
  type Draft,
  type DraftMatch,
  type DraftResult,
  type ForeignFile,
  type ForeignProblem,
  played,
  problemAt,
  type Reading,
  teamsIn,
} from '../draft.ts';
import { dayOf, momentOn, readTime } from '../read/read-date.ts';
import { pairsIn } from '../read/read-score.ts';
import { splitPhases } from '../read/split-phases.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(?<month>${months.join('|')})[a-z]*\\.?`;
const weekday = '(?:\\(?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\)?[ ,]+)?';
const date = new RegExp(
  `^\\[?${weekday}(?:${monthName}[ /](?<day>\\d{1,2})|(?<dayFirst>\\d{1,2})\\.?[ /]${monthName.replace('month', 'monthAfter')})(?:,? (?<year>\\d{4}))?\\]?$`,
  'i',
);
const time = /^\(?(\d{1,2}[:.]\d{2})(?:\s*UTC[+-]\d{1,2}(?::\d{2})?)?\)?\s+/;
const number = /^\(\d{1,3}\)\s+/;
const score =
  /\d{1,2}-\d{1,2}(?:\s*pen\.?)?(?:,?\s+\d{1,2}-\d{1,2})?(?:\s*a\.?e\.?t\.?)?(?:\s*\((?:\s*\d{1,2}-\d{1,2}\s*,?)*\))?(?:,?\s*\d{1,2}-\d{1,2}\s*pen\.?)?/;
const between = new RegExp(`^(?<home>.+?) {2,}(?<score>${score.source}|-|v|vs\\.?) {2,}(?<away>.+)$`, 'i');
const versus = new RegExp(
  `^(?<home>.+?) +(?:v|vs\\.?) +(?<away>.+?)(?: {2,}(?<score>${score.source}))?$`,
  'i',
);
const status = /\s*\[(?<status>cancell?ed|awarded|postponed|abandoned|annulled|suspended)[^\]]*\]\s*$/i;
const groupOfTeams = /^(group\s+\w+)\s*\|\s*(.+)$/i;
const round =
  /^(?:(?:[▪»•]\s*|#{2,}\s*|={2,}\s*)(.+)|((?:matchday|round|week|jornada|group|preliminary|first|second|last)\b.*|(?:quarter|semi|final|third|play-?off|1\/).*|.*\b(?:finals?|round|play-?offs?|stage)\b.*))$/i;

interface Cursor {
  title: string | null;
  round: string;
  group: string | null;
  day: string | null;
  minutes: number | null;
  /** Of the last day that was read, to find the year of the next. */
  year: number | null;
  inGoals: boolean;
  /** What a list of groups says about each team. */
  readonly groups: Map<string, string>;
}

/** Football.TXT, as openfootball writes it: rounds, days and matches, one on each line. */
export function readOpenfootball(files: readonly ForeignFile[]): Reading {
  const problems: ForeignProblem[] = [];
  const matches: DraftMatch[] = [];
  let title: string | null = null;
  for (const { name: file, text } of files) {
    const cursor = start(text);
    for (const [index, line] of text
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/)
      .entries()) {
      const found = readLine(line, { file, line: index + 1 }, cursor);
      if (found === null) continue;
      if ('sentence' in found) problems.push(found);
      else matches.push(found);
    }
    title ??= cursor.title;
  }
  return { format: 'OPENFOOTBALL', problems, columns: [], draft: draftOf(title, matches) };
}

function draftOf(name: string | null, matches: readonly DraftMatch[]): Draft {
  return {
    name,
    sportKey: 'FOOTBALL',
    competitors: 'TEAM',
    teams: teamsIn(matches),
    phases: splitPhases(matches),
    points: null,
    // Spain and Italy look at the matches among those level; England, Germany and most others at all of them.
    levelBy:
      name !== null && /espa|spain|liga bbva|italia|serie a/i.test(name) ? 'HEAD_TO_HEAD' : 'DIFFERENCE',
    stated: [],
  };
}

function start(text: string): Cursor {
  const first =
    /(?:^|\n)=+\s*[^\n]*?\b((?:18|19|20)\d{2})\b/.exec(text) ?? /#[^\n]*?\b((?:18|19|20)\d{2})\b/.exec(text);
  const year = first ? Number(first[1]) : null;
  const nowhere = { title: null, group: null, day: null, minutes: null, inGoals: false };
  return { ...nowhere, round: '1', year, groups: new Map() };
}

interface Place {
  readonly file: string;
  readonly line: number;
}

const maxLine = 500;

function readLine(written: string, place: Place, cursor: Cursor): DraftMatch | ForeignProblem | null {
  if (written.length > maxLine) return problemAt(place, 'LINE_TOO_LONG', { found: written });
  const line = written.replace(/(?:^|\s)#(?!#).*$/, '').trimEnd();
  const text = line.trim();
  if (text === '' || isGoals(text, cursor)) return null;
  if (/^=\s*[^=]/.test(text)) {
    cursor.title ??= text.replace(/^=\s*/, '').replace(/\s*=*$/, '');
    return null;
  }
  if (takeDate(text, cursor) || takeGroup(text, cursor)) return null;
  const match = readMatch(text, place, cursor);
  if (match !== null) return match;
  return takeRound(text, cursor) ? null : problemAt(place, 'LINE_UNREADABLE', { found: text });
}

/** Scorers stand in brackets below their match, over one line or several. */
function isGoals(text: string, cursor: Cursor): boolean {
  const opens = /^[([]/.test(text) && !date.test(text) && !time.test(text) && !number.test(text);
  if (!opens && !cursor.inGoals) return false;
  cursor.inGoals = !/[)\]]$/.test(text);
  return true;
}

function takeDate(text: string, cursor: Cursor): boolean {
  const found = date.exec(text)?.groups;
  if (!found) return false;
  const month = months.indexOf((found.month ?? found.monthAfter ?? '').toLowerCase()) + 1;
  const day = Number(found.day ?? found.dayFirst);
  const year = found.year === undefined ? nearestYear(cursor, month, day) : Number(found.year);
  cursor.day = year === null ? null : dayOf(year, month, day);
  cursor.year = year ?? cursor.year;
  cursor.minutes = null;
  return true;
}

/** Rounds run past New Year, and matches that were put off stand in their old round: the nearest day is meant. */
function nearestYear({ day: last, year }: Cursor, month: number, day: number): number | null {
  if (last === null || year === null) return year;
  const distance = (one: number) => Math.abs(Date.UTC(one, month - 1, day) - Date.parse(last));
  return [year, year - 1, year + 1].toSorted((one, other) => distance(one) - distance(other))[0] ?? year;
}

function takeGroup(text: string, cursor: Cursor): boolean {
  const found = groupOfTeams.exec(text);
  if (!found) return false;
  const key = groupKey(found[1] ?? '');
  for (const team of (found[2] ?? '').split(/\s{2,}|\t|,/)) cursor.groups.set(team.trim(), key);
  return true;
}

const groupKey = (text: string) => text.replace(/^group\s+/i, '').trim();

function takeRound(text: string, cursor: Cursor): boolean {
  const found = round.exec(text);
  if (!found) return false;
  const name = (found[1] ?? found[2] ?? '').replace(/\s*[=,|].*$/, '').trim();
  const group = /^group\s+\w+/i.exec(name);
  cursor.group = group ? groupKey(group[0]) : null;
  cursor.round = group ? (/matchday\s+\d+/i.exec(name)?.[0] ?? '1') : name;
  cursor.minutes = null;
  return true;
}

function readMatch(text: string, place: Place, cursor: Cursor): DraftMatch | null {
  const said = status.exec(text)?.groups?.status?.toLowerCase() ?? null;
  const withTime = text.replace(status, '').replace(number, '');
  const hour = time.exec(withTime);
  const [sides = '', venue] = withTime.replace(time, '').split(/\s+@\s+/);
  const plain = sides.trimEnd();
  const found = (between.exec(plain) ?? versus.exec(plain))?.groups;
  if (!found) return null;
  if (hour) cursor.minutes = readTime((hour[1] ?? '').replace('.', ':'));
  const [home, away] = [found.home?.trim() ?? '', found.away?.trim() ?? ''];
  const written = found.score !== undefined && /\d/.test(found.score) ? found.score : null;
  const isCancelled = said !== null && /cancel|annul/.test(said);
  return {
    ...place,
    round: cursor.round,
    group: cursor.group ?? cursor.groups.get(home) ?? null,
    home,
    away,
    kickOff: cursor.day === null ? null : momentOn({ day: cursor.day, minutes: cursor.minutes }),
    venue: venue?.trim() || null,
    isCancelled,
    result: written === null || isCancelled ? null : resultOf(written, said === 'awarded'),
  };
}

/** The score with extra time; in brackets stand earlier ones. Penalties come before it or after it. */
function resultOf(written: string, isAwarded: boolean): DraftResult {
  const shot = /(\d{1,2}-\d{1,2})\s*pen/i.exec(written)?.[1];
  const shootOut = shot === undefined ? null : (pairsIn(shot)[0] ?? null);
  const open = written.replace(/\d{1,2}-\d{1,2}\s*pen\.?,?/i, '').trim();
  const score = pairsIn(open)[0] ?? null;
  const extraTime = /a\.?e\.?t/i.test(written) || shootOut !== null;
  const outcome =
    isAwarded && score !== null && score.home !== score.away
      ? score.home > score.away
        ? 'FORFEIT_AWAY'
        : 'FORFEIT_HOME'
      : 'NORMAL';
  return played({ score, shootOut, extraTime, outcome });
}
