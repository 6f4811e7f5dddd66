import type { LicenceState } from '@traip/engine/registration';
import type { Generated } from 'kysely';

/** A person's registration for a team in a competition. */
export interface LicencesTable {
  id: string;
  organisationId: string;
  competitionId: string;
  teamId: string;
  personId: string;
  /** Beside the field, not on it. */
  isStaff: boolean;
  shirt: number | null;
  state: LicenceState;
  /** Its number among the licences of its competition, without gaps. */
  sequence: number | null;
  number: string | null;
  /** Text like 2026-09-01: a day has no time zone. */
  playableSince: string | null;
  validUntil: string | null;
  /** Why it was returned or revoked. */
  reason: string | null;
  /** What the person, or a guardian, wrote when sending it again. */
  reply: string | null;
  submittedBy: string | null;
  submittedAt: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
}

/** The keys that sign licence codes: one row for each secret the server has had. */
export interface LicenceKeysTable {
  /** A point of P-256, as base64url. */
  publicKey: string;
  createdAt: Date;
}

/** Whose licence was checked at the desk of a match. */
export interface LicenceChecksTable {
  matchId: string;
  personId: string;
  teamId: string;
  /** Null: the tick was removed. */
  how: 'SCAN' | 'TICK' | null;
  /** When it was done at the desk, which may have been offline. */
  at: Date;
  byUser: string | null;
  byLink: string | null;
}

/** A protest against a team for playing an ineligible player. */
export interface ProtestsTable {
  matchId: string;
  teamId: string;
  organisationId: string;
  competitionId: string;
  note: string | null;
  openedBy: string | null;
  openedAt: Date;
  /** These four are set together, when it is settled. */
  outcome: 'UPHELD' | 'REJECTED' | null;
  reason: string | null;
  settledBy: string | null;
  settledAt: Date | null;
}
