import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { demo, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';

const t = messagesIn('es');

async function read<T>({ origin }: TestApp, path: string): Promise<readonly T[]> {
  const answer = await fetch(`${origin}/v1/club${path}`);
  return ((await answer.json()) as { items: readonly T[] }).items;
}

/** The URL of a competition in the demo data, found by its name. */
async function competitionCalled(app: TestApp, name: string): Promise<string> {
  const found = await read<{ id: string; name: string }>(
    app,
    `/public/search?kind=COMPETITION&q=${encodeURIComponent(name)}`,
  );
  const id = found.find((one) => one.name === name)?.id;
  expect(id, name).toBeDefined();
  return id ?? '';
}

async function playedMatch(app: TestApp, competitionId: string): Promise<string> {
  const matches = await read<{ id: string; state: string }>(
    app,
    `/traips-competition/matches/${competitionId}?limit=100`,
  );
  return matches.findLast(({ state }) => state === 'CLOSED')?.id ?? '';
}

const follow = async (page: Page, href: RegExp) => {
  const link = page.getByRole('main').locator('a').filter({ hasText: /\S/ });
  const hrefs = await link.evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  const found = hrefs.find((one) => href.test(one));
  expect(found, `a link to ${href}`).toBeDefined();
  await page.goto(found ?? '');
};

test("a visitor of the demo sees who advances from the groups, and opens a match's players", async ({
  page,
  app,
}) => {
  await page.goto(`/c/${await competitionCalled(app, 'Handball Cup 2026')}?tab=bracket`);
  await expect(page.getByText('Finals').first()).toBeVisible();
  const league = await competitionCalled(app, 'Primera división');
  await page.goto(`/m/${await playedMatch(app, league)}`);
  await expect(page.getByRole('heading', { name: t('publicMatch.lineups') })).toBeVisible();
  await follow(page, /^\/[pu]\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('in the demo a referee finds matches to referee, a member an invitation, and an organiser a request for a place', {
  tag: '@phone',
}, async ({ page, app }) => {
  await openSignedIn(page, await sessionOf(app, demo.referee), '/my-matches');
  const desks = page.getByRole('main').locator('a[href*="/dashboard/liga-norte/matches/"]');
  await expect(desks.first()).toBeVisible();
  await openSignedIn(page, await sessionOf(app, demo.member), '/invitations');
  await expect(page.getByText('CD Alameda').first()).toBeVisible();
  await openSignedIn(page, await sessionOf(app, 'emma@demo.traip.app'), '/notifications');
  await expect(page.getByText('Las del Martes pide plaza en Summer Series 2027')).toBeVisible();
});

test("a visitor enters the demo with one click, as the league's admin", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: t('shell.searchHint') })).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('demo.enter') }).click();
  await expect(page).toHaveURL(/\/dashboard\/liga-norte$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('welcome.continue') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('demo.title') })).toBeHidden();
});

test("a visitor on a phone chooses the captain's account", { tag: '@phone' }, async ({ page }) => {
  const en = messagesIn('en');
  await page.goto('/en');
  await page.getByRole('button', { name: en('demo.personas.CAPTAIN.name') }).click();
  await expect(page).toHaveURL(/\/en\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: /Iván/ })).toBeVisible();
});
