import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch, startMatch } from './desk-steps.ts';
import { callApi, createTeam, createUser, joinTeam } from './team-steps.ts';

const t = messagesIn('es');

test('a new user sees three ways to begin, and joins a team at home', {
  tag: '@phone',
}, async ({ page, app }) => {
  const owner = await createUser(app, 'Marta');
  const invited = await createUser(app, 'Nuria');
  const teamId = await createTeam(app, owner, { name: 'Peña Azul' });
  await openSignedIn(page, invited.session, '/home');
  await expect(page.getByRole('heading', { name: t('home.first.title') })).toBeVisible();
  for (const step of ['team', 'organisation', 'invitation'])
    await expect(page.getByRole('link', { name: t(`home.first.${step}.action`) })).toBeVisible();

  await callApi(app, owner, ['POST', '/teams/invitations/create'], { teamId, email: invited.email });
  await page.reload();
  await page.getByRole('button', { name: t('invitations.acceptOf', { name: 'Peña Azul' }) }).click();
  await expect(page.getByText(t('home.joined', { name: 'Peña Azul' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('home.first.title') })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Peña Azul' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peña Azul' })).toBeVisible();
});

test("a goal of a user's team is shown at home during the match", async ({ page, app }) => {
  const { club, match } = await createMatch(app);
  const player = await createUser(app, 'Iván', 'Cano');
  await joinTeam(app, club.admin, match.home.id, player);
  await startMatch(app, club, match);
  await openSignedIn(page, player.session, '/home');
  const live = page.getByRole('region', { name: t('home.live') }).getByRole('link');
  await expect(live).toContainText(`${match.home.name}0`);
  const goal = { clientEventId: crypto.randomUUID(), type: 'GOAL', kind: 'GOAL', period: 1, minute: 3 };
  const body = { ...goal, matchId: match.id, teamId: match.home.id };
  const { status } = await callApi(app, club.admin, ['POST', '/match/actions/registerEvent'], body);
  expect(status).toBeLessThan(300);
  await expect(live).toContainText(`${match.home.name}1`, { timeout: 15_000 });
});
