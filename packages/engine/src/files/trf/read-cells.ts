import type { HomeAway, SwissGame } from '../../formats/swiss/contender.ts';
import type { ReportBreach } from './report.ts';

// TRF16 counts columns from 1: the first round is in 92 to 99, each further one ten columns to the right.
const FIRST_ROUND = 91;
const ROUND_WIDTH = 10;

interface Code {
  readonly points: number;
  readonly isPlayed: boolean;
}

const played = (points: number): Code => ({ points, isPlayed: true });
const unplayed = (points: number): Code => ({ points, isPlayed: false });

// W, D and L are unrated games; U is the pairing-allocated bye; F, H and Z are requested byes.
const codes: Readonly<Record<string, Code>> = {
  '1': played(2),
  '=': played(1),
  '0': played(0),
  W: played(2),
  D: played(1),
  L: played(0),
  '+': unplayed(2),
  '-': unplayed(0),
  U: unplayed(2),
  F: unplayed(2),
  H: unplayed(1),
  Z: unplayed(0),
};
const sides: Readonly<Record<string, HomeAway>> = { w: 'HOME', b: 'AWAY' };

/** One round of one player. */
export interface Cell {
  readonly game: SwissGame;
  /** Whether the player was paired: had an opponent, or the pairing-allocated bye. */
  readonly isPaired: boolean;
  readonly text: string;
}

const noGame: SwissGame = { opponent: null, side: null, points: 0, played: false };

/** The rounds in a player’s line; a shorter line has fewer. */
export function readCells(text: string, line: number): readonly Cell[] | ReportBreach {
  const count = Math.ceil((text.trimEnd().length - FIRST_ROUND) / ROUND_WIDTH);
  const cells: Cell[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = FIRST_ROUND + index * ROUND_WIDTH;
    const cell = readCell(text.slice(start, start + ROUND_WIDTH), line, index + 1);
    if ('breach' in cell) return cell;
    cells.push(cell);
  }
  return cells;
}

function readCell(text: string, line: number, round: number): Cell | ReportBreach {
  const invalid = (what: 'OPPONENT' | 'COLOUR' | 'RESULT') =>
    ({ breach: 'ROUND_INVALID', line, round, what, found: text.trim() }) as const;
  if (text.trim() === '') return { game: noGame, isPaired: false, text };
  const number = text.slice(0, 4).trim();
  const colour = text.slice(5, 6).toLowerCase();
  const result = text.slice(7, 8).toUpperCase();
  if (!/^\d{0,4}$/.test(number)) return invalid('OPPONENT');
  if (!['w', 'b', '-', ' ', ''].includes(colour)) return invalid('COLOUR');
  const opponent = Number(number) === 0 ? null : String(Number(number));
  const code = result.trim() === '' ? unplayed(0) : codes[result];
  if (code === undefined || (code.isPlayed && opponent === null)) return invalid('RESULT');
  const side = sides[colour] ?? null;
  if (code.isPlayed && side === null) return invalid('COLOUR');
  return {
    game: { opponent, side, points: code.points, played: code.isPlayed },
    isPaired: opponent !== null || result === 'U',
    text,
  };
}
