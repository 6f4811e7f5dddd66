import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes the examples of the API's description, from a run of the API tests: `npm run examples`. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const target = fileURLToPath(new URL('../../platform/http/examples/', import.meta.url));
const collected = mkdtempSync(join(tmpdir(), 'traip-examples-'));
const ended = spawnSync(process.execPath, ['scripts/test.ts', 'api'], {
  cwd: root,
  env: { ...process.env, EXAMPLES: collected },
  stdio: 'inherit',
});

// Also after a failure: old examples that are wrong now are one.
writeExamples();
process.exitCode = ended.status ?? 1;
rmSync(collected, { recursive: true, force: true });

/** One file for a resource, one line for a call. */
function writeExamples(): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const byResource = Map.groupBy(readdirSync(collected).sort(), (file) => file.split('.')[0] ?? '');
  for (const [resource, files] of byResource) {
    const lines = files.map((file) => {
      const name = file.slice(0, -'.json'.length);
      return `${JSON.stringify(name)}: ${readFileSync(join(collected, file), 'utf8')}`;
    });
    writeFileSync(join(target, `${resource}.json`), `{\n${lines.join(',\n')}\n}\n`);
  }
}
