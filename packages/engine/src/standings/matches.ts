export type TeamId = string;
export type MatchId = string;

/** One number for each side. */
export interface Pair {
  readonly home: number;
  readonly away: number;
}

export type Side = 'HOME' | 'AWAY';

export type MatchState = 'CREATED' | 'SCHEDULED' | 'IN_PROGRESS' | 'FINISHED' | 'CLOSED' | 'CANCELLED';

/** How a match ended. FORFEIT_HOME: the home side forfeited, and the away side wins. */
export type Outcome =
  | 'NORMAL'
  | 'FORFEIT_HOME'
  | 'FORFEIT_AWAY'
  | 'DOUBLE_FORFEIT'
  | 'ABANDONED'
  | 'DRAW_AWARDED';

/** A card as fair play sees it. The person may be a player or a member of the staff. */
export interface Card {
  readonly team: TeamId;
  readonly person: string;
  readonly kind: 'YELLOW' | 'SECOND_YELLOW' | 'RED' | 'STAFF_SUSPENSION';
  /** Matches of a staff suspension; 1 unless told otherwise. */
  readonly matches?: number;
}

/** What a table needs to know of a match. Instants are ISO 8601 in UTC, to the day or finer. */
export interface TableMatch {
  readonly id: MatchId;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly state: MatchState;
  readonly at?: string;
  /** What orders matches at one instant, or without one. */
  readonly round?: number;
  /**
   * TIEBREAK: an extra match that only decides who goes first among level teams. MUTUAL: two who met in a match that each
   * has under another rival, read only between level players.
   */
  readonly kind?: 'REGULAR' | 'TIEBREAK' | 'MUTUAL';
  readonly outcome?: Outcome;
  /** The side that forfeited fell below the fewest players during the match (FIBA OBR, art. 21). */
  readonly tooFewPlayers?: boolean;
  /** Main score with extra time and without shoot-out; sets won in a sport of sets. */
  readonly score?: Pair;
  readonly overtime?: boolean;
  readonly shootOut?: Pair;
  /** Points, or games, of each set. */
  readonly sets?: readonly Pair[];
  /** What the rubbers of a tie add up to. */
  readonly tie?: { readonly sets: Pair; readonly games: Pair };
  readonly tries?: Pair;
  /** Who won a bout by its method, whatever the points say: a knock-out can come from behind. */
  readonly winner?: Side;
  /** What a bout is worth in the classification, by how it was won. */
  readonly classPoints?: Pair;
  /** Whoever won the bout won it outright: by knock-out, ippon or fall. */
  readonly outright?: boolean;
  /** Outs made at bat by each side: three to an inning. */
  readonly outs?: Pair;
  readonly earnedRuns?: Pair;
  readonly cards?: readonly Card[];
  readonly noBonus?: boolean;
}

/** A race of a series: every participant's place, or null for one who did not finish. */
export interface Race {
  readonly id: string;
  readonly state: MatchState;
  readonly at?: string;
  readonly results: readonly { readonly team: TeamId; readonly place: number | null }[];
}

/** Points given or taken outside the matches. */
export interface Adjustment {
  readonly team: TeamId;
  readonly points: number;
  readonly reason?: string;
  readonly effectiveFrom?: string;
}

/** A team that left. It stands last with 0 points unless told otherwise. */
export interface Withdrawal {
  readonly team: TeamId;
  readonly mode: 'ANNUL' | 'KEEP_AND_AWARD' | 'KEEP_ONLY';
  readonly effectiveFrom?: string;
  /** KEEP_AND_AWARD: what the rivals of the matches left win by. */
  readonly award?: 'FORFEIT' | 'MEAN_CONCEDED' | { readonly rival: number; readonly leaver: number };
  readonly forceLast?: boolean;
  readonly points?: number;
}

/** A physical draw that staff recorded, best first. */
export interface RecordedDraw {
  readonly order: readonly TeamId[];
  readonly date?: string;
  readonly by?: string;
}
