import type { Generated } from 'kysely';

/** The initial rating or points of a person or a team in a Traip. */
export interface RatingStartsTable {
  traipId: string;
  personId: string | null;
  teamId: string | null;
  value: number;
}

/** The final places of a finished competition. */
export interface FinalPlacesTable {
  competitionId: string;
  teamId: string;
  place: number;
}

/** A person who wants to play in a competition of pairs and has no partner. */
export interface PartnerSearchesTable {
  id: string;
  organisationId: string;
  competitionId: string;
  personId: string;
  level: string | null;
  note: string | null;
  /** Who entered it: the person, or their guardian. */
  byUser: string | null;
  at: Date;
}

/** A person looking for a partner asks another one. */
export interface PartnerRequestsTable {
  fromId: string;
  toId: string;
  at: Date;
  declinedAt: Generated<Date | null>;
}

/** The players of a match for a pair that has changed since. */
export interface MatchPeopleTable {
  matchId: string;
  teamId: string;
  personId: string;
}
