import type { PlanStatus } from '@traip/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Json = Record<string, unknown>;

export interface VenuesTable {
  id: string;
  organisationId: string;
  name: string;
  /** The name without case and accents: unique in its organisation. */
  nameKey: GeneratedAlways<string>;
  address: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  version: Generated<number>;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface FieldsTable {
  id: string;
  organisationId: string;
  venueId: string;
  name: string;
  place: number;
  deletedAt: Date | null;
}

export interface VenueOpeningsTable {
  venueId: string;
  /** 1 is Monday. */
  weekday: number;
  /** Text like 18:30:00, Madrid time. */
  opensAt: string;
  closesAt: string;
}

/** Of a venue or one of its fields, of a team, or of the whole organisation. */
export interface ClosedDatesTable {
  id: string;
  organisationId: string;
  venueId: string | null;
  /** Null: the whole venue. */
  fieldId: string | null;
  teamId: string | null;
  /** Text like 2026-12-24: a day has no time zone. */
  startsOn: string;
  endsOn: string;
  reason: string | null;
}

/** Where an organisation lets a team play its home matches. */
export interface TeamVenuesTable {
  organisationId: string;
  teamId: string;
  venueId: string;
}

export interface CalendarPlansTable {
  id: string;
  organisationId: string;
  /** Both null: several competitions are planned together, named in the wishes. */
  competitionId: string | null;
  phaseId: string | null;
  status: PlanStatus;
  wishes: JSONColumnType<Json>;
  progress: JSONColumnType<Json | null>;
  outcome: JSONColumnType<Json | null>;
  /** Where the matches were before it was applied; only of joint calendars. */
  restorePoint: JSONColumnType<Json | null> | null;
  /** How often a search was started: one that keeps crashing is given up. */
  runs: Generated<number>;
  /** A hash of the matches that the search read: if they change, its outcome is stale. */
  inputsHash: string | null;
  cancelAskedAt: Date | null;
  failure: 'INTERRUPTED' | 'BROKEN' | null;
  createdBy: string;
  createdAt: Date;
  endedAt: Date | null;
}
