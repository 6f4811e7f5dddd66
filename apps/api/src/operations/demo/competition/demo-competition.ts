import type { CompetitionForm, Write } from '@traip/contract';
import type { DemoAdjustment, Request } from './decisions.ts';
import type { Incident } from './play-day.ts';
import type { Scores } from './score.ts';

export interface DemoCompetition {
  readonly orgCode: string;
  /** The address of the person who made it. */
  readonly by: string;
  readonly form: Omit<Write<typeof CompetitionForm>, 'teams'>;
  /** Codes of teams that there are, and names of others. */
  readonly teams: readonly ({ readonly code: string } | { readonly name: string })[];
  /** Days of its first phase that are behind us: one a week, the next one within a week. Each leg has its own. */
  readonly roundsPlayed: number;
  /** The same of the phases after it, which are made once the one before is over. */
  readonly later?: readonly number[];
  /** Matches of the last of these days that are yet to be played: tonight. */
  readonly left?: number;
  readonly scores: Scores;
  /** Kept minute by minute, with lineups, scorers and cards; otherwise only the results are. */
  readonly isKept?: boolean;
  /** Where it is played: a venue of the organisation. */
  readonly venue?: string;
  /** Who keeps order in the last matches that were played and in the next ones, by address. */
  readonly referees?: readonly string[];
  readonly incidents?: readonly Incident[];
  readonly adjustments?: readonly DemoAdjustment[];
  readonly requests?: readonly Request[];
  /** Everything was played, and it has its champion. */
  readonly isOver?: boolean;
}
