import type { AttendanceAnswer } from '@traip/contract';
import type { LineupPlace, LineupState, PersonRole, Side, Substitution } from '@traip/engine/match';
import type { Suspension } from '@traip/engine/statistics';
import type { Generated, JSONColumnType } from 'kysely';

/** Who plays for a team in a match: one lineup per team. */
export interface LineupsTable {
  id: string;
  organisationId: string;
  competitionId: string;
  matchId: string;
  teamId: string;
  state: Generated<LineupState>;
  /** Players per line, from the back: "4-3-3". */
  formation: Generated<string | null>;
  /** Null: not recorded. */
  substitutions: JSONColumnType<Substitution[] | null>;
  version: Generated<number>;
  createdAt: Date;
  confirmedAt: Date | null;
  confirmedBy: string | null;
}

export interface LineupPlayersTable {
  lineupId: string;
  playerId: string;
  /** Position in the list, in the order in which the team wrote it. */
  position: number;
  place: LineupPlace;
  shirt: number | null;
  isGoalkeeper: boolean;
  isCaptain: boolean;
}

/** Who plays which rubber of a tie. */
export interface RubberPlayersTable {
  matchId: string;
  rubber: string;
  side: Side;
  /** First or second of a pair. */
  place: number;
  playerId: string;
}

/** Whether someone of a team comes to a match. */
export interface AttendancesTable {
  matchId: string;
  personId: string;
  answer: AttendanceAnswer;
  /** The kick-off when they answered: if the match moves to another day, they are asked again. */
  kickOff: Date | null;
  answeredAt: Date;
}

/** Derived from the events of closed matches and from rulings. */
export interface SuspensionsTable {
  id: string;
  organisationId: string;
  competitionId: string;
  teamId: string;
  playerId: string;
  personRole: PersonRole;
  cause: Suspension['cause'];
  origin: JSONColumnType<string[]>;
  /** The last event of its origin, which identifies it. */
  originEventId: string;
  originMatchId: string;
  matches: number;
  served: JSONColumnType<string[]>;
  status: Suspension['status'];
  createdAt: Generated<Date>;
}

/** What staff decided about a suspension, by the event that identifies it. */
export interface SuspensionRulingsTable {
  competitionId: string;
  eventId: string;
  organisationId: string;
  /** Null: it is lifted. */
  matches: number | null;
  reason: string;
  decidedBy: string;
  decidedAt: Date;
}
