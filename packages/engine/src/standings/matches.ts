export type TeamId = string;
export type MatchId = string;

/** One number for each side. */
export interface Pair {
  readonly home: number;
  readonly away: number;
}

export type Side = 'HOME' | 'AWAY';

export type MatchState = 'CREATED' | 'SCHEDULED' | 'IN_PROGRESS' | 'FINISHED' | 'CLOSED' | 'CANCELLED';

/** How a match ended. FORFEIT_HOME: the home side forfeited, so the away side wins. */
export type Outcome =
  | 'NORMAL'
  | 'FORFEIT_HOME'
  | 'FORFEIT_AWAY'
  | 'DOUBLE_FORFEIT'
  | 'ABANDONED'
  | 'DRAW_AWARDED';

/** A card for fair play. The person may be a player or a staff member. */
export interface Card {
  readonly team: TeamId;
  readonly person: string;
  readonly kind: 'YELLOW' | 'SECOND_YELLOW' | 'RED' | 'STAFF_SUSPENSION';
  /** Matches of a staff suspension; 1 by default. */
  readonly matches?: number;
}

/** What a table needs to know about a match. Instants are ISO 8601 in UTC, a day or finer. */
export interface TableMatch {
  readonly id: MatchId;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly state: MatchState;
  readonly at?: string;
  /** Orders matches with the same instant, or without one. */
  readonly round?: number;
  /**
   * TIEBREAK: an extra match that only separates level teams. MUTUAL: two players who met in a match that is
   * listed for each under another opponent; read only between level players.
   */
  readonly kind?: 'REGULAR' | 'TIEBREAK' | 'MUTUAL';
  readonly outcome?: Outcome;
  /** The side that forfeited ran out of players during the match (FIBA OBR, art. 21). */
  readonly tooFewPlayers?: boolean;
  /** The score including extra time, without the shoot-out; sets won in set sports. */
  readonly score?: Pair;
  readonly overtime?: boolean;
  readonly shootOut?: Pair;
  /** Points, or games, of each set. */
  readonly sets?: readonly Pair[];
  /** The totals of a tie’s rubbers. */
  readonly tie?: { readonly sets: Pair; readonly games: Pair };
  readonly tries?: Pair;
  /** The winner of a bout by its method, whatever the points: a knockout can come from behind. */
  readonly winner?: Side;
  /** The class points of a bout, by how it was won. */
  readonly classPoints?: Pair;
  /** Whether the bout was won outright: by knockout, ippon or fall. */
  readonly outright?: boolean;
  /** Outs made at bat by each side, three per inning. */
  readonly outs?: Pair;
  readonly earnedRuns?: Pair;
  readonly cards?: readonly Card[];
  readonly noBonus?: boolean;
}

/** A race of a series: every participant’s place, or null if they did not finish. */
export interface Race {
  readonly id: string;
  readonly state: MatchState;
  readonly at?: string;
  readonly results: readonly { readonly team: TeamId; readonly place: number | null }[];
}

/** Points given or deducted outside the matches. */
export interface Adjustment {
  readonly team: TeamId;
  readonly points: number;
  readonly reason?: string;
  readonly effectiveFrom?: string;
}

/** A team that withdrew. By default it ranks last with 0 points. */
export interface Withdrawal {
  readonly team: TeamId;
  readonly mode: 'ANNUL' | 'KEEP_AND_AWARD' | 'KEEP_ONLY';
  readonly effectiveFrom?: string;
  /** KEEP_AND_AWARD: the score by which opponents win the remaining matches. */
  readonly award?: 'FORFEIT' | 'MEAN_CONCEDED' | { readonly rival: number; readonly leaver: number };
  readonly forceLast?: boolean;
  readonly points?: number;
}

/** A physical draw recorded by staff, best first. */
export interface RecordedDraw {
  readonly order: readonly TeamId[];
  readonly date?: string;
  readonly by?: string;
}
