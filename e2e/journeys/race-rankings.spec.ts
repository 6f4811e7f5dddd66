import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { atDesk, variants } from './steps.ts';

const startList = [
  'Dorsal;Nombre;Sexo;Año;Club',
  '1;Ana Gil Mora;F;1990;Ribera',
  '2;Bea Mas Soto;F;1988;Norte',
].join('\n');

for (const { locale, title, details } of variants(atDesk)) {
  test(`a circuit has a ranking over its races, ${title}`, details, async ({ page, app }) => {
    const t = messagesIn(locale);
    const r = (key: string, values = {}) => t(`races.${key}`, values);
    const q = (key: string) => t(`competitionWizard.quick.${key}`);
    const founder = await createOrganisation(app);
    const address = localePath(locale, `/dashboard/${founder.orgCode}/competitions/new`);
    await openSignedIn(page, founder.admin.session, address);
    await page.getByLabel(t('competitionWizard.competition.name')).fill('Circuito de la Alameda');
    const sport = locale === 'es' ? 'Carrera en ruta' : 'Road running';
    await page.getByLabel(q('otherSport')).selectOption({ label: sport });
    await page.getByRole('textbox', { name: q('raceName'), exact: true }).fill('5 km');
    await page.getByRole('button', { name: q('createRaces') }).click();

    await page.getByRole('button', { name: r('start.paste') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(r('table.list')).fill(startList);
    await dialog.getByRole('button', { name: /2 (personas|people)/ }).click();
    await page.getByRole('link', { name: r('views.results') }).click();
    await page.getByLabel(r('results.mark', { name: 'Ana Gil Mora' })).fill('21:00');
    await page.getByLabel(r('results.mark', { name: 'Bea Mas Soto' })).fill('20:00');
    await page.getByRole('button', { name: /2 (resultados|results)$/ }).click();
    await expect(page.getByText(/2 (resultados guardados|results saved)/)).toBeVisible();
    await page.getByRole('button', { name: r('publish.PROVISIONAL') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: r('publish.PROVISIONAL') })
      .click();
    await expect(page.getByText(r('publish.done.PROVISIONAL'))).toBeVisible();

    await page.getByRole('button', { name: r('rankings.add') }).click();
    await dialog.getByLabel(r('rankings.fields.points')).fill('diez');
    await dialog.getByRole('button', { name: r('rankings.create') }).click();
    await expect(dialog.getByText(r('rankings.notANumber'))).toBeVisible();
    await dialog.getByLabel(r('rankings.fields.points')).fill('10 6 4');
    await expectAccessibleAndFitting(page, 'the dialog of a ranking');
    await dialog.getByRole('button', { name: r('rankings.create') }).click();
    await expect(page.getByText(r('rankings.created'))).toBeVisible();

    await page.getByRole('link', { name: r('rankings.see') }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('row').nth(1)).toContainText('Bea Mas Soto');
    await expect(table.getByRole('row').nth(1)).toContainText('10');
    await expect(table.getByRole('row').nth(2)).toContainText('Ana Gil Mora');
    await expect(page.getByText(r('overall.bestOf', { best: 5 }))).toBeVisible();
    await expectAccessibleAndFitting(page, 'the table of a circuit');
    await page.getByRole('searchbox', { name: r('public.search') }).fill('1');
    await page.keyboard.press('Enter');
    await expect(table.getByRole('row')).toHaveCount(2);
  });
}
