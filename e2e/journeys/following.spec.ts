import { ownPassword } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch, startMatch } from './desk-steps.ts';
import { fillLogin } from './steps.ts';
import { callApi, createUser } from './team-steps.ts';

test('what a visitor follows on a device is in the account after signing in', async ({ page, app }) => {
  const t = messagesIn('es');
  const { club, match } = await createMatch(app);
  const fan = await createUser(app, 'Nuria');
  await startMatch(app, club, match);
  const follow = (key: 'follow' | 'following') =>
    page.getByRole('button', { name: t(`follow.${key}`), exact: true });

  await page.goto(`/team/${match.home.id}`);
  await follow('follow').click();
  await expect(follow('following')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(follow('following')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.following') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('following.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('following.live') })).toBeVisible();
  await expect(page.getByText(t('following.device'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'following on a device');

  await page
    .getByRole('main')
    .getByRole('link', { name: t('following.signIn') })
    .click();
  await fillLogin(page, 'es', fan.email, ownPassword);
  await expect
    .poll(async () => (await callApi(app, fan, ['GET', '/follows'])).body.items)
    .toEqual([{ kind: 'TEAM', id: match.home.id, rings: 'ALL' }]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('traip.follows'))).toBe('[]');
  await page.goto('/home');
  const card = page.locator('section', { has: page.getByRole('heading', { name: t('following.title') }) });
  await expect(card.getByRole('link').filter({ hasText: match.home.name })).toBeVisible();
  await page.goto(`/team/${match.home.id}`);
  await expect(follow('following')).toBeVisible();
});

test('a follower chooses notifications, gets one for a goal, and undoes an unfollow', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const { club, match } = await createMatch(app);
  const fan = await createUser(app, 'Nuria');
  await openSignedIn(page, fan.session, `/en/team/${match.home.id}`);
  await page.getByRole('button', { name: t('follow.follow'), exact: true }).click();
  await expect(page.getByText(t('follow.started', { name: match.home.name }))).toBeVisible();
  await startMatch(app, club, match);
  await page.goto('/en/notifications');
  await expect(page.getByText(`Under way: ${match.home.name} – ${match.away.name}`)).toBeVisible();

  await page.goto('/en/following');
  const rings = page.getByRole('combobox', { name: t('following.rings.label', { name: match.home.name }) });
  await rings.selectOption(t('following.rings.RESULTS'));
  await expect
    .poll(async () => (await callApi(app, fan, ['GET', '/follows'])).body.items)
    .toEqual([{ kind: 'TEAM', id: match.home.id, rings: 'RESULTS' }]);
  await expectAccessibleAndFitting(page, 'following in an account');
  await page.getByRole('button', { name: t('following.unfollow', { name: match.home.name }) }).click();
  await expect(rings).toHaveCount(0);
  await page.getByRole('button', { name: t('follow.undo') }).click();
  await expect(rings).toHaveValue('RESULTS');
});
