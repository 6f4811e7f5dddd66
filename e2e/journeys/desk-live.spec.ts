import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch, expectScore, readDesk, registerGoal, startMatch } from './desk-steps.ts';
import { press } from './keyboard-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
const goalOf = (page: Page, team: string) =>
  page.getByRole('button', { name: words('buttonOf', { what: words('kinds.GOAL'), team }), exact: true });
const nobody = (page: Page) => page.getByRole('button', { name: words('nobody'), exact: true });

test('two devices at one match reach the same score, whichever registers, by touch or keyboard', async ({
  page,
  browser,
  app,
}) => {
  const { club, match, path } = await createMatch(app);
  await startMatch(app, club, match);
  const context = await browser.newContext({ baseURL: app.origin });
  const other = await context.newPage();
  await openSignedIn(page, club.admin.session, path);
  await openSignedIn(other, club.admin.session, path);
  await expect(goalOf(other, match.away.name)).toBeVisible();
  // With the keyboard only; the focus returns to the button.
  const goal = goalOf(page, match.home.name);
  await expect(goal).toBeVisible();
  await press(goal);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(nobody(page));
  await expectScore(other, match, [1, 0]);
  await expect(goal).toBeFocused();

  // Both at once, without having received each other's event.
  await goalOf(page, match.home.name).click();
  await goalOf(other, match.away.name).click();
  await Promise.all([nobody(page).click(), nobody(other).click()]);
  await expectScore(page, match, [2, 1]);
  await expectScore(other, match, [2, 1]);
  expect((await readDesk(app, club, match)).score).toEqual({ home: 2, away: 1 });
  await context.close();
});

test('open public pages of a match and its competition show a goal automatically', async ({
  page,
  context,
  app,
}) => {
  const { club, match, competitionId } = await createMatch(app);
  await startMatch(app, club, match);
  const around = await context.newPage();
  // Each page follows its feed once that has responded.
  const feeds = [page.waitForResponse(/\/live\/match\//), around.waitForResponse(/\/live\/competition\//)];
  await page.goto(`/m/${match.id}`);
  await around.goto(`/c/${competitionId}?tab=matches`);
  const row = around.locator(`a[href$="/m/${match.id}"]`).first();
  await expect(row.getByText('0', { exact: true })).toHaveCount(2);
  await expect(page.getByText(t('publicMatch.kinds.GOAL'), { exact: true })).toHaveCount(0);
  await Promise.all(feeds);
  await registerGoal(app, club, match);
  await expect(page.getByText(t('publicMatch.kinds.GOAL'), { exact: true })).toBeVisible();
  await expect(row.getByText('1', { exact: true })).toBeVisible();
});
