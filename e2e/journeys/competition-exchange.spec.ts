import { readFile } from 'node:fs/promises';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import {
  createCompetition,
  createOrganisation,
  readCompetition,
  startCompetition,
} from './competition-steps.ts';
import { rowOf } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string) => t(`competitionExchange.${key}`);

test('teams are imported from a table, with errors reported row by row', {
  tag: '@phone',
}, async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Copa del Este' });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=teams`);
  await page.getByRole('button', { name: words('import') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('paste')).fill('Nombre;Código\nUnión Ribera;\nDeportivo Sol;¡no!');
  await dialog.getByRole('button', { name: words('check') }).click();
  await expect(dialog.getByRole('row', { name: /Deportivo Sol/ })).toContainText(words('problem'));
  await expect(dialog.getByRole('row', { name: /Unión Ribera/ })).toContainText(words('outcomes.NEW'));
  expect((await readCompetition(app, club, competition)).entries).toHaveLength(0);

  await dialog.getByLabel(words('paste')).fill('Nombre;Código\nUnión Ribera;\nDeportivo Sol;');
  await dialog.getByRole('button', { name: words('check') }).click();
  await dialog.getByRole('button', { name: words('commit') }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Deportivo Sol')).toBeVisible();
  expect((await readCompetition(app, club, competition)).entries).toHaveLength(2);
});

test('results are exported as a table and imported filled in', async ({ page, app }) => {
  const t = messagesIn('es');
  const words = (key: string) => t(`competitionExchange.${key}`);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga del Este',
    teams: 4,
    generate: true,
    publish: true,
  });
  await startCompetition(app, club, competition);
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=matches`);
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: words('export') }).click();
  const table = await readFile(await (await leaving).path(), 'utf8');
  const [heading = '', first = ''] = table.trim().split(/\r?\n/);
  await page.getByRole('button', { name: words('import') }).click();
  const dialog = page.getByRole('dialog');
  const filled = Buffer.from(`${heading}\n${first.replace(';;;', ';3;1;')}`);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'resultados.csv', mimeType: 'text/csv', buffer: filled });
  await expect(dialog.getByRole('row', { name: /3–1/ })).toContainText(words('outcomes.NEW'));
  await dialog.getByRole('button', { name: words('commit') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox').first()).toHaveValue('3');
});

test('a competition is transferred to another organisation as a file', async ({ page, app }) => {
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Copa viajera', teams: 4, generate: true });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=settings`);
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('competitionExchange.exportWhole') }).click();
  const file = await (await leaving).path();

  const other = await createOrganisation(app);
  await openSignedIn(page, other.admin.session, `/dashboard/${other.orgCode}/competitions`);
  await page
    .getByRole('button', { name: t('competitionImport.open') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(dialog.getByText(t('competitionImport.notAFile'))).toBeVisible();
  await choose.setInputFiles(file);
  await expect(dialog.getByText(t('competitionImport.outcomes.NEW'), { exact: true })).toHaveCount(4);
  await dialog.getByRole('button', { name: t('competitionImport.make') }).click();
  await page.waitForURL(/\/competitions\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Copa viajera' })).toBeVisible();
});
