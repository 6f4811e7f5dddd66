import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { onPhone, variants } from './steps.ts';

const startList = [
  'Dorsal;Nombre;Sexo;Año;Club',
  '1;Ana Gil Mora;F;1990;Ribera',
  '2;Bea Mas Soto;F;1988;Norte',
].join('\n');
const earlier = 'Prueba;Marca;Nombre;Sexo;Año de nacimiento;Club;Cuándo;Dónde';

for (const { locale, title, details } of variants(onPhone)) {
  test(`a race breaks its meeting record, ${title}`, details, async ({ page, app }) => {
    const t = messagesIn(locale);
    const r = (key: string, values = {}) => t(`races.${key}`, { kind: 'RACE', ...values });
    const q = (key: string) => t(`competitionWizard.quick.${key}`);
    const founder = await createOrganisation(app);
    const address = localePath(locale, `/dashboard/${founder.orgCode}/competitions/new`);
    await openSignedIn(page, founder.admin.session, address);
    await page.getByLabel(t('competitionWizard.competition.name')).fill('Milla de la Alameda');
    const sport = locale === 'es' ? 'Carrera en ruta' : 'Road running';
    await page.getByLabel(q('otherSport')).selectOption({ label: sport });
    await page.getByRole('textbox', { name: q('raceName'), exact: true }).fill('Milla');
    await page.getByRole('button', { name: q('createRaces') }).click();

    const dialog = page.getByRole('dialog');
    await test.step('the race keeps records, starting with earlier ones', async () => {
      await page.getByRole('button', { name: r('edit') }).click();
      await dialog.getByLabel(r('form.recordEvent')).fill('Milla');
      await expectAccessibleAndFitting(page, 'the dialog of a race with records');
      await dialog.getByRole('button', { name: r('form.save') }).click();
      await expect(page.getByText(r('form.saved'))).toBeVisible();
      await page.getByRole('button', { name: t('records.paste') }).click();
      await dialog
        .getByLabel(r('table.list'))
        .fill(`${earlier}\nMilla;ayer;Marta Ríos;F;1960;Ribera;1985;Alameda`);
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      await dialog
        .getByLabel(r('table.list'))
        .fill(`${earlier}\nMilla;5:30;Marta Ríos;F;1960;Ribera;1985;Alameda`);
      await dialog.getByRole('button', { name: t('records.save', { count: '1' }) }).click();
      await expect(page.getByText('Marta Ríos').first()).toBeVisible();
    });

    await test.step('results are published', async () => {
      await page.getByRole('button', { name: r('start.paste') }).click();
      await dialog.getByLabel(r('table.list')).fill(startList);
      await dialog.getByRole('button', { name: /2 (personas|people)/ }).click();
      await page.getByRole('link', { name: r('views.results') }).click();
      await page.getByLabel(r('results.mark', { name: 'Ana Gil Mora' })).fill('5:20');
      await page.getByLabel(r('results.mark', { name: 'Bea Mas Soto' })).fill('5:40');
      await page.getByRole('button', { name: /2 (resultados|results)$/ }).click();
      await expect(page.getByText(/2 (resultados guardados|results saved)/)).toBeVisible();
      await page.getByRole('button', { name: r('publish.PROVISIONAL') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: r('publish.PROVISIONAL') })
        .click();
      await expect(page.getByText(r('publish.done.PROVISIONAL'))).toBeVisible();
    });

    await test.step('everyone sees who broke what, and a searched bib comes first', async () => {
      await page.getByRole('link', { name: t('records.see') }).click();
      const table = page.getByRole('table', { name: 'Milla' });
      await expect(table).toContainText('Ana Gil Mora');
      await expect(table).toContainText(t('records.before', { mark: '5:30', who: 'Marta Ríos' }));
      await expectAccessibleAndFitting(page, 'the records of a meeting');
      await table.getByRole('link', { name: 'Milla de la Alameda' }).first().click();
      await page.getByRole('searchbox', { name: r('public.search') }).fill('1');
      await page.keyboard.press('Enter');
      const own = page.getByRole('region', { name: r('public.resultOf', { name: 'Ana Gil Mora' }) });
      await expect(own).toContainText(t('records.letters.MEETING'));
      await expectAccessibleAndFitting(page, 'the result of one bib');
    });
  });
}
