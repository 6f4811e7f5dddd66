import type { Page } from '@playwright/test';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { atDesk, variants } from './steps.ts';

/** Ten swimmers with seed marks from 58.00 up. */
const startList = [
  'Dorsal\tNombre\tSexo\tAño\tClub\tMarca',
  ...Array.from({ length: 10 }, (_, index) =>
    [index + 1, `Nadia Nada${index + 1} Sanz`, 'F', 1990 + index, 'CN Bahía', `58.${index}0`].join('\t'),
  ),
].join('\n');

for (const { locale, title, details } of variants(atDesk)) {
  test(
    `a swimming meeting goes from entries with seed marks to the podium of a final, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const r = (key: string, values = {}) => t(`races.${key}`, values);
      const q = (key: string) => t(`competitionWizard.quick.${key}`);
      const founder = await createOrganisation(app);
      const address = localePath(locale, `/dashboard/${founder.orgCode}/competitions/new`);
      await openSignedIn(page, founder.admin.session, address);
      await page.getByLabel(t('competitionWizard.competition.name')).fill('Trofeo de la Alameda');
      const sport = locale === 'es' ? 'Natación en piscina' : 'Pool swimming';
      await page.getByLabel(q('otherSport')).selectOption({ label: sport });
      await page.getByRole('textbox', { name: q('raceName'), exact: true }).fill('100 m libre');
      await page.getByRole('button', { name: q('createRaces') }).click();

      await page.getByRole('button', { name: r('start.paste') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(r('table.list')).fill(startList);
      await dialog.getByRole('button', { name: /10 (personas|people)/ }).click();
      await expect(page.getByRole('row', { name: /Nadia Nada7 Sanz/ })).toBeVisible();

      await page.getByRole('button', { name: r('rounds.title') }).click();
      await dialog.getByLabel(r('rounds.shape')).selectOption('FINAL');
      await dialog.getByLabel(r('rounds.byTime')).fill('4');
      await dialog.getByRole('button', { name: r('rounds.save') }).click();
      await expect(page.getByText(r('rounds.saved'))).toBeVisible();

      await page.getByRole('button', { name: r('heats.make') }).click();
      await dialog.getByLabel(r('heats.lanes')).selectOption('5');
      await dialog.getByRole('button', { name: r('heats.make') }).click();
      await expect(page.getByText(/2 (series hechas|heats made)/)).toBeVisible();
      await expectAccessibleAndFitting(page, 'a start list with heats');

      await page.getByRole('link', { name: r('views.results') }).click();
      await swim(page, (bib) => `57.${bib - 1}0`, 10, r);
      await expect(page.getByText(/10 (resultados guardados|results saved)/)).toBeVisible();
      await publish(page, r('publish.PROVISIONAL'));
      await page.getByRole('button', { name: r('rounds.fill') }).click();
      await expect(page.getByText(r('rounds.filled'))).toBeVisible();

      await page.getByRole('link', { name: r('rounds.names.FINAL'), exact: true }).click();
      await expect(page.getByRole('row', { name: /Nadia Nada5 Sanz/ }), 'only who went on').toHaveCount(0);
      await expect(page.getByRole('row', { name: /Nadia Nada4 Sanz/ })).toBeVisible();
      await page.getByRole('link', { name: r('views.results') }).click();
      await swim(page, (bib) => `56.${9 - bib}0`, 4, r);
      await expect(page.getByText(/4 (resultados guardados|results saved)/)).toBeVisible();
      await publish(page, r('publish.PROVISIONAL'));

      await page.getByRole('link', { name: t('competitionManage.publicPage') }).click();
      const table = page.getByRole('table');
      await expect(table.getByRole('row').nth(1)).toContainText('Nadia Nada4 Sanz');
      await expectAccessibleAndFitting(page, 'a final');
      await page.getByRole('link', { name: r('rounds.names.HEATS'), exact: true }).click();
      await expect(page.getByRole('table', { name: r('heats.heatOf', { heat: 2 }) })).toContainText('q');
      await expectAccessibleAndFitting(page, 'heats');
      await page.getByRole('link', { name: r('rounds.total'), exact: true }).click();
      await expect(table.getByRole('row').nth(5)).toContainText('Nadia Nada5 Sanz');
      await expectAccessibleAndFitting(page, 'the ranking over all rounds');
    },
  );
}

type Words = (key: string, values?: Record<string, unknown>) => string;

async function swim(page: Page, markOf: (bib: number) => string, count: number, r: Words): Promise<void> {
  for (let bib = 1; bib <= count; bib += 1)
    await page.getByLabel(r('results.mark', { name: `Nadia Nada${bib} Sanz` })).fill(markOf(bib));
  await page.getByRole('button', { name: new RegExp(`${count} (resultados|results)$`) }).click();
}

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}
