import { demo, sessionOf } from '../world/accounts.ts';
import { expect, openSignedIn, test } from '../world/test.ts';
import { barriersOf, walk } from '../world/walk.ts';
import { wordsOf } from '../world/words.ts';
import { haveMatch, haveStarted } from './desk-steps.ts';

const t = wordsOf('es');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('the main pages can be read in the dark', async ({ page, world, complaints }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => localStorage.setItem('traip.theme', 'dark'));
  const as = demo.admin;
  await walk({ page, world, complaints, locale: 'es', widths: ['desktop'] }, [
    { name: 'landing', path: '/' },
    { name: 'search', path: '/?q=liga' },
    { name: 'organisation', path: '/o/liga-norte' },
    { name: 'login', path: '/auth/login' },
    { name: 'offline', path: '/offline' },
    { name: 'home', path: '/home', as },
    { name: 'profile', path: '/profile', as },
    { name: 'dashboard', path: '/dashboard/liga-norte', as },
    { name: 'teams', path: '/dashboard/liga-norte/teams', as },
    { name: 'matches', path: '/dashboard/liga-norte/matches', as },
    { name: 'competitions', path: '/dashboard/liga-norte/competitions', as },
    { name: 'settings', path: '/dashboard/liga-norte/settings?tab=members', as },
    { name: 'wizard', path: '/dashboard/liga-norte/competitions/new?step=format', as },
  ]);
});

test('a competition, a match and its desk can be read in the dark', async ({ page, world }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => localStorage.setItem('traip.theme', 'dark'));
  const { club, match, path } = await haveMatch(world);
  await haveStarted(world, club, match);
  await openSignedIn(page, club.admin.session, path);
  await expect(page.getByRole('button', { name: new RegExp(match.home.name) }).first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  for (const place of [`/m/${match.id}`, `/team/${match.home.id}`]) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriersOf(page), place).toEqual([]);
  }
  await openSignedIn(page, await sessionOf(world, demo.admin), '/?q=primera&kind=COMPETITION');
  await page.getByRole('link', { name: /Primera división/ }).click();
  for (const tab of ['', '?tab=standings', '?tab=statistics']) {
    await page.goto(`${new URL(page.url()).pathname}${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriersOf(page), tab).toEqual([]);
  }
});
