import { asDated, asTimetable, type RobinxInstance, readInstance, solveRounds } from '../../lab/index.ts';
import { loadSolver } from '../../solver/highs.ts';
import {
  type CalendarBreach,
  completeDated,
  type Progress,
  type Solver,
  solveDated,
} from '../../src/calendar/index.ts';
import type { Command } from '../command/command.ts';
import { type InputError, inputError, isInputError } from '../command/input-error.ts';
import { instanceError } from './messages.ts';
import { solutionXml } from './solution-xml.ts';
import { type Attempt, type DatedAttempt, type Search, solveWithin } from './within-time.ts';

const defaultSeconds = 60;

/** A timetable of a RobinX instance. */
export const calendar: Command = {
  name: 'calendar',
  usage: 'calendar INSTANCE.xml [--seconds N] [--seed S]',
  about: {
    en: 'a timetable of a RobinX instance as RobinX XML; its hard and soft value go to stderr',
    es: 'un calendario para una instancia RobinX, en XML de RobinX; sus valores hard y soft van a stderr',
  },
  options: { seconds: 'POSITIVE', seed: 'TEXT' },
  argumentName: { en: 'a RobinX instance', es: 'una instancia RobinX' },
  async run(path, parsed, environment) {
    const source = environment.read(path);
    if (isInputError(source)) return source;
    const instance = readInstance(source);
    if ('breach' in instance) return instanceError(path, source, instance);
    const search = instance.isCompact
      ? roundSearch(path, source, instance)
      : datedSearch(path, source, instance, await loadSolver());
    if (isInputError(search)) return search;
    const seconds = parsed.number('seconds') ?? defaultSeconds;
    const seed = parsed.text('seed') ?? '1';
    const { matches, value } = solveWithin(instance, search, { seconds, seed, now: environment.now });
    const line = `hard ${value.hard} soft ${value.soft}`;
    return { out: solutionXml(instance, matches, value), notes: [{ en: line, es: line }] };
  },
};

/** Compact seasons: every match gets a round. */
function roundSearch(path: string, source: string, instance: RobinxInstance): Search | InputError {
  const trial = solveRounds(instance, { seed: '', steps: 0 });
  if ('breach' in trial) return instanceError(path, source, trial);
  return { kind: 'ENDLESS', start: (seed) => roundAttempts(instance, seed) };
}

function* roundAttempts(instance: RobinxInstance, seed: string): Generator<Attempt> {
  const found = solveRounds(instance, { seed });
  if ('breach' in found) throw new Error(found.breach);
  for (const progress of found) yield { steps: progress.steps, matches: () => progress.timetable() };
}

/** Time-relaxed seasons: every match gets a day. */
function datedSearch(
  path: string,
  source: string,
  instance: RobinxInstance,
  solver: Solver,
): Search | InputError {
  const problem = asDated(instance);
  if ('breach' in problem) return instanceError(path, source, problem);
  const trial = solveDated(problem, { seed: '', steps: 0 });
  if ('breach' in trial) return inputError(`${path}: ${trial.breach}`, `${path}: ${trial.breach}`);
  return {
    kind: 'COUNTED',
    start: (seed, steps, from) => datedAttempts(solveDated(problem, { seed, steps, ...(from && { from }) })),
    complete: (seed, from, isOver) => datedAttempts(completeDated(problem, from, { seed, solver, isOver })),
  };
}

function* datedAttempts(found: Iterable<Progress> | CalendarBreach): Generator<DatedAttempt> {
  if ('breach' in found) throw new Error(found.breach);
  for (const { steps, calendar } of found) {
    const placements = () => calendar().placements;
    yield { steps, placements, matches: () => asTimetable(placements()) };
  }
}
