import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, readCompetition, requestEntry } from './competition-steps.ts';
import { createTeam, rowOf } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`competitionManage.teams.${key}`, values);

test('one team is accepted and another rejected with a reason', {
  tag: '@phone',
}, async ({ page, app }) => {
  const club = await createOrganisation(app);
  const more = { takesRegistrations: true };
  const competition = await createCompetition(app, club, { name: 'Copa del Este', publish: true, more });
  await requestEntry(app, competition, 'Los Puntuales');
  await requestEntry(app, competition, 'Los Tardones');
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=teams`);
  await page.getByRole('button', { name: words('acceptOf', { name: 'Los Puntuales' }) }).click();
  await expect(
    page.getByRole('button', { name: words('removeOf', { name: 'Los Puntuales' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: words('rejectOf', { name: 'Los Tardones' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('rejectReason')).fill('Fuera de plazo');
  await dialog.getByRole('button', { name: words('reject') }).click();
  await expect(rowOf(page, 'Los Tardones')).toContainText(words('statuses.REJECTED'));
  await expect(rowOf(page, 'Los Tardones')).toContainText('Fuera de plazo');
  const { entries } = await readCompetition(app, club, competition);
  expect(entries.map(({ team, status }) => `${team.name} ${status}`).sort()).toEqual([
    'Los Puntuales ACCEPTED',
    'Los Tardones REJECTED',
  ]);
});

test('a team of the organisation is added with its seed, and removed again', async ({ page, app }) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`competitionManage.teams.${key}`, values);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Copa del Este' });
  await createTeam(app, club.admin, { name: 'Unión Ribera', orgCode: club.orgCode });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=teams`);
  await page.getByRole('button', { name: words('add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('seedOptional')).fill('1');
  await dialog.getByRole('button', { name: words('addOf', { name: 'Unión Ribera' }) }).click();
  await expect(dialog.getByText(words('isIn'))).toBeVisible();
  await expect(dialog.getByLabel(words('seedOptional'))).toHaveValue('2');
  await dialog.getByRole('button', { name: words('done') }).click();
  await expect(rowOf(page, 'Unión Ribera')).toContainText('1');
  await page.getByRole('button', { name: words('removeOf', { name: 'Unión Ribera' }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(words('removeText'))).toBeVisible();
  await question.getByRole('button', { name: words('remove') }).click();
  await expect(page.getByText(words('none'))).toBeVisible();
});
