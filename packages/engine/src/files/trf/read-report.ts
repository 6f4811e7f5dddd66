import { type HomeAway, otherSide, type SwissGame } from '../../formats/swiss/contender.ts';
import { type Cell, readCells } from './read-cells.ts';
import type { Report, ReportBreach, ReportedPlayer } from './report.ts';

interface Line {
  readonly text: string;
  readonly number: number;
}

interface Row {
  readonly line: number;
  readonly number: string;
  readonly name: string;
  readonly stated: ReportedPlayer['stated'];
  readonly cells: readonly Cell[];
}

interface Settings {
  readonly total: number | null;
  readonly initialSide: HomeAway | null;
  readonly absent: ReadonlySet<string>;
}

// Codes that change what results are worth: refused rather than miscounted.
const otherPoints = ['XXS', 'BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU', '162'];
// Codes that change who may meet: refused rather than mispaired.
const otherPairing = ['XXA', 'XXP', '250', '260'];

/**
 * Reads a tournament report, to pair its next round or only for its results; a breach says what is wrong and
 * where.
 */
export function readReport(text: string, purpose: 'PAIRING' | 'RESULTS' = 'PAIRING'): Report | ReportBreach {
  const unsupported = purpose === 'PAIRING' ? [...otherPoints, ...otherPairing] : otherPoints;
  const lines = text.split(/\r\n|\r|\n/).map((line, index): Line => ({ text: line, number: index + 1 }));
  const rows = readRows(lines);
  if ('breach' in rows) return rows;
  const settings = readSettings(lines, unsupported);
  if ('breach' in settings) return settings;
  const rounds = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell.isPaired) + 1));
  const wrong = findMismatch(rows);
  if (wrong !== null) return wrong;
  const players = rows.map((row) => playerOf(row, rounds, settings.absent));
  return {
    name: textOf(lines, '012'),
    startsOn: textOf(lines, '042'),
    players,
    rounds,
    total: settings.total,
    initialSide: firstSide(players) ?? settings.initialSide,
  };
}

/** The text after a code; null if absent. */
function textOf(lines: readonly Line[], code: string): string | null {
  return (
    lines
      .find(({ text }) => text.startsWith(`${code} `))
      ?.text.slice(4)
      .trim() || null
  );
}

function readRows(lines: readonly Line[]): readonly Row[] | ReportBreach {
  const rows: Row[] = [];
  const known = new Set<string>();
  for (const { text, number: line } of lines.filter((each) => each.text.startsWith('001'))) {
    const cell = text.slice(4, 8).trim();
    const invalid = (what: 'STARTING_NUMBER' | 'NUMBER_TWICE') =>
      ({ breach: 'REPORT_INVALID', line, what, found: cell }) as const;
    if (!/^\d+$/.test(cell) || Number(cell) === 0) return invalid('STARTING_NUMBER');
    const number = String(Number(cell));
    if (known.has(number)) return invalid('NUMBER_TWICE');
    known.add(number);
    const cells = readCells(text, line);
    if ('breach' in cells) return cells;
    rows.push({ line, number, name: text.slice(14, 47).trim(), stated: statedIn(text), cells });
  }
  if (rows.length === 0) return { breach: 'NO_PLAYERS' };
  return rows.toSorted((one, other) => Number(one.number) - Number(other.number));
}

function statedIn(text: string): ReportedPlayer['stated'] {
  const points = text.slice(80, 84).trim().replace(',', '.');
  const rank = text.slice(85, 89).trim();
  return {
    points: /^\d{1,3}(?:\.[05])?$/.test(points) ? 2 * Number(points) : null,
    rank: /^\d{1,4}$/.test(rank) ? Number(rank) : null,
  };
}

/**
 * XXR, XXC and XXZ are written by pairing programs; 142 and 152 are their equivalents in the 2026 edition.
 */
function readSettings(lines: readonly Line[], unsupported: readonly string[]): Settings | ReportBreach {
  let settings: Settings = { total: null, initialSide: null, absent: new Set() };
  for (const line of lines) {
    const next = readSetting(line, settings, unsupported);
    if ('breach' in next) return next;
    settings = next;
  }
  return settings;
}

function readSetting(
  { text, number }: Line,
  before: Settings,
  unsupported: readonly string[],
): Settings | ReportBreach {
  const [code = '', ...words] = text.trim().split(/\s+/);
  const value = words.join(' ');
  const invalid = (what: 'ROUNDS' | 'FIRST_COLOUR' | 'ABSENT' | 'UNSUPPORTED', found = value) =>
    ({ breach: 'REPORT_INVALID', line: number, what, found }) as const;
  if (unsupported.includes(code)) return invalid('UNSUPPORTED', code);
  if (code === 'XXR' || code === '142')
    return /^[1-9]\d{0,3}$/.test(value) ? { ...before, total: Number(value) } : invalid('ROUNDS');
  if (code === 'XXC' || code === '152') {
    const colour = /^(?:(white1|w)|black1|b)$/i.exec(value);
    if (colour === null) return invalid('FIRST_COLOUR');
    return { ...before, initialSide: colour[1] === undefined ? 'AWAY' : 'HOME' };
  }
  if (code !== 'XXZ') return before;
  if (words.some((word) => !/^\d+$/.test(word))) return invalid('ABSENT');
  return { ...before, absent: new Set([...before.absent, ...words.map((word) => String(Number(word)))]) };
}

/** Both players’ entries of a game must agree. */
function findMismatch(rows: readonly Row[]): ReportBreach | null {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const { line, number, cells } of rows) {
    for (const [index, { game, text }] of cells.entries()) {
      const what = mismatchOf(number, game, byNumber.get(game.opponent ?? '')?.cells[index]?.game);
      if (what !== null) return { breach: 'ROUND_INVALID', line, round: index + 1, what, found: text.trim() };
    }
  }
  return null;
}

function mismatchOf(number: string, game: SwissGame, opponentGame: SwissGame | undefined) {
  if (game.opponent === null) return null;
  if (game.opponent === number) return 'OPPONENT';
  if (opponentGame?.opponent !== number) return 'NOT_MUTUAL';
  if (game.side !== null && game.side === opponentGame.side) return 'SAME_COLOUR';
  const isOdd =
    game.played !== opponentGame.played || (game.played && game.points + opponentGame.points !== 2);
  return isOdd ? 'RESULTS_DISAGREE' : null;
}

const noGame: SwissGame = { opponent: null, side: null, points: 0, played: false };

/** An entry in a round not yet paired is a requested bye. */
function playerOf(
  { number, name, stated, cells }: Row,
  rounds: number,
  absent: ReadonlySet<string>,
): ReportedPlayer {
  const games = Array.from({ length: rounds }, (_, round) => cells[round]?.game ?? noGame);
  const hasRequestedBye = (cells[rounds]?.text.trim() ?? '') !== '';
  return { number, name, stated, games, isAbsentNext: hasRequestedBye || absent.has(number) };
}

/**
 * Derives the drawn side from the first round: odd numbers of the upper half got it, even ones the other
 * (C.04.3, E.5).
 */
function firstSide(players: readonly ReportedPlayer[]): HomeAway | null {
  const rank = players.findIndex(({ games }) => games[0]?.opponent && games[0].side !== null);
  const side = players[rank]?.games[0]?.side ?? null;
  return side === null || rank % 2 === 0 ? side : otherSide(side);
}
