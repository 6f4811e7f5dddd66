import { messagesIn } from '../fixtures/messages.ts';
import { checkPages } from '../fixtures/page-checks.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { createMatch, startMatch } from './desk-steps.ts';

const t = messagesIn('es');

test('the theme that was chosen is worn at once, by every page, and as the device has it', async ({
  page,
}) => {
  await page.goto('/cookies');
  const html = page.locator('html');
  const button = (name: string) =>
    page.getByRole('group', { name: t('ui.theme.label') }).getByRole('button', { name });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await button(t('ui.theme.dark')).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  // Before any script of the page: what is read here is what the first picture is drawn with.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme ?? '';
    });
  });
  await page.goto('/o/liga-norte');
  await expect(html).toHaveAttribute('data-theme-at-first', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#161f31');
  await button(t('ui.theme.system')).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the main pages can be read in the dark', async ({ page, app, browserErrors }) => {
  test.setTimeout(120_000);
  const { club, match, path, competitionId } = await createMatch(app);
  await startMatch(app, club, match);
  await page.addInitScript(() => localStorage.setItem('traip.theme', 'dark'));
  await signIn(page, club.admin.session);
  const own = `/dashboard/${club.orgCode}`;
  await checkPages({ page, browserErrors, locales: ['es'] }, [
    { name: 'desk', path },
    { name: 'match', path: `/m/${match.id}` },
    { name: 'team', path: `/team/${match.home.id}` },
    { name: 'competition', path: `/c/${competitionId}` },
    { name: 'standings', path: `/c/${competitionId}?tab=standings` },
    { name: 'statistics', path: `/c/${competitionId}?tab=statistics` },
    { name: 'landing', path: '/' },
    { name: 'search', path: '/?q=liga' },
    { name: 'organisation', path: '/o/liga-norte' },
    { name: 'offline', path: '/offline' },
    { name: 'home', path: '/home' },
    { name: 'profile', path: '/profile' },
    { name: 'dashboard', path: own },
    { name: 'teams', path: `${own}/teams` },
    { name: 'matches', path: `${own}/matches` },
    { name: 'competitions', path: `${own}/competitions` },
    { name: 'settings', path: `${own}/settings?tab=members` },
    { name: 'wizard', path: `${own}/competitions/new?step=format` },
  ]);
  await page.evaluate(() => localStorage.removeItem('traip.session'));
  await checkPages({ page, browserErrors, locales: ['es'] }, [{ name: 'login', path: '/auth/login' }]);
});
