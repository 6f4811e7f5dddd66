import { type RobinxInstance, readInstance, readSolution, type TimedMatch } from '@traip/engine/files';
import {
  type DraftMatch,
  emptyDraft,
  type ForeignFile,
  type ForeignProblem,
  problemAt,
  type Reading,
} from '../model/draft.ts';
import { phase } from '../read/split-phases.ts';

type Named = Pick<RobinxInstance, 'name' | 'teams' | 'slots'>;

const isSolution = ({ text }: ForeignFile) => /<Solution[\s>]/.test(text.slice(0, 5000));

/** A RobinX calendar: matches from its solution, names from its instance; without an instance, numbers. */
export function readRobinx(files: readonly ForeignFile[]): Reading {
  const problems: ForeignProblem[] = [];
  const solution = files.find(isSolution);
  const instance = files.find((file) => !isSolution(file));
  const named = instance && instanceOf(instance, problems);
  const matches = solution && problems.length === 0 ? matchesOf(solution, named ?? null, problems) : [];
  if (!solution && instance && problems.length === 0)
    problems.push(problemAt({ file: instance.name, line: null }, 'ROBINX_WITHOUT_GAMES'));
  const teams = named?.teams ?? [...new Set(matches.flatMap(({ home, away }) => [home ?? '', away ?? '']))];
  return {
    format: 'ROBINX',
    columns: [],
    problems,
    draft: {
      ...emptyDraft,
      name: named?.name || null,
      teams: teams.map((name) => ({ name, seed: null })),
      phases: matches.length === 0 ? [] : [phase('LEAGUE', matches)],
    },
  };
}

function instanceOf({ name: file, text }: ForeignFile, problems: ForeignProblem[]): Named | null {
  const read = readInstance(text);
  if (!('breach' in read)) return { ...read, teams: withoutTwins(read.teams) };
  problems.push(breachProblem(read, file));
  return null;
}

/** Teams without names, or with the same name, get their numbers. */
function withoutTwins(names: readonly string[]): readonly string[] {
  return names.map((name, index) =>
    name === '' || names.indexOf(name) !== index ? `${name} ${index + 1}`.trim() : name,
  );
}

/** A limit, because a solution without an instance does not say how many teams there are. */
const most = 1000;

function matchesOf(
  { name: file, text }: ForeignFile,
  named: Named | null,
  problems: ForeignProblem[],
): readonly DraftMatch[] {
  const numbers = Array.from({ length: most }, (_, index) => `#${index + 1}`);
  const known: Named = named ?? { name: '', teams: numbers, slots: numbers };
  const read = readSolution(text, known as RobinxInstance);
  if ('breach' in read) {
    problems.push(breachProblem(read, file));
    return [];
  }
  return roundsOf(read.matches).map(({ home, away, round }) => ({
    file,
    line: null,
    round: String(round),
    group: null,
    home: known.teams[home] ?? '',
    away: known.teams[away] ?? '',
    kickOff: null,
    venue: null,
    isCancelled: false,
    result: null,
  }));
}

/** Slots in use, in order: the first of them is round 1. */
function roundsOf(matches: readonly TimedMatch[]) {
  const used = [...new Set(matches.map(({ slot }) => slot))].toSorted((one, other) => one - other);
  const roundOf = new Map(used.map((slot, index) => [slot, index + 1]));
  return matches
    .map((match) => ({ ...match, round: roundOf.get(match.slot) ?? 1 }))
    .toSorted((one, other) => one.round - other.round);
}

function breachProblem(
  breach: { readonly breach: string; readonly element?: string },
  file: string,
): ForeignProblem {
  const place = { file, line: null };
  if (breach.breach === 'XML_MALFORMED') return problemAt(place, 'XML_UNREADABLE');
  return problemAt(place, 'ROBINX_UNREADABLE', { found: breach.element ?? null });
}
