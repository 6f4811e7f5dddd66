import type { NotificationChannel, NotificationKind } from '@traip/contract';
import type { Generated, JSONColumnType } from 'kysely';

type Json = Record<string, unknown>;

/** A notification for one person. There is one row per subject (`key`): an update replaces it. */
export interface NotificationsTable {
  id: Generated<string>;
  userId: string;
  kind: NotificationKind;
  /** What it is about; unique per person. */
  key: string;
  /** The facts of its text, without people's names. */
  details: JSONColumnType<Json>;
  /** It replaced an earlier notification with different facts. */
  isAgain: Generated<boolean>;
  organisationId: string | null;
  competitionId: string | null;
  matchId: string | null;
  teamId: string | null;
  /** The person it is about; their name is read when it is shown. */
  personId: string | null;
  at: Date;
  readAt: Date | null;
  /** Since when it has been waiting to be emailed; null: it is not waiting. */
  mailSince: Date | null;
  pushSince: Date | null;
}

/** A person's choices; defaults apply to the rest. */
export interface NotificationPreferencesTable {
  userId: string;
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}

/** A browser that gets push messages until the session that registered it ends. */
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

/** The VAPID keys that identify this server to push services; a single row. */
export interface PushKeysTable {
  id: number;
  publicKey: string;
  privateKey: string;
}
