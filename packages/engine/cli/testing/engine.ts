import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

// All programs started by one test process share a compile cache.
const cache = mkdtempSync(join(tmpdir(), 'traip-compiled-'));
process.once('exit', () => rmSync(cache, { recursive: true, force: true }));
const program = fileURLToPath(new URL('../main.ts', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program, as a shell would. */
export function engine(args: readonly string[], env: Readonly<Record<string, string>> = {}): Ended {
  const { LANG: _l, LC_ALL: _a, LC_MESSAGES: _m, INIT_CWD: _i, ...outside } = process.env;
  const ended = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...outside, NODE_COMPILE_CACHE: cache, ...env },
  });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
}

/** The path of something in the golden folder. */
export function golden(path: string): string {
  return fileURLToPath(new URL(`../../golden/${path}`, import.meta.url));
}

/** A folder that lasts as long as the test file, and a way to write files into it. */
export function desk(): { folder: string; write: (name: string, content: string | Uint8Array) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'traip-engine-'));
  after(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    write: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
  };
}
