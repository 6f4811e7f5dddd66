import type { Entrant, FormatBreach, GenerateConfig, Match, Phase, Slot } from '@traip/engine/formats';
import type { StoredMatch } from '../fixtures/queries.ts';

/** What the broker makes fixtures of. */
export interface Draw {
  readonly config: GenerateConfig;
  readonly entrants: readonly Entrant[];
  readonly seed: string;
}

/** What a run of the broker leaves: the matches that stay, and the new ones around them. */
export interface Plan {
  /** Its groups and ties, as they are stored. */
  readonly phase: Phase;
  readonly kept: readonly StoredMatch[];
  readonly fresh: readonly Match[];
  readonly byes: readonly { readonly round: number; readonly slot: Slot }[];
  /** Whether everything that has not begun goes; false where people make the matches themselves. */
  readonly replaces: boolean;
}

export interface TooMany {
  readonly breach: 'TOO_MANY_MATCHES';
  readonly max: number;
  readonly given: number;
}

export type PlanBreach = FormatBreach | TooMany;

/** New fixtures that do not fit around matches that have begun. */
export function started(matches: readonly StoredMatch[]): FormatBreach {
  return { breach: 'DEPENDENT_STARTED', matches: matches.map(({ key }) => key) };
}
