import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch } from './desk-steps.ts';
import { callApi, createUser, joinTeam, type User } from './team-steps.ts';

const t = messagesIn('es');
const bellOf = (page: Page, count: number) => {
  const name = count === 0 ? t('inbox.title') : `${t('inbox.title')}: ${count} sin leer`;
  return page.getByRole('link', { name, exact: true }).filter({ visible: true });
};

async function schedule(app: TestApp, admin: User, matchId: string, kickOff: string): Promise<void> {
  const input = { matchId, kickOff, force: true };
  const { status, body } = await callApi(app, admin, ['PUT', '/match/actions/schedule'], input);
  expect(status, JSON.stringify(body)).toBe(200);
}

test('moving a match notifies a player without a reload and by mail, whose link unsubscribes', async ({
  page,
  browser,
  app,
}) => {
  const { club, match } = await createMatch(app);
  const player = await createUser(app, 'Iván', 'Cano');
  await joinTeam(app, club.admin, match.home.id, player);
  await openSignedIn(page, player.session, '/home');
  await expect(bellOf(page, 0)).toBeVisible();
  await schedule(app, club.admin, match.id, '2027-09-05T16:00:00.000Z');
  await expect(bellOf(page, 1)).toBeVisible({ timeout: 20_000 });

  const title = `Cambio en ${match.home.name} – ${match.away.name}`;
  const mail = await app.mailbox.take(player.email);
  expect(mail.subject).toBe(title);
  expect(mail.text).toContain('domingo, 5 de septiembre, 18:00');

  await bellOf(page, 1).click();
  await expect(page.getByRole('heading', { level: 1, name: t('inbox.title') })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page).toHaveURL(new RegExp(`/m/${match.id}$`));
  await page.goto('/notifications');
  await expect(page.getByText(title)).toBeVisible();
  await expect(bellOf(page, 0)).toBeVisible();

  const link = mail.text.match(/https?:\/\/\S+\/unsubscribe\S+/)?.[0] ?? '';
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(t('notificationKinds.MATCH_MOVED.name'))).toBeVisible();
  await visitor.getByRole('button', { name: t('unsubscribe.stop') }).click();
  await expect(visitor.getByText(t('unsubscribe.done'))).toBeVisible();
  await visitor.close();
  await page.goto('/profile?tab=notifications');
  const name = `${t('notificationKinds.MATCH_MOVED.name')}: ${t('notificationPreferences.channels.mail')}`;
  await expect(page.getByRole('switch', { name, exact: true })).not.toBeChecked();
});

test('notification preferences are saved', { tag: '@phone' }, async ({ page, app }) => {
  const person = await createUser(app, 'Eva');
  await openSignedIn(page, person.session, '/profile?tab=notifications');
  const name = `${t('notificationKinds.RESULT.name')}: ${t('notificationPreferences.channels.mail')}`;
  const choice = page.getByRole('switch', { name, exact: true });
  await expect(choice).not.toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/notifications/preferences'),
  );
  await choice.check();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(choice).toBeChecked();
});

test('an inbox has pages, is marked as read as a whole, and that can be undone', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga',
    teams: 8,
    generate: true,
    publish: true,
  });
  const query = { competitionId: competition.id, limit: 100 };
  const { body } = await callApi(app, club.admin, ['POST', '/match/findByCriteria'], query);
  const matches = body.items as { id: string; home: { id: string }; away: { id: string } }[];
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home.id, away.id]))].slice(0, 4);
  const player = await createUser(app, 'Sara', 'Gil');
  for (const team of teams) await joinTeam(app, club.admin, team, player);
  const own = matches.filter(({ home, away }) => teams.includes(home.id) || teams.includes(away.id));
  for (const [index, { id }] of own.entries())
    await schedule(app, club.admin, id, new Date(Date.UTC(2027, 8, 1 + index, 10)).toISOString());

  await openSignedIn(page, player.session, '/notifications');
  await expect(page.getByText(`${own.length} avisos`)).toBeVisible();
  await page.getByRole('button', { name: t('ui.pager.next') }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('main').getByRole('time')).toHaveCount(own.length - 20);
  await page.getByRole('button', { name: t('inbox.markAll') }).click();
  await expect(page.getByText(t('inbox.allRead'))).toBeVisible();
  await expect(bellOf(page, 0)).toBeVisible();
  await page.getByRole('button', { name: t('inbox.undo') }).click();
  await expect(bellOf(page, own.length)).toBeVisible();
});
