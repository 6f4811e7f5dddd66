import type { Check, Violation } from '../check.ts';
import { type Catalogue, kindOfKey, lineOfKey, readCatalogue } from '../messages/catalogue.ts';
import { forbiddenIn, readForbiddenTerms } from '../messages/forbidden.ts';
import { placeholdersOf } from '../messages/placeholders.ts';
import { type Use, usesIn } from '../messages/uses.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { stringsOf } from '../source/literals.ts';

const spanish = 'apps/web/messages/es.json';
const english = 'apps/web/messages/en.json';
const glossary = 'docs/words.md';

/** Both languages match and follow the glossary; every message is used, and every message used exists. */
export const messages: Check = {
  name: 'messages',
  run(project) {
    if (!project.has(spanish) || !project.has(english)) return { checked: 0, violations: [] };
    const es = readCatalogue(project.read(spanish));
    const en = readCatalogue(project.read(english));
    const sources = sourcesOf(project).filter((path) => path.startsWith('apps/web/') && !isTest(path));
    const uses = sources.flatMap((file) => usesIn(file, project.read(file)).map((use) => ({ ...use, file })));
    const terms = readForbiddenTerms(project.has(glossary) ? project.read(glossary) : '');
    const violations = [
      ...forbidden(project, spanish, es, terms.es),
      ...forbidden(project, english, en, terms.en),
      ...missingIn(project, english, es, en),
      ...missingIn(project, spanish, en, es),
      ...otherPlaceholders(project, es, en),
      ...uses.flatMap((use) => unknownKey(use, es)),
      ...unused(project, sources, uses, es),
    ];
    const undecided = uses.filter(({ kind }) => kind === 'undecided').length;
    const patterns = uses.filter(({ kind }) => kind === 'pattern').length;
    const note = `${es.size} messages, ${uses.length} uses, ${patterns} by pattern, ${undecided} undecided`;
    return { checked: sources.length + 3, violations, note };
  },
};

function broken(file: string, line: number, why: string): Violation {
  return { file, line, rule: 'messages', why };
}

function missingIn(project: Project, file: string, expected: Catalogue, actual: Catalogue): Violation[] {
  return [...expected.keys()]
    .filter((key) => !actual.has(key))
    .map((key) => broken(file, lineOfKey(project.read(file), key), `${key} is missing`));
}

function forbidden(
  project: Project,
  file: string,
  catalogue: Catalogue,
  terms: readonly string[],
): Violation[] {
  return [...catalogue].flatMap(([key, message]) =>
    forbiddenIn(message, terms).map((term) =>
      broken(file, lineOfKey(project.read(file), key), `${key} says “${term}”, which ${glossary} rules out`),
    ),
  );
}

function otherPlaceholders(project: Project, es: Catalogue, en: Catalogue): Violation[] {
  return [...es].flatMap(([key, message]) => {
    const other = en.get(key);
    if (other === undefined) return [];
    const [inSpanish, inEnglish] = [placeholdersOf(message).join(' '), placeholdersOf(other).join(' ')];
    if (inSpanish === inEnglish) return [];
    const line = lineOfKey(project.read(english), key);
    return [broken(english, line, `${key} has [${inEnglish}], in Spanish [${inSpanish}]`)];
  });
}

function unknownKey(use: Use & { file: string }, catalogue: Catalogue): Violation[] {
  if (use.kind === 'pattern') {
    const matches = [...catalogue.keys()].some((key) => use.pattern.test(key));
    return matches ? [] : [broken(use.file, use.line, `no message matches ${use.pattern.source}`)];
  }
  if (use.kind === 'undecided') return [];
  const found = kindOfKey(catalogue, use.key);
  return found === 'message' || (found === 'group' && use.isGroup)
    ? []
    : [broken(use.file, use.line, `there is no message ${use.key}`)];
}

// Keys also travel as data (a table from error names to messages): a string that ends a key counts as its use.
function unused(
  project: Project,
  sources: readonly string[],
  uses: readonly Use[],
  catalogue: Catalogue,
): Violation[] {
  const words = new Set(sources.flatMap((file) => stringsOf(file, project.read(file))));
  const usedKeys = new Set(uses.flatMap((use) => (use.kind === 'key' ? [use.key] : [])));
  const patterns = uses.flatMap((use) => (use.kind === 'pattern' ? [use.pattern] : []));
  const isUsed = (key: string) =>
    usedKeys.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    endingsOf(key).some((ending) => words.has(ending));
  return [...catalogue.keys()]
    .filter((key) => !isUsed(key))
    .map((key) => broken(spanish, lineOfKey(project.read(spanish), key), `nobody uses ${key}`));
}

function endingsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}
