import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createVenue, readMatches, repeated } from './calendar-steps.ts';
import {
  type CompetitionRef,
  createCompetition,
  createOrganisation,
  type OrganisationWithAdmin,
} from './competition-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`jointCalendar.${key}`, values);

const preferences = {
  firstDay: '2027-09-04',
  lastDay: '2027-12-19',
  windows: [6, 7].map((weekday) => ({ weekday, from: '10:00', to: '18:00' })),
  seconds: 1,
};

/** The earlier wishes of its calendar; the result of that search doesn't matter here. */
async function settle(app: TestApp, { admin }: OrganisationWithAdmin, { phaseId }: CompetitionRef) {
  const { status, body } = await callApi(app, admin, ['POST', `/calendar/${phaseId}/plans`], preferences);
  expect(status, JSON.stringify(body)).toBe(202);
}

test('two competitions at one venue are planned together and applied together', async ({ page, app }) => {
  const club = await createOrganisation(app);
  await createVenue(app, club, 'La Vega', ['Campo A']);
  const phases = [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }];
  const create = (name: string) => createCompetition(app, club, { name, teams: 4, phases, generate: true });
  const competitions = [await create('Liga infantil'), await create('Liga cadete')];
  const unsettled = await create('Liga juvenil');
  for (const competition of competitions) await settle(app, club, competition);

  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}/competitions`);
  await page.getByRole('link', { name: t('competitions.planTogether') }).click();
  await expect(page.getByRole('heading', { name: words('title'), level: 1 })).toBeVisible();
  for (const name of ['Liga infantil', 'Liga cadete'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  const withoutDays = page.getByRole('checkbox', { name: 'Liga juvenil' });
  await expect(withoutDays).not.toBeChecked();
  await expect(page.getByText(words('blocked.NO_SETTINGS'))).toBeVisible();
  await expect(page.getByText('La Vega')).toBeVisible();
  await expectAccessibleAndFitting(page, 'competitions to plan together');

  await page.getByLabel(words('seconds')).selectOption('20');
  await page.getByRole('button', { name: words('start') }).click();
  await expect(page.getByRole('heading', { name: words('found') })).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText(t('competitionCalendar.placedMatches'), { exact: true }).locator('..'),
  ).toContainText('12');
  await page.getByRole('button', { name: words('showOf', { name: 'Liga cadete' }) }).click();
  await expect(page.getByRole('heading', { name: 'Liga cadete · Liga' })).toBeVisible();
  await expect(page.getByText('La Vega').first()).toBeVisible();
  await expectAccessibleAndFitting(page, 'competitions planned together');

  await page.getByRole('button', { name: words('apply') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('12');
  await question.getByRole('button', { name: t('competitionCalendar.apply') }).click();
  await expect(page.getByText(words('applied'))).toBeVisible();
  const lists = await Promise.all(competitions.map((competition) => readMatches(app, club, competition)));
  const places = lists
    .flat()
    .map(({ kickOff, field }) => (kickOff === null ? null : `${kickOff} ${field?.id}`));
  expect(places).toHaveLength(12);
  expect(places).not.toContain(null);
  expect(repeated(places.map(String))).toEqual([]);
  const left = await readMatches(app, club, unsettled);
  expect(left.every(({ kickOff }) => kickOff === null)).toBe(true);

  await page
    .getByRole('main')
    .getByRole('button', { name: words('undo') })
    .click();
  await expect(question).toContainText(words('undoText'));
  await question.getByRole('button', { name: words('undo') }).click();
  await expect(page.getByText(words('undone', { count: '12' }))).toBeVisible();
  await expect(page.getByRole('button', { name: words('apply') })).toBeVisible();
  await expect(page.getByText(words('applied'))).toBeHidden();
  for (const competition of competitions)
    for (const { kickOff } of await readMatches(app, club, competition)) expect(kickOff).toBeNull();
});

test('an applied joint schedule is undone at once, or later with an explanation of why it can’t be', {
  tag: '@phone',
}, async ({ page, app }) => {
  const en = messagesIn('en');
  const say = (key: string, values?: Record<string, string>) => en(`jointCalendar.${key}`, values);
  const club = await createOrganisation(app);
  await createVenue(app, club, 'La Vega', ['Campo A']);
  const phases = [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }];
  const create = (named: string[]) =>
    createCompetition(app, club, { name: `Liga de ${named[0]}`, named, phases, generate: true });
  const competitions = [await create(['Arces', 'Brezos']), await create(['Cedros', 'Dalias'])];
  for (const competition of competitions) await settle(app, club, competition);
  const matches = async () =>
    (await Promise.all(competitions.map((competition) => readMatches(app, club, competition)))).flat();
  const question = page.getByRole('alertdialog');
  const apply = async () => {
    await page.getByRole('button', { name: say('apply') }).click();
    await question.getByRole('button', { name: en('competitionCalendar.apply') }).click();
    await expect(page.getByText(say('applied'))).toBeVisible();
  };

  const path = localePath('en', `/dashboard/${club.orgCode}/competitions/calendar`);
  await openSignedIn(page, club.admin.session, path);
  await page.getByLabel(say('seconds')).selectOption('20');
  await page.getByRole('button', { name: say('start') }).click();
  await expect(page.getByRole('heading', { name: say('found') })).toBeVisible({ timeout: 60_000 });
  await apply();
  const message = page.locator('[data-above-modals]');
  await message.getByRole('button', { name: say('undo') }).click();
  await expect(message).toContainText(say('undone', { count: '2' }));
  for (const { kickOff } of await matches()) expect(kickOff).toBeNull();

  await apply();
  const [moved] = await matches();
  const later = { matchId: moved?.id, kickOff: '2027-12-24T11:00:00.000Z', force: true };
  const { status } = await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], later);
  expect(status).toBe(200);
  await page.goto(path);
  await expect(page.getByText(say('lastApplied'))).toBeVisible();
  await page.getByRole('button', { name: say('showLast') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('undo') })
    .click();
  await question.getByRole('button', { name: say('undo') }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was undone' })).toContainText('Arces');
  await expectAccessibleAndFitting(page, 'a joint schedule that can’t be undone');
  expect((await matches()).every(({ kickOff }) => kickOff !== null)).toBe(true);
});

test('a league without playing days gets them in the joint search, in one go', {
  tag: '@phone',
}, async ({ page, app }) => {
  const club = await createOrganisation(app);
  await createVenue(app, club, 'La Vega', ['Campo A']);
  const phases = [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }];
  const create = (name: string) => createCompetition(app, club, { name, teams: 4, phases, generate: true });
  const settled = await create('Liga infantil');
  await settle(app, club, settled);
  const fresh = [await create('Liga cadete'), await create('Liga juvenil')];

  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}/competitions/calendar`);
  await expect(page.getByRole('heading', { name: words('days') })).toBeHidden();
  for (const name of ['Liga cadete', 'Liga juvenil']) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText(words('daysText', { names: 'Liga cadete y Liga juvenil' }))).toBeVisible();
  await expectAccessibleAndFitting(page, 'competitions that get their days');
  const lastDay = page.getByLabel(t('competitionCalendar.lastDay'));
  await lastDay.fill('2020-01-01');
  await page.getByRole('button', { name: words('start') }).click();
  await expect(lastDay).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t('competitionCalendar.firstDay')).fill('2027-09-04');
  await lastDay.fill('2027-12-19');
  await page.getByLabel(words('seconds')).selectOption('20');
  await page.getByRole('button', { name: words('start') }).click();
  await expect(page.getByRole('heading', { name: words('found') })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: words('apply') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('competitionCalendar.apply') })
    .click();
  await expect(page.getByText(words('applied'))).toBeVisible();
  for (const competition of fresh) {
    const matches = await readMatches(app, club, competition);
    expect(matches.map(({ kickOff }) => kickOff?.slice(0, 4))).toEqual(Array(6).fill('2027'));
  }
});
