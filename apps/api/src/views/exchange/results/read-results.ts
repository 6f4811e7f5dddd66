import type { SentenceKey } from '@traip/contract';
import { type Line, readTable } from '../../../platform/csv/read-table.ts';

const columns = {
  home: ['local', 'home', 'equipo local', 'home team', 'codigo local', 'home code'],
  away: ['visitante', 'away', 'equipo visitante', 'away team', 'codigo visitante', 'away code'],
  homeScore: ['marcador local', 'goles local', 'home score', 'home goals'],
  awayScore: ['marcador visitante', 'goles visitante', 'away score', 'away goals'],
  round: ['jornada', 'ronda', 'round', 'matchday'],
  sets: ['parciales', 'sets'],
} as const;

export interface CellProblem {
  readonly column: keyof typeof columns;
  readonly sentence: SentenceKey;
}

interface ScorePair {
  readonly home: number;
  readonly away: number;
}

/** A parsed row with the problems of the row itself. */
export interface ResultRow {
  readonly line: number;
  readonly home: string;
  readonly away: string;
  readonly round: number | null;
  /** Null if there is none. */
  readonly score: ScorePair | null;
  readonly sets: readonly ScorePair[];
  readonly problems: readonly CellProblem[];
}

/** The results in a table, or why it cannot be read. */
export function readResults(csv: string): readonly ResultRow[] | 'UNREADABLE' | 'TOO_LONG' {
  const table = readTable(csv, columns);
  return typeof table === 'string' ? table : table.map(parseResult);
}

function parseResult({ line, cells }: Line<typeof columns>): ResultRow {
  const score = parseScore(cells.homeScore, cells.awayScore);
  const sets = parseSets(cells.sets);
  const round = Number(cells.round);
  const problems: CellProblem[] = [];
  if (score === 'BROKEN') problems.push({ column: 'homeScore', sentence: 'SCORE_INCOMPLETE' });
  if (sets === 'BROKEN') problems.push({ column: 'sets', sentence: 'SETS_UNREADABLE' });
  return {
    line,
    home: cells.home,
    away: cells.away,
    round: cells.round !== '' && Number.isInteger(round) ? round : null,
    score: score === 'BROKEN' ? null : score,
    sets: sets === 'BROKEN' ? [] : sets,
    problems,
  };
}

function parseScore(home: string, away: string): ScorePair | null | 'BROKEN' {
  if (home === '' && away === '') return null;
  const isScore = (text: string) => /^\d{1,4}$/.test(text);
  return isScore(home) && isScore(away) ? { home: Number(home), away: Number(away) } : 'BROKEN';
}

/** The maximum of a manual result. */
const maxSets = 99;

function parseSets(text: string): readonly ScorePair[] | 'BROKEN' {
  const parts = text.split(/[\s,/]+/).filter((set) => set !== '');
  const sets = parts.map((set) => set.match(/^(\d{1,3})[-:](\d{1,3})$/));
  if (sets.length > maxSets || !sets.every((set) => set !== null)) return 'BROKEN';
  return sets.map(([, home, away]) => ({ home: Number(home), away: Number(away) }));
}
