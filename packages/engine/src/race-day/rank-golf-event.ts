import type { RankingBreach } from '../ranking/breach.ts';
import { cutLine, type GolfCut, type Golfer, rankGolf } from '../ranking/golf.ts';
import { countbackOf, stablefordPoints } from '../ranking/golf-card.ts';
import { type Status, sameStatus } from '../ranking/status.ts';
import {
  type GolfFigures,
  type GolfRules,
  golfFigures,
  type RoundCard,
  type RoundFigures,
} from './golf-figures.ts';
import { type EventRow, type GroupRules, groupRows, type Ranked } from './rank-event.ts';

/** A player with a card or a status. */
export interface GolfEntry extends Ranked {
  readonly status: Status | null;
  /** 1: won the play-off for first place; higher: lost it. */
  readonly order: number | null;
  readonly card: readonly RoundCard[];
  /** The handicap index in tenths. */
  readonly handicap: number | null;
}

export interface GolfEventRules extends GroupRules {
  readonly golf: GolfRules;
  /** Whether all cards are in. Until then unfinished players are ranked by their scores so far. */
  readonly isOver: boolean;
  /** How many on the start list have neither card nor status. */
  readonly waiting: number;
}

interface GolfRow extends EventRow {
  /** The ranked score; null without a card. */
  readonly score: number | null;
  /** The status the rules imply if none was given. */
  readonly verdict: 'CUT' | 'NR' | null;
}

interface GolfEventRanking {
  readonly rows: readonly GolfRow[];
  /** The worst score that makes the cut; null before the cut. */
  readonly cutLine: number | null;
  /** Whether a recorded play-off is ignored because its players are not level in first place. */
  readonly isPlayoffVoid: boolean;
}

interface Counted {
  readonly entry: GolfEntry;
  readonly figures: GolfFigures;
  readonly rounds: readonly (number | null)[];
}

/** Ranks a golf tournament, during play and after it. */
export function rankGolfEvent(
  entries: readonly GolfEntry[],
  rules: GolfEventRules,
): GolfEventRanking | RankingBreach {
  const counted = entries.map((entry): Counted => {
    const figures = golfFigures(entry.card, entry.handicap, rules.golf);
    return { entry, figures, rounds: countedRounds(figures, rules) };
  });
  const cut = cutInForce(counted, rules);
  const golfers = counted.map(golferOf(counted, rules, cut));
  const { golf } = rules;
  const isPoints = golf.rankedBy === 'STABLEFORD';
  const setting = { rounds: golf.rounds, cut, isPoints, ties: 'SHARE' } as const;
  const playoff = playoffOf(counted);
  const decided = rankGolf(golfers, playoff, setting);
  const isVoid = 'breach' in decided && decided.breach === 'PLAYOFF_NOT_LEVEL';
  const positions = isVoid ? rankGolf(golfers, [], setting) : decided;
  if ('breach' in positions) return positions;
  return {
    rows: rowsOf(counted, positions, rules),
    cutLine: cut === null ? null : cutLine(golfers, cut, isPoints),
    isPlayoffVoid: isVoid || (playoff.length === 0 && entries.some(({ order }) => order !== null)),
  };
}

/** The score of each round; null for one that can no longer be completed. */
function countedRounds(
  { rounds, round: last }: GolfFigures,
  { golf, isOver }: GolfEventRules,
): readonly (number | null)[] {
  const isPoints = golf.rankedBy === 'STABLEFORD';
  return Array.from({ length: golf.rounds }, (_, at) => {
    const round = rounds[at] ?? unplayed;
    if (round.isComplete) return round.score;
    if (round.isNoReturn) return null;
    if (isPoints && round.thru > 0) return round.score;
    return isOver || at + 1 < last ? null : round.score;
  });
}

const unplayed: Pick<RoundFigures, 'isComplete' | 'isNoReturn' | 'thru' | 'score'> = {
  isComplete: false,
  isNoReturn: false,
  thru: 0,
  score: 0,
};

/** The cut is made once everyone has played its round, or someone the next one. */
function cutInForce(counted: readonly Counted[], { golf, isOver, waiting }: GolfEventRules): GolfCut | null {
  const { cut } = golf;
  if (cut === null) return null;
  const { afterRound } = cut;
  const hasPlayed = ({ entry, figures, rounds }: Counted) =>
    entry.status !== null ||
    rounds.slice(0, afterRound).every((score, at) => score === null || figures.rounds[at]?.isComplete);
  const isNext = counted.some(({ figures }) => figures.round > afterRound);
  const isInForce = isOver || isNext || (waiting === 0 && counted.every(hasPlayed));
  return isInForce ? { ...cut, ties: true } : null;
}

function golferOf(
  counted: readonly Counted[],
  { golf, isOver }: GolfEventRules,
  cut: GolfCut | null,
): (one: Counted) => Golfer {
  const last = golf.rounds - 1;
  // A countback needs the hole scores of everyone who finished: among only some it would be unfair.
  const hasHoles = counted.every(({ entry, figures }) => {
    const isIn = entry.status === null && figures.rounds[last]?.isComplete === true;
    return !isIn || entry.card[last]?.total === null;
  });
  const isCountedBack = golf.countback && isOver && hasHoles;
  return ({ entry, figures, rounds }) => ({
    id: entry.id,
    status: entry.status,
    order: null,
    rounds: holdsPlaceInCut(entry, figures, cut) ? rounds : [],
    countback: isCountedBack ? countback(entry.card[last], figures.playing, golf) : [],
  });
}

/** Players out before the cut take up no place in it. */
function holdsPlaceInCut({ status }: GolfEntry, { round }: GolfFigures, cut: GolfCut | null): boolean {
  return status === null || status === 'CUT' || (status !== 'EXH' && round > (cut?.afterRound ?? 0));
}

function countback(round: RoundCard | undefined, playing: number, golf: GolfRules): readonly number[] {
  if (round === undefined) return [];
  const { holes, rankedBy } = golf;
  if (rankedBy === 'STABLEFORD')
    return countbackOf(
      stablefordPoints(
        holes,
        round.holes.map((taken) => taken || null),
        playing,
      ),
    );
  const strokes = round.holes.map((taken) => taken ?? 0);
  return countbackOf(strokes, rankedBy === 'NET' ? playing : 0);
}

/** The play-off, winner first. Empty unless there is one winner and all of them finished every round. */
function playoffOf(counted: readonly Counted[]): readonly string[] {
  const ordered = counted.filter(({ entry }) => entry.order !== null);
  const winners = ordered.filter(({ entry }) => entry.order === 1);
  const isPlayed = ({ entry, figures, rounds }: Counted) =>
    entry.status === null && rounds.every((_, at) => figures.rounds[at]?.isComplete);
  if (winners.length !== 1 || ordered.length < 2 || !ordered.every(isPlayed)) return [];
  return ordered.toSorted((a, b) => (a.entry.order ?? 0) - (b.entry.order ?? 0)).map(({ entry }) => entry.id);
}

/** The order in which statuses end the list. */
const lastOnes: readonly Status[] = ['CUT', 'NR', 'WDR', 'DSQ', 'DNS', 'EXH'];

function rowsOf(
  counted: readonly Counted[],
  positions: ReadonlyMap<string, number | Status>,
  rules: GolfEventRules,
): readonly GolfRow[] {
  const sign = rules.golf.rankedBy === 'STABLEFORD' ? -1 : 1;
  const byId = new Map(counted.map((one) => [one.entry.id, one]));
  const numberOf = ({ entry }: Counted) => {
    const position = positions.get(entry.id) ?? 'NR';
    if (typeof position === 'number') return position;
    const at = lastOnes.findIndex((status) => sameStatus(status, position));
    return counted.length + 1 + (at < 0 ? lastOnes.length : at);
  };
  const sorted = counted.toSorted(
    (a, b) => numberOf(a) - numberOf(b) || sign * (a.figures.score - b.figures.score),
  );
  const places = new Map(
    [...positions].map(([id, position]) => [id, typeof position === 'number' ? position : null]),
  );
  const rows = groupRows(
    sorted.map(({ entry }) => entry),
    places,
    rules,
  );
  return rows.map((row) => {
    const one = byId.get(row.id);
    const position = positions.get(row.id);
    const verdict = one?.entry.status === null && (position === 'CUT' || position === 'NR') ? position : null;
    return { ...row, score: one?.figures.round ? one.figures.score : null, verdict };
  });
}
