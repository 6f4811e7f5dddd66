import type { MatchId } from './phase.ts';
import type { GroupKey, TeamId } from './slot.ts';

/** The rule that cannot be satisfied. */
export type BrokenRule =
  | 'GROUP_COUNT'
  | 'POTS'
  | 'FIXED'
  | 'MANUAL_GROUPS'
  | 'SIZES'
  | 'SEPARATE_CLUB'
  | 'SEPARATE_ORGANISATION'
  | 'SEPARATE_COUNTRY'
  | 'ALL_TOGETHER'
  | 'SEARCH_TOO_LONG'
  | 'LEGS_AND_BEST_OF'
  | 'CROSSING'
  | 'ALLOCATION';

/** Why a ladder challenge is refused. */
export type ChallengeReason = 'NOT_ON_LADDER' | 'NOT_ABOVE' | 'OUT_OF_RANGE' | 'BUSY' | 'COOLDOWN';

/** Every expected refusal of a format. */
export type FormatBreach =
  | { readonly breach: 'NOT_ENOUGH_TEAMS'; readonly min: number; readonly given: number }
  | { readonly breach: 'TOO_MANY_TEAMS'; readonly max: number; readonly given: number }
  | { readonly breach: 'DUPLICATE_SEED'; readonly seed: number }
  | { readonly breach: 'DUPLICATE_TEAM'; readonly team: TeamId }
  | { readonly breach: 'INVALID_PARAM'; readonly param: string }
  | { readonly breach: 'INFEASIBLE_CONSTRAINTS'; readonly which: BrokenRule; readonly detail?: string }
  | { readonly breach: 'NO_LEGAL_PAIRING'; readonly round: number }
  | { readonly breach: 'CHALLENGE_NOT_ALLOWED'; readonly reason: ChallengeReason }
  | {
      readonly breach: 'TIE_UNRESOLVED';
      readonly groups: readonly GroupKey[];
      readonly teams: readonly TeamId[];
    }
  | { readonly breach: 'SOURCE_NOT_FINISHED'; readonly groups: readonly GroupKey[] }
  | { readonly breach: 'DEPENDENT_STARTED'; readonly matches: readonly MatchId[] };

/** Whether an answer is a refusal. */
export function isBreach<T>(answer: T | FormatBreach): answer is FormatBreach {
  return typeof answer === 'object' && answer !== null && 'breach' in answer;
}

/** The refusal if a number of teams is outside a format’s limits, or null. */
export function countBreach(given: number, min: number, max: number): FormatBreach | null {
  if (given < min) return { breach: 'NOT_ENOUGH_TEAMS', min, given };
  return given > max ? { breach: 'TOO_MANY_TEAMS', max, given } : null;
}
