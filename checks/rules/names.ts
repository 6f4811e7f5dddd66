import type { Check } from '../check.ts';

const empty = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'managers'];

/** A file or folder is named after its content; these names could hold anything. */
export const names: Check = {
  name: 'names',
  run(project) {
    const violations = project.files.flatMap((file) => {
      const part = file.split('/').find(isEmptyName);
      return part ? [{ file, line: 1, rule: 'names', why: `"${part}" does not say what is inside` }] : [];
    });
    return { checked: project.files.length, violations };
  },
};

// Also catches date-utils.ts, api.helper.ts and UserManager.ts.
function isEmptyName(part: string): boolean {
  const words = part
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[.\-_]/);
  return words.some((word) => empty.includes(word));
}
