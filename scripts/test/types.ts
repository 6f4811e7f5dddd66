import { join } from 'node:path';
import { root, runAsOne } from './command.ts';
import { programOf } from './programs.ts';
import type { Environment, Log, Result } from './step.ts';
import { add } from './tally.ts';

/** Checks the types of everything: first all but the pages, then the pages with the types of their routes. */
export async function runTypes(env: Environment, log: Log): Promise<Result> {
  const quiet = { ...env, NEXT_TELEMETRY_DISABLED: '1' };
  const web = join(root, 'apps', 'web');
  // What an earlier run remembers was seen to outlive changes of the message files.
  const check = [programOf('typescript', 'tsc'), '--noEmit', '--incremental', 'false', '-p', '.'];
  const own = await runAsOne(check, quiet, log);
  const typegen = [programOf('next', 'next', 'apps/web/package.json'), 'typegen'];
  const routes = await runAsOne(typegen, quiet, log, web);
  const pages = routes.tally.failed > 0 ? routes : await runAsOne(check, quiet, log, web);
  return { tally: add(own.tally, pages.tally) };
}
