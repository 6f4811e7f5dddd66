import type { EventType } from '../sports/events.ts';

export type TeamId = string;
export type PlayerId = string;
export type EventId = string;
export type Side = 'HOME' | 'AWAY';
export type PersonRole = 'PLAYER' | 'STAFF';

/** A half, quarter, set or inning by its number, extra periods after the regular ones; SO is the shoot-out. */
export type Period = number | 'SO';

/** One number for each side. */
export interface Pair {
  readonly home: number;
  readonly away: number;
}

interface EventBase {
  readonly id: EventId;
  /** The order of arrival; settles what period, minute and second leave open. */
  readonly seq: number;
  /** Set when the event was taken back; such an event counts for nothing. */
  readonly deletedAt?: string | null;
}

interface OnTheClock extends EventBase {
  readonly period: Period;
  readonly minute: number;
  readonly second?: number;
}

interface ByATeam extends OnTheClock {
  readonly teamId: TeamId;
  readonly playerId?: PlayerId;
}

/** A score; its value comes from the rules by its kind. A rally point and a try are goals too. */
export interface GoalEvent extends ByATeam {
  readonly type: 'GOAL';
  readonly kind?: string;
  /** Who gave the assist. */
  readonly relatedPlayerId?: PlayerId;
}

/** A finished set, entered whole. */
export interface SetEvent extends OnTheClock {
  readonly type: 'GOAL';
  readonly kind: 'SET';
  readonly payload: Pair & { readonly set: number };
}

/** A hole of match play, entered whole: 1–0, 0–1, or 0–0 where it was halved; `set` is its number. */
export interface HoleEvent extends OnTheClock {
  readonly type: 'GOAL';
  readonly kind: 'HOLE';
  readonly payload: Pair & { readonly set: number };
}

/** A rubber of a tie, as far as it was played. */
interface RubberEvent extends OnTheClock {
  readonly type: 'GOAL';
  readonly kind: 'RUBBER';
  readonly payload: RubberScore;
}

/** `teamId` is the team of the player who put it into the own goal: the rival scores. */
export interface OwnGoalEvent extends ByATeam {
  readonly type: 'OWN_GOAL';
}

export interface FoulEvent extends ByATeam {
  readonly type: 'FOUL';
  readonly kind?: string;
  readonly personRole?: PersonRole;
  /** Who was fouled. */
  readonly relatedPlayerId?: PlayerId;
}

export interface CardEvent extends ByATeam {
  readonly type: 'CARD';
  readonly kind: string;
  readonly personRole?: PersonRole;
}

/** Something that is counted beside the score: a rebound, a hit, a save. */
export interface StatEvent extends ByATeam {
  readonly type: 'STAT';
  readonly kind?: string;
}

/** A period begins or ends, at an instant in milliseconds. */
export interface PeriodEvent extends OnTheClock {
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

/** How a match came to its result. FORFEIT_HOME: the home side forfeits and loses. */
export type Outcome = (typeof outcomes)[number];

/** The round in which a bout ended, and the time in it. */
export interface StoppedAt {
  readonly period: number;
  readonly minute: number;
  readonly second: number;
}

/** What one judge wrote down, round by round. */
export interface JudgeCard {
  readonly name?: string | null | undefined;
  readonly rounds: readonly Pair[];
  /** Whom the judge names when the card is level and somebody has to win. */
  readonly named?: Side | null | undefined;
}

/** The cards of the judges under the ten-point must system. */
export interface ScoreCards {
  readonly judges: readonly JudgeCard[];
  /** Points that the referee takes from somebody on every card. */
  readonly deductions: readonly { readonly from: Side; readonly points: number }[];
}

export const rubberEndings = [
  'RETIRED_HOME',
  'RETIRED_AWAY',
  'FORFEIT_HOME',
  'FORFEIT_AWAY',
  'UNPLAYED',
] as const;

/** How a rubber ended other than by its last point. RETIRED_HOME: the home side could not go on. UNPLAYED: for nobody. */
export type RubberEnding = (typeof rubberEndings)[number];

/** One rubber of a tie as somebody wrote it down. */
export interface RubberScore {
  readonly key: string;
  readonly sets: readonly Pair[];
  readonly ending?: RubberEnding | null | undefined;
}

/** A result by hand. It overrides what the events add up to, and keeps them. */
export interface ManualResult {
  readonly outcome: Outcome;
  readonly score?: Pair;
  readonly sets?: readonly Pair[];
  /** Every rubber of a tie. */
  readonly rubbers?: readonly RubberScore[];
  readonly shootOut?: Pair;
  readonly tries?: Pair;
  /** Outs made at bat by each side, three to an inning, and the runs that no error gave away. */
  readonly outs?: Pair;
  readonly earnedRuns?: Pair;
  /** The match was decided in extra time. */
  readonly extraTime?: boolean;
  /** How a bout was won; in match play by how much: `3&2`. */
  readonly method?: string;
  /** Who won a bout by its method, whatever the points say: a knock-out can come from behind. */
  readonly winner?: Side;
  /** The round and time at which a bout ended. */
  readonly stoppedAt?: StoppedAt;
  /** What the judges of a bout wrote down. */
  readonly scoreCards?: ScoreCards;
  /** A forfeit because a side fell below the fewest players. */
  readonly tooFewPlayers?: boolean;
  /** What becomes of an abandoned match; it counts only when its score is kept. */
  readonly decision?: 'RESUME' | 'REPLAY' | 'KEEP_SCORE';
  readonly reason?: string;
}

export interface ManualResultEvent extends EventBase {
  readonly type: 'MANUAL_RESULT';
  readonly payload: ManualResult;
}

/** What the platform notes about a match; it changes no score. */
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

/** Whether a goal is a hole entered whole; one of earlier releases is a goal of the team that won it. */
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
