import type { FollowRings, Locale, NotificationKind } from '@traip/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** What followers of a match are notified of. */
export type MatchMoment = 'KICK_OFF' | 'SCORE' | 'PERIOD' | 'RESULT' | 'MOVED' | 'POSTPONED' | 'CANCELLED';

/** Moments that may concern several matches, a race, or a whole competition as well. */
export type FollowMoment = MatchMoment | 'CALENDAR' | 'WITHDRAWN' | 'RACE' | 'OFF';

/** What a person or a device follows: exactly one of the three. */
export interface FollowsTable {
  userId: string | null;
  /** For followers without an account. */
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

/** A browser without an account that gets notifications for what it follows. */
export interface FollowerDevicesTable {
  id: string;
  endpoint: string;
  p256dh: string;
  /** A secret shared by the browser and this server, which proves whose it is. */
  auth: string;
  locale: Locale;
  createdAt: Date;
  /** When the browser last visited. */
  usedAt: Date;
}

/** The latest news sent to such a device, one row per subject (`key`). */
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

/** News that followers haven't been sent yet; the sender deletes it. */
export interface FollowerNewsTable {
  id: Generated<string>;
  matchId: string | null;
  competitionId: string | null;
  raceId: string | null;
  moment: FollowMoment;
  /** Details that can no longer be read from the match itself. */
  details: JSONColumnType<Record<string, unknown>>;
  byUser: string | null;
  at: Date;
}
