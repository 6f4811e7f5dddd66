import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';

const t = messagesIn('es');

test('a Traip is searched in vain, created with its season and category, edited, shown publicly and deleted', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { orgCode, admin } = await createOrganisation(app);
  await openSignedIn(page, admin.session, `/dashboard/${orgCode}/traips?search=nada&sport=PADEL`);
  await expect(page.getByText(t('traips.notFound'))).toBeVisible();
  await page.getByRole('button', { name: t('traips.clear') }).click();
  await expect(page).not.toHaveURL(/search/);
  await expect(page.getByText(t('traips.none'))).toBeVisible();
  await page
    .getByRole('button', { name: t('traips.new') })
    .first()
    .click();
  await page.getByLabel(t('traips.name'), { exact: true }).fill('ab');
  await page.getByRole('button', { name: t('traips.create') }).click();
  const short = 'El nombre necesita al menos 3 caracteres.';
  await expect(page.getByText(short)).toBeVisible();
  const name = 'Circuito de Primavera';
  await page.getByLabel(t('traips.name'), { exact: true }).fill(name);
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: t('traips.sport') })
    .selectOption('FOOTBALL');
  await page.getByRole('button', { name: t('traips.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: t('traips.newSeason') }).click();
  await page.getByLabel(t('traips.seasonName')).fill('2026/27');
  await page.getByLabel(t('traips.startsOn')).fill('2026-09-01');
  await page.getByRole('button', { name: t('traips.save'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2026/27' })).toBeVisible();
  await page.getByRole('button', { name: t('traips.newCategory') }).click();
  await page.getByLabel(t('traips.categoryName')).fill('Sub-12');
  await page.getByLabel(t('traips.variant')).selectOption('FOOTBALL_7');
  await page.getByLabel(t('traips.minAge')).fill('20');
  await page.getByLabel(t('traips.maxAge')).fill('12');
  await page.getByRole('button', { name: t('traips.save'), exact: true }).click();
  const ages = 'La edad máxima no puede ser menor que la mínima.';
  await expect(page.getByText(ages)).toBeVisible();
  await page.getByLabel(t('traips.minAge')).fill('');
  await page.getByRole('button', { name: t('traips.save'), exact: true }).click();
  const category = page.getByRole('listitem').filter({ hasText: 'Sub-12' });
  await expect(category).toContainText(t('traips.ages.to', { max: '12' }));
  await page.getByRole('button', { name: t('traips.editOf', { name: 'Sub-12' }) }).click();
  await page.getByLabel(t('traips.categoryName')).fill('Sub-14');
  await page.getByRole('button', { name: t('traips.save'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sub-14' })).toBeVisible();

  const here = page.url();
  const open = await page.getByRole('link', { name: t('traips.seePublicPage') }).getAttribute('href');
  await page.goto(open ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Sub-14')).toBeVisible();

  await page.goto(here);
  await page.getByRole('button', { name: t('traips.deleteTraip') }).click();
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('traips.delete'), exact: true })
    .click();
  await expect(page.getByText(t('traips.none'))).toBeVisible();
});
