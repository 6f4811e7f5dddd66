import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, readCompetition } from './competition-steps.ts';
import { createTeam, createUser } from './team-steps.ts';

test('an owner requests a place for the team from the public page, and only there', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`competitionRegistration.${key}`, values);
  const club = await createOrganisation(app);
  const more = { takesRegistrations: true };
  const competition = await createCompetition(app, club, { name: 'Copa del Este', publish: true, more });
  const owner = await createUser(app, 'Nora', 'Vidal');
  await createTeam(app, owner, { name: 'Los Puntuales' });
  await openSignedIn(page, owner.session, `/c/${competition.id}`);
  await page.getByRole('link', { name: t('publicCompetition.register') }).click();
  await expect(page.getByText(words('open'))).toBeVisible();
  await page.getByRole('button', { name: `${words('ask')}: Los Puntuales` }).click();
  await expect(page.getByText(words('statuses.REQUESTED'))).toBeVisible();
  const { entries } = await readCompetition(app, club, competition);
  expect(entries.map(({ team, status }) => `${team.name} ${status}`)).toEqual(['Los Puntuales REQUESTED']);

  const closed = await createCompetition(app, club, { name: 'Copa del Oeste', publish: true });
  await page.goto(`/c/${closed.id}`);
  await expect(page.getByRole('heading', { name: 'Copa del Oeste' })).toBeVisible();
  await expect(page.getByRole('link', { name: t('publicCompetition.register') })).toBeHidden();
  await page.goto(`/c/${closed.id}/register`);
  await expect(page.getByText(words('closed'))).toBeVisible();
});
