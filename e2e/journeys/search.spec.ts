import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch, startMatch } from './desk-steps.ts';

const t = messagesIn('es');

test('typing shows suggestions, and the keyboard opens a page from them', async ({ page }) => {
  await page.goto('/cookies');
  const field = page.getByRole('combobox', { name: t('shell.searchHint') });
  await field.click();
  // Without its accent, and only its beginning.
  await field.pressSequentially('liga norte de fut');
  const option = page.getByRole('option', { name: /Liga Norte de Fútbol/ });
  await expect(option).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await field.press('Escape');
  await expect(option).toBeHidden();
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${'/t/'}liga-norte-de-futbol$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Liga Norte de Fútbol' })).toBeVisible();
});

test('a full search is grouped by kind, filtered by kind, and finds a sport by name', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/?q=futbol');
  await expect(page.getByRole('heading', { name: t('landing.found', { query: 'futbol' }) })).toBeVisible();
  const kinds = page.getByRole('navigation', { name: t('landing.narrow') });
  await kinds.getByRole('link', { name: new RegExp(`^${t('landing.kinds.TRAIP')}`) }).click();
  await expect(page).toHaveURL(/kind=TRAIP/);
  await expect(page.getByRole('link', { name: /Liga Norte de Fútbol/ })).toBeVisible();
  await page.goto('/?q=no-hay-nada-asi');
  await expect(page.getByRole('heading', { name: t('landing.notFound') })).toBeVisible();
});

test('private items are not found, and live matches are on the front page', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const hidden = await createCompetition(app, club, { name: 'Torneo escondido', teams: 4, generate: true });
  await page.goto(`/?q=${encodeURIComponent('torneo escondido')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href$="${hidden.id}"]`)).toHaveCount(0);
  expect((await page.request.get(`/c/${hidden.id}`)).status()).toBe(404);

  const played = await createMatch(app);
  await startMatch(app, played.club, played.match);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: t('landing.liveNow') })).toBeVisible();
  await page.locator(`a[href$="/m/${played.match.id}"]`).last().click();
  await expect(page).toHaveURL(/\/m\//);
});
