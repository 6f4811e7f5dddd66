import type { TeamId } from './matches.ts';
import type { Chain, Criterion, Decider, Step } from './rules.ts';
import { compareValues, type Value } from './value.ts';
import type { Comparison, MiniRow, Part, Place, Skip, Trial } from './why.ts';

/** What a step yields for level teams: a value each, that it does not apply, or that it must be awaited. */
export type Reading =
  | {
      readonly kind: 'VALUES';
      readonly criterion: Criterion;
      /** 1 if more is better. */
      readonly direction: 1 | -1;
      readonly values: ReadonlyMap<TeamId, Value>;
      readonly mini: readonly MiniRow[];
    }
  | { readonly kind: 'SKIPPED'; readonly reason: Skip['reason'] }
  | { readonly kind: 'AWAITED'; readonly needs: Decider };

/** Reads a step for the level teams; `among` are those whose mutual matches make the mini-table. */
export type Reader = (step: Step, level: readonly TeamId[], among: readonly TeamId[]) => Reading;

/** A set of level teams and its position in the chain; teams by id, or whatever represents them. */
interface Stage<Team> {
  readonly level: readonly Team[];
  readonly among: readonly Team[];
  readonly at: number;
}

interface Progress extends Stage<TeamId> {
  readonly path: readonly Trial[];
}

type Rule = Pick<Chain, 'policy' | 'steps'>;

/** Breaks a tie as far as the chain and the reader can, best first. `path` lists the steps already tried. */
export function resolve(
  level: readonly TeamId[],
  rule: Rule,
  read: Reader,
  path: readonly Trial[],
): readonly Place[] {
  return resolveFrom({ level, among: level, at: 0, path }, rule, read);
}

function resolveFrom(from: Progress, rule: Rule, read: Reader): readonly Place[] {
  if (from.level.length === 1) return [{ teams: from.level, why: null, tie: null }];
  const current = { ...stageNow(from, rule), path: from.path };
  const step = rule.steps[current.at];
  if (step === undefined) return [unbroken(current, 'LOTS')];
  const reading = readStep(step, current, read);
  if (reading.kind === 'AWAITED') return [unbroken(current, reading.needs)];
  const trial = trialOf(step, reading, current);
  if (trial.kind === 'SKIPPED' || trial.parts.length === 1)
    return resolveFrom({ ...current, at: current.at + 1, path: [...current.path, trial] }, rule, read);
  return separate(current, trial, rule, read);
}

function readStep(step: Step, { level, among }: Progress, read: Reader): Reading {
  if (step.onlyIfTwo === true && level.length !== 2) return { kind: 'SKIPPED', reason: 'NOT_TWO_TEAMS' };
  return read(step, level, among);
}

function separate(current: Progress, by: Comparison, rule: Rule, read: Reader): readonly Place[] {
  const path = [...current.path, by];
  const parts = by.parts.map(({ teams }) => teams);
  const worst = parts.at(-1) ?? [];
  const stages = stagesAfter(
    current,
    rule.policy === 'EXTRACT_BOTTOM' && worst.length > 1
      ? [worst, lastOf({ level: worst, among: current.among, at: current.at + 1, path }, rule, read)]
      : parts,
    rule,
  );
  return stages.flatMap((next, index) => {
    const [first, ...rest] = resolveFrom({ ...next, path }, rule, read);
    if (first === undefined) return [];
    return [index === 0 ? first : { ...first, why: { by, path: current.path } }, ...rest];
  });
}

/** The worst team by a step; if several, the further steps decide if they can. */
function lastOf(from: Progress, rule: Rule, read: Reader): readonly TeamId[] {
  return resolveFrom(from, { ...rule, policy: 'CONTINUE' }, read).at(-1)?.teams ?? from.level;
}

/** Where each part separated by a step continues. */
function stagesAfter<Team>(
  current: Stage<Team>,
  parts: readonly (readonly Team[])[],
  { policy }: Rule,
): readonly Stage<Team>[] {
  const restart = (level: readonly Team[]): Stage<Team> => ({ level, among: level, at: 0 });
  switch (policy) {
    case 'CONTINUE':
    case 'CONTINUE_REAPPLY':
      return parts.map((level) => ({ level, among: current.among, at: current.at + 1 }));
    case 'RESTART':
      return parts.map(restart);
    case 'EXTRACT_TOP': {
      const [top, ...others] = parts;
      const rest = current.level.filter((team) => others.some((part) => part.includes(team)));
      return [top ?? [], rest].map(restart);
    }
    case 'EXTRACT_BOTTOM': {
      const worst = parts.at(-1) ?? [];
      return [current.level.filter((team) => !worst.includes(team)), worst].map(restart);
    }
  }
}

/**
 * The step to read next, and for whom. A run of head-to-head steps reads the matches among the teams that
 * were level when it began: teams separated by an overall step before it no longer count (World Cup 1994:
 * Bulgaria above Argentina).
 */
function stageNow<Team>(from: Stage<Team>, rule: Rule): Stage<Team> {
  const { steps } = rule;
  const at = reappliedFrom(from, rule) ?? from.at;
  const beginsRun = steps[at]?.scope === 'H2H' && steps[at - 1]?.scope !== 'H2H';
  return { level: from.level, among: beginsRun ? from.level : from.among, at };
}

/** The start of the head-to-head run that just ended, if fewer teams are still level than it was read for. */
function reappliedFrom<Team>({ level, among, at }: Stage<Team>, { policy, steps }: Rule): number | null {
  if (policy !== 'CONTINUE_REAPPLY' || level.length === among.length) return null;
  if (steps[at - 1]?.scope !== 'H2H' || steps[at]?.scope === 'H2H') return null;
  return steps.findLastIndex((step, index) => index < at && step.scope !== 'H2H') + 1;
}

function trialOf(step: Step, reading: Exclude<Reading, { kind: 'AWAITED' }>, current: Progress): Trial {
  if (reading.kind === 'SKIPPED')
    return {
      kind: 'SKIPPED',
      criterion: `${step.scope}.${step.metric}`,
      teams: current.level,
      reason: reading.reason,
    };
  const { criterion, direction, values, mini } = reading;
  const parts = partition(current.level, values, direction);
  return { kind: 'COMPARED', criterion, parts, among: step.scope === 'H2H' ? current.among : [], mini };
}

/** Teams by value, best first; equal values keep their order. */
export function partition(
  teams: readonly TeamId[],
  values: ReadonlyMap<TeamId, Value>,
  direction: 1 | -1,
): readonly Part[] {
  const valued = teams.flatMap((team) => {
    const value = values.get(team);
    return value === undefined ? [] : [{ team, value }];
  });
  if (valued.length !== teams.length) throw new TypeError('Every level team needs a value');
  valued.sort((a, b) => -direction * compareValues(a.value, b.value));
  const parts: { value: Value; teams: TeamId[] }[] = [];
  for (const { team, value } of valued) {
    const last = parts.at(-1);
    if (last !== undefined && compareValues(last.value, value) === 0) last.teams.push(team);
    else parts.push({ value, teams: [team] });
  }
  return parts;
}

function unbroken({ level, path }: Progress, needs: Decider): Place {
  return { teams: level, why: null, tie: { teams: level, needs, path } };
}
