import type { EventType } from '../sports/events.ts';

export type TeamId = string;
export type PlayerId = string;
export type EventId = string;
export type Side = 'HOME' | 'AWAY';
export type PersonRole = 'PLAYER' | 'STAFF';

/** A half, quarter, set or inning by number, extra periods after the regular ones; SO is the shoot-out. */
export type Period = number | 'SO';

/** One number for each side. */
export interface Pair {
  readonly home: number;
  readonly away: number;
}

interface EventBase {
  readonly id: EventId;
  /** The order of arrival; breaks ties between equal period, minute and second. */
  readonly seq: number;
  /** Set when the event was undone; such an event does not count. */
  readonly deletedAt?: string | null;
}

interface TimedEvent extends EventBase {
  readonly period: Period;
  readonly minute: number;
  readonly second?: number;
}

interface TeamEvent extends TimedEvent {
  readonly teamId: TeamId;
  readonly playerId?: PlayerId;
}

/** A score; the rules determine its value by its kind. Rally points and tries are goals too. */
export interface GoalEvent extends TeamEvent {
  readonly type: 'GOAL';
  readonly kind?: string;
  /** The player who assisted. */
  readonly relatedPlayerId?: PlayerId;
}

/** A finished set, entered as a whole. */
export interface SetEvent extends TimedEvent {
  readonly type: 'GOAL';
  readonly kind: 'SET';
  readonly payload: Pair & { readonly set: number };
}

/** A hole of match play, entered as a whole: 1–0, 0–1, or 0–0 if halved; `set` is its number. */
export interface HoleEvent extends TimedEvent {
  readonly type: 'GOAL';
  readonly kind: 'HOLE';
  readonly payload: Pair & { readonly set: number };
}

/** A rubber of a tie, possibly unfinished. */
interface RubberEvent extends TimedEvent {
  readonly type: 'GOAL';
  readonly kind: 'RUBBER';
  readonly payload: RubberScore;
}

/** `teamId` is the team of the player who scored the own goal; the opponent gets it. */
export interface OwnGoalEvent extends TeamEvent {
  readonly type: 'OWN_GOAL';
}

export interface FoulEvent extends TeamEvent {
  readonly type: 'FOUL';
  readonly kind?: string;
  readonly personRole?: PersonRole;
  /** The player who was fouled. */
  readonly relatedPlayerId?: PlayerId;
}

export interface CardEvent extends TeamEvent {
  readonly type: 'CARD';
  readonly kind: string;
  readonly personRole?: PersonRole;
}

/** Something counted besides the score: a rebound, a hit, a save. */
export interface StatEvent extends TeamEvent {
  readonly type: 'STAT';
  readonly kind?: string;
}

/** A period begins or ends, at an instant in milliseconds. */
export interface PeriodEvent extends TimedEvent {
  readonly type: 'START' | 'END';
  readonly at?: number;
  /** The end of the whole match. */
  readonly final?: boolean;
}

export const outcomes = [
  'NORMAL',
  'FORFEIT_HOME',
  'FORFEIT_AWAY',
  'DOUBLE_FORFEIT',
  'ABANDONED',
  'DRAW_AWARDED',
] as const;

/** How a match got its result. FORFEIT_HOME: the home side forfeits and loses. */
export type Outcome = (typeof outcomes)[number];

/** The round in which a bout ended, and the time within it. */
export interface StoppedAt {
  readonly period: number;
  readonly minute: number;
  readonly second: number;
}

/** One judge’s scores, round by round. */
export interface JudgeCard {
  readonly name?: string | null | undefined;
  readonly rounds: readonly Pair[];
  /** The side the judge names if the card is level and a winner is required. */
  readonly named?: Side | null | undefined;
}

/** The judges’ cards under the ten-point must system. */
export interface ScoreCards {
  readonly judges: readonly JudgeCard[];
  /** Points the referee deducts from a fighter on every card. */
  readonly deductions: readonly { readonly from: Side; readonly points: number }[];
}

export const rubberEndings = [
  'RETIRED_HOME',
  'RETIRED_AWAY',
  'FORFEIT_HOME',
  'FORFEIT_AWAY',
  'UNPLAYED',
] as const;

/**
 * A rubber’s ending other than by its last point. RETIRED_HOME: the home side retired. UNPLAYED: no winner.
 */
export type RubberEnding = (typeof rubberEndings)[number];

/** The recorded score of one rubber of a tie. */
export interface RubberScore {
  readonly key: string;
  readonly sets: readonly Pair[];
  readonly ending?: RubberEnding | null | undefined;
}

/** A manual result. It overrides the totals of the events without deleting them. */
export interface ManualResult {
  readonly outcome: Outcome;
  readonly score?: Pair;
  readonly sets?: readonly Pair[];
  /** Every rubber of a tie. */
  readonly rubbers?: readonly RubberScore[];
  readonly shootOut?: Pair;
  readonly tries?: Pair;
  /** Outs made at bat by each side, three per inning, and the earned runs. */
  readonly outs?: Pair;
  readonly earnedRuns?: Pair;
  /** The match was decided in extra time. */
  readonly extraTime?: boolean;
  /** How a bout was won; in match play, the margin: `3&2`. */
  readonly method?: string;
  /** The winner of a bout by its method, whatever the points: a knockout can come from behind. */
  readonly winner?: Side;
  /** The round and time at which a bout ended. */
  readonly stoppedAt?: StoppedAt;
  /** The judges’ score cards of a bout. */
  readonly scoreCards?: ScoreCards;
  /** A forfeit because a side fell below the minimum number of players. */
  readonly tooFewPlayers?: boolean;
  /** What happens to an abandoned match; it counts only if its score is kept. */
  readonly decision?: 'RESUME' | 'REPLAY' | 'KEEP_SCORE';
  readonly reason?: string;
}

export interface ManualResultEvent extends EventBase {
  readonly type: 'MANUAL_RESULT';
  readonly payload: ManualResult;
}

/** A platform note about a match; it does not affect the score. */
interface NoteEvent extends EventBase {
  readonly type: Exclude<
    EventType,
    'GOAL' | 'OWN_GOAL' | 'FOUL' | 'CARD' | 'STAT' | 'START' | 'END' | 'MANUAL_RESULT'
  >;
}

export type MatchEvent =
  | GoalEvent
  | SetEvent
  | HoleEvent
  | RubberEvent
  | OwnGoalEvent
  | FoulEvent
  | CardEvent
  | StatEvent
  | PeriodEvent
  | ManualResultEvent
  | NoteEvent;

/** Whether a goal is a whole set. */
export function isSet(event: MatchEvent): event is SetEvent {
  return event.type === 'GOAL' && event.kind === 'SET';
}

/** Whether a goal is a hole entered as a whole; earlier releases stored holes as goals of the winner. */
export function isHole(event: MatchEvent): event is HoleEvent {
  return event.type === 'GOAL' && event.kind === 'HOLE' && !('teamId' in event);
}

/** Whether a goal is a rubber. */
export function isRubber(event: MatchEvent): event is RubberEvent {
  return event.type === 'GOAL' && event.kind === 'RUBBER';
}

/** Whether an event is a goal of one team. */
export function isGoal(event: MatchEvent): event is GoalEvent {
  return event.type === 'GOAL' && !isSet(event) && !isRubber(event) && !isHole(event);
}
