import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { demo, sessionOf } from '../fixtures/accounts.ts';
import { trackRequests } from '../fixtures/requests.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { callApi } from '../journeys/team-steps.ts';
import { foundRoutes } from './found-routes.ts';

// The pictures of the README, in the language of the README. They are copied to docs/pictures by hand.
const folder = fileURLToPath(new URL('../../screenshots/readme', import.meta.url));

/** Waits for everything on the page, then takes the visible part. */
async function picture(page: Page, name: string, visit: () => Promise<unknown>): Promise<void> {
  const requests = trackRequests(page);
  await visit();
  await expect(page.locator('h1').first()).toBeVisible();
  await requests.idle();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

async function pathOf(app: TestApp, name: string): Promise<string> {
  const route = (await foundRoutes(app)).find((each) => each.name === name);
  if (!route) throw new Error(`The demo data has no ${name}.`);
  return route.path;
}

test('README: public pages', async ({ page, app }) => {
  const path = await pathOf(app, 'public-football-in_progress-standings');
  await picture(page, 'landing', () => page.goto('/en'));
  await picture(page, 'competition', () => page.goto(`/en${path}`));
});

test('README: the dashboard', async ({ page, app }) => {
  const session = await sessionOf(app, demo.superAdmin);
  await picture(page, 'dashboard', () => openSignedIn(page, session, '/en/dashboard/liga-norte'));
});

test('README: on a phone', { tag: '@phone' }, async ({ page, app }) => {
  const session = await sessionOf(app, demo.superAdmin);
  await picture(page, 'home-phone', () => openSignedIn(page, session, '/en/home'));
  const desk = await pathOf(app, 'desk-scheduled');
  const admin = { email: demo.superAdmin, session };
  const matchId = desk.split('/').at(-1);
  await callApi(app, admin, ['PUT', `/match/actions/start/${matchId}`], { force: true });
  await picture(page, 'desk-phone', () => page.goto(`/en${desk}`));
});
