// Match play: holes are won, halved or lost; a match is over once a side is up by more holes than are left.
import type { SportRules } from '../sports/rules.ts';
import { type HoleEvent, isHole, type ManualResult, type MatchEvent, type Pair, type Side } from './event.ts';

/** By how many holes a match was won, and after how many; beyond the course length they are extra holes. */
interface Margin {
  readonly up: number;
  readonly played: number;
}

/** A hole that was played; null if halved. */
export interface HoleResult {
  readonly hole: number;
  readonly winner: Side | null;
}

/** Why holes, or a result by holes, are impossible. */
export type HoleBreach =
  | { readonly breach: 'HOLE_IMPOSSIBLE'; readonly hole: number }
  | { readonly breach: 'MARGIN_IMPOSSIBLE'; readonly holes: number }
  | { readonly breach: 'HOLES_LEFT'; readonly left: number };

/** The number of regular holes; null in matches without holes. */
export function holesIn({ scoring, periods }: Pick<SportRules, 'scoring' | 'periods'>): number | null {
  return scoring === 'HOLES' ? (periods?.n ?? null) : null;
}

/** Parses `3&2`, `3/2`, `1 up`, `1 up after 20 holes`, `19th` or `AS`; null if it is none of these. */
export function readMargin(text: string, of: number): Margin | null {
  const normalised = text.trim().toLowerCase();
  if (/^(as|a\/s|all square|halved|empate|empatado)$/.test(normalised)) return { up: 0, played: of };
  const early = /^(\d{1,2}) ?(?:&|\/|and|y) ?(\d{1,2})$/.exec(normalised);
  if (early) return { up: Number(early[1]), played: of - Number(early[2]) };
  const late = /^(\d{1,2}) ?(?:up|arriba)(?:\D{0,20}(\d{1,2})\D{0,8})?$/.exec(normalised);
  if (late) return { up: Number(late[1]), played: Number(late[2] ?? of) };
  const extra = /^(?:at the |en el |hoyo )?(\d{1,2}) ?(?:th|st|nd|rd|\.?º|holes|hoyos)?$/.exec(normalised);
  return extra && Number(extra[1]) > of ? { up: 1, played: Number(extra[1]) } : null;
}

/** Whether a match can have ended this way: not before it was decided, and not after. */
function isPossibleMargin({ up, played }: Margin, of: number): boolean {
  if (up === 0) return played === of;
  if (played > of) return up === 1;
  const left = of - played;
  return up <= played && up > left && up <= left + 2;
}

/** The canonical notation: `3&2`, `1 up`, `19th`, `AS`. */
function marginText({ up, played }: Margin, of: number): string {
  if (played > of) return `${played}${suffixOf(played)}`;
  if (up === 0) return 'AS';
  return played === of ? `${up} up` : `${up}&${of - played}`;
}

const suffixes: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "21st", but "11th": a nine-hole match may end at the eleventh. */
function suffixOf(hole: number): string {
  const isTeen = hole > 10 && hole < 14;
  return (isTeen ? undefined : suffixes[hole % 10]) ?? 'th';
}

/** A margin in canonical notation; null if impossible. */
export function canonicalMargin(text: string, of: number): string | null {
  const margin = readMargin(text, of);
  return margin === null || !isPossibleMargin(margin, of) ? null : marginText(margin, of);
}

/** What is wrong with a manual result that gives a margin; null if nothing is. */
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

/** Extra holes are played only if a winner is required. */
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

/** The score of a match won by so many holes: the leader gets all of them. */
export function leadOf(up: number, side: Side | null): Pair {
  return { home: side === 'HOME' ? up : 0, away: side === 'AWAY' ? up : 0 };
}

/** The score and text of a manual result; null if it gives no margin. */
export function marginOf(
  { method = '', winner }: ManualResult,
  rules: SportRules,
): { readonly score: Pair; readonly method: string } | null {
  const of = holesIn(rules);
  const margin = of === null ? null : readMargin(method, of);
  if (of === null || margin === null) return null;
  return { score: leadOf(margin.up, winner ?? null), method: marginText(margin, of) };
}

/** The holes of a match and what they add up to. */
export interface HoleCard {
  /** In playing order. Holes after the end of a match do not count. */
  readonly list: readonly HoleResult[];
  readonly score: Pair;
  /** The winner once nothing is left to play. */
  readonly decided: Side | null;
  /** The written result once the match is over, including level ones. */
  readonly method: string | null;
  /** Regular holes left. */
  readonly left: number;
}

/** Null if no holes were recorded. If a hole was entered twice, the later entry counts. */
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

/** Checks a hole: it is on the course, and won by one side or halved. */
export function checkHole({ payload }: HoleEvent, rules: SportRules): HoleBreach | null {
  const { set: hole, home, away } = payload;
  const isResult = [home, away].every((value) => value === 0 || value === 1) && home + away < 2;
  const isValidHole = Number.isSafeInteger(hole) && hole >= 1 && hole <= 99;
  return holesIn(rules) !== null && isResult && isValidHole ? null : { breach: 'HOLE_IMPOSSIBLE', hole };
}

/** A new hole requires that the match is not over; an extra hole, that all regular ones were played. */
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

/** A match with holes left to play cannot end, unless it is conceded. */
export function holesLeft(card: HoleCard | null, rules: SportRules): HoleBreach | null {
  const of = holesIn(rules);
  if (of === null || (card !== null && card.method !== null)) return null;
  // A level match with no holes left is refused elsewhere, for its missing winner.
  const left = card === null ? of : card.left;
  return left === 0 ? null : { breach: 'HOLES_LEFT', left };
}
