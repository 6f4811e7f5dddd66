import { en } from './en.ts';
import { es } from './es.ts';

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

export type ToolName =
  | 'search'
  | 'list_competitions'
  | 'get_competition'
  | 'get_table'
  | 'explain_position'
  | 'list_matches'
  | 'get_match'
  | 'get_team'
  | 'propose_result'
  | 'propose_postponement'
  | 'propose_new_date'
  | 'apply_proposal';

/** The tie-break measures, as tables name them. */
export type Measure =
  | 'POINTS'
  | 'POINTS_MEAN'
  | 'WINS'
  | 'DIFF'
  | 'FOR'
  | 'AWAY_FOR'
  | 'AWAY_WINS'
  | 'GOAL_RATIO'
  | 'SET_RATIO'
  | 'SET_PCT'
  | 'SET_DIFF'
  | 'POINT_RATIO'
  | 'POINT_DIFF'
  | 'GAME_PCT'
  | 'TRY_DIFF'
  | 'TRIES'
  | 'FAIR_PLAY'
  | 'SEED'
  | 'COUNTBACK'
  | 'SERIES_POINTS'
  | 'LAST_PLACE'
  | 'WIN_PCT'
  | 'TQB'
  | 'ER_TQB'
  | 'CLASS_POINTS'
  | 'OUTRIGHT'
  | 'PLAYED'
  | 'LOTS'
  | 'PLAYOFF';

interface WhyWords {
  readonly measures: Readonly<Record<Measure, string>>;
  readonly otherCriterion: string;
  readonly amongThem: (measure: string) => string;
  readonly stands: (team: string, rank: number) => string;
  readonly above: (upper: string, lower: string, criterion: string, values: string) => string;
  readonly level: (teams: string, criterion: string, values: string) => string;
  readonly skipped: (criterion: string, reason: string) => string;
  readonly skips: Readonly<Record<'NOT_TWO_TEAMS' | 'MATCHES_TO_PLAY' | 'NO_DATA', string>>;
  readonly tied: (teams: string) => string;
  readonly needs: Readonly<Record<'LOTS' | 'PLAYOFF', string>>;
  readonly adjusted: (team: string, points: number) => string;
  readonly unranked: string;
  readonly alone: string;
}

interface ProposalWords {
  readonly heading: string;
  readonly result: (before: string, after: string) => string;
  readonly reopens: string;
  readonly provisional: string;
  readonly postponement: (from: string, reason: string) => string;
  readonly newDate: (from: string, to: string) => string;
  readonly tableUnchanged: string;
  readonly moves: (team: string, before: number, after: number) => string;
  readonly laterMatch: (side: 'HOME' | 'AWAY', before: string, after: string) => string;
  readonly noTeam: string;
  readonly notifiedTitle: string;
  readonly peopleOf: (team: string) => string;
  readonly referees: (count: number) => string;
  readonly followers: string;
  readonly hooks: string;
  readonly notifiedLater: string;
  readonly confirm: string;
  readonly applied: string;
  readonly logged: string;
  readonly already: string;
}

interface Refusals {
  readonly reasonRequired: string;
  readonly notPostponable: (state: string) => string;
  readonly started: (matches: string) => string;
  readonly conflicts: (list: string) => string;
  readonly broken: string;
  readonly expired: string;
  readonly stale: (now: string) => string;
  readonly consequencesChanged: (now: string) => string;
  readonly halfDone: string;
  readonly sameTeam: string;
  readonly teamNotInTable: string;
  readonly noTable: string;
  readonly unreachable: string;
  readonly unexpected: string;
  readonly fields: (fields: string) => string;
  readonly hints: Readonly<Record<string, string>>;
  readonly scope: (scope: string) => string;
}

/** All texts for people; texts only for models are in English. */
export interface Words {
  readonly titles: Readonly<Record<ToolName, string>>;
  readonly openSide: string;
  readonly noDate: string;
  readonly none: string;
  readonly states: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly page: (page: number, pages: number, total: number) => string;
  readonly teams: (count: number) => string;
  readonly phases: string;
  readonly table: (phase: string, group: string | null) => string;
  readonly tableHead: string;
  readonly isProvisional: string;
  readonly points: (points: number) => string;
  readonly plays: string;
  readonly why: WhyWords;
  readonly proposal: ProposalWords;
  readonly refusals: Refusals;
  readonly prompts: {
    readonly reportTitle: string;
    readonly reportText: string;
    readonly report: (competition: string, round: string) => string;
    readonly postponeTitle: string;
    readonly postponeText: string;
    readonly postpone: (match: string, reason: string) => string;
  };
  readonly resources: { readonly competition: string; readonly table: string };
}

export const wordsIn: Readonly<Record<Language, Words>> = { es, en };

/** The first available language of a list such as `es-ES,es;q=0.9`. */
export function languageOf(preferred: string | null | undefined, otherwise: Language): Language {
  const tags = (preferred ?? '').toLowerCase().split(/[,;]/);
  for (const tag of tags) {
    const found = languages.find((language) => tag.trim().slice(0, 2) === language);
    if (found) return found;
  }
  return otherwise;
}
