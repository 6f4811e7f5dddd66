import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import type { Weighed } from './split.ts';

// Loading a file and opening what it needs takes about as long as three of its tests.
const toBegin = 3;

/** Guesses how long a file takes, from the number of tests in it. */
export function weigh(file: string, source = readFileSync(join(root, file), 'utf8')): Weighed {
  const tests = source.match(/\b(?:it|test)\(/g) ?? [];
  return { file, weight: toBegin + tests.length };
}
