import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findBrowser, findLightBrowser, howToGetABrowser } from '../prepare/find-browser.mjs';
import { root, runNode } from './command.ts';
import { programOf } from './programs.ts';
import { serverFor } from './server.ts';
import type { Environment, Job, Log, Run } from './step.ts';
import { nothing, oneFailed, type Tally, withExitCode } from './tally.ts';

const e2e = join(root, 'e2e');

/** As Playwright is configured: so many products and browsers side by side. */
const workers = 2;

/** The journeys, on PostgreSQL where there is one. */
export async function planBrowser(run: Run): Promise<readonly Job[]> {
  const server = await serverFor(run);
  const env = {
    ...run.env,
    ...(server ? { TEST_DATABASE_URL: server.url } : {}),
    TEST_EVERYTHING: String(run.everything),
  };
  const browser = findLightBrowser(run.env);
  const database = server ? `PostgreSQL ${server.version}`.trimEnd() : 'the embedded database';
  if (browser) run.note(`journeys on ${database} in ${basename(browser)}`);
  const title = 'browser journeys';
  return [{ title, slots: workers, run: async (log) => ({ tally: await runBrowser(env, log) }) }];
}

/** Runs the browser journeys; without a browser they are skipped aloud, and in continuous integration they fail. */
async function runBrowser(env: Environment, log: Log): Promise<Tally> {
  if (!findBrowser(env)) return withoutBrowser(env, log);
  const folder = mkdtempSync(join(tmpdir(), 'traip-browser-'));
  try {
    const report = join(folder, 'report.json');
    const journeyEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = [
      programOf('@playwright/test', 'playwright', 'e2e/package.json'),
      'test',
      '--reporter=list,json',
    ];
    const { code } = await runNode(args, journeyEnv, e2e);
    const result = readReport(readFileSync(report, { encoding: 'utf8', flag: 'a+' }));
    if (result) {
      reportTimes(result.journeys, log);
      for (const title of result.retried) log(`Passed only at its second try: ${title}`);
    }
    return withExitCode(result?.tally ?? null, code, log);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function withoutBrowser(env: Environment, log: Log): Tally {
  log(`There is no browser: ${howToGetABrowser}.`);
  if (env.CI === 'true') return oneFailed;
  const journeys = globSync('journeys/**/*.spec.ts', { cwd: e2e }).length;
  log(`The browser journeys of ${journeys} files were skipped.`);
  return { ...nothing, skipped: journeys };
}

type Journey = { readonly title: string; readonly seconds: number };

function reportTimes(journeys: readonly Journey[], log: Log): void {
  log(`${journeys.length} journeys ran. The slowest:`);
  const slowest = journeys.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const { title, seconds } of slowest) log(`  ${seconds.toFixed(1).padStart(6)} s  ${title}`);
}

type Suite = {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status?: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
};

/** Reads Playwright's JSON report: how many journeys ended how, and how long each that ran has taken. */
export function readReport(report: string): {
  readonly tally: Tally;
  readonly journeys: readonly Journey[];
  readonly retried: readonly string[];
} | null {
  if (!report) return null;
  const { stats, suites } = JSON.parse(report) as {
    readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    readonly suites: readonly Suite[];
  };
  const { expected, unexpected, flaky, skipped } = stats;
  const tally = { passed: expected + flaky, failed: unexpected, skipped };
  return { tally, journeys: suites.flatMap(journeysOf), retried: suites.flatMap(retriedOf) };
}

function journeysOf({ file, specs = [], suites = [] }: Suite): readonly Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ title: `${file}: ${title}`, seconds: duration / 1000 })),
    ),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

function retriedOf({ file, specs = [], suites = [] }: Suite): readonly string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(retriedOf)];
}
