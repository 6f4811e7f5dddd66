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
  /** Where it comes among the numbered ones of its competition, without gaps. */
  sequence: number | null;
  number: string | null;
  /** Text like 2026-09-01: a day has no time zone. */
  playableSince: string | null;
  validUntil: string | null;
  /** Why it was returned or revoked. */
  reason: string | null;
  submittedBy: string | null;
  submittedAt: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
}
