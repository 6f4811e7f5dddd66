import type { FollowRings } from '@traip/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** What happens to a match that its followers are told. */
export type FollowMoment = 'KICK_OFF' | 'SCORE' | 'PERIOD' | 'RESULT' | 'MOVED' | 'POSTPONED' | 'CANCELLED';

/** What a person follows: one of the three, once. */
export interface FollowsTable {
  userId: string;
  competitionId: string | null;
  teamId: string | null;
  personId: string | null;
  /** Whichever of the three it is. */
  targetId: Generated<string>;
  rings: FollowRings;
  createdAt: Date;
}

/** What followers have yet to be told; whoever tells them deletes it. */
export interface FollowerNewsTable {
  id: Generated<string>;
  matchId: string;
  moment: FollowMoment;
  /** What the match itself does not tell any more. */
  details: JSONColumnType<Record<string, unknown>>;
  byUser: string | null;
  at: Date;
}
