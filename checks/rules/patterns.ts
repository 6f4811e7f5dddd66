import { type Check, lineAt, type Violation } from '../check.ts';
import { type Pattern, patternsOf } from '../patterns/patterns-of.ts';
import { undecided } from '../patterns/undecided.ts';
import { Verdicts } from '../patterns/verdicts.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';

const product = /^(?:apps|packages)\//;

/**
 * A pattern that can match one text in many ways tries them all before it fails, and the sender of the text
 * decides how many there are (ReDoS).
 */
export const patterns: Check = {
  name: 'patterns',
  run(project) {
    const sources = sourcesOf(project).filter((path) => product.test(path) && !isTest(path));
    const found = sources.flatMap((file) =>
      patternsOf(file, project.read(file)).map((one) => ({ file, ...one })),
    );
    const verdicts = new Verdicts();
    const violations = found.flatMap(({ file, ...pattern }) => problemsOf(project, verdicts, file, pattern));
    verdicts.save();
    return {
      checked: sources.length,
      violations,
      note: `${found.length} patterns, ${Object.keys(undecided).length} files with one made at run time`,
    };
  },
};

function problemsOf(
  project: Project,
  verdicts: Verdicts,
  file: string,
  { start, source, flags }: Pattern,
): Violation[] {
  const why = source === undefined ? whyUndecided(file) : withSource(source, verdicts.of(source, flags));
  return why === null ? [] : [{ file, line: lineAt(project.read(file), start), rule: 'patterns', why }];
}

function whyUndecided(file: string): string | null {
  if (file in undecided) return null;
  return 'new RegExp() is put together at run time: say in undecided.ts why it is safe';
}

function withSource(source: string, verdict: string | null): string | null {
  return verdict === null ? null : `/${source}/ ${verdict}`;
}
