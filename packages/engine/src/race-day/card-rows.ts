import { type GolfRules, noScore, type RoundCard } from './golf-figures.ts';
import { type RaceStatus, statusIn } from './result-rows.ts';

/** The statuses of golf. */
export const cardStatuses = [
  'CUT',
  'NR',
  'WDR',
  'DSQ',
  'DNS',
  'EXH',
] as const satisfies readonly RaceStatus[];

const spellings: Readonly<Record<string, RaceStatus>> = {
  WD: 'WDR',
  RET: 'WDR',
  RETIRADO: 'WDR',
  RETIRADA: 'WDR',
  DQ: 'DSQ',
  DESC: 'DSQ',
  DESCALIFICADO: 'DSQ',
  DESCALIFICADA: 'DSQ',
  NS: 'DNS',
  NP: 'DNS',
  'NO PRESENTADO': 'DNS',
  'NO PRESENTADA': 'DNS',
  MC: 'CUT',
  CORTE: 'CUT',
};

/** No realistic score for one hole is higher. */
export const maxStrokes = 30;

/** A typed change to a card: only the listed holes change. */
export interface TypedCard {
  readonly line: number;
  readonly bib: string;
  /** From 1; null if only the status changes. */
  readonly round: number | null;
  /** "4"; X for a ball picked up; empty removes the score. */
  readonly holes: readonly { readonly hole: number; readonly strokes: string }[];
  /** The total of a round without hole scores; empty removes it, null keeps it. */
  readonly total: string | null;
  /** Empty removes it, null keeps it. */
  readonly status: string | null;
}

export interface ReadCard {
  readonly bib: string;
  readonly card: readonly RoundCard[];
  readonly status: RaceStatus | null;
}

export interface CardProblem {
  readonly line: number;
  readonly bib: string;
  readonly code:
    | 'PLAYER_UNKNOWN'
    | 'CARD_TWICE'
    | 'ROUND_UNKNOWN'
    | 'HOLE_UNKNOWN'
    | 'HOLE_TWICE'
    | 'STROKES_INVALID'
    | 'TOTAL_INVALID'
    | 'HOLES_AND_TOTAL'
    | 'GOLF_STATUS_UNKNOWN'
    | 'PLAYER_NOT_STARTED'
    | 'CARD_AFTER_CUT';
  /** The text as entered. */
  readonly value: string;
}

/** The stored card of a player on the start list. */
interface KnownCard {
  readonly card: readonly RoundCard[];
  readonly status: RaceStatus | null;
  /** CUT: missed the cut according to the rules. */
  readonly verdict: 'CUT' | 'NR' | null;
}

interface CardRules {
  readonly golf: GolfRules;
  /** The whole start list, by number. */
  readonly entries: ReadonlyMap<string, KnownCard>;
}

type Report = (code: CardProblem['code'], value: string) => void;

/** Applies all changes to the stored cards, and reports every problem in them. */
export function readCards(
  rows: readonly TypedCard[],
  { golf, entries }: CardRules,
): { readonly cards: readonly ReadCard[]; readonly problems: readonly CardProblem[] } {
  const problems: CardProblem[] = [];
  const seen = new Set<string>();
  const changed = new Map<string, ReadCard>();
  for (const row of rows) {
    const { line, bib } = row;
    const report: Report = (code, value) => problems.push({ line, bib, code, value });
    const known = entries.get(bib);
    if (known === undefined) report('PLAYER_UNKNOWN', bib);
    const key = `${bib}/${row.round}`;
    if (seen.has(key)) report('CARD_TWICE', bib);
    seen.add(key);
    const before = changed.get(bib) ?? { bib, card: known?.card ?? [], status: known?.status ?? null };
    const after = changedCard(before, row, golf, report);
    checkPlayed(row, after, known, { golf, report });
    changed.set(bib, after);
  }
  return { cards: [...changed.values()], problems };
}

function changedCard(before: ReadCard, row: TypedCard, golf: GolfRules, report: Report): ReadCard {
  const status = row.status === null ? before.status : readStatus(row.status, report);
  if (row.round === null) return { ...before, status };
  if (row.round < 1 || row.round > golf.rounds) {
    report('ROUND_UNKNOWN', `${row.round}`);
    return { ...before, status };
  }
  const at = row.round - 1;
  const empty = { holes: golf.holes.map(() => null), total: null };
  const rounds = Array.from(
    { length: Math.max(before.card.length, row.round) },
    (_, index) => before.card[index] ?? empty,
  );
  const round = changedRound(rounds[at] ?? empty, row, golf, report);
  return { ...before, status, card: withoutLastEmpty(rounds.with(at, round)) };
}

function changedRound(before: RoundCard, row: TypedCard, golf: GolfRules, report: Report): RoundCard {
  const holes = golf.holes.map((_, at) => before.holes[at] ?? null);
  const seen = new Set<number>();
  for (const { hole, strokes } of row.holes) {
    if (hole < 1 || hole > holes.length) report('HOLE_UNKNOWN', `${hole}`);
    else if (seen.has(hole)) report('HOLE_TWICE', `${hole}`);
    else holes[hole - 1] = readStrokes(strokes, report);
    seen.add(hole);
  }
  const total = row.total === null ? before.total : readTotal(row.total, golf, report);
  if (total !== null && holes.some((strokes) => strokes !== null)) report('HOLES_AND_TOTAL', `${total}`);
  return { holes, total };
}

function readStrokes(text: string, report: Report): number | null {
  const normalised = text.trim().toUpperCase();
  if (normalised === '') return null;
  if (normalised === 'X' || normalised === '-') return noScore;
  const strokes = /^\d{1,2}$/.test(normalised) ? Number(normalised) : 0;
  if (strokes >= 1 && strokes <= maxStrokes) return strokes;
  report('STROKES_INVALID', text);
  return null;
}

/** At least one stroke per hole; points may be 0. */
function readTotal(text: string, { holes, rankedBy }: GolfRules, report: Report): number | null {
  if (text.trim() === '') return null;
  const total = /^\d{1,3}$/.test(text.trim()) ? Number(text) : -1;
  const min = rankedBy === 'STABLEFORD' ? 0 : holes.length;
  if (total >= min && total <= holes.length * maxStrokes) return total;
  report('TOTAL_INVALID', text);
  return null;
}

function readStatus(text: string, report: Report): RaceStatus | null {
  if (text.trim() === '') return null;
  const status = statusIn(text, spellings);
  const isOfGolf = cardStatuses.some((one) => one === status);
  if (!isOfGolf) report('GOLF_STATUS_UNKNOWN', text);
  return isOfGolf ? status : null;
}

/** Players who are absent or missed the cut have no scores. */
function checkPlayed(
  { round, holes, total }: TypedCard,
  { status, card }: ReadCard,
  known: KnownCard | undefined,
  { golf, report }: { readonly golf: GolfRules; readonly report: Report },
) {
  const isFilled = holes.some(({ strokes }) => strokes.trim() !== '') || (total ?? '').trim() !== '';
  if (status === 'DNS' && card.some(hasScore)) report('PLAYER_NOT_STARTED', status);
  const isOut = status === 'CUT' || (status === null && known?.verdict === 'CUT');
  if (isFilled && isOut && (round ?? 0) > (golf.cut?.afterRound ?? golf.rounds))
    report('CARD_AFTER_CUT', `${round}`);
}

function hasScore({ holes, total }: RoundCard): boolean {
  return total !== null || holes.some((strokes) => strokes !== null);
}

function withoutLastEmpty(rounds: readonly RoundCard[]): readonly RoundCard[] {
  return rounds.slice(0, rounds.findLastIndex(hasScore) + 1);
}
