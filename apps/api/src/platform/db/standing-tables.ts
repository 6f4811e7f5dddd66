import type { Outlook, Standing } from '@traip/engine/standings';
import type { Generated, JSONColumnType } from 'kysely';

/** Every row here belongs to one phase of one organisation. */
interface OfPhase {
  organisationId: string;
  phaseId: string;
}

/** A team's row in a table, and the ranks it can still reach where they can be computed. */
export interface StoredStanding extends Standing {
  readonly outlook: Pick<Outlook, 'best' | 'worst'> | null;
}

/** A computed table; `inputsHash` covers everything it depends on. */
export interface StandingsTable extends OfPhase {
  /** Empty where the whole phase is one table. */
  groupKey: string;
  version: Generated<number>;
  inputsHash: string;
  rows: JSONColumnType<StoredStanding[]>;
  isComplete: boolean;
  /** Since when the phase is over. */
  frozenAt: Date | null;
  updatedAt: Date;
}

/** Manually drawn lots: they take precedence over the committed seed. */
export interface RecordedDrawsTable extends OfPhase {
  id: string;
  /** Best first. */
  teamOrder: JSONColumnType<string[]>;
  drawnOn: string;
  drawnBy: string;
  recordedBy: string;
  createdAt: Date;
  deletedAt: Date | null;
}

/** Byes in a Swiss, which have no match to record them. */
export interface PhaseByesTable {
  phaseId: string;
  round: number;
  teamId: string;
}

/** Points given or taken outside the matches. */
export interface AdjustmentsTable extends OfPhase {
  id: string;
  competitionId: string;
  teamId: string;
  points: number;
  reason: string;
  effectiveFrom: Date;
  decidedBy: string;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface AwardsTable {
  organisationId: string;
  competitionId: string;
  kind: string;
  teamId: string;
  at: Date;
}
