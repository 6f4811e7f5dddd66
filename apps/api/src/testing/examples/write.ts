import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the examples of the API description from a run of the API tests: `npm run examples`. With names of
 * test files it runs only those, and replaces the examples of the calls they make.
 */
const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const target = fileURLToPath(new URL('../../platform/http/examples/', import.meta.url));
const collected = mkdtempSync(join(tmpdir(), 'traip-examples-'));
const files = process.argv.slice(2);
const ended = spawnSync(process.execPath, ['scripts/test.ts', ...(files.length > 0 ? files : ['api'])], {
  cwd: root,
  env: { ...process.env, EXAMPLES: collected },
  stdio: 'inherit',
});

// Also after a failure, because outdated examples cause one.
writeExamples();
process.exitCode = ended.status ?? 1;
rmSync(collected, { recursive: true, force: true });

/** One file per resource, one line per call. */
function writeExamples(): void {
  const known = files.length > 0 ? readExamples() : [];
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const examples = new Map([...known, ...readCollected()]);
  const names = [...examples.keys()].sort();
  for (const [resource, calls] of Map.groupBy(names, (name) => name.split('.')[0] ?? '')) {
    const lines = calls.map((name) => `${JSON.stringify(name)}: ${examples.get(name)}`);
    writeFileSync(join(target, `${resource}.json`), `{\n${lines.join(',\n')}\n}\n`);
  }
}

function readCollected(): (readonly [name: string, json: string])[] {
  return readdirSync(collected).map((file) => [
    file.slice(0, -'.json'.length),
    readFileSync(join(collected, file), 'utf8'),
  ]);
}

function readExamples(): (readonly [name: string, json: string])[] {
  return readdirSync(target).flatMap((file) => {
    const examples: Record<string, unknown> = JSON.parse(readFileSync(join(target, file), 'utf8'));
    return Object.entries(examples).map(([name, example]) => [name, JSON.stringify(example)] as const);
  });
}
