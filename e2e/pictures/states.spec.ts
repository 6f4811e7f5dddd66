import type { Page } from '@playwright/test';
import { demo, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from '../journeys/competition-steps.ts';
import { createMatch, registerGoal, startMatch } from '../journeys/desk-steps.ts';
import { callApi } from '../journeys/team-steps.ts';
import { type Album, openAlbum, take } from './album.ts';

// States without a URL: open, invalid, missing, empty, very long or very many.
const t = messagesIn('es');
const longName = 'Agrupación Deportiva Veteranos del Valle de Villaverde';

async function calm(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
}

test('pictures of an empty organisation', async ({ page, app }) => {
  const album = await openAlbum(page, app, 'es');
  const { orgCode, admin } = await createOrganisation(app);
  for (const place of ['', 'competitions', 'matches', 'teams', 'traips', 'venues']) {
    await openSignedIn(page, admin.session, `/dashboard/${orgCode}/${place}`);
    await calm(page);
    await take(album, `state-empty-${place || 'dashboard'}`);
  }
  await page.goto('/home');
  await calm(page);
  await take(album, 'state-empty-home');
});

const tabsOf = (name: string, path: string, tabs: readonly string[]) =>
  Object.fromEntries(tabs.map((tab) => [`${name}-${tab || 'first'}`, tab ? `${path}?tab=${tab}` : path]));

async function takePlaces(album: Album, places: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, path] of Object.entries(places)) {
    await album.page.goto(path);
    await calm(album.page);
    await take(album, `state-${name}`);
  }
}

test('pictures of long names', async ({ page, app }) => {
  const album = await openAlbum(page, app, 'es');
  const club = await createOrganisation(app);
  const named = [longName, 'Unión', ...[2, 3, 4, 5].map((place) => `${longName} ${place}`)];
  const ready = { name: longName, generate: true, publish: true };
  const phases = [{ name: longName, algorithm: 'ROUND_ROBIN' }];
  const league = await createCompetition(app, club, { ...ready, named, phases });
  const knockout = [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM' }];
  const cup = await createCompetition(app, club, { ...ready, named: named.slice(0, 4), phases: knockout });
  await openSignedIn(page, club.admin.session, league.path);
  await takePlaces(album, {
    ...tabsOf('long-manage', league.path, ['', 'teams', 'matches']),
    ...tabsOf('long-public', `/c/${league.id}`, ['', 'standings', 'matches', 'teams']),
    ...tabsOf('long-cup', `/c/${cup.id}`, ['bracket']),
    'long-matches': `/dashboard/${club.orgCode}/matches`,
  });
});

test('pictures of two hundred teams, and of an empty list', async ({ page, app }) => {
  const album = await openAlbum(page, app, 'es');
  const club = await createOrganisation(app);
  const many = await createCompetition(app, club, { name: 'Doscientos', teams: 200, publish: true });
  const none = await createCompetition(app, club, { name: 'Nadie', publish: true });
  await openSignedIn(page, club.admin.session, many.path);
  await takePlaces(album, {
    ...tabsOf('many-manage', many.path, ['teams', 'standings']),
    ...tabsOf('many-public', `/c/${many.id}`, ['', 'teams']),
    ...tabsOf('none-manage', none.path, ['', 'teams', 'matches', 'standings']),
    ...tabsOf('none-public', `/c/${none.id}`, ['', 'standings', 'matches']),
  });
});

test('pictures of the desk during play, of its sheets, and of a three-digit score', async ({ page, app }) => {
  const album = await openAlbum(page, app, 'es');
  const { club, match, other, path } = await createMatch(app);
  await startMatch(app, club, match);
  await registerGoal(app, club, match);
  await openSignedIn(page, club.admin.session, path);
  const goal = t('matchDesk.buttonOf', { what: t('matchDesk.kinds.GOAL'), team: match.home.name });
  await expect(page.getByRole('button', { name: goal, exact: true })).toBeVisible();
  await take(album, 'state-desk-live');
  await page.getByRole('button', { name: goal, exact: true }).click();
  await take(album, 'state-desk-sheet', false);
  await page.keyboard.press('Escape');
  await page.goto(`/m/${match.id}`);
  await calm(page);
  await take(album, 'state-match-live');
  const result = { matchId: other.id, score: { home: 101, away: 98 }, force: true };
  await callApi(app, club.admin, ['PUT', '/match/actions/addManualResult'], result);
  await page.goto(`/m/${other.id}`);
  await calm(page);
  await take(album, 'state-match-three-digits');
});

async function takeDialog(album: Album, name: string, button: string): Promise<void> {
  await album.page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await expect(album.page.getByRole('dialog').or(album.page.getByRole('menu')).first()).toBeVisible();
  await take(album, `state-${name}`, false);
  await album.page.keyboard.press('Escape');
}

test('pictures of dialogs, menus and forms with errors', async ({ page, app }) => {
  const album = await openAlbum(page, app, 'es');
  await openSignedIn(page, await sessionOf(app, demo.admin), '/dashboard/liga-norte/teams');
  await calm(page);
  await takeDialog(album, 'dialog-new-team', t('teams.new'));
  await page.goto('/dashboard/liga-norte/traips');
  await takeDialog(album, 'dialog-new-traip', t('traips.new'));
  await page.goto('/dashboard/liga-norte/competitions/new?step=basic');
  await page
    .getByRole('button', { name: t('competitionWizard.goOn', { step: t('competitionWizard.steps.season') }) })
    .click();
  await take(album, 'state-wizard-wrong');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/liga-norte');
  await takeDialog(album, 'menu-more', t('shell.more'));
  await page.evaluate(() => localStorage.removeItem('traip.session'));
  await page.goto('/auth/register');
  await page.getByRole('button', { name: t('account.register.submit'), exact: true }).click();
  await take(album, 'state-register-wrong');
});

test('pictures of a lost network, and of a failing server', async ({ page, app }) => {
  const album = await openAlbum(page, app, 'es');
  await openSignedIn(page, await sessionOf(app, demo.admin), '/dashboard/liga-norte/teams');
  await calm(page);
  await page.route('**/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  for (const place of ['', 'competitions', 'matches', 'teams', 'settings?tab=members']) {
    await page.goto(`/dashboard/liga-norte/${place}`);
    await expect(page.getByRole('button', { name: t('ui.retry') }).first()).toBeVisible({ timeout: 30_000 });
    await take(album, `state-broken-${place.replace(/\W.*/, '') || 'dashboard'}`);
  }
  await page.unrouteAll();
});
