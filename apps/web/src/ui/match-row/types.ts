import type { MatchPage, Write } from '@traip/contract';

export type MatchRowView = Write<typeof MatchPage>['items'][number];

/** What the surrounding list already shows, and what the row has to show. */
export interface RowContext {
  /** Compact for long lists, cosy for a few rows with their venue. */
  readonly density?: 'compact' | 'cosy';
  /** The day is a heading above the row. */
  readonly isUnderDay?: boolean;
  /** In lists that mix rounds. */
  readonly withRound?: boolean;
  /** In lists that mix competitions. */
  readonly withCompetition?: boolean;
  /** The reader's teams, in bold. */
  readonly ownTeamIds?: readonly string[];
}
