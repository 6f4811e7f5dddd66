import type { Card, Pair, Withdrawal } from '../../src/standings/matches.ts';
import type { Metric, Policy, Step } from '../../src/standings/rules.ts';

/** A table written down with everything it follows from: rules, results, and what was decided outside the matches. */
export interface CaseFile {
  readonly rules: CaseRules;
  readonly teams: readonly string[];
  readonly matches: readonly CaseMatch[];
  readonly adjustments: readonly CaseAdjustment[];
  readonly withdrawn: readonly CaseWithdrawal[];
  /** Penalty points by team; null when the cards have to tell. */
  readonly fairPlay: Readonly<Record<string, number>> | null;
  readonly cards: readonly CaseCard[];
  readonly seeds: Readonly<Record<string, number>>;
  /** The recorded draw, best first. */
  readonly lots: readonly string[] | null;
  /** Fields of the rules that nobody knows: they were left aside. */
  readonly leftAside: readonly string[];
}

export interface CaseRules {
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly forfeitLoss: number;
  };
  readonly bySets: boolean;
  /** The last set that can be played, and what the match gives then; null when it makes no difference. */
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
  /** Null for a match that is still to be played. */
  readonly score: Pair | null;
  readonly isAwarded: boolean;
  /** ISO 8601, to the day or the minute; null when the file gives none that can be read. */
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
  /** What the rivals of the matches left win by; null: one goal, or the sets of a match. */
  readonly award: { readonly rival: number; readonly leaver: number } | null;
  readonly forceLast: boolean;
  /** Null keeps the points that its matches gave. */
  readonly forcePoints: number | null;
  readonly effectiveFrom: string | null;
}

export interface CaseCard {
  readonly match: string;
  readonly team: string;
  readonly person: string;
  readonly kind: Card['kind'];
}
