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
} from '../model/draft.ts';
import { dayOf, momentOn, readTime } from '../read/read-date.ts';
import { pairsIn } from '../read/read-score.ts';
import { isKnockoutRound, splitPhases } from '../read/split-phases.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekday = /^\(?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\)?[ ,]{1,2}/i;
const monthFirst = /^([a-z]{3})[a-z]{0,6}\.?[ /](\d{1,2})(?:,? (\d{4}))?$/i;
const dayFirst = /^(\d{1,2})\.?[ /]([a-z]{3})[a-z]{0,6}\.?(?:,? (\d{4}))?$/i;
const time = /^\(?(\d{1,2}[:.]\d{2})(?: ?UTC[+-]\d{1,2})?\)?$/;
const number = /^\(\d{1,3}\)$/;
const score = /^\d{1,2}-\d{1,2}[ 0-9a-z.,()-]*$/i;
const noScore = /^(?:-|v|vs\.?)$/i;
const status = /^(?:cancell?ed|awarded|postponed|abandoned|annulled|suspended)/i;
const roundStart =
  /^(?:matchday|round|week|jornada|group|preliminary|first|second|last|quarter|semi|final|third|play-?off|1\/)/i;
const roundWord = /\b(?:finals?|round|play-?offs?|stage)\b/i;
const year = /\b((?:18|19|20)\d{2})\b/;

interface Cursor {
  title: string | null;
  round: string;
  group: string | null;
  day: string | null;
  minutes: number | null;
  /** Year of the last day that was read, to find the year of the next. */
  year: number | null;
  inGoals: boolean;
  /** The group of each team, from a list of groups. */
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
    // Spain and Italy use the matches among tied teams; England, Germany and most others all of them.
    levelBy:
      name !== null && /espa|spain|liga bbva|italia|serie a/i.test(name) ? 'HEAD_TO_HEAD' : 'DIFFERENCE',
    stated: [],
  };
}

/** The year of the title, or the first one near the top. */
function start(text: string): Cursor {
  const title = text.split('\n', 20).find((line) => line.trimStart().startsWith('='));
  const found = year.exec(title ?? '') ?? year.exec(text.slice(0, 2000));
  const nowhere = { title: null, group: null, day: null, minutes: null, inGoals: false };
  return { ...nowhere, round: '1', year: found ? Number(found[1]) : null, groups: new Map() };
}

interface Place {
  readonly file: string;
  readonly line: number;
}

const maxLine = 500;

function readLine(line: string, place: Place, cursor: Cursor): DraftMatch | ForeignProblem | null {
  if (line.length > maxLine) return problemAt(place, 'LINE_TOO_LONG', { found: line });
  const text = withoutComment(line.replaceAll('\t', '  ').trim());
  if (text === '' || isGoals(text, cursor)) return null;
  if (text.startsWith('=') && !text.startsWith('==')) {
    cursor.title ??= text.replaceAll('=', '').trim();
    return null;
  }
  if (takeDate(text, cursor) || takeGroup(text, cursor)) return null;
  const match = readMatch(text, place, cursor);
  if (match !== null) return match;
  return takeRound(text, cursor) ? null : problemAt(place, 'LINE_UNREADABLE', { found: text });
}

function withoutComment(text: string): string {
  if (text.startsWith('#') && !text.startsWith('##')) return '';
  const from = text.indexOf(' #');
  return from < 0 ? text : text.slice(0, from).trimEnd();
}

/** Scorers are in brackets below their match, over one line or several. */
function isGoals(text: string, cursor: Cursor): boolean {
  const [first = ''] = text.split(' ', 1);
  const isOther = dateIn(text) !== null || time.test(first) || number.test(first);
  const opens = (text.startsWith('(') || text.startsWith('[')) && !isOther;
  if (!opens && !cursor.inGoals) return false;
  cursor.inGoals = !text.endsWith(')') && !text.endsWith(']');
  return true;
}

/** A day like "[Sat Aug/16]", "Sat Aug 16 2008" or "16 August"; null if it is none. */
function dateIn(text: string) {
  const plain = text.replaceAll(/[[\]]/g, '').replace(weekday, '');
  const [month, day] = [monthFirst.exec(plain), dayFirst.exec(plain)];
  const name = (month?.[1] ?? day?.[2] ?? '').toLowerCase();
  const found = {
    month: months.indexOf(name) + 1,
    day: Number(month?.[2] ?? day?.[1]),
    year: month?.[3] ?? day?.[3],
  };
  return found.month === 0 ? null : found;
}

function takeDate(text: string, cursor: Cursor): boolean {
  const found = dateIn(text);
  if (found === null) return false;
  const { month, day } = found;
  const own = found.year === undefined ? nearestYear(cursor, month, day) : Number(found.year);
  cursor.day = own === null ? null : dayOf(own, month, day);
  cursor.year = own ?? cursor.year;
  cursor.minutes = null;
  return true;
}

/** Rounds run past New Year, and postponed matches stay in their old round: the nearest day is meant. */
function nearestYear({ day: last, year: before }: Cursor, month: number, day: number): number | null {
  if (last === null || before === null) return before;
  const distance = (one: number) => Math.abs(Date.UTC(one, month - 1, day) - Date.parse(last));
  return (
    [before, before - 1, before + 1].toSorted((one, other) => distance(one) - distance(other))[0] ?? before
  );
}

/** "Group A | one team  another team". */
function takeGroup(text: string, cursor: Cursor): boolean {
  const [group = '', teams] = text.split('|', 2);
  if (teams === undefined || !isGroup(group)) return false;
  for (const team of teams.split(/ {2,}|,/)) cursor.groups.set(team.trim(), groupKey(group));
  return true;
}

const isGroup = (text: string) => /^group \w/i.test(text);
const groupKey = (text: string) => text.trim().split(' ')[1] ?? '';

function takeRound(text: string, cursor: Cursor): boolean {
  const isHeading = /^(?:[▪»•]|##|==)/.test(text);
  if (!isHeading && !roundStart.test(text) && !roundWord.test(text)) return false;
  const name =
    text
      .replaceAll(/[▪»•#=]/g, '')
      .split(/[,|]/, 1)[0]
      ?.trim() ?? '';
  cursor.group = isGroup(name) ? groupKey(name) : null;
  cursor.round = cursor.group === null ? name : (/matchday \d{1,3}/i.exec(name)?.[0] ?? '1');
  cursor.minutes = null;
  return true;
}

interface Sides {
  readonly home: string;
  readonly away: string;
  readonly score: string | null;
}

/** "one team  2-1 (1-0)  another team", or "one team v another team  2-1 (1-0)". */
function sidesIn(parts: readonly string[]): Sides | null {
  const [home = '', middle = '', away = ''] = parts;
  if (parts.length === 3 && (score.test(middle) || noScore.test(middle)))
    return { home, away, score: score.test(middle) ? middle : null };
  const last = parts.at(-1) ?? '';
  const scoreText = parts.length > 1 && score.test(last) ? last : null;
  const names = (scoreText === null ? parts : parts.slice(0, -1)).join(' ').split(/ (?:v|vs\.?) /i);
  const [first = '', second = ''] = names;
  return names.length === 2 ? { home: first.trim(), away: second.trim(), score: scoreText } : null;
}

function readMatch(text: string, place: Place, cursor: Cursor): DraftMatch | null {
  const { rest, statusText } = withoutStatus(text);
  const [sides = '', venue = ''] = rest.split(' @ ', 2);
  const parts = sides
    .split(/ {2,}/)
    .flatMap((part, index) => (index === 0 ? firstParts(part) : [part.trim()]));
  const [hour = ''] = parts;
  const found = sidesIn(time.test(hour) ? parts.slice(1) : parts);
  if (found === null) return null;
  if (time.test(hour)) cursor.minutes = readTime((time.exec(hour)?.[1] ?? '').replace('.', ':'));
  const isCancelled = /^(?:cancel|annul)/i.test(statusText);
  return {
    ...place,
    round: cursor.round,
    group: isKnockoutRound(cursor.round) ? null : (cursor.group ?? cursor.groups.get(found.home) ?? null),
    home: found.home,
    away: found.away,
    kickOff: cursor.day === null ? null : momentOn({ day: cursor.day, minutes: cursor.minutes }),
    venue: venue.trim() || null,
    isCancelled,
    result: found.score === null || isCancelled ? null : resultOf(found.score, /^awarded/i.test(statusText)),
  };
}

/** The number of a match is dropped, and its time is split off even if only one space follows it. */
function firstParts(part: string): readonly string[] {
  const [first = '', ...others] = part.trim().split(' ');
  if (number.test(first)) return firstParts(others.join(' '));
  return time.test(first) && others.length > 0 ? [first, others.join(' ')] : [part.trim()];
}

/** The text in brackets at the end. */
function withoutStatus(text: string): { readonly rest: string; readonly statusText: string } {
  const from = text.lastIndexOf('[');
  const statusText = from > 0 && text.endsWith(']') ? text.slice(from + 1, -1).trim() : '';
  return status.test(statusText)
    ? { rest: text.slice(0, from).trimEnd(), statusText }
    : { rest: text, statusText: '' };
}

/** The score with extra time; earlier scores follow in brackets. Penalties come before or after it. */
function resultOf(text: string, isAwarded: boolean): DraftResult {
  const shot = /(\d{1,2}-\d{1,2})\s*pen/i.exec(text)?.[1];
  const shootOut = shot === undefined ? null : (pairsIn(shot)[0] ?? null);
  const open = text.replace(/\d{1,2}-\d{1,2}\s*pen\.?,?/i, '').trim();
  const score = pairsIn(open)[0] ?? null;
  const extraTime = /a\.?e\.?t/i.test(text) || shootOut !== null;
  const outcome =
    isAwarded && score !== null && score.home !== score.away
      ? score.home > score.away
        ? 'FORFEIT_AWAY'
        : 'FORFEIT_HOME'
      : 'NORMAL';
  return played({ score, shootOut, extraTime, outcome });
}
