import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch } from './desk-steps.ts';
import { createUser, joinTeam } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`lineups.${key}`, values);

test('a lineup is drafted at the desk, says what it lacks, and its people can be chosen', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { club, match, path } = await createMatch(app);
  const player = await createUser(app, 'Iván', 'Cano');
  await joinTeam(app, club.admin, match.home.id, player);
  await openSignedIn(page, club.admin.session, path);
  await page.getByRole('button', { name: t('matchDesk.lineups'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const name = 'Iván Cano';
  await dialog.getByLabel(words('placeOf', { name })).selectOption('STARTER');
  await dialog.getByLabel(words('shirtOf', { name })).fill('9');
  await dialog.getByRole('button', { name: words('isCaptainOf', { name }) }).click();

  // What was written for one team is not lost by looking at the other.
  await dialog.getByRole('button', { name: match.away.name, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('ui.unsaved.title'));
  await question.getByRole('button', { name: t('ui.cancel') }).click();
  await dialog.getByRole('button', { name: words('confirm'), exact: true }).click();
  await expect(dialog.getByText(words('problems.TOO_FEW_STARTERS', { min: '7', given: '1' }))).toBeVisible();
  await expect(dialog.getByText(words('problems.GOALKEEPER_REQUIRED'))).toBeVisible();
  await expect(dialog.getByLabel(words('shirtOf', { name }))).toHaveValue('9');
  await dialog.getByRole('button', { name: words('save'), exact: true }).click();
  await expect(dialog.getByText(words('states.DRAFT'))).toBeVisible();
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await expect(dialog).toHaveCount(0);

  await openSignedIn(page, player.session, `/my-teams/${match.home.id}?tab=matches`);
  await expect(page.getByRole('link', { name: new RegExp(match.away.name) })).toBeVisible();
});
