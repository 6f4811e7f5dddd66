import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation, type OrganisationWithAdmin } from './competition-steps.ts';
import { callApi } from './team-steps.ts';

interface Side {
  readonly id: string;
  readonly name: string;
}

interface Tie {
  readonly id: string;
  readonly home: Side;
  readonly away: Side;
}

const teams = ['Club Norte', 'Raqueta Sur', 'Tenis Alameda'];
const people = ['Ana Ruiz', 'Bea Soler', 'Eva Prat'];

/** From the quick start: a league of teams that play two singles and a doubles. */
async function openLeague(page: Page, app: TestApp, locale: Locale) {
  const t = messagesIn(locale);
  const club = await createOrganisation(app);
  const quick = (key: string) => t(`competitionWizard.quick.${key}`, { kind: 'TEAM' });
  const dashboard = localePath(locale, `/dashboard/${club.orgCode}`);
  await openSignedIn(page, club.admin.session, `${dashboard}/competitions/new`);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Liga por equipos');
  await page.getByRole('combobox', { name: quick('otherSport') }).selectOption('TENNIS_TEAM');
  await expect(page.getByLabel(t('rubbers.template.label'))).toHaveValue('TWO_AND_ONE');
  await page.getByLabel(quick('teamsLabel')).fill(teams.join('\n'));
  await page.getByRole('button', { name: quick('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liga por equipos' })).toBeVisible();
  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';
  const { body } = await callApi(app, club.admin, ['POST', '/match/findByCriteria'], { competitionId: id });
  const sides = new Map(
    (body.items as Tie[]).flatMap(({ home, away }) => [home, away]).map((one) => [one.id, one]),
  );
  for (const teamId of sides.keys())
    await callApi(app, club.admin, ['POST', `/teams/${teamId}/squad`], {
      people: people.map((name) => ({ firstName: name.split(' ')[0], surnames: name.split(' ')[1] })),
    });
  return { t, club, id, dashboard, ties: body.items as readonly Tie[] };
}

/** Opens a rubber on the sheet, and enters it. */
async function writeRubber(
  page: Page,
  t: ReturnType<typeof messagesIn>,
  { name, tie, sets }: { readonly name: string; readonly tie: Tie; readonly sets: readonly string[] },
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const dialog = page.getByRole('dialog');
  for (const [at, set] of sets.entries()) {
    const [home = '', away = ''] = set.split('-');
    const box = (team: string) => dialog.getByLabel(t('rubbers.setOf', { team, set: String(at + 1) }));
    await box(tie.home.name).fill(home);
    await box(tie.away.name).fill(away);
  }
  await dialog.getByRole('button', { name: t('rubbers.save') }).click();
}

const cardOf = (page: Page, t: ReturnType<typeof messagesIn>) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: t('rubbers.title') }) });

/** The other ties are played through the API, and the league ends. */
async function playOn(
  app: TestApp,
  { admin, orgCode }: OrganisationWithAdmin,
  competitionId: string,
  ties: readonly Tie[],
) {
  const sets = [
    { home: 6, away: 1 },
    { home: 6, away: 1 },
  ];
  for (const { id: matchId } of ties) {
    const rubbers = ['S1', 'S2', 'D1'].map((key) => ({ key, sets }));
    const { status, body } = await callApi(app, admin, ['PUT', '/match/actions/addManualResult'], {
      matchId,
      rubbers,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await callApi(app, admin, ['PUT', `/match/actions/close/${matchId}`], {});
  }
  const { body } = await callApi(app, admin, ['GET', `/traips-competition/full-byId/${competitionId}`]);
  const [phase] = body.phases as readonly { readonly id: string }[];
  for (const move of [{ phaseId: phase?.id }, {}]) {
    const change = { competitionId, ...move, state: 'FINISHED', reason: 'Fin' };
    const path = `/dashboard/change-state-competition-phase/${orgCode}`;
    const { status, body: said } = await callApi(app, admin, ['POST', path], change);
    expect(status, JSON.stringify(said)).toBe(200);
  }
}

test('a team tennis league goes from the quick start to its champion, with the sheet on a phone', async ({
  page,
  app,
}) => {
  const { t, club, id, dashboard, ties } = await openLeague(page, app, 'es');
  const [tie, ...others] = ties;
  if (!tie) throw new Error('There are no ties.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${dashboard}/matches/${tie.id}`);
  await page.getByRole('button', { name: t('matchDesk.start', { unit: 'TIE' }) }).click();
  await expect(page.getByText(t('rubbers.done', { done: '0', of: '3' }))).toBeVisible();

  const name = (number: string) => t('rubbers.numbered.SINGLES', { number });
  await page.getByRole('button', { name: new RegExp(`^${name('1')}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(tie.home.name, { exact: true }).selectOption({ label: 'Ana Ruiz' });
  await dialog.getByLabel(tie.away.name, { exact: true }).selectOption({ label: 'Eva Prat' });
  await dialog.getByLabel(t('rubbers.setOf', { team: tie.home.name, set: '1' })).fill('9');
  await dialog.getByLabel(t('rubbers.setOf', { team: tie.away.name, set: '1' })).fill('4');
  await dialog.getByRole('button', { name: t('rubbers.save') }).click();
  await expect(dialog.getByText(t('rubbers.setWrong', { set: '1' }))).toBeVisible();
  expect(await accessibilityViolations(page), 'barriers in the sheet').toEqual([]);
  await dialog.getByRole('button', { name: t('ui.cancel') }).click();
  await writeRubber(page, t, { name: name('2'), tie, sets: ['3-6', '6-3', '2-6'] });
  await writeRubber(page, t, { name: t('rubbers.kinds.DOUBLES'), tie, sets: ['7-6', '7-5'] });
  await writeRubber(page, t, { name: name('1'), tie, sets: ['6-4', '6-4'] });
  await expect(page.getByText(t('rubbers.done', { done: '3', of: '3' }))).toBeVisible();
  await page.getByRole('button', { name: t('matchDesk.finish', { unit: 'TIE' }), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('matchDesk.finish', { unit: 'TIE' }), exact: true })
    .click();
  await page.getByRole('button', { name: t('matchDesk.close'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('matchDesk.close'), exact: true })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.goto(`/m/${tie.id}`);
  const card = cardOf(page, t);
  await expect(card.getByRole('heading', { name: name('2') })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  expect(await accessibilityViolations(page), 'barriers on the page of the tie').toEqual([]);

  await playOn(app, club, id, others);
  await page.goto(`/c/${id}`);
  await expect(
    page
      .getByRole('region', { name: t('publicCompetition.podium') })
      .getByText(`1${t('publicCompetition.awardKinds.CHAMPION')}`, { exact: true }),
  ).toBeVisible();
});

test('the whole sheet of a tie is entered below the result, in English', async ({ page, app }) => {
  const { t, dashboard, ties } = await openLeague(page, app, 'en');
  const [tie] = ties;
  if (!tie) throw new Error('There are no ties.');
  await page.goto(`${dashboard}/matches/${tie.id}`);
  await page.getByRole('button', { name: t('matchDesk.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('matchDesk.menu.addManualResult') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t('matchDesk.saveResult') })).toBeVisible();
  for (const set of ['1', '2']) {
    for (const box of await dialog.getByLabel(t('rubbers.setOf', { team: tie.home.name, set })).all())
      await box.fill('2');
    for (const box of await dialog.getByLabel(t('rubbers.setOf', { team: tie.away.name, set })).all())
      await box.fill('6');
  }
  await dialog.getByRole('button', { name: t('matchDesk.saveResult') }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(localePath('en', `/m/${tie.id}`));
  const card = cardOf(page, t);
  await expect(card.getByText(t('rubbers.numbered.SINGLES', { number: '1' }))).toBeVisible();
});
