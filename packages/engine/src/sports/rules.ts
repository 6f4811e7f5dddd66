import type { ChainKey } from './chain-keys.ts';
import type { EventType } from './events.ts';
import type { Repechage } from './repechages.ts';
import type { Localised, SportKey } from './sports.ts';

/** Who competes; players and pairs are people, and have neither crest nor squad. */
export const competitorKinds = ['TEAM', 'PAIR', 'INDIVIDUAL'] as const;
export type CompetitorKind = (typeof competitorKinds)[number];

/** How the main score comes about; in SETS it is the sets won, in RUBBERS the rubbers, in HOLES the holes that somebody is up, in RACE there is none. */
export const scorings = ['GOALS', 'POINTS', 'SETS', 'RUBBERS', 'INNINGS', 'HOLES', 'BOUT', 'RACE'] as const;
type Scoring = (typeof scorings)[number];

/** The parts of a match. `min` null: not timed (innings, holes). `otN` null: extra periods until decided. */
export interface PeriodRules {
  readonly n: number;
  readonly min: number | null;
  readonly otN: number | null;
  readonly otMin: number | null;
  /** The clock stops with the ball: minutes are playing time, not the time of day. */
  readonly stopped: boolean;
  /** The score that ends the match at once (3x3 basketball: 21). */
  readonly target: number | null;
}

/**
 * When a set is won: at `to` with a lead of `winBy`, or at `cap` with any lead. `to` null: by the clock.
 * The last set goes to `lastTo`; the cap belongs to sets that go to `to`, so a match tie-break has none.
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

/** What is tried, in this order, when a match that needs a winner stands level. */
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

/** Table points. A null says that the sport makes no such difference. Halves are exact in binary. */
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
  /** Points by place in a series of races, first place first. */
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
  /** A team that falls below the fewest players (FIBA OBR, art. 21). */
  readonly tooFewPlayers: {
    readonly winner: number;
    readonly loser: number;
    readonly lossPoints: number;
  } | null;
}

export interface GoalKind {
  readonly key: string;
  readonly value: number;
  /** What it is counted as, beside its value: a penalty try is a try. */
  readonly stat: GoalStat;
}

export const goalStats = ['GOALS', 'POINTS', 'SETS', 'RUNS', 'TRIES', 'TOUCHDOWNS', 'HOLES'] as const;
export type GoalStat = (typeof goalStats)[number];

export interface CardRule {
  readonly key: string;
  /** Minutes off the field; null: none. */
  readonly minutes: number | null;
  readonly sendsOff: boolean;
  /** Points that the rival receives. */
  readonly rivalPoints: number;
  /** The nth card of this kind of one person sends off, and is shown under another name if `as` is given. */
  readonly repeat: { readonly nth: number; readonly as: string | null } | null;
  /** Written by the rules only; nobody can register it. */
  readonly derived: boolean;
}

/** A person whose fouls weigh 2 together is out: one disqualifying, or two technical or unsportsmanlike. */
export interface FoulKind {
  readonly key: string;
  readonly weight: 0 | 1 | 2;
}

export interface FoulRules {
  readonly kinds: readonly FoulKind[];
  /** Fouls that put a player out of the match; null: no limit. */
  readonly out: number | null;
  /** Team fouls of a period without a penalty; null: not counted. */
  readonly team: number | null;
}

/** What decides a bout besides its points. */
interface BoutRules {
  /** The lead in points that ends a bout at once; null: none does. */
  readonly lead: number | null;
  /** Judges score every round on cards, ten points to whoever wins it. */
  readonly judged: boolean;
  /** How its knock-outs come to two bronzes: what is proposed to whoever sets one up. */
  readonly repechage: Repechage;
}

/** Who has a part of their own in a lineup. */
export interface LineupRoles {
  readonly goalkeeper: boolean;
  readonly captain: boolean;
}

/** What a round without a match gives: the mean of one's own matches, or half of what a match is played to. */
export const partnerRests = ['MEAN', 'HALF'] as const;

/** Individuals who play with changing partners, whatever a match of the sport is otherwise. */
interface PartnerRules {
  /** Both scores of a match together; null where matches go by the clock. */
  readonly points: number | null;
  /** MEAN unless told otherwise. */
  readonly rest?: (typeof partnerRests)[number];
}

export const rubberKinds = ['SINGLES', 'DOUBLES'] as const;

/** One of the rubbers that two teams play: a match of one or two people on each side. */
export interface Rubber {
  readonly key: string;
  readonly kind: (typeof rubberKinds)[number];
  /** What it adds to the score of the tie. */
  readonly value: number;
}

/** A tie: two teams meet in several rubbers, and the score is what they win of them. */
export interface RubberRules {
  /** In the order in which they are played. */
  readonly list: readonly Rubber[];
  /** How many singles, and how many rubbers in all, one person may play in a tie. */
  readonly perPlayer: { readonly singles: number; readonly total: number };
  /** Stronger players play before weaker ones, and stronger pairs before weaker ones. */
  readonly ordered: boolean;
  /** Once a team cannot be caught, what is left is not played. */
  readonly stopWhenDecided: boolean;
  /** When the sets of a rubber are won. */
  readonly sets: SetRules;
}

/** How a sport is played: everything that a competition may change. */
export interface SportRules {
  readonly mode: CompetitorKind;
  readonly scoring: Scoring;
  /** Places on the field; null: as many as enter. */
  readonly onField: number | null;
  readonly bench: number;
  readonly minToStart: number;
  readonly roles: LineupRoles;
  /** Who was taken off may come on again. */
  readonly comeBack: boolean;
  readonly periods: PeriodRules | null;
  readonly sets: SetRules | null;
  readonly draw: DrawRules;
  readonly points: TablePoints;
  readonly forfeit: ForfeitRules;
  readonly chain: ChainKey;
  /** The chain of a group phase, where a federation uses another one. */
  readonly groupChain: ChainKey;
  readonly goalKinds: readonly GoalKind[];
  /** How a bout may be won; in match play, other than by holes. */
  readonly methods: readonly string[];
  /** Null in sports that are no combat sports. */
  readonly bout: BoutRules | null;
  /** Null where sides stay together. */
  readonly partners: PartnerRules | null;
  /** Null where two sides meet in one match. */
  readonly rubbers: RubberRules | null;
  readonly cards: readonly CardRule[];
  readonly fouls: FoulRules | null;
  /** What is counted beside the score and changes nothing in it: rebounds, hits, saves. */
  readonly stats: readonly string[];
  readonly events: readonly EventType[];
}

export interface Sport extends SportRules {
  readonly key: string;
  readonly parentKey: SportKey | null;
  readonly name: Localised;
  /** Named changes that federations commonly make, ready for `overrideRules`. */
  readonly options: Readonly<Record<string, RulesOverride>>;
}

/** A change of some rules: objects are merged, lists and values replaced. */
export type RulesOverride = DeepPartial<SportRules>;

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;
