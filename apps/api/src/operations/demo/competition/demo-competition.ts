import type { CompetitionForm, Write } from '@traip/contract';
import type { DemoPlayer } from '../people/squads.ts';
import type { DemoAdjustment, DemoRequest } from './decisions.ts';
import type { DemoLicences } from './licences.ts';
import type { Incident } from './play-day.ts';
import type { Scores } from './score.ts';

interface DemoNewTeam {
  readonly name: string;
  readonly players?: readonly DemoPlayer[];
}

export interface DemoCompetition {
  readonly orgCode: string;
  /** Email address of the person who creates it. */
  readonly by: string;
  readonly form: Omit<Write<typeof CompetitionForm>, 'teams'>;
  /** Codes of existing teams, or names of new ones with their players. */
  readonly teams: readonly ({ readonly code: string } | DemoNewTeam)[];
  /** Match days of the first phase already played: one a week, the next within a week. Each leg has its own. */
  readonly roundsPlayed: number;
  /** The same for later phases, which are generated once the previous one is over. */
  readonly laterRoundsPlayed?: readonly number[];
  /** Matches of the last played day that are still to come, tonight. */
  readonly matchesTonight?: number;
  readonly scores: Scores;
  /** Its rounds follow one another today, as in an americano, instead of week by week. */
  readonly isToday?: boolean;
  /** With lineups, scorers and cards; otherwise only results are recorded. */
  readonly hasEvents?: boolean;
  /** Its matches are bouts of judo: each is won by ippon or waza-ari. */
  readonly hasBouts?: boolean;
  /** A venue of the organisation. */
  readonly venue?: string;
  /** Email addresses of the referees of the last played day and the next one. */
  readonly referees?: readonly string[];
  readonly incidents?: readonly Incident[];
  readonly adjustments?: readonly DemoAdjustment[];
  readonly requests?: readonly DemoRequest[];
  readonly licences?: DemoLicences;
  /** Everything is played and there is a champion. */
  readonly isOver?: boolean;
}
