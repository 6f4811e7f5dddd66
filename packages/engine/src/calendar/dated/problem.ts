export type TeamId = string;
export type MatchId = string;
export type VenueId = string;
export type FieldId = string;
export type RefereeId = string;

/** A civil date as ISO text, "2026-11-15". */
export type IsoDate = string;

/** Whole minutes since an epoch of the caller's choice, in UTC: local time and its changes are his. */
export type Instant = number;

/** From the first minute to before the last. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** A moment at which matches may begin: the civil date and clock time that people read, and the instant. */
export interface KickOff {
  readonly date: IsoDate;
  readonly time: string;
  readonly at: Instant;
}

/** Where and when a match is played. */
export interface Placement extends KickOff {
  readonly field: FieldId;
}

export interface CalendarTeam {
  readonly id: TeamId;
  /** When the team cannot play at all. */
  readonly blackouts?: readonly Span[];
  /** Clock times at which the team likes to play at home. */
  readonly prefers?: readonly string[];
  /** Where its journeys begin. */
  readonly base?: VenueId;
}

export interface CalendarVenue {
  readonly id: VenueId;
  readonly fields: readonly FieldId[];
  readonly openings: readonly Span[];
  readonly blackouts?: readonly Span[];
  /** Clock times that the venue likes to give to matches. */
  readonly prefers?: readonly string[];
}

export interface CalendarReferee {
  readonly id: RefereeId;
  /** The teams of the own club, whose matches others must direct. */
  readonly teams?: readonly TeamId[];
  /** When the referee cannot come. */
  readonly blackouts?: readonly Span[];
  /** A coach, or a player of several teams, rather than a referee: nobody counts the matches of a day. */
  readonly isPerson?: boolean;
  /** Minutes between two matches, if not those of all referees. */
  readonly gap?: number;
}

/** How long the journey between two venues takes, in either direction. */
interface TravelTime {
  readonly between: readonly [VenueId, VenueId];
  readonly minutes: number;
}

export interface CalendarMatch {
  readonly id: MatchId;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly round: number;
  /** Which of several competitions it belongs to: the last rounds are those of each. */
  readonly competition?: string;
  /** When it may begin, if not whenever any match may. */
  readonly kickOffs?: readonly KickOff[];
  /** The venues of the home team, any of which will do. */
  readonly venues: readonly VenueId[];
  /** The first and last date of the round, if it has them. */
  readonly window?: { readonly from: IsoDate; readonly to: IsoDate };
  /** How long it lasts, if not as long as the others. */
  readonly minutes?: number;
  /** Minutes until the next kick-off on its field, where that is free before the match is over, as on a golf course. */
  readonly fieldMinutes?: number;
  /** Days to the return match, if not those of all matches. */
  readonly returnGap?: number;
  /** A derby, or another match that must not coincide with one of its kind. */
  readonly isHighRisk?: boolean;
  readonly referees?: readonly RefereeId[];
  /** A place that no search may change. */
  readonly locked?: Placement;
  /** The place that it had before: moving it away costs the weight `change`. */
  readonly before?: Placement;
}

/** How many matches a team plays in any so many days; without a weight the rule is hard. */
export interface MatchLimit {
  readonly days: number;
  readonly max: number;
  readonly weight?: number;
}

/** Two teams of one club that want to be at home on the same days, or never. */
interface ClubPreference {
  readonly teams: readonly [TeamId, TeamId];
  readonly wish: 'TOGETHER' | 'APART';
}

/** What one breach of each wish costs; 0 leaves the wish out. */
interface CalendarWeights {
  readonly kickOff: number;
  readonly shortRest: number;
  readonly breaks: number;
  readonly threeInARow: number;
  readonly club: number;
  readonly family: number;
  readonly simultaneous: number;
  readonly change: number;
  /** For each begun hour that a team travels to a match. */
  readonly travel: number;
  /** For each prime time by which two teams differ, beyond the first. */
  readonly primeTime: number;
  /** For each match of a referee on one day beyond `refereeDaily`. */
  readonly refereeLoad: number;
}

export interface CalendarRules {
  readonly minutes: number;
  /** Minutes between the end of a match and the next kick-off on the same field. */
  readonly turnaround: number;
  /** How many matches a team plays on one day at most: one in a league, several on the day of a tournament. */
  readonly mostPerTeamAndDay: number;
  /** Minutes that must pass between the end of a team's match and its next kick-off on the same day. */
  readonly dayRest: number;
  /** Minutes that must pass between the end of a team's match and its next kick-off on a later day. */
  readonly rest: number;
  /** Minutes that should pass. */
  readonly goodRest: number;
  readonly stretches: readonly MatchLimit[];
  /** Days from a match to the return match. */
  readonly returnGap: number;
  /** Whether a team may play a round before an earlier one. */
  readonly isOrderFree: boolean;
  /** Minutes between two matches of a referee, to which the journey between two venues is added. */
  readonly refereeGap: number;
  /** How many matches a referee should have on one day at most. */
  readonly refereeDaily: number;
  /** Clock times that every team would like for its home matches: they should be spread evenly. */
  readonly primeTimes: readonly string[];
  readonly clubs: readonly ClubPreference[];
  /** Two teams with children of one family: in a week in which both play, they should play on one day. */
  readonly families: readonly (readonly [TeamId, TeamId])[];
  /** How many of the last rounds should kick off together. */
  readonly finalRounds: number;
  readonly weights: CalendarWeights;
}

/** Everything that a calendar has to respect. */
export interface DatedProblem {
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly kickOffs: readonly KickOff[];
  readonly teams: readonly CalendarTeam[];
  readonly venues: readonly CalendarVenue[];
  readonly matches: readonly CalendarMatch[];
  /** What is known of the referees; who is not listed has no club and no blackout. */
  readonly referees?: readonly CalendarReferee[];
  /** The journeys between venues; one that is not listed takes no time. */
  readonly journeys?: readonly TravelTime[];
  readonly rules: CalendarRules;
}

const HOUR = 60;

/** The rules of a league that asks for nothing special. */
export const defaultRules: CalendarRules = {
  minutes: 105,
  turnaround: 15,
  mostPerTeamAndDay: 1,
  dayRest: 30,
  rest: 48 * HOUR,
  goodRest: 72 * HOUR,
  stretches: [{ days: 4, max: 2 }],
  returnGap: 28,
  isOrderFree: false,
  refereeGap: 60,
  refereeDaily: 2,
  primeTimes: [],
  clubs: [],
  families: [],
  finalRounds: 2,
  weights: {
    kickOff: 1,
    shortRest: 3,
    breaks: 1,
    threeInARow: 10,
    club: 2,
    family: 2,
    simultaneous: 1,
    change: 5,
    travel: 1,
    primeTime: 1,
    refereeLoad: 2,
  },
};

/** Why a problem makes no sense before any search. */
export type CalendarBreach =
  | { readonly breach: 'DATE_INVALID'; readonly date: IsoDate }
  | { readonly breach: 'TEAM_UNKNOWN'; readonly match: MatchId; readonly team: TeamId }
  | { readonly breach: 'TEAM_TWICE'; readonly match: MatchId; readonly team: TeamId }
  | { readonly breach: 'VENUE_UNKNOWN'; readonly match: MatchId; readonly venue: VenueId }
  | { readonly breach: 'FIELD_UNKNOWN'; readonly match: MatchId; readonly field: FieldId }
  | { readonly breach: 'JOURNEY_UNKNOWN'; readonly venue: VenueId }
  | { readonly breach: 'ID_TWICE'; readonly id: string };
