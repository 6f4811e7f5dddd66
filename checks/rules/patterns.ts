import { analyse, type Report } from 'scslre';
import { type Check, lineAt, type Violation } from '../check.ts';
import { type Part, partsOf } from '../patterns/part.ts';
import { type Pattern, patternsOf } from '../patterns/patterns-of.ts';
import { heldUpBy } from '../patterns/trial.ts';
import { undecided } from '../patterns/undecided.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';

const product = /^(?:apps|packages)\//;

/**
 * A pattern that can read one text in many ways tries them all before it says no, and whoever sends the text decides how
 * many there are. An analysis finds the texts that repeat one letter, a trial those that repeat two or three, and what
 * repeats without end has to be simple.
 */
export const patterns: Check = {
  name: 'patterns',
  look(project) {
    const sources = sourcesOf(project).filter((path) => product.test(path) && !isTest(path));
    const found = sources.flatMap((file) =>
      patternsOf(file, project.read(file)).map((one) => ({ file, ...one })),
    );
    return {
      seen: sources.length,
      violations: found.flatMap(({ file, ...pattern }) => problemsOf(project, file, pattern)),
      note: `${found.length} patterns, ${Object.keys(undecided).length} files with one made at run time`,
    };
  },
};

function problemsOf(project: Project, file: string, { start, source, flags }: Pattern): Violation[] {
  const broken = (why: string) => ({
    file,
    line: lineAt(project.read(file), start),
    rule: 'patterns',
    why,
  });
  if (source === undefined)
    return file in undecided
      ? []
      : [broken('new RegExp() is put together at run time: say in undecided.ts why it is safe')];
  const { reports, parsed } = analyse({ source, flags });
  const whys = [...reports.map(slownessOf), ...repetitionsIn(parsed.pattern)];
  const word = whys.length === 0 ? heldUpBy(parsed.pattern, flags) : undefined;
  if (word !== undefined)
    whys.push(`takes more than twice the work for twice as many ${JSON.stringify(word)}`);
  return [...new Set(whys)].map((why) => broken(`/${source}/ ${why}`));
}

function slownessOf({ type, exponential, character: { pick } }: Report): string {
  const text = `${pick}…${pick}`;
  if (type === 'Move') return `begins anew at every ${pick} of ${text}: say what stands before`;
  return `tries ${text} in ${exponential ? 'exponentially' : 'too'} many ways`;
}

/** Repetitions without end of something that repeats without end itself, or of a choice between more than letters; echoes. */
function repetitionsIn(part: Part, isRepeated = false): string[] {
  if (part.type === 'Backreference') return ['refers back to what it has read, which no trial follows'];
  if (part.type !== 'Quantifier') return partsOf(part).flatMap((inner) => repetitionsIn(inner, isRepeated));
  const isEndless = part.max === Number.POSITIVE_INFINITY;
  const inner = repetitionsIn(part.element, isRepeated || isEndless);
  if (isEndless && isRepeated) return ['repeats what repeats: give one of the two an end', ...inner];
  if (isEndless && isChoice(part.element))
    return ['repeats a choice: give it an end, or choose between letters', ...inner];
  return inner;
}

function isChoice(part: Part): boolean {
  const alternatives = partsOf(part);
  return alternatives.length > 1 && alternatives.some((one) => partsOf(one).length > 1);
}
