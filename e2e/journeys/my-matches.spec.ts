import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch } from './desk-steps.ts';
import { createUser, joinTeam } from './team-steps.ts';

const t = messagesIn('es');

/** On phones the filters are behind a button. */
const choose = async (page: Page, label: string, name: string) => {
  const open = page.getByRole('button', { name: t('ui.filters.open'), exact: true });
  const isPhone = await open.isVisible();
  if (isPhone) await open.click();
  const place = isPhone ? page.getByRole('dialog') : page.getByRole('main');
  const option = place.getByLabel(label, { exact: true }).locator('option', { hasText: name });
  await place.getByLabel(label, { exact: true }).selectOption(await option.getAttribute('value'));
  if (isPhone) await place.getByRole('button', { name: t('ui.filters.done') }).click();
};

test('my matches are filtered, and the URL keeps the filters', {
  tag: '@phone',
}, async ({ page, app, context }) => {
  const { club, match } = await createMatch(app);
  const player = await createUser(app, 'Iván', 'Cano');
  await joinTeam(app, club.admin, match.home.id, player);
  const list = '/my-matches';
  await openSignedIn(page, player.session, list);
  const rows = (of: Page) => of.getByRole('main').getByRole('listitem').filter({ hasText: match.home.name });
  // The match with a date comes first by default.
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(match.away.name);

  await page.getByRole('button', { name: t('matchList.always'), exact: true }).click();
  await expect(page).toHaveURL(/timeline=ALL/);
  await expect(rows(page)).not.toHaveCount(1);
  await choose(page, t('matchList.filters.teamId'), match.away.name);
  await expect(page).toHaveURL(new RegExp(`teamId=${match.away.id}`));
  await expect(rows(page)).toHaveCount(1);

  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  await other.getByRole('searchbox', { name: t('myMatches.search') }).fill('nadie');
  await expect(other.getByText(t('myMatches.notFound'))).toBeVisible();
  await other.getByRole('button', { name: t('myMatches.clear') }).click();
  await expect(rows(other)).not.toHaveCount(1);
});
