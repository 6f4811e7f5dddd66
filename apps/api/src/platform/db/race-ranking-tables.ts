import type { PersonGender } from '@traip/contract';
import type { RaceStatus } from '@traip/engine/race-day';
import type { TableCell, TableKind, TableRules } from '@traip/engine/race-tables';
import type { Generated, JSONColumnType } from 'kysely';

/** How many rows a group has. */
interface CountedGroup {
  readonly gender: PersonGender | null;
  readonly band: string | null;
  readonly count: number;
  /** The result of the first in the group. */
  readonly best: number | null;
}

export interface RaceRankingsTable {
  id: string;
  organisationId: string;
  competitionId: string;
  /** Its position among the rankings of its competition, from 1. */
  position: number;
  name: string;
  kind: TableKind;
  /** Null: all races of the competition. */
  raceIds: JSONColumnType<readonly string[] | null, string | null, string | null>;
  rules: JSONColumnType<TableRules>;
  /** The races that count so far. */
  countedRaceIds: JSONColumnType<readonly string[], string | undefined, string>;
  groups: JSONColumnType<readonly CountedGroup[], string | undefined, string>;
  version: Generated<number>;
  createdAt: Date;
}

export interface RaceRankingRowsTable {
  raceRankingId: string;
  position: number;
  organisationId: string;
  competitionId: string;
  /** The person's entry for their last race; null for a club. */
  entryId: string | null;
  club: string | null;
  gender: PersonGender | null;
  band: string | null;
  /** Points, milliseconds or a sum of places. */
  total: number | null;
  status: RaceStatus | 'NC' | null;
  cells: JSONColumnType<readonly (TableCell | null)[]>;
  place: number | null;
  genderPlace: number | null;
  bandPlace: number | null;
  categoryPlace: number | null;
}
