import { relative, resolve } from 'node:path';
import { root } from './command.ts';
import { runShard } from './run-shard.ts';
import type { Step } from './step.ts';

/** Runs test files that somebody names, in the order in which they are named, and shows every test. */
export function filesStep(files: readonly string[]): Step {
  const paths = files.map((file) => relative(root, resolve(file)));
  return {
    name: 'files',
    plan: ({ env }) => [
      { title: paths.join(', '), run: (log) => runShard(paths, env, { log, isVerbose: true }) },
    ],
  };
}
