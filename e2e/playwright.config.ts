import { defineConfig } from '@playwright/test';
import { desktop, lightBrowser, wholeBrowser } from './launch.ts';

/** `TRACE=on` records every journey, to look at one that fails; recording costs more than the journey itself. */
const trace = process.env.TRACE === 'on' ? 'on' : 'off';

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/demo-data.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  projects: [
    { name: 'pages', testIgnore: '*push.spec.ts' },
    { name: 'push', testMatch: '*push.spec.ts', use: { launchOptions: wholeBrowser } },
  ],
  // A journey that needs its second try is a defect: the run names it.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // What never comes is a failure, what comes late on a busy machine is none: the limits only end a hang.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...desktop,
    browserName: 'chromium',
    launchOptions: lightBrowser,
    screenshot: 'only-on-failure',
    trace,
    // What moves is drawn sixty times a second, and would be looked at half-way.
    contextOptions: { reducedMotion: 'reduce' },
    // Not Madrid and not Spanish: neither dates nor language may come from the browser.
    timezoneId: 'America/New_York',
    locale: 'fr-FR',
  },
});
