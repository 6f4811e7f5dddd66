import type { Check, Violation } from '../check.ts';
import { usesIn } from '../messages/uses.ts';
import { type Project, sourcesOf } from '../project.ts';
import { reachedFrom } from '../source/reach.ts';
import { workspacesOf } from '../source/workspaces.ts';

const table = 'apps/web/src/i18n/client-messages.ts';
const frame = 'apps/web/src/app/';
const asks = /<PageTexts of="(\w+)"/;

/** A page with its own list of texts is sent exactly those it uses. */
export const texts: Check = {
  name: 'texts',
  run(project) {
    const pages = sourcesOf(project).filter(
      (file) => file.startsWith(frame) && asks.test(project.read(file)),
    );
    const violations = pages.flatMap((page) => comparedTo(project, page));
    return { checked: pages.length, violations };
  },
};

function comparedTo(project: Project, page: string): Violation[] {
  const [, name = ''] = asks.exec(project.read(page)) ?? [];
  const lists = project.read(table);
  const always = listIn(lists, 'shared');
  const sent = listIn(lists, name);
  const used = groupsUsedBy(project, page);
  const broken = (why: string): Violation => ({ file: page, line: 1, rule: 'texts', why });
  return [
    ...[...used]
      .filter(([group]) => !sent.includes(group) && !always.includes(group))
      .map(([group, file]) => broken(`${file} says ${group}, which is not sent to ${name}`)),
    ...sent
      .filter((group) => !used.has(group))
      .map((group) => broken(`${group} is sent to ${name}, and nobody says it`)),
  ];
}

/** The message groups that a page uses, each with a file that uses it. */
function groupsUsedBy(project: Project, page: string): ReadonlyMap<string, string> {
  const files = [...reachedFrom(project, workspacesOf(project), page)];
  const inFeatures = files.filter((file) => !file.startsWith(frame));
  return new Map(
    inFeatures.flatMap((file) => groupsIn(file, project.read(file)).map((group) => [group, file] as const)),
  );
}

/** A list of names in the table, including those spread from another list. */
function listIn(source: string, name: string): string[] {
  const [, items = ''] = new RegExp(`\\b${name}(?:: | = )\\[([^\\]]*)\\]`).exec(source) ?? [];
  const others = [...items.matchAll(/\.\.\.(\w+)/g)].flatMap(([, other = '']) => listIn(source, other));
  return [...others, ...[...items.matchAll(/'(\w+)'/g)].map(([, item = '']) => item)];
}

/** The top-level message groups that a file uses. */
function groupsIn(file: string, source: string): string[] {
  const groups = usesIn(file, source).flatMap((use) => {
    if (use.kind === 'undecided') return [];
    const [group = ''] = /[a-zA-Z]+/.exec(use.kind === 'key' ? use.key : use.pattern.source) ?? [];
    return [group];
  });
  return [...groups, ...wholeGroupsIn(source)];
}

/** `useMessages().bout` and `const { teamRoles } = useMessages()`. */
function wholeGroupsIn(source: string): string[] {
  const one = [...source.matchAll(/useMessages\(\)\.(\w+)/g)].map(([, group = '']) => group);
  const some = [...source.matchAll(/\{([^{}]*)\} = useMessages\(\)(?!\.)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/:.*/, '')),
  );
  return [...one, ...some];
}
