import type { Card, Pair, Withdrawal } from '../../src/standings/matches.ts';
import type { Metric, Policy, Step } from '../../src/standings/rules.ts';

/** A recorded table with everything it depends on: rules, results, and decisions outside the matches. */
export interface CaseFile {
  readonly rules: CaseRules;
  readonly teams: readonly string[];
  readonly matches: readonly CaseMatch[];
  readonly adjustments: readonly CaseAdjustment[];
  readonly withdrawn: readonly CaseWithdrawal[];
  /** Penalty points by team; null if they follow from the cards. */
  readonly fairPlay: Readonly<Record<string, number>> | null;
  readonly cards: readonly CaseCard[];
  readonly seeds: Readonly<Record<string, number>>;
  /** The recorded draw, best first. */
  readonly lots: readonly string[] | null;
  /** Unknown rule fields, which were ignored. */
  readonly ignoredFields: readonly string[];
}

export interface CaseRules {
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly forfeitLoss: number;
  };
  readonly bySets: boolean;
  /** The last possible set, and what the match gives then; null if it makes no difference. */
  readonly lastSet: { readonly bestOf: number; readonly win: number; readonly loss: number } | null;
  readonly bonus: { readonly triesFor: number | null; readonly lossWithin: number | null };
  readonly primary: readonly Metric[];
  readonly policy: Policy;
  readonly tiebreak: readonly Step[];
  readonly meetings: number | null;
  readonly h2hRequireAll: boolean;
}

export interface CaseMatch {
  readonly home: string;
  readonly away: string;
  /** Null for a match still to be played. */
  readonly score: Pair | null;
  readonly isAwarded: boolean;
  /** ISO 8601, to the day or the minute; null if the file has no readable date. */
  readonly at: string | null;
  readonly sets: readonly Pair[];
  readonly tries: Pair | null;
  readonly noBonus: boolean;
}

export interface CaseAdjustment {
  readonly team: string;
  readonly points: number;
  readonly reason: string | null;
  readonly effectiveFrom: string | null;
}

export interface CaseWithdrawal {
  readonly team: string;
  readonly mode: Withdrawal['mode'];
  /**
   * The score awarded to opponents of the remaining matches; null for one goal, or the sets to win a match.
   */
  readonly award: { readonly rival: number; readonly leaver: number } | null;
  readonly forceLast: boolean;
  /** Null keeps the points from its matches. */
  readonly forcePoints: number | null;
  readonly effectiveFrom: string | null;
}

export interface CaseCard {
  readonly match: string;
  readonly team: string;
  readonly person: string;
  readonly kind: Card['kind'];
}
