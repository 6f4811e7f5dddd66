import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { projects: _journeysOnly, ...settings } = journeys;

/**
 * Pictures of every page: wide and narrow, light and dark, in both languages. `npm run screenshots -w e2e` after a
 * build; `-- --grep desk` for some of them.
 */
export default defineConfig({ ...settings, testDir: 'pictures', reporter: 'list', timeout: 600_000 });
