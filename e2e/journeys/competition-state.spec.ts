import { expect, openSignedIn, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';
import { competitionNow, haveClub, haveCompetition } from './competition-steps.ts';
import { ask } from './team-steps.ts';

const t = wordsOf('es');
const act = (move: string) => t(`competitionManage.moves.${move}.action`);

test('a draft is published, started and cancelled, and each step says what follows', async ({
  page,
  world,
}) => {
  const club = await haveClub(world);
  const name = 'Copa del Este';
  const had = await haveCompetition(world, club, { name, teams: 4 });
  await openSignedIn(page, club.admin.session, had.path);
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');

  await main.getByRole('button', { name: act('publish') }).click();
  await expect(dialog.getByText(t('competitionManage.moves.publish.text'))).toBeVisible();
  await dialog.getByRole('button', { name: act('publish') }).click();
  await expect(main.getByText(t('competitionManage.stateTexts.PUBLICIZED'))).toBeVisible();

  // What is missing is told before anybody asks, and again when somebody asks all the same.
  const missing = t('competitionManage.guards.FIRST_PHASE_GENERATED');
  await expect(main.getByText(missing)).toBeVisible();
  await main.getByRole('button', { name: act('start'), exact: true }).click();
  await dialog.getByRole('button', { name: act('start'), exact: true }).click();
  await expect(dialog.getByText(missing)).toBeVisible();
  await dialog.getByRole('button', { name: t('competitionManage.leaveAsIs') }).click();

  const order = { phaseId: had.phaseId, competitionId: had.id, mode: 'COMMIT' };
  await ask(world, club.admin, ['POST', '/broker-config/process'], order);
  await page.reload();
  await main.getByRole('button', { name: act('start'), exact: true }).click();
  await expect(dialog.getByText(t('competitionManage.moves.start.text', { teams: '4' }))).toBeVisible();
  await dialog.getByRole('button', { name: act('start'), exact: true }).click();
  await expect(main.getByText(t('competitionManage.stateTexts.IN_PROGRESS'))).toBeVisible();
  expect((await competitionNow(world, club, had)).state).toBe('IN_PROGRESS');

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

test('whoever was overtaken keeps what they typed, and sees what the other one saved', async ({
  page,
  world,
}) => {
  const t = wordsOf('es');
  const club = await haveClub(world);
  const had = await haveCompetition(world, club, { name: 'Copa del Este' });
  await openSignedIn(page, club.admin.session, `${had.path}?tab=settings`);
  const description = page.getByLabel(t('competitionManage.descriptionOptional'));
  await description.fill('Con mucho cariño');
  const { body } = await ask(world, club.admin, ['GET', `/traips-competition/byId/${had.id}`]);
  const { season, category, ...rest } = body as { season: { id: string }; category: { id: string } };
  const change = { ...rest, name: 'Copa del Oeste', seasonId: season.id, categoryId: category.id };
  const other = await ask(world, club.admin, ['PUT', '/traips-competition/update'], change);
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
