import type { FollowRings } from '@traip/contract';
import type { RawBuilder } from 'kysely';

/** Who is notified, and of what. */
export interface FollowerNotice {
  /** Only followers who chose one of these. */
  readonly rings: readonly FollowRings[];
  /** Selects user_id, follower_id and rings of those who may be notified. */
  readonly audience: RawBuilder<unknown>;
  /** The input of `saveNotifications` for these followers; the selected users may also be devices. */
  readonly news: (followerIds: RawBuilder<unknown>) => RawBuilder<unknown>;
}
