import type { NotificationChannel, NotificationKind } from '@traip/contract';
import type { Generated, JSONColumnType } from 'kysely';

type Json = Record<string, unknown>;

/** Something that one person is told. Of the same thing there is one row: news of it take its place. */
export interface NotificationsTable {
  id: Generated<string>;
  userId: string;
  kind: NotificationKind;
  /** What it is about: one of a kind for each person. */
  key: string;
  /** What was told, without the names of people. */
  details: JSONColumnType<Json>;
  /** It had been told before, and is different now. */
  isAgain: Generated<boolean>;
  organisationId: string | null;
  competitionId: string | null;
  matchId: string | null;
  teamId: string | null;
  /** Whom it is about; their name is read when it is shown. */
  personId: string | null;
  at: Date;
  readAt: Date | null;
  /** Since when it waits to leave by mail, or to ring; null: it does not. */
  mailSince: Date | null;
  pushSince: Date | null;
}

/** What somebody has chosen; whatever they have not is as usual. */
export interface NotificationPreferencesTable {
  userId: string;
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}

/** A browser that rings, as long as the session lives that asked for it. */
export interface PushDevicesTable {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
  createdAt: Date;
}

/** The one pair of keys by which push services know this server. */
export interface PushKeysTable {
  id: number;
  publicKey: string;
  privateKey: string;
}
