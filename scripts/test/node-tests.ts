import { globSync } from 'node:fs';
import { root } from './command.ts';
import { runShard } from './run-shard.ts';
import { split } from './split.ts';
import type { Environment, Job, Run } from './step.ts';
import { weigh } from './weigh.ts';

/** The files that match, in a fixed order; a pattern that matches nothing is a mistake. */
export function testFiles(patterns: readonly string[], folder = root): string[] {
  const isForeign = (path: string) => path.includes('node_modules') || path.includes('.next');
  const found = patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: folder }).filter((path) => !isForeign(path));
    if (files.length === 0) throw new Error(`No test file matches ${pattern}.`);
    return files;
  });
  return [...new Set(found)].sort();
}

/** Shares test files out to processes of at most so many files each. */
export function shardJobs(
  files: readonly string[],
  perShard: number,
  { env, seed }: Pick<Run, 'seed'> & { readonly env: Environment },
): Job[] {
  const count = Math.ceil(files.length / perShard);
  const shards = split(
    files.map((file) => weigh(file)),
    count,
    seed,
  );
  return shards.map((shard, index) => ({
    title: `part ${index + 1} of ${shards.length}, ${shard.length} files`,
    run: (log) => runShard(shard, env, { log }),
  }));
}
