export type TeamId = string;
export type MatchId = string;
export type VenueId = string;
export type FieldId = string;
export type RefereeId = string;

/** A civil date as ISO text, "2026-11-15". */
export type IsoDate = string;

/** Whole minutes in UTC since an epoch chosen by the caller, who also handles local time. */
export type Instant = number;

/** From the first minute up to but excluding the last. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** A possible start of matches: the civil date and clock time for people, and the instant. */
export interface KickOff {
  readonly date: IsoDate;
  readonly time: string;
  readonly at: Instant;
}

/** The field and time of a match. */
export interface Placement extends KickOff {
  readonly field: FieldId;
}

export interface CalendarTeam {
  readonly id: TeamId;
  /** When the team cannot play at all. */
  readonly blackouts?: readonly Span[];
  /** Clock times the team prefers for home matches. */
  readonly prefers?: readonly string[];
  /** The start of its journeys. */
  readonly base?: VenueId;
}

export interface CalendarVenue {
  readonly id: VenueId;
  readonly fields: readonly FieldId[];
  readonly openings: readonly Span[];
  readonly blackouts?: readonly Span[];
  /** Clock times the venue prefers for matches. */
  readonly prefers?: readonly string[];
}

export interface CalendarReferee {
  readonly id: RefereeId;
  /** The teams of the referee’s own club, which they cannot officiate. */
  readonly teams?: readonly TeamId[];
  /** When the referee is unavailable. */
  readonly blackouts?: readonly Span[];
  /** A coach, or a player of several teams, rather than a referee: their daily matches are not limited. */
  readonly isPerson?: boolean;
  /** Minutes between two matches, if different from the general rule. */
  readonly gap?: number;
}

/** Travel time between two venues, in either direction. */
interface TravelTime {
  readonly between: readonly [VenueId, VenueId];
  readonly minutes: number;
}

export interface CalendarMatch {
  readonly id: MatchId;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly round: number;
  /** The competition it belongs to; each competition has its own last rounds. */
  readonly competition?: string;
  /** Its possible kick-offs; by default those of all matches. */
  readonly kickOffs?: readonly KickOff[];
  /** The venues of the home team, any of which is acceptable. */
  readonly venues: readonly VenueId[];
  /** The first and last date of the round, if set. */
  readonly window?: { readonly from: IsoDate; readonly to: IsoDate };
  /** Its duration, if different from the others. */
  readonly minutes?: number;
  /**
   * Minutes until the next kick-off on its field, if earlier than the end of the match, as on a golf course.
   */
  readonly fieldMinutes?: number;
  /** Days to the return match, if different from the general rule. */
  readonly returnGap?: number;
  /** A derby, or another match that must not coincide with another high-risk one. */
  readonly isHighRisk?: boolean;
  readonly referees?: readonly RefereeId[];
  /** A place no search may change. */
  readonly locked?: Placement;
  /** Its previous place: moving it away costs the weight `change`. */
  readonly before?: Placement;
}

/** The maximum number of matches of a team in any so many days; hard unless it has a weight. */
export interface MatchLimit {
  readonly days: number;
  readonly max: number;
  readonly weight?: number;
}

/** Two teams of one club that prefer to play at home on the same days, or never. */
interface ClubPreference {
  readonly teams: readonly [TeamId, TeamId];
  readonly wish: 'TOGETHER' | 'APART';
}

/** The cost of one violation of each preference; 0 disables it. */
interface CalendarWeights {
  readonly kickOff: number;
  readonly shortRest: number;
  readonly breaks: number;
  readonly threeInARow: number;
  readonly club: number;
  readonly family: number;
  readonly simultaneous: number;
  readonly change: number;
  /** Per started hour a team travels to a match. */
  readonly travel: number;
  /** Per prime time by which two teams differ, beyond the first. */
  readonly primeTime: number;
  /** Per match of a referee on one day beyond `refereeDaily`. */
  readonly refereeLoad: number;
}

export interface CalendarRules {
  readonly minutes: number;
  /** Minutes between the end of a match and the next kick-off on the same field. */
  readonly turnaround: number;
  /** The most matches of a team on one day: one in a league, several on a tournament day. */
  readonly mostPerTeamAndDay: number;
  /** Minimum minutes from the end of a team’s match to its next kick-off on the same day. */
  readonly dayRest: number;
  /** Minimum minutes from the end of a team’s match to its next kick-off on a later day. */
  readonly rest: number;
  /** Preferred minutes of rest. */
  readonly goodRest: number;
  readonly stretches: readonly MatchLimit[];
  /** Minimum days from a match to the return match. */
  readonly returnGap: number;
  /** Whether a team may play a round before an earlier one. */
  readonly isOrderFree: boolean;
  /** Minutes between two matches of a referee, plus travel time between different venues. */
  readonly refereeGap: number;
  /** The preferred maximum of matches of a referee on one day. */
  readonly refereeDaily: number;
  /** Clock times every team would like for home matches, to be shared evenly. */
  readonly primeTimes: readonly string[];
  readonly clubs: readonly ClubPreference[];
  /** Two teams with siblings: in a week in which both play, they should play on the same day. */
  readonly families: readonly (readonly [TeamId, TeamId])[];
  /** How many of the last rounds should kick off simultaneously. */
  readonly finalRounds: number;
  readonly weights: CalendarWeights;
}

/** Everything a calendar has to satisfy. */
export interface DatedProblem {
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly kickOffs: readonly KickOff[];
  readonly teams: readonly CalendarTeam[];
  readonly venues: readonly CalendarVenue[];
  readonly matches: readonly CalendarMatch[];
  /** Known referees; an unlisted one has no club and no blackouts. */
  readonly referees?: readonly CalendarReferee[];
  /** Travel times between venues; an unlisted journey takes no time. */
  readonly journeys?: readonly TravelTime[];
  readonly rules: CalendarRules;
}

const HOUR = 60;

/** The default rules of a league. */
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

/** Why a problem is invalid before any search. */
export type CalendarBreach =
  | { readonly breach: 'DATE_INVALID'; readonly date: IsoDate }
  | { readonly breach: 'TEAM_UNKNOWN'; readonly match: MatchId; readonly team: TeamId }
  | { readonly breach: 'TEAM_TWICE'; readonly match: MatchId; readonly team: TeamId }
  | { readonly breach: 'VENUE_UNKNOWN'; readonly match: MatchId; readonly venue: VenueId }
  | { readonly breach: 'FIELD_UNKNOWN'; readonly match: MatchId; readonly field: FieldId }
  | { readonly breach: 'JOURNEY_UNKNOWN'; readonly venue: VenueId }
  | { readonly breach: 'ID_TWICE'; readonly id: string };
