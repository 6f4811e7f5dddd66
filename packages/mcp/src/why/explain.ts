import type { Context } from '../context/context.ts';
import type { TableRow } from '../product/paths.ts';
import { quoted } from '../texts/plain.ts';
import { type Comparison, criterionText, type Trial, valueText, type Why } from './criterion.ts';

type Texts = Pick<Context, 'words' | 'language'>;
/** Team names by id: level teams may stand outside the two rows compared. */
type Names = ReadonlyMap<string, string>;

interface Step {
  readonly criterion: string;
  readonly outcome: 'DECIDES' | 'LEVEL' | 'SEPARATES_OTHERS' | 'SKIPPED';
  readonly values: { readonly team: string; readonly value: string }[];
}

/** Why one team stands above another: the deciding criterion, and those tried before it. */
interface Explanation {
  readonly sentences: string[];
  readonly decidedBy: string | null;
  readonly steps: Step[];
}

/** Explains the rows from one team down to another; neighbours are compared pairwise, as the table does. */
export function explain(texts: Texts, rows: readonly TableRow[], names: Names): Explanation {
  const [upper, ...lowers] = rows;
  const lowest = lowers.at(-1);
  if (!upper || !lowest) return { sentences: [texts.words.why.alone], decidedBy: null, steps: [] };
  const reasons = lowers.flatMap(({ why }) => why ?? []);
  const direct = reasons.find(({ by }) => separates(by, upper, lowest));
  // The table is sorted by the first criterion: a difference in between separates both ends too.
  const first = reasons.find(({ path }) => path.length === 0);
  const { sentences, ...found } = direct
    ? compare(texts, upper, lowest, direct, names)
    : first
      ? byFirst(texts, upper, lowest, mergedOf(first.by, reasons))
      : chain(texts, rows, names);
  const adjustments = [upper, lowest].flatMap((row) => adjustmentOf(texts, row));
  return { ...found, sentences: [...sentences, ...adjustments] };
}

function compare(
  texts: Texts,
  upper: TableRow,
  lower: TableRow,
  { path, by }: Why,
  names: Names,
): Explanation {
  return {
    sentences: [...triedBefore(texts, path, names), above(texts, upper, lower, by)],
    decidedBy: by.criterion,
    steps: stepsOf(texts, [...path, by], by, names),
  };
}

/** One comparison by the first criterion of all teams whose value is known. */
function mergedOf(by: Comparison, reasons: readonly Why[]): Comparison {
  const trials = reasons.flatMap(({ path, by: last }) => [...path, last]);
  const same = trials.filter(
    (trial): trial is Comparison => trial.kind === 'COMPARED' && trial.criterion === by.criterion,
  );
  return { ...by, parts: same.flatMap(({ parts }) => parts) };
}

function byFirst(texts: Texts, upper: TableRow, lower: TableRow, by: Comparison): Explanation {
  const values = [upper, lower].flatMap(({ team }) => {
    const value = valueFor(texts, by, team.id);
    return value === null ? [] : [{ team: team.name, value }];
  });
  const step = { criterion: by.criterion, outcome: 'DECIDES' as const, values };
  return { sentences: [above(texts, upper, lower, by)], decidedBy: by.criterion, steps: [step] };
}

function separates({ parts }: Comparison, upper: TableRow, lower: TableRow): boolean {
  const partOf = (id: string) => parts.findIndex(({ teams }) => teams.includes(id));
  const [one, other] = [partOf(upper.team.id), partOf(lower.team.id)];
  return one >= 0 && other >= 0 && one !== other;
}

/** Nothing compares the two directly, so this chains the reasons of the teams in between. */
function chain(texts: Texts, rows: readonly TableRow[], names: Names): Explanation {
  const { why: words } = texts.words;
  const sentences = rows.slice(1).flatMap((row, index) => {
    const upper = rows[index];
    if (!upper) return [];
    if (row.why) return [above(texts, upper, row, row.why.by)];
    if (!row.tie) return [];
    const teams = row.tie.teams.map((id) => quoted(names.get(id) ?? id));
    return [words.tied(joined(texts, teams)), words.needs[row.tie.needs]];
  });
  const last = rows.at(-1);
  const trials = last?.why ? [...last.why.path, last.why.by] : (last?.tie?.path ?? []);
  const steps = stepsOf(texts, trials, last?.why?.by ?? null, names);
  return { sentences: [...new Set(sentences)], decidedBy: last?.why?.by.criterion ?? null, steps };
}

function above(texts: Texts, upper: TableRow, lower: TableRow, by: Comparison): string {
  const criterion = criterionText(texts.words, by.criterion);
  const pair = [upper, lower]
    .map(({ team }) => valueFor(texts, by, team.id))
    .filter((value) => value !== null);
  const values = pair.length === 2 ? ` (${pair.join(' – ')})` : '';
  return texts.words.why.above(quoted(upper.team.name), quoted(lower.team.name), criterion, values);
}

function valueFor({ language }: Texts, { criterion, parts }: Comparison, team: string): string | null {
  const part = parts.find(({ teams }) => teams.includes(team));
  return part ? valueText(language, criterion, part.value) : null;
}

function triedBefore(texts: Texts, path: readonly Trial[], names: Names): string[] {
  const { why } = texts.words;
  return path.flatMap((trial) => {
    const criterion = criterionText(texts.words, trial.criterion);
    if (trial.kind === 'SKIPPED') return [why.skipped(criterion, why.skips[trial.reason])];
    const [only, ...others] = trial.parts;
    if (!only || others.length > 0) return [];
    const value = valueText(texts.language, trial.criterion, only.value);
    const teams = joined(
      texts,
      only.teams.map((id) => quoted(names.get(id) ?? id)),
    );
    return [why.level(teams, criterion, value === null ? '' : `: ${value}`)];
  });
}

function stepsOf(
  { language }: Texts,
  trials: readonly Trial[],
  decisive: Comparison | null,
  names: Names,
): Step[] {
  return trials.map((trial) => {
    if (trial.kind === 'SKIPPED') return { criterion: trial.criterion, outcome: 'SKIPPED', values: [] };
    const isLevel = trial.parts.length === 1;
    return {
      criterion: trial.criterion,
      outcome: trial === decisive ? 'DECIDES' : isLevel ? 'LEVEL' : 'SEPARATES_OTHERS',
      values: trial.parts.flatMap(({ value, teams }) => {
        const text = valueText(language, trial.criterion, value);
        return text === null ? [] : teams.map((id) => ({ team: names.get(id) ?? id, value: text }));
      }),
    };
  });
}

function adjustmentOf({ words }: Texts, { team, deduction }: TableRow): string[] {
  return deduction === 0 ? [] : [words.why.adjusted(quoted(team.name), deduction)];
}

const joined = ({ language }: Texts, names: readonly string[]) =>
  new Intl.ListFormat(language === 'es' ? 'es' : 'en-GB', { type: 'conjunction' }).format(names);
