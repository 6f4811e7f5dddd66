import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';

const t = messagesIn('es');

test('competitions load on the second attempt, are found by state and name, and the URL keeps the filters', {
  tag: '@phone',
}, async ({ page, app }) => {
  const club = await createOrganisation(app);
  const list = '**/dashboard/competitions/org/**';
  await page.route(list, (route) => route.fulfill({ status: 503, body: '{}' }));
  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}/competitions`);
  await expect(page.getByText(t('competitions.failed'))).toBeVisible({ timeout: 20_000 });
  await page.unroute(list);
  await page.getByRole('button', { name: t('ui.retry') }).click();
  await expect(page.getByText(t('competitions.none'))).toBeVisible();
  await createCompetition(app, club, { name: 'Copa del Este' });
  await createCompetition(app, club, { name: 'Liga del Este', publish: true });
  await page.reload();
  const [cup, league] = ['Copa del Este', 'Liga del Este'].map((name) =>
    page.getByRole('main').getByRole('link', { name: new RegExp(name) }),
  );
  if (!cup || !league) throw new Error('two rows');
  await expect(cup).toBeVisible();
  await expect(league).toBeVisible();
  await page.getByRole('button', { name: new RegExp(t('competitionStates.DRAFT')) }).click();
  await expect(league).toHaveCount(0);
  await expect(page).toHaveURL(/state=DRAFT/);
  await page.reload();
  await expect(cup).toBeVisible();
  await expect(league).toHaveCount(0);
  await page.getByRole('searchbox', { name: t('competitions.search') }).fill('liga');
  await expect(page.getByText(t('competitions.notFound'))).toBeVisible();
  await page.getByRole('button', { name: t('competitions.clear') }).click();
  await league.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liga del Este' })).toBeVisible();
});
