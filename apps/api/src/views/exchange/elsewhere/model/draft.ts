import type { ElsewhereColumn, ElsewhereFormat, levelBy, SentenceKey } from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import type { Outcome, Pair, Side } from '@traip/engine/match';

export interface ForeignFile {
  readonly name: string;
  readonly text: string;
}

/** Where a side of a knockout match comes from, if the file says so. */
export interface Feed {
  readonly kind: 'WINNER' | 'LOSER';
  readonly key: string;
}

/** The result of a played match. */
export interface DraftResult {
  readonly outcome: Outcome;
  readonly score: Pair | null;
  readonly sets: readonly Pair[];
  readonly shootOut: Pair | null;
  readonly extraTime: boolean;
  /** Where the file names a winner. */
  readonly winner: Side | null;
}

export interface DraftMatch {
  readonly file: string;
  readonly line: number | null;
  /** The name of its round, as the file has it. */
  readonly round: string;
  readonly group: string | null;
  readonly home: string | null;
  readonly away: string | null;
  readonly kickOff: Date | null;
  /** Where it was played, as written in the file. */
  readonly venue: string | null;
  readonly isCancelled: boolean;
  readonly result: DraftResult | null;
  /** Its own key in the file, and who arrives from other matches. */
  readonly key?: string;
  readonly homeFrom?: Feed | null;
  readonly awayFrom?: Feed | null;
  readonly bracket?: 'MAIN' | 'LOWER' | 'GRAND_FINAL' | 'THIRD';
}

export type PhaseKind = 'LEAGUE' | 'GROUPS' | 'KNOCKOUT' | 'DOUBLE' | 'SWISS';

export interface DraftPhase {
  /** Null gets the usual name of its kind. */
  readonly name: string | null;
  readonly kind: PhaseKind;
  /** In the order of their rounds. */
  readonly matches: readonly DraftMatch[];
  /** Teams with a bye that counts as a win. */
  readonly byes: readonly { readonly round: number; readonly team: string }[];
  /** Points from elsewhere, such as half a point for a bye. */
  readonly extraPoints: readonly { readonly team: string; readonly points: number }[];
}

/** A row of the table in a file. */
export interface StatedPlace {
  readonly team: string;
  readonly rank: number | null;
  readonly points: number | null;
}

/** A competition as read from a foreign file. */
export interface Draft {
  readonly name: string | null;
  readonly sportKey: SportKey | null;
  /** Null: as usual in its sport. */
  readonly competitors: CompetitorKind | null;
  readonly teams: readonly { readonly name: string; readonly seed: number | null }[];
  readonly phases: readonly DraftPhase[];
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number } | null;
  readonly levelBy: (typeof levelBy)[number] | null;
  readonly stated: readonly StatedPlace[];
}

export interface ForeignProblem {
  readonly file: string;
  readonly line: number | null;
  readonly column: ElsewhereColumn | null;
  readonly found: string | null;
  readonly sentence: SentenceKey;
  /** A note is informative; it does not cause a refusal. */
  readonly isNote: boolean;
}

/** A column of a table, with its content. */
export interface ReadColumn {
  readonly heading: string;
  readonly sample: string;
  readonly column: ElsewhereColumn | null;
}

export interface Reading {
  readonly format: ElsewhereFormat;
  readonly draft: Draft;
  readonly problems: readonly ForeignProblem[];
  readonly columns: readonly ReadColumn[];
}

export const emptyDraft: Draft = {
  name: null,
  sportKey: null,
  competitors: null,
  teams: [],
  phases: [],
  points: null,
  levelBy: null,
  stated: [],
};

export const played = (result: Partial<DraftResult>): DraftResult => ({
  outcome: 'NORMAL',
  score: null,
  sets: [],
  shootOut: null,
  extraTime: false,
  winner: null,
  ...result,
});

const foundLength = 80;

/** A problem at a place in a file. */
export function problemAt(
  place: { readonly file: string; readonly line: number | null },
  sentence: SentenceKey,
  { column = null, found = null }: { column?: ElsewhereColumn | null; found?: string | null } = {},
): ForeignProblem {
  const shown = found === null ? null : found.slice(0, foundLength);
  return { file: place.file, line: place.line, column, found: shown, sentence, isNote: false };
}

/** A note about a place in a file. */
export function noteAt(
  place: { readonly file: string; readonly line: number | null },
  sentence: SentenceKey,
): ForeignProblem {
  return { ...problemAt(place, sentence), isNote: true };
}

/** The teams of matches in the order in which they appear. */
export function teamsIn(matches: readonly DraftMatch[]): Draft['teams'] {
  const names = matches.flatMap(({ home, away }) => [home, away]).filter((name) => name !== null);
  return [...new Set(names)].map((name) => ({ name, seed: null }));
}
