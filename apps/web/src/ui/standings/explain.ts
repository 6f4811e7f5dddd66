import {
  criterionLabel,
  joinNames,
  namesOf,
  type StandingsText,
  sharedValue,
  valuesWithNames,
  valuesWithoutNames,
} from './standings-text.ts';
import type { ComparisonView, MiniView, ReasonView, RowView, TrialView } from './types.ts';

/** One criterion of a tie, with its outcome. */
export interface ExplainedStep {
  readonly key: string;
  readonly outcome: 'LEVEL' | 'OTHERS' | 'SKIPPED' | 'DECIDES';
  readonly criterion: string;
  readonly text: string;
}

export interface Explanation {
  readonly sentences: readonly string[];
  readonly mini: readonly MiniView[];
  readonly steps: readonly ExplainedStep[];
}

/** For lots, whose values are meaningless. */
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

/** What separates the row from its neighbours. */
export function explain(texts: StandingsText, { row, above, below }: RowContext): Explanation {
  const { t } = texts;
  const down = row.why !== null && row.why.path.length > 0 ? row.why : null;
  const up = isTieWith(below?.why, row.team.id) ? (below?.why ?? null) : null;
  const shown = down ?? up;
  const sentences = [
    ...(shown === null ? [] : levelSentence(texts, shown)),
    ...(up === null || below === undefined
      ? []
      : [separationSentence(texts, 'above', below.team.name, up.by)]),
    ...(row.why === null || above === undefined
      ? []
      : [separationSentence(texts, 'below', above.team.name, row.why.by)]),
    ...tieSentences(texts, row),
  ];
  return {
    sentences: sentences.length > 0 ? sentences : [t(above === undefined ? 'leads' : 'noReason')],
    mini: shown?.by.mini ?? [],
    steps: shown === null ? tieSteps(texts, row) : stepsOf(texts, shown),
  };
}

/** Whether there is more to explain than the first column. */
export function isTieBroken({ row, below }: Pick<RowContext, 'row' | 'below'>): boolean {
  return row.tie !== null || (row.why?.path.length ?? 0) > 0 || isTieWith(below?.why, row.team.id);
}

function isTieWith(reason: ReasonView | null | undefined, team: string): boolean {
  if (reason === null || reason === undefined || reason.path.length === 0) return false;
  return reason.by.parts.some(({ teams }) => teams.includes(team));
}

function levelSentence(texts: StandingsText, { path }: ReasonView): string[] {
  const [first] = path;
  if (first?.kind !== 'COMPARED' || first.parts.length !== 1) return [];
  const teams = first.parts.flatMap((part) => part.teams);
  const value = sharedValue(texts, first);
  const level = { teams: joinNames(texts, namesOf(texts, teams)), criterion: labelOf(texts, first) };
  return [value === null ? texts.t('levelBare', level) : texts.t('level', { ...level, value })];
}

function separationSentence(
  texts: StandingsText,
  side: 'above' | 'below',
  rival: string,
  by: ComparisonView,
): string {
  const teams = by.parts.flatMap((part) => part.teams);
  // When all teams are listed in the order of their values, their names aren't repeated.
  const areAll = by.among.length > 2 && by.among.length === teams.length;
  const values = areAll ? valuesWithoutNames(texts, by) : valuesWithNames(texts, by);
  const criterion = criterionLabel(texts, by.criterion, areAll ? teams : by.among);
  return values === null
    ? texts.t(withoutValues[side], { rival, criterion })
    : texts.t(side, { rival, criterion, values });
}

function tieSentences(texts: StandingsText, { team, tie }: ExplainContext): string[] {
  if (tie === null) return [];
  const others = tie.teams.filter((other) => other !== team.id);
  const teams = joinNames(texts, namesOf(texts, others));
  return [texts.t('shares', { teams }), texts.t(`needs.${tie.needs}`)];
}

function tieSteps(texts: StandingsText, { tie }: ExplainContext): readonly ExplainedStep[] {
  return (tie?.path ?? []).map((trial, index) => explainStep(texts, trial, index, false));
}

function stepsOf(texts: StandingsText, { by, path }: ReasonView): readonly ExplainedStep[] {
  return [...path, by].map((trial, index) => explainStep(texts, trial, index, trial === by));
}

function explainStep(texts: StandingsText, trial: TrialView, index: number, decides: boolean): ExplainedStep {
  const base = { key: `${index} ${trial.criterion}`, criterion: criterionLabel(texts, trial.criterion) };
  if (trial.kind === 'SKIPPED') return { ...base, outcome: 'SKIPPED', text: texts.t(skips[trial.reason]) };
  const outcome = decides ? 'DECIDES' : trial.parts.length === 1 ? 'LEVEL' : 'OTHERS';
  const values = outcome === 'LEVEL' ? sharedValue(texts, trial) : valuesWithNames(texts, trial);
  const key = `steps.${outcome}` as const;
  return { ...base, outcome, text: values ? `${values} · ${texts.t(key)}` : texts.t(key) };
}

const labelOf = (texts: StandingsText, { criterion }: ComparisonView) => criterionLabel(texts, criterion);
