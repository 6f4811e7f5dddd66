// Checks the structure of the repository: `node checks/run.ts`.
import { fileURLToPath } from 'node:url';
import type { Check, Finding } from './check.ts';
import { checks } from './checks.ts';
import { openProject } from './project.ts';

const project = openProject(fileURLToPath(new URL('..', import.meta.url)));
const broke = checks.filter((check) => !passes(check)).length;
console.log(`${checks.length - broke} checks held, ${broke} broke`);
process.exitCode = broke > 0 ? 1 : 0;

function passes(check: Check): boolean {
  const finding = check.run(project);
  console.log(summaryOf(check, finding));
  for (const { file, line, rule, why } of finding.violations) console.log(`${file}:${line}  ${rule}  ${why}`);
  return finding.violations.length === 0 && finding.checked > 0;
}

function summaryOf({ name }: Check, { checked, violations, note }: Finding): string {
  const counts = `${checked} files, ${violations.length} violations${note ? ` (${note})` : ''}`;
  return `${name.padEnd(11)} ${counts}${checked === 0 ? ': saw nothing, which proves nothing' : ''}`;
}
