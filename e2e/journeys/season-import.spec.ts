import { fileURLToPath } from 'node:url';
import { countEffort } from '../fixtures/effort.ts';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { atDesk, variants } from './steps.ts';

const season = fileURLToPath(
  new URL('../../apps/api/src/views/exchange/elsewhere/testing/files/premier-2008-09.txt', import.meta.url),
);
const name = 'English Premier League 2008/09';

for (const { locale, title, details } of variants(atDesk))
  test(
    `a whole season is imported from files in three clicks, and undone, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const s = (key: string, values?: Record<string, string>) => t(`seasonImport.${key}`, values);
      const founder = await createOrganisation(app);
      const at = localePath(locale, `/dashboard/${founder.orgCode}/competitions/new`);
      await openSignedIn(page, founder.admin.session, at);
      await page.getByRole('link', { name: t('competitionWizard.quick.importElsewhere') }).click();
      await expect(page.getByRole('heading', { level: 1, name: s('title') })).toBeVisible();

      const effort = await countEffort(page);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: s('chooseFile') }).click();
      await (await chooser).setFiles(season);
      await expect(page.getByLabel(s('name'))).toHaveValue(name);
      await expect(page.getByLabel(s('format'))).toHaveValue('OPENFOOTBALL');
      await expect(page.getByText(s('champion', { name: 'Manchester United' }))).toBeVisible();
      const champion = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Manchester United' }) });
      await expect(champion).toContainText('90');
      await page.getByRole('button', { name: s('save', { matches: '380' }) }).click();
      await expect(page.getByRole('heading', { name: s('doneTitle', { name }) })).toBeVisible({
        timeout: 30_000,
      });
      const { clicks } = await effort();
      expect(clicks, 'clicks').toBeLessThanOrEqual(3);

      await page.getByRole('button', { name: s('undo'), exact: true }).click();
      await expect(page.getByText(s('undone', { name }))).toBeVisible();
      await page.goto(localePath(locale, `/dashboard/${founder.orgCode}/competitions`));
      await expect(page.getByText(name)).toHaveCount(0);
    },
  );

test('a pasted table shows which row is wrong, and its columns can be chosen', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const s = (key: string, values?: Record<string, string>) => t(`seasonImport.${key}`, values);
  const founder = await createOrganisation(app);
  await openSignedIn(page, founder.admin.session, `/dashboard/${founder.orgCode}/competitions/import`);
  await page.getByLabel(s('paste')).fill('Equipo uno;Visitante;Resultado\nSol;Luna;2-1\nLuna;Sol;dos');
  await page.getByRole('button', { name: s('look') }).click();
  await page.getByLabel(s('columnOf', { heading: 'Equipo uno' })).selectOption('home');
  await expect(page.getByText(s('line', { line: '3', file: s('pastedName') }))).toBeVisible();
  await expect(page.getByText(s('mendFirst'))).toBeVisible();
  await page.getByRole('button', { name: s('otherFile') }).click();
  await page.getByLabel(s('paste')).fill('Local;Visitante;Resultado\nSol;Luna;2-1\nLuna;Sol;0-0');
  await page.getByRole('button', { name: s('look') }).click();
  await page.getByRole('button', { name: s('save', { matches: '2' }) }).click();
  await page.getByRole('link', { name: s('openIt') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(s('pastedName'));
});
