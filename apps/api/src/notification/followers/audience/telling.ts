import type { FollowRings } from '@traip/contract';
import type { RawBuilder } from 'kysely';

/** Whom something is told, and what. */
export interface Telling {
  /** Who chose one of these. */
  readonly rings: readonly FollowRings[];
  /** Selects user_id, follower_id and rings of those who may be told. */
  readonly audience: RawBuilder<unknown>;
  /** What `saveNotifications` takes, for these followers; where it has a user, it has a device, too. */
  readonly news: (followerIds: RawBuilder<unknown>) => RawBuilder<unknown>;
}
