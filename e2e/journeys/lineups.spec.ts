import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch, fieldTeam } from './desk-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi, createUser, joinTeam } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`lineups.${key}`, values);

test("a lineup is drafted at the desk, shows what's missing, and its people can be chosen", {
  tag: '@phone',
}, async ({ page, app }) => {
  const { club, match, path } = await createMatch(app);
  const player = await createUser(app, 'Iván', 'Cano');
  await joinTeam(app, club.admin, match.home.id, player);
  await openSignedIn(page, club.admin.session, path);
  await page.getByRole('button', { name: t('matchDesk.lineups'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const name = 'Iván Cano';
  await dialog.getByRole('button', { name: words('callUpOf', { name }), exact: true }).click();
  const onField = dialog.getByRole('button', { name: /Iván Cano, / }).first();
  await onField.click();
  await dialog.getByLabel(words('shirtOf', { name })).fill('9');
  await dialog.getByRole('button', { name: words('captain'), exact: true }).click();

  // Changes to one team survive switching to the other.
  await dialog.getByRole('button', { name: match.away.name, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('ui.unsaved.title'));
  await question.getByRole('button', { name: t('ui.cancel') }).click();
  await dialog.getByRole('button', { name: words('confirm'), exact: true }).click();
  await expect(dialog.getByText(words('problems.TOO_FEW_STARTERS', { min: '7', given: '1' }))).toBeVisible();
  await expect(dialog.getByLabel(words('shirtOf', { name }))).toHaveValue('9');
  await dialog.getByRole('button', { name: words('save'), exact: true }).click();
  // The refused confirmation had saved a draft before.
  await expect(page.getByText(words('saved'), { exact: true })).toBeVisible();
  await expect(dialog.getByText(words('states.DRAFT'))).toBeVisible();
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await expect(dialog).toHaveCount(0);

  await openSignedIn(page, player.session, `/my-teams/${match.home.id}?tab=matches`);
  await expect(page.getByRole('link', { name: new RegExp(match.away.name) })).toBeVisible();
});

for (const { locale, title, details } of variants(onPhone))
  test(
    `a captain who changes nothing repeats the last lineup with two taps, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const { club, match, competitionId } = await createMatch(app);
      await fieldTeam(app, club, match.id, match.home.id);
      const criteria = { competitionId, teamId: match.home.id };
      const { body } = await callApi(app, club.admin, ['POST', '/match/findByCriteria'], criteria);
      const next = (body.items as { id: string }[]).find(({ id }) => id !== match.id);
      const captain = await createUser(app, 'Carla', 'Sanz');
      await joinTeam(app, club.admin, match.home.id, captain);
      const { body: user } = await callApi(app, captain, ['GET', '/auth/profile']);
      const role = { teamId: match.home.id, userId: user.id, role: 'CAPTAIN' };
      await callApi(app, club.admin, ['POST', '/teams/changeRole'], role);
      await openSignedIn(
        page,
        captain.session,
        localePath(locale, `/my-teams/${match.home.id}/matches/${next?.id}`),
      );
      await page.getByRole('button', { name: t('lineups.repeatLast'), exact: true }).click();
      await expectAccessibleAndFitting(page, 'a lineup that was repeated');
      await page.getByRole('button', { name: t('lineups.confirm'), exact: true }).click();
      await expect(page.getByText(t('lineups.isFixed'))).toBeVisible();
      const at = ['GET', `/match-lineup/${next?.id}/${match.home.id}`] as const;
      const { lineup } = (await callApi(app, captain, at)).body;
      expect((lineup as { players: unknown[] }).players).toHaveLength(13);
    },
  );
