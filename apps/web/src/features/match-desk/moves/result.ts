import type { SupposedResult, Write } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { type Outcome, outcomes } from '@traip/engine/match';
import { type BoutValues, firstBout, toBoutInput } from '../../../ui/bout/bout-values.ts';
import { toHolesInput } from '../../../ui/bout/holes-values.ts';
import { firstRubber, hasScore, type RubberValues, toRubber } from '../../../ui/rubbers/rubber-values.ts';
import type { DeskData } from '../queue/types.ts';

type Pair = { readonly home: number; readonly away: number };

/** The fields of the result form. */
export interface ResultFormValues {
  readonly outcome: Outcome;
  readonly score: Pair;
  /** As typed: "25-20 22-25". */
  readonly sets: string;
  readonly shootOut: Pair;
  /** The score sheet of a tie. */
  readonly rubbers: readonly RubberValues[];
  /** In sports where tries bring bonus points. */
  readonly tries: Pair;
  /** In sports where an overtime win is worth different points. */
  readonly extraTime: boolean;
  /** How a bout ended. */
  readonly bout: BoutValues;
  readonly reason: string;
}

const none: Pair = { home: 0, away: 0 };

export { outcomes };

export function firstResult(
  {
    score,
    sets,
    result,
    rubbers = null,
  }: Pick<DeskData, 'score' | 'sets' | 'result'> & Partial<Pick<DeskData, 'rubbers'>>,
  rules?: SportRules,
): ResultFormValues {
  return {
    outcome: result?.outcome ?? 'NORMAL',
    score: score ?? none,
    sets: sets.map(({ home, away }) => `${home}-${away}`).join(' '),
    shootOut: result?.shootOut ?? none,
    rubbers: (rubbers ?? []).map((rubber) => firstRubber(rubber, rules?.rubbers?.sets.bestOf ?? 0)),
    tries: result?.tries ?? none,
    extraTime: result?.wentToExtraTime ?? false,
    bout: firstBout(result),
    reason: '',
  };
}

/** As people write them: "25-20 22-25", "6–4, 7–6". */
export function setsIn(text: string): Pair[] {
  return [...text.matchAll(/(\d{1,3})\s*[-–:/]\s*(\d{1,3})/g)].map(([, home, away]) => ({
    home: Number(home),
    away: Number(away),
  }));
}

/** Whether the match may have been decided by a shoot-out. */
export function hasShootOut(
  { isKnockout }: Pick<DeskData, 'isKnockout'>,
  { score }: ResultFormValues,
  rules: SportRules,
) {
  const mayBe =
    (isKnockout && rules.draw.knockout.includes('SHOOT_OUT')) || rules.points.shootOutWin !== null;
  return rules.sets === null && mayBe && score.home === score.away;
}

/** Whether the table counts tries. */
export function hasTries({ goalKinds }: SportRules): boolean {
  return goalKinds.some(({ stat }) => stat === 'TRIES');
}

/** Whether the table distinguishes wins in overtime and in regulation time. */
export function hasOvertime({ points }: SportRules): boolean {
  return points.overtimeWin !== null;
}

/** Whether points are entered: not for judges' decisions, nor for a bout that wasn't fought. */
export function hasPoints({ outcome, bout }: ResultFormValues, rules: SportRules): boolean {
  if (outcome === 'NORMAL' && rules.scoring === 'HOLES') return false;
  if (outcome !== 'NORMAL' || rules.bout === null || bout.method === '') return true;
  return !rules.bout.judged && bout.method !== 'WO';
}

/** Whether rubbers were entered; otherwise the tie only has a score. */
export function hasSheet({ outcome, rubbers }: Pick<ResultFormValues, 'outcome' | 'rubbers'>): boolean {
  return outcome === 'NORMAL' && rubbers.some(hasScore);
}

/** Whether nothing was entered for a tie: a played tie has a score. */
export function isBlankTie(values: ResultFormValues, { rubbers }: Pick<SportRules, 'rubbers'>): boolean {
  const { outcome, score } = values;
  return rubbers !== null && outcome === 'NORMAL' && !hasSheet(values) && score.home + score.away === 0;
}

const sheetOf = ({ rubbers }: ResultFormValues) => rubbers.filter(hasScore).map(toRubber);

function endingInput(bout: BoutValues, rules: SportRules) {
  if (rules.scoring === 'HOLES') return toHolesInput(bout, rules);
  return rules.bout === null ? {} : toBoutInput(bout, rules);
}

/** Whether sets are sent; for a bout, only the rounds won by each side may be known. */
export function hasSets({ sets }: Pick<ResultFormValues, 'sets'>, rules: SportRules): boolean {
  return rules.sets !== null && (rules.bout === null || setsIn(sets).length > 0);
}

/** Only the fields that this outcome needs. */
export function toResultInput(
  desk: Pick<DeskData, 'id' | 'isKnockout'>,
  values: ResultFormValues,
  rules: SportRules,
): Write<typeof SupposedResult> {
  const { outcome, score, sets, shootOut, tries, extraTime, reason } = values;
  const base = { matchId: desk.id, outcome, reason: reason.trim() === '' ? null : reason };
  if (outcome !== 'NORMAL' && outcome !== 'ABANDONED') return base;
  const decision = outcome === 'ABANDONED' ? { decision: 'KEEP_SCORE' as const } : {};
  if (hasSheet(values)) return { ...base, ...decision, rubbers: sheetOf(values) };
  const isDecidedSo = hasShootOut(desk, values, rules) && shootOut.home !== shootOut.away;
  const bout = outcome === 'NORMAL' ? endingInput(values.bout, rules) : {};
  const points = hasPoints(values, rules) ? { score } : {};
  if (hasSets(values, rules)) return { ...base, ...decision, ...bout, sets: setsIn(sets) };
  return {
    ...base,
    ...decision,
    ...bout,
    ...points,
    ...(isDecidedSo ? { shootOut } : {}),
    ...(hasTries(rules) ? { tries } : {}),
    ...(hasOvertime(rules) ? { extraTime } : {}),
  };
}
