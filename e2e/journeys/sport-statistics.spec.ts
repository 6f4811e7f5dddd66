import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import type { OrganisationWithAdmin } from './competition-steps.ts';
import { createMatch, expectScore, readDesk, startMatch } from './desk-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
const of = (what: string, team: string) => words('buttonOf', { what, team });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function call(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  target: Parameters<typeof callApi>[2],
  body?: unknown,
) {
  const answer = await callApi(app, admin, target, body);
  expect(answer.status, `${target.join(' ')}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

/** Two people in a team's squad. */
const fillSquad = (app: TestApp, club: OrganisationWithAdmin, teamId: string) =>
  call(app, club, ['POST', `/teams/${teamId}/squad`], {
    people: ['Ana', 'Bea'].map((firstName) => ({ firstName, surnames: 'Mora' })),
  });

test('a basketball match is recorded on a phone, also offline, and shown in its box score', {
  tag: '@phone',
}, async ({ page, app, context }) => {
  const { club, match, path, competitionId } = await createMatch(app, 'BASKETBALL');
  await fillSquad(app, club, match.home.id);
  await startMatch(app, club, match);
  await openSignedIn(page, club.admin.session, path);
  const press = async (label: string, kind: string | null, player: RegExp) => {
    await button(page, of(label, match.home.name)).click();
    if (kind !== null) await button(page, kind).click();
    await page.getByRole('dialog').getByRole('button', { name: player }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await press(words('kinds.THREE'), null, /Ana/);
  await expectScore(page, match, [3, 0]);

  await test.step('offline', async () => {
    await context.setOffline(true);
    await press(words('pad.STAT'), null, /Ana/);
    await press(words('pad.STAT'), words('kinds.STEAL'), /Bea/);
    await press(words('kinds.FREE_THROW'), null, /Ana/);
    await expectScore(page, match, [4, 0]);
    await context.setOffline(false);
    const statsOf = async () =>
      (await readDesk(app, club, match)).events.filter(({ type }) => type === 'STAT').length;
    await expect.poll(statsOf, { timeout: 20_000 }).toBe(2);
    await expect.poll(async () => (await readDesk(app, club, match)).score).toEqual({ home: 4, away: 0 });
  });

  const en = messagesIn('en');
  await page.goto(`/en/m/${match.id}`);
  const box = page.getByRole('table', { name: en('statistics.boxScoreOf', { team: match.home.name }) });
  const ana = box.getByRole('row', { name: /Ana/ });
  await expect(ana.getByRole('cell')).toHaveText(['4', '1', '1', '1', '0']);
  await expect(box.getByRole('columnheader')).toHaveText([
    en('statistics.player'),
    ...['Pts', '3P', 'FT', 'Reb', 'Stl'],
  ]);
  expect(await accessibilityViolations(page), 'barriers in the box score').toEqual([]);

  await call(app, club, ['PUT', `/match/actions/finish/${match.id}`], {});
  await page.goto(`/c/${competitionId}?tab=statistics`);
  for (const list of ['Triples', 'Rebotes', 'Robos'])
    await expect(page.getByRole('heading', { level: 2, name: list })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Asistencias' })).toHaveCount(0);
  expect(await accessibilityViolations(page), 'barriers in the lists').toEqual([]);
});

test('volleyball shows sets, points and ratios of each team', async ({ page, app }) => {
  const { club, match, competitionId } = await createMatch(app, 'VOLLEYBALL');
  await startMatch(app, club, match);
  const points = [
    [25, 20],
    [22, 25],
    [25, 23],
    [25, 12],
  ] as const;
  const event = (more: object) => ({ clientEventId: randomUUID(), type: 'GOAL', minute: 0, ...more });
  await call(app, club, ['POST', '/match/actions/registerEvents'], {
    matchId: match.id,
    events: [
      event({ kind: 'ACE', teamId: match.home.id, period: 1 }),
      ...points.map(([home, away], index) =>
        event({ kind: 'SET', period: index + 1, payload: { set: index + 1, home, away } }),
      ),
    ],
  });
  for (const move of ['finish', 'close'])
    await call(app, club, ['PUT', `/match/actions/${move}/${match.id}`], {});
  await page.goto(`/c/${competitionId}?tab=statistics`);
  const sides = page.getByRole('table', { name: t('statistics.sidesCaption', { kind: 'TEAM' }) });
  await expect(sides.getByRole('row', { name: new RegExp(match.home.name) }).getByRole('cell')).toHaveText([
    ...['1', '1', '0', '3', '1', '97', '80', '1'],
  ]);
  await page.goto(`/c/${competitionId}?tab=standings`);
  const row = page.getByRole('row', { name: new RegExp(`^1 ${match.home.name}`) });
  await expect(row.getByRole('cell').filter({ hasText: '0/1/0' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Cociente de sets' })).toBeVisible();
});

test('a rugby result is entered with its tries, which bring the bonus', async ({ page, app }) => {
  const { club, match, path, competitionId } = await createMatch(app, 'RUGBY');
  await openSignedIn(page, club.admin.session, path);
  await button(page, words('more')).click();
  await page.getByRole('menuitem', { name: words('menu.addManualResult') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(match.home.name, { exact: true }).fill('28');
  await dialog.getByLabel(match.away.name, { exact: true }).fill('23');
  await dialog.getByLabel(words('triesOf', { team: match.home.name }), { exact: true }).fill('4');
  await dialog.getByRole('button', { name: words('saveResult') }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/c/${competitionId}?tab=standings`);
  const cells = page.getByRole('row', { name: new RegExp(`^1 ${match.home.name}`) }).getByRole('cell');
  // Four points for the win, one for four tries.
  await expect(cells.filter({ hasText: /^5$/ })).toHaveCount(1);
});
