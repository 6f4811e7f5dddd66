import type { MatchId } from '../model/phase.ts';
import type { GroupKey, TeamId } from '../model/slot.ts';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What is known of a match that has begun. */
export interface MatchResult {
  readonly match: MatchId;
  readonly state: 'IN_PROGRESS' | 'FINISHED' | 'CLOSED';
  /** After regular time. */
  readonly score: Score;
  /** Scored in extra time alone. */
  readonly extraTime?: Score;
  readonly shootout?: Score;
  /** Named by a forfeit or by the organisation: it outweighs every score. */
  readonly awarded?: 'HOME' | 'AWAY';
}

/** Who stands where in a group, as the standings say. */
export interface GroupPlace {
  readonly group: GroupKey;
  readonly position: number;
  readonly team: TeamId;
  readonly provisional: boolean;
}

/** Who of the best of a position across groups got which place. */
export interface BestPlace {
  readonly position: number;
  readonly place: string;
  readonly team: TeamId;
  readonly provisional: boolean;
}

/** Everything that fills slots. */
export interface Outcomes {
  readonly results: readonly MatchResult[];
  readonly places?: readonly GroupPlace[];
  readonly best?: readonly BestPlace[];
}
