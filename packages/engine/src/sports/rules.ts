import type { ChainKey } from './chain-keys.ts';
import type { EventType } from './events.ts';
import type { Repechage } from './repechages.ts';
import type { Localised, SportKey } from './sports.ts';

/** Who competes; players and pairs are people, and have neither crest nor squad. */
export const competitorKinds = ['TEAM', 'PAIR', 'INDIVIDUAL'] as const;
export type CompetitorKind = (typeof competitorKinds)[number];

/**
 * What the main score counts: in SETS sets won, in RUBBERS rubbers won, in HOLES the holes a side is up; in
 * RACE there is none.
 */
export const scorings = ['GOALS', 'POINTS', 'SETS', 'RUBBERS', 'INNINGS', 'HOLES', 'BOUT', 'RACE'] as const;
type Scoring = (typeof scorings)[number];

/** The parts of a match. `min` null: untimed (innings, holes). `otN` null: extra periods until decided. */
export interface PeriodRules {
  readonly n: number;
  readonly min: number | null;
  readonly otN: number | null;
  readonly otMin: number | null;
  /** The clock stops with the ball: minutes are playing time, not elapsed time. */
  readonly stopped: boolean;
  /** The score that ends the match at once (3x3 basketball: 21). */
  readonly target: number | null;
}

/**
 * When a set is won: at `to` with a lead of `winBy`, or at `cap` with any lead. `to` null: by the clock. The
 * last set goes to `lastTo`; the cap applies only to sets to `to`, so a match tie-break has none.
 */
export interface SetRules {
  readonly bestOf: number;
  readonly to: number | null;
  readonly lastTo: number | null;
  readonly winBy: number;
  readonly cap: number | null;
  /** At deuce the next point wins the game. */
  readonly goldenPoint: boolean;
}

/** Tie-breakers of a match that needs a winner, in this order. */
export const tieBreakers = [
  'EXTRA_TIME',
  'SUDDEN_DEATH',
  'GOLDEN_SCORE',
  'PLAY_OFF_HOLE',
  'TRIES',
  'SHOOT_OUT',
] as const;
type TieBreaker = (typeof tieBreakers)[number];

interface DrawRules {
  /** Whether a league match may end level. */
  readonly league: boolean;
  readonly knockout: readonly TieBreaker[];
}

/** Table points. Null means the sport makes no such distinction. Halves are exact in binary. */
export interface TablePoints {
  readonly win: number;
  readonly draw: number | null;
  readonly loss: number;
  readonly forfeitLoss: number;
  readonly overtimeWin: number | null;
  readonly overtimeLoss: number | null;
  readonly shootOutWin: number | null;
  readonly shootOutLoss: number | null;
  /** The match went to its last possible set. */
  readonly lastSetWin: number | null;
  readonly lastSetLoss: number | null;
  readonly tryBonus: { readonly tries: number; readonly points: number } | null;
  readonly losingBonus: { readonly within: number; readonly points: number } | null;
  /** Points by place in a series of races, from first place on. */
  readonly places: readonly number[] | null;
}

/** SCORE: a fixed score. WALKOVER: a win without one. ANNUL: results removed. UNPLACED: no place in the race. */
export const forfeitEffects = ['SCORE', 'WALKOVER', 'ANNUL', 'UNPLACED'] as const;
type ForfeitEffect = (typeof forfeitEffects)[number];

export interface ForfeitRules {
  readonly effect: ForfeitEffect;
  readonly winner: number;
  readonly loser: number;
  /** Points of the winner in each awarded set, against 0. */
  readonly eachSet: number | null;
  readonly tries: number | null;
  /** For a team that falls below the minimum number of players (FIBA OBR, art. 21). */
  readonly tooFewPlayers: {
    readonly winner: number;
    readonly loser: number;
    readonly lossPoints: number;
  } | null;
}

export interface GoalKind {
  readonly key: string;
  readonly value: number;
  /** The statistic it counts for, besides its value: a penalty try is a try. */
  readonly stat: GoalStat;
}

export const goalStats = ['GOALS', 'POINTS', 'SETS', 'RUNS', 'TRIES', 'TOUCHDOWNS', 'HOLES'] as const;
export type GoalStat = (typeof goalStats)[number];

export interface CardRule {
  readonly key: string;
  /** Minutes off the field; null for none. */
  readonly minutes: number | null;
  readonly sendsOff: boolean;
  /** Points for the opponent. */
  readonly rivalPoints: number;
  /** A person’s nth card of this kind sends them off, shown as another card if `as` is set. */
  readonly repeat: { readonly nth: number; readonly as: string | null } | null;
  /** Produced only by the rules; it cannot be registered. */
  readonly derived: boolean;
}

/** A person whose fouls weigh 2 in total is out: one disqualifying, or two technical or unsportsmanlike. */
export interface FoulKind {
  readonly key: string;
  readonly weight: 0 | 1 | 2;
}

export interface FoulRules {
  readonly kinds: readonly FoulKind[];
  /** Fouls that put a player out of the match; null for no limit. */
  readonly out: number | null;
  /** Team fouls per period without a penalty; null if not counted. */
  readonly team: number | null;
}

/** What decides a bout besides points. */
interface BoutRules {
  /** The lead in points that ends a bout at once; null for none. */
  readonly lead: number | null;
  /** Judges score every round on cards, ten points to its winner. */
  readonly judged: boolean;
  /** How its knockouts award two bronzes, proposed when one is set up. */
  readonly repechage: Repechage;
}

/** The special roles in a lineup. */
export interface LineupRoles {
  readonly goalkeeper: boolean;
  readonly captain: boolean;
}

/** What a round without a match gives: one’s own average, or half the points of a match. */
export const partnerRests = ['MEAN', 'HALF'] as const;

/** Individuals with changing partners, whatever a match of the sport is otherwise. */
interface PartnerRules {
  /** The sum of both scores of a match; null if matches are timed. */
  readonly points: number | null;
  /** MEAN by default. */
  readonly rest?: (typeof partnerRests)[number];
}

export const rubberKinds = ['SINGLES', 'DOUBLES'] as const;

/** One rubber between two teams: a match of one or two people per side. */
export interface Rubber {
  readonly key: string;
  readonly kind: (typeof rubberKinds)[number];
  /** Its value in the score of the tie. */
  readonly value: number;
}

/** A tie: two teams meet in several rubbers, and the score is what they win of them. */
export interface RubberRules {
  /** In playing order. */
  readonly list: readonly Rubber[];
  /** How many singles, and how many rubbers in total, a person may play in a tie. */
  readonly perPlayer: { readonly singles: number; readonly total: number };
  /** Whether stronger players play before weaker ones, and stronger pairs before weaker pairs. */
  readonly ordered: boolean;
  /** Whether the remaining rubbers are skipped once a team cannot be caught. */
  readonly stopWhenDecided: boolean;
  /** When the sets of a rubber are won. */
  readonly sets: SetRules;
}

/** How a sport is played: everything a competition can change. */
export interface SportRules {
  readonly mode: CompetitorKind;
  readonly scoring: Scoring;
  /** Places on the field; null if unlimited. */
  readonly onField: number | null;
  readonly bench: number;
  readonly minToStart: number;
  readonly roles: LineupRoles;
  /** Whether a substituted player may come back. */
  readonly comeBack: boolean;
  readonly periods: PeriodRules | null;
  readonly sets: SetRules | null;
  readonly draw: DrawRules;
  readonly points: TablePoints;
  readonly forfeit: ForfeitRules;
  readonly chain: ChainKey;
  /** The chain for a group phase, if the federation uses a different one. */
  readonly groupChain: ChainKey;
  readonly goalKinds: readonly GoalKind[];
  /** The ways to win a bout; in match play, those other than by holes. */
  readonly methods: readonly string[];
  /** Null in sports other than combat sports. */
  readonly bout: BoutRules | null;
  /** Null with fixed sides. */
  readonly partners: PartnerRules | null;
  /** Null if a match has no rubbers. */
  readonly rubbers: RubberRules | null;
  readonly cards: readonly CardRule[];
  readonly fouls: FoulRules | null;
  /** What is counted besides the score without affecting it: rebounds, hits, saves. */
  readonly stats: readonly string[];
  readonly events: readonly EventType[];
}

export interface Sport extends SportRules {
  readonly key: string;
  readonly parentKey: SportKey | null;
  readonly name: Localised;
  /** Named rule changes that federations commonly make, ready for `overrideRules`. */
  readonly options: Readonly<Record<string, RulesOverride>>;
}

/** A partial change of rules: objects are merged, lists and values replaced. */
export type RulesOverride = DeepPartial<SportRules>;

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;
