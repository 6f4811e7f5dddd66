import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, howToGetABrowser } from '../prepare/find-browser.mjs';
import { root, runNode } from './command.ts';
import { programOf } from './programs.ts';
import type { Environment, Say } from './step.ts';
import { nothing, oneFailed, settle, type Tally } from './tally.ts';

const e2e = join(root, 'e2e');

/** Runs the browser journeys; without a browser they are skipped aloud, and in continuous integration they fail. */
export async function runBrowser(env: Environment, say: Say): Promise<Tally> {
  const browser = findBrowser(env);
  if (!browser) return withoutBrowser(env, say);
  const folder = mkdtempSync(join(tmpdir(), 'traip-browser-'));
  try {
    const report = join(folder, 'report.json');
    const journeyEnv = { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = [
      programOf('@playwright/test', 'playwright', 'e2e/package.json'),
      'test',
      '--reporter=list,json',
    ];
    const { code } = await runNode(args, journeyEnv, e2e);
    const counted = countsOf(readFileSync(report, { encoding: 'utf8', flag: 'a+' }));
    if (counted && counted.unsteady > 0) say(`${counted.unsteady} journeys passed only at their second try.`);
    return settle(counted?.tally ?? null, code, say);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function withoutBrowser(env: Environment, say: Say): Tally {
  say(`There is no browser: ${howToGetABrowser}.`);
  if (env.CI === 'true') return oneFailed;
  const journeys = globSync('journeys/**/*.spec.ts', { cwd: e2e }).length;
  say(`The browser journeys of ${journeys} files were skipped.`);
  return { ...nothing, skipped: journeys };
}

/** Reads Playwright's JSON report. A journey that stumbled once counts as passed, and is told apart. */
export function countsOf(report: string): { tally: Tally; unsteady: number } | null {
  if (!report) return null;
  const { stats } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const { expected, unexpected, flaky, skipped } = stats;
  return { tally: { passed: expected + flaky, failed: unexpected, skipped }, unsteady: flaky };
}
