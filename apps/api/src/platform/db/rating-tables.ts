import type { Generated } from 'kysely';

/** Where somebody's rating or points begin in a Traip: of a person, or of a team. */
export interface RatingStartsTable {
  traipId: string;
  personId: string | null;
  teamId: string | null;
  value: number;
}

/** How a finished competition ended. */
export interface FinalPlacesTable {
  competitionId: string;
  teamId: string;
  place: number;
}

/** Somebody who wants to play in a competition of pairs and has nobody to play with. */
export interface PartnerSearchesTable {
  id: string;
  organisationId: string;
  competitionId: string;
  personId: string;
  level: string | null;
  note: string | null;
  /** Who said so: the person, or their guardian. */
  byUser: string | null;
  at: Date;
}

/** One who looks for a partner asks another. */
export interface PartnerRequestsTable {
  fromId: string;
  toId: string;
  at: Date;
  declinedAt: Generated<Date | null>;
}

/** Who played a match for a pair that has changed since. */
export interface MatchPeopleTable {
  matchId: string;
  teamId: string;
  personId: string;
}
