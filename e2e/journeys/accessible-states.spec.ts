import type { Page } from '@playwright/test';
import { demo, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { checkPages, expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, signIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch } from './desk-steps.ts';

// States without a URL: open menus and dialogs, invalid input, messages, loading, empty and broken pages.
const t = messagesIn('es');
const place = '/dashboard/liga-norte';

async function open(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
}

test('menus are accessible', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const cup = { name: 'Copa', teams: 4, phases: [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM' }] };
  const { path } = await createCompetition(app, club, { ...cup, generate: true });
  const menus = {
    [`/dashboard/${club.orgCode}`]: /^Menú de/,
    [`/dashboard/${club.orgCode}/teams`]: new RegExp(`^${t('shell.changeOrganisation')}`),
    [`${path}?tab=phases`]: t('competitionManage.phases.more', { name: 'Eliminatoria' }),
  };
  await signIn(page, club.admin.session);
  for (const [address, name] of Object.entries(menus)) {
    await page.goto(address);
    await open(page, name);
    await expectAccessibleAndFitting(page, `the menu ${name}`);
  }
  await openSignedIn(page, await sessionOf(app, demo.superAdmin), `${place}/settings?tab=members`);
  await open(page, /^Más acciones para/);
  await expectAccessibleAndFitting(page, 'the menu of a member');
  await page.goto(`${place}/venues`);
  await open(page, /^Más sobre/);
  await expectAccessibleAndFitting(page, 'the menu of a venue');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(place);
  await open(page, t('shell.more'));
  await expectAccessibleAndFitting(page, 'more on a phone');
  await page.goto('/');
  await page.getByRole('combobox').first().fill('liga');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleAndFitting(page, 'suggestions of the search');
});

test('dialogs are accessible, and so are their errors', { tag: '@phone' }, async ({ page, app }) => {
  const club = await createOrganisation(app);
  const phases = [{ name: 'Amistosos', algorithm: 'MANUAL' }];
  const { path } = await createCompetition(app, club, { name: 'Amistosos', teams: 4, phases });
  const own = `/dashboard/${club.orgCode}`;
  const dialogs = [
    { at: `${own}/teams`, opener: t('teams.new'), send: t('teams.create') },
    { at: `${own}/traips`, opener: t('traips.new'), send: t('traips.create') },
    { at: `${own}/venues`, opener: t('venues.new'), send: t('venues.create') },
    {
      at: `${path}?tab=matches`,
      opener: t('competitionManage.addMatch'),
      send: t('competitionManage.newMatch.create'),
    },
  ];
  await signIn(page, club.admin.session);
  for (const { at, opener, send } of dialogs) {
    await page.goto(at);
    await open(page, opener);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: send, exact: true }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessibleAndFitting(page, opener);
  }
});

test('forms with errors, and messages, are accessible', { tag: '@phone' }, async ({ page, app }) => {
  const forms = {
    '/auth/login': t('account.login.submit'),
    '/auth/register': t('account.register.submit'),
    '/auth/forgot-password': t('account.forgot.submit'),
  };
  for (const [address, name] of Object.entries(forms)) {
    await page.goto(address);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessibleAndFitting(page, `mistakes at ${address}`);
  }
  const { match } = await createMatch(app);
  await page.goto(`/team/${match.home.id}`);
  await page.getByRole('button', { name: t('follow.follow'), exact: true }).click();
  await expect(page.getByText(/en este dispositivo/)).toBeVisible();
  await expectAccessibleAndFitting(page, 'a toast');
});

test('empty pages are accessible', async ({ page, app, browserErrors }) => {
  const { orgCode, admin } = await createOrganisation(app);
  await signIn(page, admin.session);
  const own = ['', '/competitions', '/matches', '/teams', '/traips', '/venues', '/players'].map(
    (part) => `/dashboard/${orgCode}${part}`,
  );
  const routes = [...own, '/home', '/my-teams', '/following'].map((path) => ({
    name: `empty ${path}`,
    path,
  }));
  await checkPages({ page, browserErrors, locales: ['es'] }, routes);
});

test('loading pages, and those of a broken server, are accessible', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await signIn(page, await sessionOf(app, demo.admin));
  for (const path of [place, `${place}/matches`]) {
    await page.route('**/v1/**', () => undefined);
    await page.goto(path);
    await expect(page.locator('[data-skeleton]').first()).toBeVisible();
    await expectAccessibleAndFitting(page, `${path} awaited`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(path);
    await expect(page.getByRole('button', { name: t('ui.retry') }).first()).toBeVisible();
    await expectAccessibleAndFitting(page, `${path} broken`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
