// Match play: holes are won, halved or lost, and a match is over once somebody is further ahead than there are holes left.
import type { SportRules } from '../sports/rules.ts';
import { type HoleEvent, isHole, type ManualResult, type MatchEvent, type Pair, type Side } from './event.ts';

/** By how many holes a match was won, after how many; more than it has are extra holes. */
interface Margin {
  readonly up: number;
  readonly played: number;
}

/** A hole that was played; null: halved. */
export interface HoleResult {
  readonly hole: number;
  readonly winner: Side | null;
}

/** Why holes, or a result by holes, cannot be so. */
export type HoleBreach =
  | { readonly breach: 'HOLE_IMPOSSIBLE'; readonly hole: number }
  | { readonly breach: 'MARGIN_IMPOSSIBLE'; readonly holes: number }
  | { readonly breach: 'HOLES_LEFT'; readonly left: number };

/** How many holes a match has without extra ones; null where none are played for. */
export function holesIn({ scoring, periods }: Pick<SportRules, 'scoring' | 'periods'>): number | null {
  return scoring === 'HOLES' ? (periods?.n ?? null) : null;
}

/** `3&2`, `3/2`, `1 up`, `1 up after 20 holes`, `19th`, `AS`; null: nothing of the kind. */
export function readMargin(text: string, of: number): Margin | null {
  const told = text.trim().toLowerCase();
  if (/^(as|a\/s|all square|halved|empate|empatado)$/.test(told)) return { up: 0, played: of };
  const early = /^(\d{1,2}) ?(?:&|\/|and|y) ?(\d{1,2})$/.exec(told);
  if (early) return { up: Number(early[1]), played: of - Number(early[2]) };
  const late = /^(\d{1,2}) ?(?:up|arriba)(?:\D{0,20}(\d{1,2})\D{0,8})?$/.exec(told);
  if (late) return { up: Number(late[1]), played: Number(late[2] ?? of) };
  const extra = /^(?:at the |en el |hoyo )?(\d{1,2}) ?(?:th|st|nd|rd|\.?º|holes|hoyos)?$/.exec(told);
  return extra && Number(extra[1]) > of ? { up: 1, played: Number(extra[1]) } : null;
}

/** Whether a match can have ended so: not before it was decided, and not after. */
function isPossibleMargin({ up, played }: Margin, of: number): boolean {
  if (up === 0) return played === of;
  if (played > of) return up === 1;
  const left = of - played;
  return up <= played && up > left && up <= left + 2;
}

/** As it is always written: `3&2`, `1 up`, `19th`, `AS`. */
function marginText({ up, played }: Margin, of: number): string {
  if (played > of) return `${played}${suffixOf(played)}`;
  if (up === 0) return 'AS';
  return played === of ? `${up} up` : `${up}&${of - played}`;
}

const suffixes: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "21st", but "11th": a match of nine holes may end at the eleventh. */
function suffixOf(hole: number): string {
  const isTeen = hole > 10 && hole < 14;
  return (isTeen ? undefined : suffixes[hole % 10]) ?? 'th';
}

/** A margin as it is always written; null where it cannot be one. */
export function writtenMargin(text: string, of: number): string | null {
  const margin = readMargin(text, of);
  return margin === null || !isPossibleMargin(margin, of) ? null : marginText(margin, of);
}

/** What is wrong with a result by hand that says by how much a match was won; null: nothing. */
export function checkMargin(
  { method = '', winner, score }: ManualResult,
  of: number,
):
  | HoleBreach
  | { readonly breach: 'SCORE_REQUIRED'; readonly lacks: 'WINNER' }
  | { readonly breach: 'SCORE_INVALID' }
  | null {
  const margin = readMargin(method, of);
  if (margin === null || !isPossibleMargin(margin, of)) return { breach: 'MARGIN_IMPOSSIBLE', holes: of };
  if (margin.up > 0 && winner === undefined) return { breach: 'SCORE_REQUIRED', lacks: 'WINNER' };
  if (margin.up === 0 && winner !== undefined) return { breach: 'MARGIN_IMPOSSIBLE', holes: of };
  const ahead = leadOf(margin.up, winner ?? null);
  const agrees = score === undefined || (score.home === ahead.home && score.away === ahead.away);
  return agrees ? null : { breach: 'SCORE_INVALID' };
}

/** Extra holes are played where somebody has to win. */
export function extraHolesBreach(
  method: string | null,
  rules: SportRules,
  { knockout }: { readonly knockout: boolean },
): HoleBreach | null {
  const of = holesIn(rules);
  const margin = of === null || method === null ? null : readMargin(method, of);
  if (of === null || margin === null || knockout || margin.played <= of) return null;
  return { breach: 'MARGIN_IMPOSSIBLE', holes: of };
}

/** The score of a match that somebody won by so many holes: whoever leads has them. */
export function leadOf(up: number, side: Side | null): Pair {
  return { home: side === 'HOME' ? up : 0, away: side === 'AWAY' ? up : 0 };
}

/** The score and the text of a result by hand; null where it says no margin. */
export function marginOf(
  { method = '', winner }: ManualResult,
  rules: SportRules,
): { readonly score: Pair; readonly method: string } | null {
  const of = holesIn(rules);
  const margin = of === null ? null : readMargin(method, of);
  if (of === null || margin === null) return null;
  return { score: leadOf(margin.up, winner ?? null), method: marginText(margin, of) };
}

/** What the holes of a match come to. */
export interface HoleCard {
  /** In the order in which they were played. Holes after the end of a match do not count. */
  readonly list: readonly HoleResult[];
  readonly score: Pair;
  /** Who has won, with nothing left to play. */
  readonly decided: Side | null;
  /** As a result is written, once the match is over, level ones too. */
  readonly method: string | null;
  /** Of the holes that it has without extra ones. */
  readonly left: number;
}

/** Null where nobody wrote holes down. Of two entries of a hole the later one counts. */
export function holesOf(events: readonly MatchEvent[], rules: SportRules): HoleCard | null {
  const of = holesIn(rules);
  const entered = of === null ? [] : events.filter(isHole).toSorted((a, b) => a.seq - b.seq);
  if (of === null || entered.length === 0) return null;
  const latest = new Map<number, Side | null>();
  for (const { payload } of entered) latest.set(payload.set, winnerOf(payload));
  const list: HoleResult[] = [];
  for (const [hole, winner] of latest) {
    if (isOver(list, of)) break;
    list.push({ hole, winner });
  }
  return cardOf(list, of);
}

function winnerOf({ home, away }: Pair): Side | null {
  if (home === away) return null;
  return home > away ? 'HOME' : 'AWAY';
}

function lead(list: readonly HoleResult[]): number {
  return list.reduce((sum, { winner }) => sum + (winner === 'HOME' ? 1 : winner === 'AWAY' ? -1 : 0), 0);
}

function isOver(list: readonly HoleResult[], of: number): boolean {
  return Math.abs(lead(list)) > Math.max(0, of - list.length);
}

function cardOf(list: readonly HoleResult[], of: number): HoleCard {
  const ahead = lead(list);
  const side = ahead === 0 ? null : ahead > 0 ? 'HOME' : 'AWAY';
  const margin = { up: Math.abs(ahead), played: list.length };
  const decided = isOver(list, of) ? side : null;
  const isWhole = decided !== null || (ahead === 0 && list.length === of);
  return {
    list,
    score: leadOf(margin.up, side),
    decided,
    method: isWhole ? marginText(margin, of) : null,
    left: Math.max(0, of - list.length),
  };
}

/** A hole of the course, won by one side or halved. */
export function checkHole({ payload }: HoleEvent, rules: SportRules): HoleBreach | null {
  const { set: hole, home, away } = payload;
  const isResult = [home, away].every((value) => value === 0 || value === 1) && home + away < 2;
  const isHoleOfIt = Number.isSafeInteger(hole) && hole >= 1 && hole <= 99;
  return holesIn(rules) !== null && isResult && isHoleOfIt ? null : { breach: 'HOLE_IMPOSSIBLE', hole };
}

/** A new hole is played while the match goes on, and an extra one only once all others are halved or won alike. */
export function checkNextHole(
  event: MatchEvent,
  card: HoleCard | null,
  rules: SportRules,
): HoleBreach | null {
  const of = holesIn(rules);
  if (of === null || !isHole(event)) return null;
  const hole = event.payload.set;
  if (card?.list.some((one) => one.hole === hole)) return null;
  const isTooLate = card !== null && card.decided !== null;
  const isTooEarly = hole > of && (card?.list.length ?? 0) < of;
  const isSkipped = hole <= of ? false : hole !== (card?.list.length ?? 0) + 1;
  return isTooLate || isTooEarly || isSkipped ? { breach: 'HOLE_IMPOSSIBLE', hole } : null;
}

/** A match that goes on cannot end, unless somebody concedes it. */
export function holesLeft(card: HoleCard | null, rules: SportRules): HoleBreach | null {
  const of = holesIn(rules);
  if (of === null || (card !== null && card.method !== null)) return null;
  // Extra holes of a level match are asked for as its winner.
  const left = card === null ? of : card.left;
  return left === 0 ? null : { breach: 'HOLES_LEFT', left };
}
