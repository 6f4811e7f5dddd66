import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, readCompetition } from './competition-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`competitionManage.broker.${key}`, values);

test('a knockout is previewed, created, and created again with another draw', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Copa del Este', teams: 8 });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=phases`);
  await page.getByLabel(words('algorithm'), { exact: true }).selectOption('SINGLE_ELIM');
  await page.getByRole('switch', { name: new RegExp(t('brokerParams.labels.thirdPlace')) }).check();
  await page.getByRole('button', { name: words('saveAndPreview') }).click();

  // A preview creates nothing.
  await expect(page.getByText(words('onlyPreview'))).toBeVisible();
  const list = page.getByRole('region', { name: words('asList') });
  await expect(list.getByText(t('bracket.thirdPlace')).first()).toBeVisible();
  // Eight teams, and in each semi-final the four possible ones.
  await expect(list.getByText(/^Equipo \d \w+$/)).toHaveCount(8);
  await expect(list.getByText(/^Equipo \d \w+ o Equipo \d \w+$/)).toHaveCount(4);
  expect((await readCompetition(app, club, competition)).phases[0]?.matches).toBe(0);

  await page.getByRole('button', { name: 'Generar 8 partidos' }).click();
  // The previewed fixtures are stored.
  const standing = page.getByText(new RegExp(`^${words('generated', { at: '' }).slice(0, 12)}`));
  await expect(standing).toBeVisible();
  await expect(page.getByText(words('onlyPreview'))).toBeHidden();
  expect((await readCompetition(app, club, competition)).phases[0]?.matches).toBe(8);

  const seed = page.getByLabel(words('seed'));
  const before = await seed.inputValue();
  await page.getByRole('button', { name: words('redraw') }).click();
  await expect(seed).not.toHaveValue(before);
  await page.getByRole('button', { name: words('saveAndPreview') }).click();
  await expect(page.getByText(words('wouldBe'))).toBeVisible();
  await page.getByRole('button', { name: words('makeAgain') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('8');
  await question.getByRole('button', { name: words('makeAgain') }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(words('wouldBe'))).toBeHidden();
  await expect(standing).toBeVisible();
  expect((await readCompetition(app, club, competition)).phases[0]?.matches).toBe(8);
});

test('the bracket is panned and zoomed with the keyboard', async ({ page, app }) => {
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const phases = [{ name: 'Eliminatoria', algorithm: 'DOUBLE_ELIM' }];
  const competition = await createCompetition(app, club, {
    name: 'Copa del Este',
    teams: 11,
    phases,
    generate: true,
  });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=phases`);
  const bracket = page.getByRole('region', { name: 'Eliminatoria', exact: true });
  await bracket.focus();
  await page.keyboard.press('+');
  await expect(page.getByText(t('bracket.zoom', { percent: '120' }))).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(page.getByText(t('bracket.zoom', { percent: '80' }))).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => bracket.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('a phase is added, renamed, moved and deleted', async ({ page, app }) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) =>
    t(`competitionManage.phases.${key}`, values);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Copa del Este' });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=phases`);
  await page.getByRole('button', { name: words('add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('add') }).click();
  await expect(dialog.getByText('Escribe el nombre de la fase.')).toBeVisible();
  await dialog.getByLabel(words('name')).fill('Final');
  await dialog.getByRole('button', { name: words('add') }).click();
  const names = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(names).toHaveText(['Liga', 'Final']);
  const choose = async (item: string, name: string) => {
    await page.getByRole('button', { name: words('more', { name }) }).click();
    await page.getByRole('menuitem', { name: words(item) }).click();
  };
  await choose('rename', 'Final');
  await dialog.getByLabel(words('name')).fill('Gran final');
  await dialog.getByLabel(words('name')).press('Enter');
  await expect(names).toHaveText(['Liga', 'Gran final']);
  await choose('moveUp', 'Gran final');
  await expect(names).toHaveText(['Gran final', 'Liga']);
  await choose('delete', 'Gran final');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('delete') })
    .click();
  await expect(names).toHaveText(['Liga']);
});
