import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Smaller scripts are compiled where the page runs: compiling there what is never called would cost more than it saves. */
const SMALLEST = 30_000;
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the large scripts in a folder for Chromium, which then compiles them beside the page while they load. Otherwise it
 * compiles each module when it first runs, which is more than half of what blocks a page.
 */
export function addCompileHints(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!name.endsWith('.js') || statSync(path).size < SMALLEST) continue;
    const script = readFileSync(path, 'utf8');
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
  }
}
