import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation } from './competition-steps.ts';
import { callApi, type User } from './team-steps.ts';

interface Match {
  readonly id: string;
  readonly home: { readonly name: string } | null;
  readonly away: { readonly name: string } | null;
}

type Known = Match & { readonly home: { readonly name: string }; readonly away: { readonly name: string } };

const players = ['Ana Ruiz', 'Eva Soler', 'Noa Prat', 'Sara Paz'];

const isKnown = (match: Match): match is Known => match.home !== null && match.away !== null;

async function matchesOf(app: TestApp, admin: User, competitionId: string): Promise<readonly Known[]> {
  const { body } = await callApi(app, admin, ['POST', '/match/findByCriteria'], { competitionId });
  return (body.items as readonly Match[]).filter(isKnown);
}

/** From the quick start: four players in a knockout. */
async function openCup(page: Page, app: TestApp, locale: Locale) {
  const t = messagesIn(locale);
  const club = await createOrganisation(app);
  const quick = (key: string) => t(`competitionWizard.quick.${key}`, { kind: 'INDIVIDUAL' });
  const dashboard = localePath(locale, `/dashboard/${club.orgCode}`);
  await openSignedIn(page, club.admin.session, `${dashboard}/competitions/new`);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Copa de hoyos');
  await page.getByRole('combobox', { name: quick('otherSport') }).selectOption('GOLF_MATCH');
  await page.getByLabel(quick('teamsLabel')).fill(players.join('\n'));
  await page.getByRole('radio', { name: quick('formats.KNOCKOUT') }).check();
  await page.getByRole('button', { name: quick('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copa de hoyos' })).toBeVisible();
  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';
  const [first, second] = await matchesOf(app, club.admin, id);
  if (!first || !second) throw new Error('There are no matches.');
  return { t, club, id, dashboard, first, second };
}

async function close(page: Page, t: ReturnType<typeof messagesIn>) {
  for (const action of ['finish', 'close']) {
    await page.getByRole('button', { name: t(`matchDesk.${action}`), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(`matchDesk.${action}`), exact: true })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
}

test.describe('golf by holes', () => {
  test.use({ hasServiceWorkers: true });

  test('goes from the quick start to its champion, hole by hole on a phone that loses its network', async ({
    page,
    context,
    app,
  }) => {
    const { t, club, id, dashboard, first, second } = await openCup(page, app, 'en');
    const holes = (key: string, values = {}) => t(`matchDesk.holes.${key}`, values);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${dashboard}/matches/${first.id}`);
    await page.getByRole('button', { name: t('matchDesk.start') }).click();
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const wins = holes('wins', { name: first.home.name });
    await expect(page.getByText(holes('notBegun'))).toBeVisible();
    await tap(wins);
    await tap(holes('wins', { name: first.away.name }));
    await expect(page.getByText(holes('levelAfter', { after: '2' }))).toBeVisible();
    await page.getByRole('button', { name: t('matchDesk.undo') }).click();
    await expect(
      page.getByText(holes('upAfter', { name: first.home.name, up: '1', after: '1' })),
    ).toBeVisible();
    expect(await accessibilityViolations(page), 'barriers at the desk').toEqual([]);
    await context.setOffline(true);
    for (let hole = 2; hole <= 3; hole++) await tap(wins);
    for (let hole = 4; hole <= 15; hole++) await tap(holes('halve'));
    const dormie = `${holes('upAfter', { name: first.home.name, up: '3', after: '15' })} · ${holes('dormie')}`;
    await expect(page.getByText(dormie)).toBeVisible();
    await tap(holes('halve'));
    await expect(page.getByText(holes('won', { name: first.home.name, margin: '3&2' }))).toBeVisible();
    await context.setOffline(false);
    await close(page, t);

    await page.goto(localePath('en', `/m/${first.id}`));
    await expect(page.getByText('3&2', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('table', { name: t('publicMatch.holesTable') })).toBeVisible();
    expect(await accessibilityViolations(page), 'barriers on the page of the match').toEqual([]);

    await finishCup(app, club, id, second);
    await page.goto(localePath('en', `/c/${id}`));
    await expect(
      page
        .getByRole('region', { name: t('publicCompetition.podium') })
        .getByText(`1${t('publicCompetition.awardKinds.CHAMPION')}`, { exact: true }),
    ).toBeVisible();
  });
});

/** The other semi-final and the final are entered through the API, and the cup ends. */
async function finishCup(
  app: TestApp,
  { admin, orgCode }: Awaited<ReturnType<typeof createOrganisation>>,
  competitionId: string,
  second: Known,
) {
  const report = async (matchId: string, method: string) => {
    const input = { matchId, method, winner: 'AWAY' };
    const { status, body } = await callApi(app, admin, ['PUT', '/match/actions/addManualResult'], input);
    expect(status, JSON.stringify(body)).toBe(200);
    await callApi(app, admin, ['PUT', `/match/actions/close/${matchId}`], {});
  };
  const before = new Set((await matchesOf(app, admin, competitionId)).map(({ id }) => id));
  await report(second.id, '20th');
  const last = (await matchesOf(app, admin, competitionId)).filter(({ id }) => !before.has(id));
  expect(last.length, 'the final, and one for third place').toBe(2);
  for (const { id } of last) await report(id, '2 up');
  const { body } = await callApi(app, admin, ['GET', `/traips-competition/full-byId/${competitionId}`]);
  const [phase] = body.phases as readonly { readonly id: string }[];
  for (const move of [{ phaseId: phase?.id }, {}]) {
    const change = { competitionId, ...move, state: 'FINISHED', reason: 'Fin' };
    const path = `/dashboard/change-state-competition-phase/${orgCode}`;
    const { status, body: said } = await callApi(app, admin, ['POST', path], change);
    expect(status, JSON.stringify(said)).toBe(200);
  }
}

test('results of golf by holes are typed into the grid, and impossible ones are reported at once', async ({
  page,
  app,
}) => {
  const { t, dashboard, id, first } = await openCup(page, app, 'es');
  await page.goto(`${dashboard}/competitions/${id}?tab=matches`);
  const box = page.getByLabel(t('roundResults.holesOf', { name: first.away.name }));
  await box.fill('4&1');
  await expect(page.getByText(t('roundResults.problems.MARGIN'))).toBeVisible();
  await box.fill('AS');
  await expect(page.getByText(t('roundResults.problems.HALVED'))).toBeVisible();
  await box.fill('3/2');
  await page.getByRole('button', { name: 'Guardar 1 resultado' }).click();
  await expect(page.getByText(t('roundResults.statuses.SAVED'), { exact: true })).toBeVisible();
  await expect(box).toHaveValue('3&2');
  expect(await accessibilityViolations(page), 'barriers in the grid').toEqual([]);
  await page.goto(`/m/${first.id}`);
  await expect(page.getByText('3&2', { exact: true }).first()).toBeVisible();
});
