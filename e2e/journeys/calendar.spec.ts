import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { calendarOf, createVenue, readMatches, repeated, search } from './calendar-steps.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { callApi } from './team-steps.ts';

const season = { startsOn: '2027-09-04', endsOn: '2028-06-25' };
const grounds = ['La Vega', 'El Soto', 'Las Eras'];

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`competitionCalendar.${key}`, values);

test('twenty teams get a schedule on three shared venues, and one match is moved manually', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const phases = [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } }];
  const competition = await createCompetition(app, club, {
    name: 'Liga de veinte',
    teams: 20,
    phases,
    generate: true,
    more: season,
  });
  for (const name of grounds) await createVenue(app, club, name, ['Campo A']);
  await openSignedIn(page, club.admin.session, calendarOf(competition));
  await expect(page.getByLabel(words('firstDay'))).toHaveValue('04/09/2027');
  await expect(page.getByRole('checkbox', { name: 'Campo A' })).toHaveCount(3);
  await search(page, 5);
  await expect(page.getByRole('heading', { name: words('found') })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(words('placedMatches'), { exact: true }).locator('..')).toContainText('380');
  await page.getByRole('button', { name: words('planViews.week'), exact: true }).click();
  await expect(page.getByText('El Soto').first()).toBeVisible();
  await page.getByRole('button', { name: words('planViews.fairness'), exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(21);
  await expectAccessibleAndFitting(page, 'how fair a plan is');
  expect((await readMatches(app, club, competition)).filter(({ kickOff }) => kickOff !== null)).toEqual([]);

  await page.getByRole('button', { name: words('apply') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('380');
  await question.getByRole('button', { name: words('apply') }).click();
  await expect(page.getByRole('heading', { name: words('calendar'), exact: true })).toBeVisible();
  const matches = await readMatches(app, club, competition);
  expect(matches.filter(({ kickOff }) => kickOff === null)).toEqual([]);
  expect(repeated(matches.map(({ kickOff, field }) => `${kickOff} ${field?.id}`))).toEqual([]);
  const days = matches.flatMap(({ kickOff, home, away }) =>
    [home, away].map(({ id }) => `${kickOff?.slice(0, 10)} ${id}`),
  );
  expect(repeated(days)).toEqual([]);

  await callApi(app, club.admin, ['POST', `/dashboard/change-state-competition-phase/${club.orgCode}`], {
    competitionId: competition.id,
    state: 'PUBLICIZED',
  });

  // The first match of the season is moved to the second one's slot, and then to a free hour.
  await page.goto(calendarOf(competition, '&part=matches'));
  const [first, second] = matches
    .filter(({ field }) => field !== null)
    .toSorted((one, other) => `${one.kickOff}`.localeCompare(`${other.kickOff}`));
  const time = '10:00';
  const named = { home: `${first?.home.name}`, away: `${first?.away.name}`, time };
  await page
    .getByRole('button', { name: words('moveOf', named) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words('free'))).toBeVisible();
  await dialog.getByLabel(words('field')).selectOption(`${second?.field?.id}`);
  await expect(dialog.getByText(words('takenForce'))).toBeVisible();
  await expect(dialog.getByText(`${second?.home.name} – ${second?.away.name}`)).toBeVisible();
  await dialog.getByLabel(words('time')).fill('08:15');
  await expect(dialog.getByText(words('free'))).toBeVisible();
  await dialog.getByRole('switch', { name: words('lock') }).check();
  await dialog.getByRole('button', { name: words('savePlace'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const moved = (await readMatches(app, club, competition)).find(({ id }) => id === first?.id);
  expect(moved).toMatchObject({ kickOff: '2027-09-04T06:15:00.000Z', isLocked: true });
  await expect(
    page.getByRole('button', { name: words('unlockOf', { ...named, time: '08:15' }) }),
  ).toBeVisible();
});

test('a season that is too short lists unplaced matches with reasons; a stopped search keeps the best plan', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga corta',
    teams: 20,
    generate: true,
    more: { startsOn: '2027-09-04', endsOn: '2027-10-10' },
  });
  await createVenue(app, club, 'La Vega', ['Campo A', 'Campo B', 'Campo C']);
  await openSignedIn(page, club.admin.session, calendarOf(competition));
  await expect(page.getByText(/cada equipo puede jugar 6 veces, y hay 19 jornadas/)).toBeVisible();
  await search(page, 120);
  await expect(page.getByRole('progressbar', { name: words('progress') })).toBeVisible();
  await expect(page.getByText(words('searchingText'))).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: words('stop') }).click();
  await expect(page.getByRole('heading', { name: words('found') })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('heading', { name: words('withoutPlace') })).toBeVisible();
  await expect(
    page
      .getByText(
        /no descansaría lo suficiente|jugaría demasiados partidos|ya no caben en la temporada|ocupado por otro/,
      )
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/La salida más barata/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words('apply') })).toBeVisible();

  await page.getByRole('button', { name: words('parts.plans') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: words('openPlan') })).toHaveCount(1);
  await page.getByRole('button', { name: words('parts.search') }).click();
  for (const name of ['Campo A', 'Campo B', 'Campo C']) await page.getByRole('checkbox', { name }).uncheck();
  await search(page, 5);
  await expect(page.getByText(words('noFieldChosen'))).toBeVisible();
});

test('in the week view a match is dragged to another hour, and nothing is saved before confirming', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Liga', teams: 4, generate: true });
  const venue = await createVenue(app, club, 'La Vega', ['Campo A']);
  const [match] = await readMatches(app, club, competition);
  await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], {
    matchId: match?.id,
    kickOff: '2027-09-04T10:00:00.000Z',
    fieldId: venue.fields[0]?.id,
  });
  await openSignedIn(page, club.admin.session, calendarOf(competition, '&view=week'));
  const named = { home: `${match?.home.name}`, away: `${match?.away.name}` };
  const block = page.getByRole('button', { name: words('moveOf', { ...named, time: '12:00' }) });
  await expect(block).toBeVisible();
  await expectAccessibleAndFitting(page, 'a week of the calendar');
  // Near the edge of the window the page would scroll too.
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await block.boundingBox();
  if (box === null) throw new Error('The match is not on the screen');
  await page.mouse.move(box.x + 30, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 50, { steps: 4 });
  await page.mouse.move(box.x + 30, box.y + 80, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(words('time'))).toHaveValue('13:00');
  await expectAccessibleAndFitting(page, 'where a match goes');
  expect((await readMatches(app, club, competition)).find(({ id }) => id === match?.id)?.kickOff).toBe(
    '2027-09-04T10:00:00.000Z',
  );
  await dialog.getByRole('button', { name: words('savePlace'), exact: true }).click();
  await expect(
    page.getByRole('button', { name: words('moveOf', { ...named, time: '13:00' }) }),
  ).toBeVisible();
});

test('a missing venue is added in the schedule search, which then uses it', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga sin campo',
    teams: 4,
    generate: true,
    more: season,
  });
  await openSignedIn(page, club.admin.session, calendarOf(competition));
  await page.getByRole('button', { name: words('addVenue') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('venues.name')).fill('La Vega');
  await dialog.getByLabel(t('venues.fieldName', { number: '1' })).fill('Campo A');
  await dialog.getByRole('button', { name: t('venues.create') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page, 'the dialog is not the form around it').not.toHaveURL(/plan=/);
  await expect(page.getByRole('checkbox', { name: 'Campo A' })).toBeChecked();
  await search(page, 5);
  await expect(page.getByRole('heading', { name: words('found') })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: words('apply') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('apply') })
    .click();
  await expect(page.getByRole('heading', { name: words('calendar'), exact: true })).toBeVisible();
  const matches = await readMatches(app, club, competition);
  expect(new Set(matches.map(({ field }) => field?.name))).toEqual(new Set(['Campo A']));
});
