import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { settingsOf } from './organisation-steps.ts';
import { callApi } from './team-steps.ts';

/** A red dot: the smallest PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const image = { name: 'imagen.png', mimeType: 'image/png', buffer: onePixel };

test("an organiser sets a competition's colours, cover and sponsors", async ({ page, app }) => {
  test.setTimeout(120_000);
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const { id, path } = await createCompetition(app, club, { name: 'Copa del Sur', teams: 4, publish: true });
  await openSignedIn(page, club.admin.session, `${path}?tab=settings`);
  const save = page.getByRole('button', { name: t('look.save') });
  const primary = page.getByLabel(t('look.primary'), { exact: true });

  const sponsors = page.getByRole('region', { name: t('look.sponsors') });

  await primary.fill('verde');
  await save.click();
  await expect(page.getByText('Escribe un color como #0b7a70.')).toBeVisible();
  await page
    .getByRole('group', { name: t('look.swatches', { label: t('look.primary') }) })
    .getByRole('button', { name: '#f2b705' })
    .click();
  await expect(primary).toHaveValue('#f2b705');

  await page.getByRole('button', { name: t('look.addSponsor') }).click();
  await sponsors.getByLabel(t('look.sponsorName')).fill('Panadería Sol');
  await page.getByLabel(t('look.sponsorLink')).fill('javascript:alert(1)');
  await save.click();
  await expect(page.getByText('Escribe una dirección como https://club.es.')).toBeVisible();
  await page.getByLabel(t('look.sponsorLink')).fill('panaderiasol.example');
  await page.getByRole('button', { name: t('look.addSponsor') }).click();
  await sponsors.getByLabel(t('look.sponsorName')).nth(1).fill('Óptica Luz');
  await save.click();
  await expect(page.getByText(t('ui.saved'))).toBeVisible();

  await page.getByRole('button', { name: t('look.up', { name: 'Óptica Luz' }) }).click();
  await page.getByRole('button', { name: t('look.removeSponsor', { name: 'Panadería Sol' }) }).click();
  await page.getByRole('button', { name: t('look.undo') }).click();
  const sun = page.getByRole('group', { name: t('look.logoOf', { name: 'Panadería Sol' }) });
  await sun.locator('input[type=file]').setInputFiles(image);
  await expect(sun.getByRole('button', { name: t('ui.picture.replace') })).toBeVisible();
  const cover = page.getByRole('group', { name: t('look.cover'), exact: true });
  await cover.locator('input[type=file]').setInputFiles(image);
  await expect(cover.getByRole('button', { name: t('ui.picture.replace') })).toBeVisible();
  await page.getByLabel(t('look.coverAlt')).fill('La grada llena');
  await save.click();
  await expect(page.getByText(t('ui.saved'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'the settings of a look');

  await page.goto(`/c/${id}`);
  await expect(page.getByAltText('La grada llena')).toBeVisible();
  await expect(sponsors.getByRole('listitem')).toHaveText(['Óptica Luz', '']);
  const link = sponsors.getByRole('link', { name: 'Panadería Sol' });
  await expect(link).toHaveAttribute('href', 'https://panaderiasol.example');
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expectAccessibleAndFitting(page, 'a page with a look');
  await page.getByRole('button', { name: t('ui.theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessibleAndFitting(page, 'a dark page with a look');
});

test("a competition shows its organisation's colours on a phone, in English", { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const t = messagesIn('en');
  const club = await createOrganisation(app);
  const { id } = await createCompetition(app, club, { name: 'Spring Cup', teams: 4, publish: true });
  await openSignedIn(page, club.admin.session, `/en${settingsOf(club, 'look')}`);
  await page.getByLabel(t('look.primary'), { exact: true }).fill('#B3122A');
  await page.getByRole('button', { name: t('look.addSponsor') }).click();
  await page.getByLabel(t('look.sponsorName')).fill('North Bank');
  await page.getByRole('button', { name: t('look.save') }).click();
  await expect(page.getByText(t('ui.saved'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'settings on a phone');

  await page.goto(`/en/c/${id}`);
  await expect(page.locator('main header').first()).toHaveCSS('background-color', 'rgb(179, 18, 42)');
  await expect(page.getByRole('region', { name: t('look.sponsors') })).toContainText('North Bank');
  await expectAccessibleAndFitting(page, 'a page on a phone');
  const { body } = await callApi(app, club.admin, ['GET', `/traips-competition/${id}/look`]);
  expect(body.inherited).toMatchObject({ primaryColor: '#b3122a' });
});
