import { defineConfig } from '@playwright/test';
import { desktop, phone } from './launch.ts';
import journeys from './playwright.config.ts';

/** Pictures of every page, wide and narrow, in both languages: `npm run screenshots -w e2e` after a build. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  reporter: 'list',
  projects: [
    { name: '1280', use: desktop },
    { name: '390', use: phone },
  ],
});
