import type { Check, Violation } from '../check.ts';
import type { Project } from '../project.ts';

const binaryEnding = /\.(png|jpe?g|ico|woff2?|gz|zip|pdf)$/;
const rules = [
  {
    pattern: /\b(registry|artifactory|verdaccio|nexus)\.[\w-]+\.(com|org|net|io|dev|example)\b/,
    why: 'names a package registry',
  },
  {
    pattern: /(?:^|[\s'"`=:(,])(\/(home|Users)\/[\w.-]+\/\w|\/(root|work|workspaces?)\/\w|[A-Z]:\\Users\\)/,
    why: 'names a place on one machine',
  },
];

/** Tracked files work anywhere: no registry hosts, no machine-specific paths. */
export const places: Check = {
  name: 'places',
  run(project) {
    const texts = project.files.filter((path) => !binaryEnding.test(path));
    return { checked: texts.length, violations: texts.flatMap((file) => violationsIn(project, file)) };
  },
};

function violationsIn(project: Project, file: string): Violation[] {
  return project
    .read(file)
    .split('\n')
    .flatMap((text, index) => {
      const why = rules.find(({ pattern }) => pattern.test(text))?.why ?? resolvedElsewhere(file, text);
      return why ? [{ file, line: index + 1, rule: 'places', why }] : [];
    });
}

// Workspaces are resolved to their own folder; anything else would tie the lockfile to one registry.
function resolvedElsewhere(file: string, text: string): string | null {
  if (!file.endsWith('package-lock.json') && !file.endsWith('.npmrc')) return null;
  if (/^\s*"resolved":\s*"(\w+:|\/)/.test(text)) return '"resolved" ties the lockfile to one registry';
  return /^\s*(@[\w-]+:)?registry\s*=/.test(text) ? 'names a package registry' : null;
}
