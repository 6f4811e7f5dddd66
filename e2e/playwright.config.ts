import { defineConfig } from '@playwright/test';
import { desktop, launchOptions, phone } from './launch.ts';

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './world/planted.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  // On a busy machine one journey in hundreds stumbles; the run tells aloud which ones needed their second try.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    // Not Madrid and not Spanish: neither dates nor language may come from the browser.
    timezoneId: 'America/New_York',
    locale: 'fr-FR',
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
});
