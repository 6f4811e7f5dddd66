import type { ComparisonView, MiniView, RowView, TrialView, WhyView } from './types.ts';
import {
  criterionWords,
  listed,
  namesOf,
  type StandingsText,
  sharedValue,
  valuesAlone,
  valuesWithNames,
} from './words.ts';

/** One criterion of a tie, and what came of it. */
export interface ExplainedStep {
  readonly key: string;
  readonly outcome: 'LEVEL' | 'OTHERS' | 'SKIPPED' | 'DECIDES';
  readonly criterion: string;
  readonly text: string;
}

/** Why a team stands where it stands. */
export interface Explanation {
  readonly sentences: readonly string[];
  readonly mini: readonly MiniView[];
  readonly steps: readonly ExplainedStep[];
}

/** For lots, which have no values that say anything. */
const withoutValues = { above: 'aboveBare', below: 'belowBare' } as const;

const skips = {
  NOT_TWO_TEAMS: 'skips.NOT_TWO_TEAMS',
  MATCHES_TO_PLAY: 'skips.MATCHES_TO_PLAY',
  NO_DATA: 'skips.NO_DATA',
} as const;

type ExplainContext = Pick<RowView, 'team' | 'why' | 'tie'>;

interface RowContext {
  readonly row: ExplainContext;
  readonly above: ExplainContext | undefined;
  readonly below: ExplainContext | undefined;
}

/** The reasons of one row, from what separates it from the rows around it. */
export function explain(saying: StandingsText, { row, above, below }: RowContext): Explanation {
  const { t } = saying;
  const down = row.why !== null && row.why.path.length > 0 ? row.why : null;
  const up = isTieWith(below?.why, row.team.id) ? (below?.why ?? null) : null;
  const shown = down ?? up;
  const sentences = [
    ...(shown === null ? [] : levelSentence(saying, shown)),
    ...(up === null || below === undefined ? [] : [separated(saying, 'above', below.team.name, up.by)]),
    ...(row.why === null || above === undefined
      ? []
      : [separated(saying, 'below', above.team.name, row.why.by)]),
    ...tieSentences(saying, row),
  ];
  return {
    sentences: sentences.length > 0 ? sentences : [t(above === undefined ? 'leads' : 'noReason')],
    mini: shown?.by.mini ?? [],
    steps: shown === null ? tieSteps(saying, row) : stepsOf(saying, shown),
  };
}

/** Whether a reason has to do with more than the first column that one looks at. */
export function isTieBroken({ row, below }: Pick<RowContext, 'row' | 'below'>): boolean {
  return row.tie !== null || (row.why?.path.length ?? 0) > 0 || isTieWith(below?.why, row.team.id);
}

function isTieWith(why: WhyView | null | undefined, team: string): boolean {
  if (why === null || why === undefined || why.path.length === 0) return false;
  return why.by.parts.some(({ teams }) => teams.includes(team));
}

function levelSentence(saying: StandingsText, { path }: WhyView): string[] {
  const [first] = path;
  if (first?.kind !== 'COMPARED' || first.parts.length !== 1) return [];
  const teams = first.parts.flatMap((part) => part.teams);
  const value = sharedValue(saying, first);
  const level = { teams: listed(saying, namesOf(saying, teams)), criterion: wordsOf(saying, first) };
  return [value === null ? saying.t('levelBare', level) : saying.t('level', { ...level, value })];
}

function separated(saying: StandingsText, side: 'above' | 'below', rival: string, by: ComparisonView): string {
  const teams = by.parts.flatMap((part) => part.teams);
  // Named once, in the order of their values, the teams need not be named again beside these.
  const areAll = by.among.length > 2 && by.among.length === teams.length;
  const values = areAll ? valuesAlone(saying, by) : valuesWithNames(saying, by);
  const criterion = criterionWords(saying, by.criterion, areAll ? teams : by.among);
  return values === null
    ? saying.t(withoutValues[side], { rival, criterion })
    : saying.t(side, { rival, criterion, values });
}

function tieSentences(saying: StandingsText, { team, tie }: ExplainContext): string[] {
  if (tie === null) return [];
  const others = tie.teams.filter((other) => other !== team.id);
  const teams = listed(saying, namesOf(saying, others));
  return [saying.t('shares', { teams }), saying.t(`needs.${tie.needs}`)];
}

function tieSteps(saying: StandingsText, { tie }: ExplainContext): readonly ExplainedStep[] {
  return (tie?.path ?? []).map((trial, index) => explainStep(saying, trial, index, false));
}

function stepsOf(saying: StandingsText, { by, path }: WhyView): readonly ExplainedStep[] {
  return [...path, by].map((trial, index) => explainStep(saying, trial, index, trial === by));
}

function explainStep(saying: StandingsText, trial: TrialView, index: number, decides: boolean): ExplainedStep {
  const base = { key: `${index} ${trial.criterion}`, criterion: criterionWords(saying, trial.criterion) };
  if (trial.kind === 'SKIPPED') return { ...base, outcome: 'SKIPPED', text: saying.t(skips[trial.reason]) };
  const outcome = decides ? 'DECIDES' : trial.parts.length === 1 ? 'LEVEL' : 'OTHERS';
  const values = outcome === 'LEVEL' ? sharedValue(saying, trial) : valuesWithNames(saying, trial);
  const key = `steps.${outcome}` as const;
  return { ...base, outcome, text: values ? `${values} · ${saying.t(key)}` : saying.t(key) };
}

const wordsOf = (saying: StandingsText, { criterion }: ComparisonView) => criterionWords(saying, criterion);
