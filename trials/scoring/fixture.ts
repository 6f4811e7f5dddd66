/** A match of the day. */
export interface Fixture {
  readonly matchId: string;
  readonly competitionId: string;
  readonly homeId: string;
  readonly awayId: string;
}

/** How a match ended, as those who follow it must have heard. */
export interface Final {
  readonly matchId: string;
  readonly version: number;
  readonly home: number;
  readonly away: number;
}
