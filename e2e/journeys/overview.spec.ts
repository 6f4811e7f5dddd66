import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch, readDesk } from './desk-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`dashboard.${key}`, values);

test("one of today's matches is started and closed from the overview, and the closing undone", {
  tag: '@phone',
}, async ({ page, app }) => {
  const { club, match } = await createMatch(app);
  const names = `${match.home.name} – ${match.away.name}`;
  const now = { matchId: match.id, kickOff: new Date().toISOString() };
  await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], now);
  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}`);
  const button = (label: string) => page.getByRole('button', { name: words('moves.of', { label, names }) });
  await button(words('moves.start')).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: words('moves.of', { label: words('moves.desk'), names }) }),
  ).toBeVisible();

  // The match is ended elsewhere: the page updates automatically.
  const { status } = await callApi(app, club.admin, ['PUT', `/match/actions/finish/${match.id}`], {});
  expect(status).toBe(200);
  await button(words('moves.close')).click({ timeout: 20_000 });
  await button(words('moves.undo')).click();
  await expect(button(words('moves.close'))).toBeVisible();
  expect((await readDesk(app, club, match)).state).toBe('FINISHED');
  await button(words('moves.close')).click();
  await expect(button(words('moves.undo'))).toBeVisible();
  expect((await readDesk(app, club, match)).state).toBe('CLOSED');
});

test('the first steps disappear when done, and a to-do item links to its list', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const overview = `/dashboard/${club.orgCode}`;
  await openSignedIn(page, club.admin.session, overview);
  const steps = page.getByRole('heading', { name: words('checklist.title') });
  await expect(steps).toBeVisible();
  await expect(page.getByText(words('checklist.progress', { done: '0', of: '6' }))).toBeVisible();
  const step = words('checklist.steps.COMPETITION.action');
  await page.getByRole('link', { name: `${step}: ${words('checklist.steps.COMPETITION.title')}` }).click();
  await expect(page).toHaveURL(`${overview}/competitions/new`);

  await createCompetition(app, club, { name: 'Liga', teams: 4, generate: true, publish: true });
  await page.goto(overview);
  const undated = page.getByRole('link', {
    name: new RegExp(`^${words('attention.actions.UNSCHEDULED')}: `),
  });
  await expect(undated).toBeVisible();
  await expect(steps).toHaveCount(0);
  await undated.click();
  await expect(page).toHaveURL(/pending=date/);
  await expect(page.getByRole('heading', { name: t('matchList.noDate') })).toBeVisible();
});

test('the menu of the frame opens offline', {
  tag: '@phone',
}, async ({ page, context, app }) => {
  const club = await createOrganisation(app);
  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}`);
  const more = page.getByRole('button', { name: t('shell.more'), exact: true });
  await expect(more).toBeVisible();
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
