import type { Entrant, FormatBreach, GenerateConfig, Match, Phase, Slot } from '@traip/engine/formats';
import type { StoredMatch } from '../../fixtures/queries.ts';

/** The input of the broker. */
export interface Draw {
  readonly config: GenerateConfig;
  readonly entrants: readonly Entrant[];
  readonly seed: string;
}

/** The result of the broker: the kept matches, and the new ones around them. */
export interface Plan {
  /** Its groups and ties are stored. */
  readonly phase: Phase;
  readonly kept: readonly StoredMatch[];
  readonly fresh: readonly Match[];
  readonly byes: readonly { readonly round: number; readonly slot: Slot }[];
  /** Whether matches that haven't started are replaced; false where matches are made by hand. */
  readonly replaces: boolean;
}

export interface TooMany {
  readonly breach: 'TOO_MANY_MATCHES';
  readonly max: number;
  readonly given: number;
}

export type PlanBreach = FormatBreach | TooMany;

/** The breach when new fixtures don't fit around matches that have started. */
export function startedBreach(matches: readonly StoredMatch[]): FormatBreach {
  return { breach: 'DEPENDENT_STARTED', matches: matches.map(({ key }) => key) };
}
