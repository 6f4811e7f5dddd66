import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, readCompetition } from './competition-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');
const act = (move: string) => t(`competitionManage.moves.${move}.action`);

test('a draft is published, started and cancelled, and each step shows its consequences', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const name = 'Copa del Este';
  const competition = await createCompetition(app, club, { name, teams: 4 });
  await openSignedIn(page, club.admin.session, competition.path);
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');

  await main.getByRole('button', { name: act('publish') }).click();
  await expect(dialog.getByText(t('competitionManage.moves.publish.text'))).toBeVisible();
  await dialog.getByRole('button', { name: act('publish') }).click();
  await expect(main.getByText(t('competitionManage.stateTexts.PUBLICIZED'))).toBeVisible();

  // Missing requirements are shown in advance, and again when trying anyway.
  const missing = t('competitionManage.guards.FIRST_PHASE_GENERATED');
  await expect(main.getByText(missing)).toBeVisible();
  await main.getByRole('button', { name: act('start'), exact: true }).click();
  await dialog.getByRole('button', { name: act('start'), exact: true }).click();
  await expect(dialog.getByText(missing)).toBeVisible();
  await dialog.getByRole('button', { name: t('competitionManage.leaveAsIs') }).click();

  const order = { phaseId: competition.phaseId, competitionId: competition.id, mode: 'COMMIT' };
  await callApi(app, club.admin, ['POST', '/broker-config/process'], order);
  await page.reload();
  await main.getByRole('button', { name: act('start'), exact: true }).click();
  await expect(dialog.getByText(t('competitionManage.moves.start.text', { teams: '4' }))).toBeVisible();
  await dialog.getByRole('button', { name: act('start'), exact: true }).click();
  await expect(main.getByText(t('competitionManage.stateTexts.IN_PROGRESS'))).toBeVisible();
  expect((await readCompetition(app, club, competition)).state).toBe('IN_PROGRESS');

  await page.getByRole('link', { name: t('competitionManage.tabs.rules') }).click();
  await expect(page.getByText(t('competitionManage.rules.frozen'))).toBeVisible();
  await page
    .getByRole('link', { name: t('competitionManage.tabs.overview'), exact: true })
    .last()
    .click();

  await main.getByRole('button', { name: act('cancel') }).click();
  await dialog.getByRole('button', { name: act('cancel') }).click();
  const reason = dialog.getByLabel(t('competitionManage.reason'));
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Lluvia');
  await dialog.getByRole('button', { name: act('cancel') }).click();
  await expect(main.getByText(t('competitionManage.stateTexts.CANCELED'))).toBeVisible();
});

test('a user with a conflicting save keeps their input, and sees what the other one saved', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Copa del Este' });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=settings`);
  const description = page.getByLabel(t('competitionManage.descriptionOptional'));
  await description.fill('Con mucho cariño');
  const { body } = await callApi(app, club.admin, ['GET', `/traips-competition/byId/${competition.id}`]);
  const { season, category, ...rest } = body as { season: { id: string }; category: { id: string } };
  const change = { ...rest, name: 'Copa del Oeste', seasonId: season.id, categoryId: category.id };
  const other = await callApi(app, club.admin, ['PUT', '/traips-competition/update'], change);
  expect(other.status, JSON.stringify(other.body)).toBe(200);
  const save = page.getByRole('button', { name: t('ui.save') });
  await save.click();
  await expect(page.getByText(t('competitionManage.overtaken'))).toBeVisible();
  await expect(description).toHaveValue('Con mucho cariño');
  await expect(page.getByLabel(t('competitionManage.name'), { exact: true })).toHaveValue('Copa del Oeste');
  await save.click();
  await expect(page.getByText(t('ui.saved'))).toBeVisible();
  await expect(page.getByText(t('competitionManage.overtaken'))).toHaveCount(0);
});
