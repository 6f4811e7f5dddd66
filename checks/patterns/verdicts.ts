import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { version } = require('recheck/package.json') as { version: string };
const path = fileURLToPath(new URL('../../.cache/patterns.json', import.meta.url));

/** Why a pattern is unsafe; null when it is safe. */
type Verdict = string | null;

/** Analysing a pattern takes up to seconds of CPU, so verdicts are stored until recheck itself is updated. */
export class Verdicts {
  readonly #known = new Map<string, Verdict>(Object.entries(readStored()));
  #hasNew = false;

  of(source: string, flags: string): Verdict {
    const key = `/${source}/${flags}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const verdict = analyse(source, flags);
    this.#known.set(key, verdict);
    this.#hasNew = true;
    return verdict;
  }

  save(): void {
    if (!this.#hasNew) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ version, verdicts: Object.fromEntries(this.#known) }, null, 1));
  }
}

function readStored(): Record<string, Verdict> {
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as {
      version: string;
      verdicts: Record<string, Verdict>;
    };
    return stored.version === version ? stored.verdicts : {};
  } catch {
    // The file is missing, or was only partly written.
    return {};
  }
}

function analyse(source: string, flags: string): Verdict {
  // Pure JavaScript: the faster backends are binaries and Java. No clock or randomness, so every run agrees.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const { checkSync } = require('recheck') as typeof import('recheck');
  const unlimited = { timeout: null, attackTimeout: null, incubationTimeout: null };
  const found = checkSync(source, flags, { ...unlimited, randomSeed: 0 });
  delete process.env.RECHECK_SYNC_BACKEND;
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `could not be analysed: ${found.error.kind}`;
  return `is ${found.complexity.summary}, as for ${found.attack.pattern}`;
}
