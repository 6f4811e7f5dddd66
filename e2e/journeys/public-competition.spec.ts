import { messagesIn } from '../fixtures/messages.ts';
import { checkPages, expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { enterResult, matchesOf, playLevelTable } from './public-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');
const tabs = ['', 'standings', 'matches', 'matches&view=dates', 'statistics', 'teams'];

test('anyone can read the table, and why a team has its place', async ({ page, app, browserErrors }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga Abierta',
    teams: 4,
    generate: true,
    publish: true,
  });
  await playLevelTable(app, club, competition.id);
  await page.goto(`/c/${competition.id}?tab=standings`);
  const table = page.getByRole('table').first();
  await expect(table.locator(':scope > tbody > tr > th')).toHaveCount(4);
  await table.locator('summary').nth(1).click();
  await expect(table.locator('details[open]').getByText(t('standings.criteria'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'an open row');
  const routes = tabs.map((tab) => ({ name: tab, path: `/c/${competition.id}${tab && `?tab=${tab}`}` }));
  await checkPages({ page, browserErrors }, routes);
});

test('the page works without scripts', async ({ browser, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga Sencilla',
    teams: 3,
    generate: true,
    publish: true,
  });
  const [first] = await matchesOf(app, club, competition.id);
  await enterResult(app, club, first?.id ?? '', [3, 1]);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.origin });
  const page = await context.newPage();
  await page.goto(`/c/${competition.id}`);
  await page.getByRole('link', { name: t('publicCompetition.tabs.standings') }).click();
  await expect(page.getByRole('rowheader', { name: first?.home.name ?? '' })).toBeVisible();
  await page.locator('table summary').first().click();
  await expect(page.getByText(t('standings.leads'))).toBeVisible();
  await page.goto(`/m/${first?.id}`);
  await expect(
    page
      .getByText('3–1')
      .or(page.getByText('3', { exact: true }))
      .first(),
  ).toBeVisible();
  await context.close();
});

test('a match has its own page, and can be added to a calendar', { tag: '@phone' }, async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga Abierta',
    teams: 2,
    generate: true,
    publish: true,
  });
  const [match] = await matchesOf(app, club, competition.id);
  const kickOff = '2027-03-13T15:30:00.000Z';
  const scheduled = await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], {
    matchId: match?.id,
    kickOff,
  });
  expect(scheduled.status, JSON.stringify(scheduled.body)).toBe(200);
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  await callApi(app, club.admin, ['PUT', '/match/actions/setStream'], { matchId: match?.id, url });
  await page.goto(`/c/${competition.id}?tab=matches&view=dates`);
  await page
    .getByRole('link', { name: match?.home.name ?? '' })
    .first()
    .click();
  await expect(page.getByText('16:30').first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('publicMatch.streamAccept') })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessibleAndFitting(page, 'the match');
  const calendar = page.getByRole('link', { name: t('publicMatch.calendar'), exact: true });
  const href = await calendar.getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(await file.text()).toContain('DTSTART:20270313T153000Z');
});

test('staff deduct points from a team, and restore them', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga Abierta',
    teams: 3,
    generate: true,
    publish: true,
  });
  const [match] = await matchesOf(app, club, competition.id);
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=standings`);
  await page.getByRole('button', { name: t('competitionStandings.adjust') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('competitionStandings.team')).selectOption({ label: match?.home.name ?? '' });
  await dialog.getByLabel(t('competitionStandings.reason')).fill('Alineación indebida');
  await dialog.getByRole('button', { name: t('competitionStandings.apply') }).click();
  await expect(page.getByText('Alineación indebida')).toBeVisible();
  await expect(page.getByText('−1 punto')).toBeVisible();
  await page.getByRole('button', { name: t('competitionStandings.revoke') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('competitionStandings.revoke') })
    .click();
  await expect(page.getByText(t('competitionStandings.noAdjustments'))).toBeVisible();
});
