import type { MatchId } from '../model/phase.ts';
import type { GroupKey, TeamId } from '../model/slot.ts';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What is known about a started match. */
export interface MatchResult {
  readonly match: MatchId;
  readonly state: 'IN_PROGRESS' | 'FINISHED' | 'CLOSED';
  /** After regular time. */
  readonly score: Score;
  /** Goals in extra time only. */
  readonly extraTime?: Score;
  readonly shootout?: Score;
  /** Set by a forfeit or by the organisation; overrides every score. */
  readonly awarded?: 'HOME' | 'AWAY';
}

/** A team’s place in a group, according to its standings. */
export interface GroupPlace {
  readonly group: GroupKey;
  readonly position: number;
  readonly team: TeamId;
  readonly provisional: boolean;
}

/** One of the best teams of a position across groups, and the place it got. */
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
