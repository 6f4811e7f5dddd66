/** A match of the day. */
export interface Fixture {
  readonly matchId: string;
  readonly competitionId: string;
  readonly homeId: string;
  readonly awayId: string;
}

/** The end of a match, as its followers must have received it. */
export interface Final {
  readonly matchId: string;
  readonly version: number;
  readonly home: number;
  readonly away: number;
}
