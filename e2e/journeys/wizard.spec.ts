import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import {
  atStep,
  chooseFormat,
  competitionOf,
  continueTo,
  matchesOf,
  openWizard,
  pairings,
  pasteTeams,
  previewDraw,
  publish,
  writePlace,
} from './wizard-steps.ts';

const t = messagesIn('es');

test('from nothing to a published double league of 20', async ({ page, app }) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  await writePlace(page, 'Primera');
  await page.getByLabel(t('brokerParams.labels.legs')).selectOption('2');
  await page.getByRole('spinbutton', { name: t('competitionWizard.format.teams'), exact: true }).fill('20');
  await expect(page.getByText('380', { exact: true }).first()).toBeVisible();
  await continueTo(page, 'teams');
  await pasteTeams(page, 20);
  const id = await publish(page);
  const { state, teams, phases } = await competitionOf(app, founder.admin, id);
  expect([state, teams, phases[0]?.matches]).toEqual(['PUBLICIZED', 20, 380]);
  const matches = await matchesOf(app, founder.admin, id);
  const { pairs, clashes } = pairings(matches);
  expect([matches.length, pairs.size, clashes]).toEqual([380, 190, 0]);
  expect([...pairs.values()].every((times) => times === 2)).toBe(true);
  expect(new Set(matches.map(({ round }) => round)).size).toBe(38);
});

test('24 teams in 6 groups, with the four best thirds in the knockout', async ({ page, app }) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  await writePlace(page, 'Eurocopa');
  await chooseFormat(page, 'GROUPS_KNOCKOUT');
  await page.getByRole('spinbutton', { name: t('competitionWizard.format.teams'), exact: true }).fill('24');
  await page.getByRole('spinbutton', { name: t('competitionWizard.format.groups'), exact: true }).fill('6');
  const best = t('competitionWizard.format.best', { position: '3' });
  await page.getByRole('spinbutton', { name: best }).fill('4');
  await expect(page.getByText('51', { exact: true })).toBeVisible();
  await continueTo(page, 'teams');
  await pasteTeams(page, 24);
  const id = await publish(page);
  const { phases } = await competitionOf(app, founder.admin, id);
  const [groups, final] = phases;
  expect([groups?.matches, phases.length]).toEqual([36, 2]);
  const matches = await matchesOf(app, founder.admin, id);
  const byGroup = Map.groupBy(
    matches.filter(({ group }) => group !== null),
    ({ group }) => group,
  );
  expect([...byGroup.values()].map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6]);
  const { fixtures } = await previewDraw(app, founder.admin, id, final?.id ?? '');
  expect(fixtures).toHaveLength(15);
});

test('12 handball teams in two groups, a main round of the best three of each, and semi-finals', async ({
  page,
  app,
}) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  await writePlace(page, 'Balonmano');
  await chooseFormat(page, 'GROUPS_MAIN_ROUND');
  await page.getByRole('spinbutton', { name: t('competitionWizard.format.teams'), exact: true }).fill('12');
  await page.getByRole('spinbutton', { name: t('competitionWizard.format.groups'), exact: true }).fill('2');
  const through = page.getByRole('spinbutton', { name: t('competitionWizard.format.qualifiers') });
  await through.first().fill('3');
  await through.last().fill('4');
  await expect(
    page.getByText(t('competitionWizard.format.mainGroups', { count: '1', size: '6' })),
  ).toBeVisible();
  await expect(
    page.getByText('42', { exact: true }),
    '30 in groups, 9 against the others, 3 at the end',
  ).toBeVisible();
  await continueTo(page, 'teams');
  await pasteTeams(page, 12);
  const id = await publish(page);
  const { phases } = await competitionOf(app, founder.admin, id);
  expect(phases.map(({ matches }) => matches)).toEqual([30, 9, 3]);
});

test('a league of six with a promotion play-off of places 2 to 5', async ({ page, app }) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  await writePlace(page, 'Ascenso');
  await chooseFormat(page, 'LEAGUE_PLAYOFF');
  await page.getByRole('spinbutton', { name: t('competitionWizard.format.teams'), exact: true }).fill('6');
  await page.getByRole('spinbutton', { name: t('competitionWizard.format.playOffFrom') }).fill('2');
  await expect(
    page.getByText(t('competitionWizard.format.playOffPlaces', { from: '2', to: '5' })),
  ).toBeVisible();
  await continueTo(page, 'teams');
  await pasteTeams(page, 6);
  const id = await publish(page);
  const { phases } = await competitionOf(app, founder.admin, id);
  expect(phases.map(({ matches }) => matches)).toEqual([15, 3]);
});

test('a double elimination of 11, on a phone', { tag: '@phone' }, async ({ page, app }) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  await writePlace(page, 'Doble');
  await chooseFormat(page, 'DOUBLE_ELIM');
  await continueTo(page, 'teams');
  await pasteTeams(page, 11);
  const id = await publish(page);
  const { phases, teams } = await competitionOf(app, founder.admin, id);
  const matches = await matchesOf(app, founder.admin, id);
  expect([teams, phases[0]?.matches]).toEqual([11, matches.length]);
  // Everyone but the winner loses twice, and the winner once at most: 20 matches, and 21 with a decider.
  expect(matches.length).toBeGreaterThanOrEqual(20);
  expect(matches.length).toBeLessThanOrEqual(21);
  // Five have a bye in the first round: six teams play its three matches, and two with byes meet in the next.
  const known = matches.filter(({ home, away }) => home !== null && away !== null);
  expect(known).toHaveLength(4);
});

test('a list of teams is checked row by row; a reload keeps the input, and coming back offers it', async ({
  page,
  app,
}) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  await writePlace(page, 'A medias');
  await chooseFormat(page, 'SWISS');
  await continueTo(page, 'teams');
  await page.getByRole('button', { name: t('competitionWizard.teams.paste') }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'equipos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Equipo;Código\nSol;sol-fc\nLuna\nsol\nMar;¡no!\n'),
  });
  const row = (name: string) => page.getByRole('dialog').getByRole('row').filter({ hasText: name });
  await expect(row('Luna')).toContainText(t('competitionWizard.paste.fresh'));
  await expect(row('Mar')).toContainText(t('competitionWizard.paste.codeDropped'));
  await expect(page.getByText(t('competitionWizard.paste.problems.repeated'))).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: / 3 / }).click();
  for (const name of ['Sol', 'Luna', 'Mar'])
    await page.getByRole('button', { name: t('seedList.remove', { name }) }).click();
  await pasteTeams(page, 6);
  // Typing a seed moves the team there.
  await page.getByRole('spinbutton', { name: t('seedList.seedOf', { name: 'Club 6' }) }).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Club' }).first()).toContainText('Club 6');
  // Lifted and moved with only the keyboard.
  await page.getByRole('button', { name: t('seedList.move', { name: 'Club 6' }) }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(t('seedList.over', { name: 'Club 6', place: '1' }))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(t('seedList.over', { name: 'Club 6', place: '2' }))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByRole('listitem').filter({ hasText: 'Club' }).first()).toContainText('Club 1');
  const draft = () => page.evaluate(() => JSON.stringify(localStorage).replace(/.*?(Club \d).*/s, '$1'));
  await expect.poll(draft, 'the first team of the draft').toBe('Club 1');
  await page.reload();
  await atStep(page, 'teams');
  await expect(page.getByRole('listitem').filter({ hasText: 'Club' }).nth(1)).toContainText('Club 6');
  await page.goto(`/dashboard/${founder.orgCode}/competitions/new?traip=`);
  await expect(page.getByText(t('competitionWizard.resume.textNamed', { name: 'A medias' }))).toBeVisible();
  await page.getByRole('button', { name: t('competitionWizard.resume.continue') }).click();
  await page.goto(`/dashboard/${founder.orgCode}/competitions/new?traip=`);
  await page.getByRole('button', { name: t('competitionWizard.resume.fresh') }).click();
  await atStep(page, 'basic');
  await page.reload();
  await atStep(page, 'basic');
});

test('errors are shown in their step, also those of the server, and the review links there with nothing lost', async ({
  page,
  app,
}) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  const toSeason = t('competitionWizard.goOn', { step: t('competitionWizard.steps.season') });
  await page.getByRole('button', { name: toSeason }).click();
  const choose = 'Elige un Traip o crea uno nuevo.';
  await expect(page.getByText(choose)).toBeVisible();
  await page.getByRole('radio', { name: t('competitionWizard.basic.new') }).check();
  await page.getByLabel(t('traips.name'), { exact: true }).fill('ab');
  await page.getByRole('button', { name: toSeason }).click();
  const short = 'El nombre necesita al menos 3 caracteres.';
  await expect(page.getByText(short)).toBeVisible();
  await expect(page.getByLabel(t('traips.name'), { exact: true })).toBeFocused();
  await page.goto(`/dashboard/${founder.orgCode}/competitions/new?step=review`);
  await expect(page.getByText(t('competitionWizard.review.missing'))).toBeVisible();
  await page.getByRole('main').getByRole('listitem').filter({ hasText: short }).getByRole('link').click();
  await atStep(page, 'basic');
  await expect(page.getByLabel(t('traips.name'), { exact: true })).toHaveValue('ab');

  await page.getByLabel(t('traips.name'), { exact: true }).fill('Copa');
  await page.getByRole('combobox', { name: t('traips.sport') }).selectOption('FOOTBALL');
  await page.getByLabel(t('traips.codeOptional')).fill('admin');
  await continueTo(page, 'season');
  await page.getByLabel(t('traips.seasonName')).fill('2026/27');
  await page.getByLabel(t('traips.categoryName')).fill('Sénior');
  await continueTo(page, 'competition');
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Copa 2027');
  await continueTo(page, 'format');
  await continueTo(page, 'teams');
  await continueTo(page, 'calendar');
  await continueTo(page, 'review');
  await page.getByRole('button', { name: t('competitionWizard.review.submit') }).click();
  await expect(page.getByText(t('competitionWizard.review.missing'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: t('competitionWizard.steps.basic') })
    .click();
  await expect(page.getByLabel(t('traips.codeOptional'))).toHaveValue('admin');
  await expect(page.getByLabel(t('traips.codeOptional'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t('traips.codeOptional')).fill('');
  await page.goto(`/dashboard/${founder.orgCode}/competitions/new?step=review`);
  await page.getByRole('button', { name: t('competitionWizard.review.submit') }).click();
  await page.waitForURL(/\/competitions\/[0-9a-f-]{36}/);
});
