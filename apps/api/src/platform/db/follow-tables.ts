import type { FollowRings, Locale, NotificationKind } from '@traip/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** What happens to a match that its followers are told. */
export type MatchMoment = 'KICK_OFF' | 'SCORE' | 'PERIOD' | 'RESULT' | 'MOVED' | 'POSTPONED' | 'CANCELLED';

/** And to many at once, to a race, or to a whole competition. */
export type FollowMoment = MatchMoment | 'CALENDAR' | 'WITHDRAWN' | 'RACE' | 'OFF';

/** What a person or a device follows: one of the three, once. */
export interface FollowsTable {
  userId: string | null;
  /** Of who has no account. */
  deviceId: string | null;
  /** Whichever of the two it is. */
  followerId: Generated<string>;
  competitionId: string | null;
  teamId: string | null;
  personId: string | null;
  /** Whichever of the three it is. */
  targetId: Generated<string>;
  rings: FollowRings;
  createdAt: Date;
}

/** A browser that rings for what it follows, by nobody in particular. */
export interface FollowerDevicesTable {
  id: string;
  endpoint: string;
  p256dh: string;
  /** A secret between the browser and this server, which proves whose it is. */
  auth: string;
  locale: Locale;
  createdAt: Date;
  /** When the browser was last here. */
  usedAt: Date;
}

/** What such a device was told last, one row per subject (`key`). */
export interface DeviceNewsTable {
  id: Generated<string>;
  deviceId: string;
  kind: NotificationKind;
  key: string;
  details: JSONColumnType<Record<string, unknown>>;
  competitionId: string;
  matchId: string | null;
  teamId: string | null;
  at: Date;
}

/** What followers have yet to be told; whoever tells them deletes it. */
export interface FollowerNewsTable {
  id: Generated<string>;
  matchId: string | null;
  competitionId: string | null;
  raceId: string | null;
  moment: FollowMoment;
  /** What the match itself does not tell any more. */
  details: JSONColumnType<Record<string, unknown>>;
  byUser: string | null;
  at: Date;
}
