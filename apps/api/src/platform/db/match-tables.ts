import type { PersonRole } from '@traip/engine/match';
import type { Generated, JSONColumnType } from 'kysely';

type Json = Record<string, unknown>;

/** Every row here belongs to one match of one organisation. */
interface OfMatch {
  organisationId: string;
  matchId: string;
}

/** What happened in a match. Nothing is ever changed or taken away: who takes an event back marks it. */
export interface MatchEventsTable extends OfMatch {
  id: string;
  /** The order of arrival in the match. */
  seq: number;
  type: string;
  teamId: string | null;
  playerId: string | null;
  personRole: PersonRole | null;
  relatedPlayerId: string | null;
  /** Its number, or SO for the shoot-out. */
  period: string | null;
  minute: number | null;
  second: number | null;
  kind: string | null;
  /** What it was worth by the rules of the day. */
  value: number | null;
  payload: JSONColumnType<Json>;
  /** Made by the device that wrote it: a retry is the same event. */
  clientEventId: string | null;
  /** Null: written by the holder of a scorer link, or by the platform itself. */
  createdBy: string | null;
  /** The scorer link through which it was written. */
  createdLink: string | null;
  createdAt: Date;
  deletedAt: Date | null;
  deletedBy: string | null;
  deletedLink: string | null;
}

export interface MatchRefereesTable extends OfMatch {
  userId: string;
  role: Generated<string>;
}

/** Opens the desk of one match to whoever holds it. */
export interface ScorerLinksTable extends OfMatch {
  id: string;
  /** SHA-256 of the token, which itself is stored nowhere. */
  tokenHash: string;
  /** Whom it was made for. */
  label: string | null;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** To the minute. */
  lastUsedAt: Date | null;
}

/** That something changed, for those who follow it live; written with the change itself. */
export interface LiveChangesTable {
  id: Generated<number>;
  organisationId: string;
  /** Null: it is about the whole competition. */
  matchId: string | null;
  competitionId: string;
  kind: string;
  payload: JSONColumnType<Json>;
  at: Date;
  /** The transaction that wrote it. */
  writtenBy: Generated<string>;
  /** What that transaction could see when it wrote it. */
  writtenAfter: Generated<string>;
}
