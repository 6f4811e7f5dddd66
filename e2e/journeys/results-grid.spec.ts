import type { Page } from '@playwright/test';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createCompetition, createOrganisation, type OrganisationWithAdmin } from './competition-steps.ts';
import { waitUntilCached } from './desk-steps.ts';
import { callApi, createUser } from './team-steps.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `Persona ${at + 1}`);

interface StoredMatch {
  readonly id: string;
  readonly state: string;
  readonly round: number;
  readonly kickOff: string | null;
  readonly score: { readonly home: number; readonly away: number } | null;
}

/** The matches of a competition as currently stored. */
async function matchesOf(app: TestApp, { admin }: OrganisationWithAdmin, competitionId: string) {
  const { body } = await callApi(app, admin, ['POST', '/match/findByCriteria'], {
    competitionId,
    limit: 100,
  });
  return body.items as readonly StoredMatch[];
}

/** Counts keys and clicks. */
function handsOf(page: Page) {
  const done = { keys: 0, clicks: 0 };
  return {
    done,
    press: async (key: string) => {
      done.keys += 1;
      await page.keyboard.press(key);
    },
    click: async (name: string) => {
      done.clicks += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
  };
}

test('eleven results and the next round of a Swiss take a minute with the keyboard', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`roundResults.${key}`, values);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Suizo de invierno',
    named: people(23),
    sportKey: 'PING_PONG',
    phases: [{ name: 'Suizo', algorithm: 'SWISS', params: { rounds: 5 } }],
    generate: true,
    publish: true,
    timetable: {
      firstDay: '2099-01-03',
      weekdays: [6],
      firstKickOff: '10:00',
      lastKickOff: '20:00',
      every: 30,
      pace: 'PACKED',
      venue: { name: 'Pabellón', fields: ['Mesa 1', 'Mesa 2', 'Mesa 3', 'Mesa 4'] },
    },
  });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=matches`);
  await expect(page.getByRole('heading', { name: words('title', { round: '1' }) })).toBeVisible();
  await expect(page.getByText(/^Faltan 11: partidos 1, 2/)).toBeVisible();

  const hands = handsOf(page);
  const boxes = page.getByRole('textbox');
  await boxes.first().click();
  hands.done.clicks += 1;
  const scores = ['30', '31', '13', '32', '03', '30', '23', '31', '30', '13', '32'];
  for (const [at, score] of scores.entries()) {
    await expect(boxes.nth(2 * at)).toBeFocused();
    for (const digit of score) await hands.press(digit);
    await hands.press('Enter');
  }
  const save = 'Guardar 11 resultados';
  await expect(page.getByRole('button', { name: save })).toBeFocused();
  const digits = scores.join('').length;
  expect(hands.done.keys).toBeLessThanOrEqual(digits + 3 * scores.length);
  await hands.press('Enter');
  await expect(page.getByText(words('statuses.SAVED'), { exact: true })).toHaveCount(11);
  await hands.click(words('steps.makeOfficial'));
  await expect(page.getByRole('listitem').getByText(words('statuses.OFFICIAL'), { exact: true })).toHaveCount(
    11,
  );
  await hands.click(words('steps.pair', { round: '2' }));
  await expect(page.getByRole('heading', { name: words('title', { round: '2' }) })).toBeVisible();
  await expect(page.getByText(words('statuses.EMPTY'), { exact: true })).toHaveCount(11);
  expect(hands.done.clicks).toBeLessThanOrEqual(30);

  const stored = await matchesOf(app, club, competition.id);
  const first = stored.filter(({ round }) => round === 1);
  expect(first.map(({ state }) => state)).toEqual(scores.map(() => 'CLOSED'));
  expect(first.map(({ score }) => `${score?.home}${score?.away}`).toSorted()).toEqual(scores.toSorted());
  const second = stored.filter(({ round }) => round === 2);
  expect(second).toHaveLength(11);
  // The first round takes three slots of four tables: the second begins afterwards.
  expect(second.map(({ kickOff }) => kickOff).toSorted()[0]).toBe('2099-01-03T10:30:00.000Z');
});

test('a wrong result gives the reason and blocks no other; a correction shows what it changes', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`roundResults.${key}`, values);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga de mesa',
    named: people(4),
    sportKey: 'PING_PONG',
    generate: true,
    publish: true,
  });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=matches`);
  const boxes = page.getByRole('textbox');
  await boxes.first().click();
  for (const key of ['3', '3', 'Enter', '3', '1']) await page.keyboard.press(key);
  const sentence = words('problems.TOTAL', { bestOf: '5', toWin: '3', home: '3', away: '3' });
  await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessibleAndFitting(page, 'a round with a wrong result');
  await page.getByRole('button', { name: 'Guardar 1 resultado' }).click();
  await expect(page.getByText(words('statuses.SAVED'), { exact: true })).toHaveCount(1);
  await expect(page.getByText(sentence)).toBeVisible();

  await boxes.nth(3).fill('2');
  await page.getByRole('button', { name: 'Guardar 1 resultado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vas a corregir 1 resultado' });
  await expect(dialog.getByText(/3–1 a 3–2/)).toBeVisible();
  await expectAccessibleAndFitting(page, 'what a correction changes');
  await dialog.getByRole('button', { name: 'Guardar 1 resultado' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('statuses.SAVED'), { exact: true })).toHaveCount(1);
  await page
    .getByRole('link', { name: /^Partido \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/matches\/[\w-]+$/);
});

test('a round of padel is typed set by set on a phone', { tag: '@phone' }, async ({ page, app }) => {
  const t = messagesIn('en');
  const words = (key: string, values?: Record<string, string>) => t(`roundResults.${key}`, values);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Pádel de otoño',
    named: people(4),
    sportKey: 'PADEL',
    generate: true,
    publish: true,
  });
  await openSignedIn(page, club.admin.session, localePath('en', `${competition.path}?tab=matches`));
  await page
    .getByRole('button', { name: new RegExp(words('showSets', { home: '', away: '' }).slice(0, 12)) })
    .first()
    .tap();
  // One digit fills a box, and Enter opens the sets of the next match.
  for (const key of ['6', '4', '3', '6', '7', '5', 'Enter', '6', '2', '6', '1'])
    await page.keyboard.press(key);
  await expect(page.getByText(/^2–1 to Persona/)).toBeVisible();
  await expect(page.getByText(/^2–0 to Persona/)).toBeVisible();
  await page.getByRole('button', { name: 'Save 2 results' }).tap();
  await expect(page.getByText(words('statuses.SAVED'), { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: words('steps.makeOfficial') }).tap();
  await expect(page.getByRole('listitem').getByText(words('statuses.OFFICIAL'), { exact: true })).toHaveCount(
    2,
  );
  const stored = (await matchesOf(app, club, competition.id)).filter(({ round }) => round === 1);
  expect(stored.map(({ score }) => score?.home)).toEqual([2, 2]);
});

test('captains report the result; staff settle differing reports in the grid', async ({ page, app }) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`resultReport.${key}`, values);
  const club = await createOrganisation(app);
  const [ana, bea] = [await createUser(app, 'Ana', 'Lago'), await createUser(app, 'Bea', 'Ríos')];
  const competition = await createCompetition(app, club, {
    name: 'Copa de capitanes',
    more: { takesRegistrations: true },
    publish: true,
    phases: [{ name: 'Copa', algorithm: 'MANUAL' }],
  });
  const teams: string[] = [];
  for (const [who, name] of [
    [ana, 'Las Anas'],
    [bea, 'Las Beas'],
  ] as const) {
    const { body } = await callApi(app, who, ['POST', '/teams/create'], { name });
    const teamId = String(body.id);
    await callApi(app, club.admin, ['POST', '/club/traip-competition-team/addTeamToCompetitionPhase'], {
      competitionId: competition.id,
      teamId,
    });
    teams.push(teamId);
  }
  const [homeTeamId, awayTeamId] = teams;
  const created = await callApi(app, club.admin, ['POST', '/match/create'], {
    phaseId: competition.phaseId,
    homeTeamId,
    awayTeamId,
  });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const matchId = String(created.body.id);

  await openSignedIn(page, club.admin.session, `${competition.path}?tab=settings`);
  await page.getByLabel(words('who')).selectOption('CAPTAINS');
  await expect(page.getByText(words('saved'))).toBeVisible();

  await openSignedIn(page, ana.session, `/my-teams/${homeTeamId}/matches/${matchId}`);
  await page.getByLabel(t('roundResults.scoreOf', { name: 'Las Anas' })).fill('2');
  await page.getByLabel(t('roundResults.scoreOf', { name: 'Las Beas' })).fill('1');
  await page.getByRole('button', { name: words('send') }).click();
  await expect(page.getByText(words('told.WAITING'))).toBeVisible();

  await openSignedIn(page, bea.session, `/my-teams/${awayTeamId}/matches/${matchId}`);
  await expect(page.getByRole('button', { name: words('confirm', { result: '2–1' }) })).toBeVisible();
  await page.getByLabel(t('roundResults.scoreOf', { name: 'Las Anas' })).fill('1');
  await page.getByLabel(t('roundResults.scoreOf', { name: 'Las Beas' })).fill('1');
  await page.getByRole('button', { name: words('send') }).click();
  await expect(page.getByText(words('told.DISPUTED'))).toBeVisible();

  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}`);
  await expect(page.getByText('1 resultado en disputa')).toBeVisible();
  await page.goto(`${competition.path}?tab=matches`);
  await page
    .getByRole('button', { name: t('roundResults.takeOf', { name: 'Las Anas', result: '2–1' }) })
    .click();
  await page.getByRole('button', { name: 'Guardar 1 resultado' }).click();
  await expect(page.getByText(t('roundResults.statuses.SAVED'), { exact: true })).toBeVisible();
  const [stored] = await matchesOf(app, club, competition.id);
  expect(stored).toMatchObject({ state: 'FINISHED', score: { home: 2, away: 1 } });
});

test.describe('offline', () => {
  test.use({ hasServiceWorkers: true });

  test('results are typed and saved on the device, survive a reload, and are sent later', async ({
    page,
    context,
    app,
  }) => {
    const t = messagesIn('es');
    const words = (key: string, values?: Record<string, string>) => t(`roundResults.${key}`, values);
    const club = await createOrganisation(app);
    const competition = await createCompetition(app, club, {
      name: 'Liga sin red',
      teams: 4,
      generate: true,
      publish: true,
    });
    await openSignedIn(page, club.admin.session, `${competition.path}?tab=matches`);
    const boxes = page.getByRole('textbox');
    await expect(boxes.first()).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(boxes.first()).toBeVisible();
    await waitUntilCached(page);
    await context.setOffline(true);
    await boxes.first().click();
    for (const key of ['2', 'Tab', '1', 'Enter', '0', 'Tab', '0']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Guardar 2 resultados' }).click();
    await expect(page.getByText(/^2 resultados guardados en este dispositivo/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^2 resultados guardados en este dispositivo/)).toBeVisible();
    await expect(boxes.first()).toHaveValue('2');
    expect((await matchesOf(app, club, competition.id)).every(({ score }) => score === null)).toBe(true);

    await context.setOffline(false);
    await expect(page.getByText(words('statuses.SAVED'), { exact: true })).toHaveCount(2, {
      timeout: 20_000,
    });
    const stored = (await matchesOf(app, club, competition.id)).filter(({ round }) => round === 1);
    expect(stored.map(({ score }) => score)).toEqual([
      { home: 2, away: 1 },
      { home: 0, away: 0 },
    ]);
  });
});
