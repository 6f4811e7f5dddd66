import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNode } from './command.ts';
import type { Environment, Say } from './step.ts';
import { oneFailed, settle, type Tally } from './tally.ts';

const reporter = new URL('./counting-reporter.ts', import.meta.url).href;

/** Runs the node:test files that match; a pattern for which there is no file at all is a failure too. */
export async function runNodeTests(
  patterns: readonly string[],
  options: readonly string[],
  env: Environment,
  say: Say,
): Promise<Tally> {
  const files = testFiles(patterns, root);
  say(`${files.length} test files`);
  if (files.length === 0) {
    say(`No test file matches ${patterns.join(', ')}.`);
    return oneFailed;
  }
  const folder = mkdtempSync(join(tmpdir(), 'traip-tally-'));
  try {
    const counts = join(folder, 'counts.json');
    const { code } = await runNode(['--test', ...options, ...reporters(counts), ...files], env);
    return settle(readCounts(counts), code, say);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files that match, in a fixed order, without those of installed packages and build results. */
export function testFiles(patterns: readonly string[], folder: string): string[] {
  const isForeign = (path: string) => path.includes('node_modules') || path.includes('.next');
  const found = globSync([...patterns], { cwd: folder }).filter((path) => !isForeign(path));
  return [...new Set(found)].sort();
}

function reporters(counts: string): string[] {
  return [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${counts}`,
  ];
}

function readCounts(path: string): Tally | null {
  const text = readFileSync(path, { encoding: 'utf8', flag: 'a+' });
  return text ? (JSON.parse(text) as Tally) : null;
}
