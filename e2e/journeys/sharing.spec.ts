import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, startCompetition } from './competition-steps.ts';
import { createMatch, registerGoal, startMatch } from './desk-steps.ts';
import { playLevelTable } from './public-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');

async function openShare(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: t('sharing.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  return dialog;
}

test('a calendar subscribed to a competition follows moved matches', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const { club, match, competitionId } = await createMatch(app);
  const dialog = await openShare(page, `/c/${competitionId}`);
  expect(await accessibilityViolations(page)).toEqual([]);
  const link = dialog.getByRole('link', { name: t('sharing.subscribe') });
  const address = (await link.getAttribute('href'))?.replace('webcal:', 'http:') ?? '';
  const read = async () => (await page.request.get(address)).text();
  expect(await read()).toContain('DTSTART:20270904T100000Z');
  const moved = { matchId: match.id, kickOff: '2027-09-11T16:30:00.000Z' };
  expect((await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], moved)).status).toBe(200);
  const after = await read();
  expect(after).toContain('DTSTART:20270911T163000Z');
  expect(after).not.toContain('DTSTART:20270904T100000Z');
  expect(after.match(/UID:/g)).toHaveLength(1);
});

test('a user gets a secret URL for their matches, and revokes it', async ({ page, app }) => {
  const { admin } = await createOrganisation(app);
  await openSignedIn(page, admin.session, '/profile?tab=notifications');
  await page.getByRole('button', { name: t('sharing.makeAgenda') }).click();
  const link = page.getByRole('link', { name: t('sharing.subscribe') });
  const address = (await link.getAttribute('href'))?.replace('webcal:', 'http:') ?? '';
  expect((await page.request.get(address)).headers()['content-type']).toContain('text/calendar');
  await page.getByRole('button', { name: t('sharing.revokeAgenda') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('sharing.revokeAgenda') })
    .click();
  await expect(page.getByRole('button', { name: t('sharing.makeAgenda') })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test("a widget works in another site's page, fits its height, and stays up to date", async ({
  page,
  app,
}) => {
  const { club, match, competitionId } = await createMatch(app);
  await startMatch(app, club, match);
  const dialog = await openShare(page, `/c/${competitionId}`);
  await dialog.getByRole('button', { name: t('sharing.widget') }).click();
  await dialog.getByLabel(t('sharing.what')).selectOption('matches');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const snippet = await dialog.getByLabel(t('sharing.code')).inputValue();
  const foreign = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="es"><title>Club</title><link rel="icon" href="data:,"><h1>Club</h1>${snippet}`,
    );
  }).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  const widget = page.frameLocator('iframe');
  await expect(widget.getByText(match.home.name).first()).toBeVisible();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).not.toBe(480);
  const link = widget.getByRole('link', { name: new RegExp(match.home.name) }).first();
  const before = await link.innerText();
  await registerGoal(app, club, match);
  await expect.poll(() => link.innerText()).not.toBe(before);
  const [beside] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(beside).toHaveURL(new RegExp(`/m/${match.id}`));
  foreign.close();
  const whole = await page.request.get(`${app.origin}/c/${competitionId}`);
  expect(whole.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a TV screen rotates automatically and by keys and survives network failures; the same data can be printed, exported and found', async ({
  page,
  context,
  app,
}) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga Sala',
    teams: 4,
    generate: true,
    publish: true,
  });
  await startCompetition(app, club, competition);
  await playLevelTable(app, club, competition.id);
  await page.goto(`/tv/${competition.id}`);
  const title = page.getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Liga');
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: t('tv.play') })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText(t('tv.last'));
  expect(await accessibilityViolations(page)).toEqual([]);
  const hidden = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  await context.setOffline(true);
  await expect(page.getByText(t('tv.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('tv.offline'))).toBeHidden();
  await expect(title).toHaveText(t('tv.last'));

  const dialog = await openShare(page, `/c/${competition.id}`);
  const file = dialog.getByRole('link', { name: `${t('sharing.files.standings')} CSV` });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('liga-sala.csv');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('sharing.print'), exact: true }).click();
  const paper = page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(t('sharing.papers.standings')) });
  const pdf = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const index = await (await page.request.get('/sitemap.xml')).text();
  expect(index).toContain('/sitemaps/competitions-1.xml');
  expect(await (await page.request.get('/sitemaps/competitions-1.xml')).text()).toContain(
    `/en/c/${competition.id}`,
  );
});

test('the picture of a shared match shows the goal; a hidden match only shows the brand', async ({
  page,
  app,
}) => {
  const { club, match } = await createMatch(app);
  await startMatch(app, club, match);
  await page.goto(`/m/${match.id}`);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const first = await page.request.get(address ?? '');
  expect(first.headers()['content-type']).toBe('image/png');
  const etag = first.headers().etag ?? '';
  const again = await page.request.get(address ?? '', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  await registerGoal(app, club, match);
  const after = await page.request.get(address ?? '');
  expect(after.headers().etag).not.toBe(etag);
  expect(Buffer.compare(await after.body(), await first.body())).not.toBe(0);
  const secret = await createCompetition(app, club, { name: 'Liga Secreta', teams: 2 });
  const hidden = await page.request.get(`/c/${secret.id}/picture.png`);
  const nowhere = await page.request.get('/c/nowhere/picture.png');
  expect(hidden.status()).toBe(200);
  expect(Buffer.compare(await hidden.body(), await nowhere.body())).toBe(0);
});
