import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation } from './competition-steps.ts';
import { atDesk, onPhone } from './steps.ts';
import { callApi } from './team-steps.ts';

const players = ['Ana Ruiz', 'Luis Gil', 'Eva Soler', 'Iván Mas', 'Noa Prat'];

type Club = Awaited<ReturnType<typeof createOrganisation>>;

/** Five people and one court: each round someone sits out. */
async function evening(page: Page, app: TestApp, locale: Locale, format: 'AMERICANO' | 'MEXICANO') {
  const t = messagesIn(locale);
  const club = await createOrganisation(app);
  const quick = (key: string) => t(`competitionWizard.quick.${key}`, { kind: 'INDIVIDUAL' });
  const at = localePath(locale, `/dashboard/${club.orgCode}/competitions/new`);
  await openSignedIn(page, club.admin.session, at);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Viernes de pádel');
  await page.getByText(locale === 'es' ? 'Pádel dobles' : 'Padel doubles', { exact: true }).click();
  await page.getByRole('radio', { name: quick(`formats.${format}`) }).check();
  await page.getByLabel(quick('teamsLabel')).fill(players.join('\n'));
  await page.getByRole('button', { name: quick('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Viernes de pádel' })).toBeVisible();
  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';
  return { t, club, id, path: localePath(locale, `/dashboard/${club.orgCode}/competitions/${id}`) };
}

/** Types the points of one pair in each match; the other side follows, since both add up to the total. */
async function typeRound(page: Page, t: ReturnType<typeof messagesIn>, points: string): Promise<void> {
  const boxes = page.getByRole('main').locator('input[inputmode="numeric"]');
  await boxes.first().fill(points);
  await expect(boxes.nth(1)).toHaveValue(String(24 - Number(points)));
  await page.getByRole('button', { name: t('roundResults.steps.save', { count: '1' }) }).click();
  await expect(page.getByText(t('roundResults.statuses.SAVED'), { exact: true })).toBeVisible();
}

/** The remaining matches are played through the API, and the evening ends. */
async function playOn(app: TestApp, { admin, orgCode }: Club, competitionId: string): Promise<void> {
  const { body } = await callApi(app, admin, ['GET', `/traips-competition/full-byId/${competitionId}`]);
  const [phase] = body.phases as readonly { readonly id: string }[];
  const phaseId = phase?.id ?? '';
  const read = async (round: number) =>
    (await callApi(app, admin, ['GET', `/round/${competitionId}?phaseId=${phaseId}&round=${round}`]))
      .body as {
      readonly rounds: readonly { readonly round: number }[];
      readonly matches: readonly { readonly id: string; readonly version: number; readonly state: string }[];
    };
  const { rounds } = await read(1);
  for (const { round } of rounds) {
    const { matches } = await read(round);
    const results = matches
      .filter(({ state }) => ['CREATED', 'SCHEDULED'].includes(state))
      .map(({ id, version }) => ({ matchId: id, version, score: { home: 13, away: 11 } }));
    if (results.length > 0)
      await callApi(app, admin, ['PUT', `/round/${competitionId}/results`], { results });
    await callApi(app, admin, ['PUT', `/round/${competitionId}/official`], { phaseId, round });
  }
  for (const move of [{ phaseId }, {}]) {
    const path = `/dashboard/change-state-competition-phase/${orgCode}`;
    const change = { competitionId, ...move, state: 'FINISHED', reason: 'Fin' };
    const { status, body: said } = await callApi(app, admin, ['POST', path], change);
    expect(status, JSON.stringify(said)).toBe(200);
  }
}

function firstStep(page: Page, t: ReturnType<typeof messagesIn>) {
  const podium = page.getByRole('region', { name: t('publicCompetition.podium') });
  return podium.getByText(`1${t('publicCompetition.awardKinds.CHAMPION')}`, { exact: true });
}

test(
  `an americano goes from the quick start to its champion, with a late player who leaves again, ${atDesk.title}`,
  atDesk.details,
  async ({ page, app }) => {
    const { t, club, id, path } = await evening(page, app, 'es', 'AMERICANO');
    await page.goto(`${path}?tab=matches&round=1`);
    await typeRound(page, t, '15');

    const rotation = (key: string, values = {}) => t(`publicCompetition.rotation.${key}`, values);
    await page.goto(`/c/${id}`);
    await expect(
      page.getByRole('heading', { name: rotation('round', { number: '2', total: '5' }) }),
    ).toBeVisible();
    await expect(page.getByText(rotation('resting', { count: '1' })).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: rotation('next') })).toBeVisible();
    expect(await accessibilityViolations(page), 'barriers on the page of the evening').toEqual([]);

    const teams = (key: string, values = {}) =>
      t(`competitionManage.teams.${key}`, { kind: 'INDIVIDUAL', ...values });
    await page.goto(`${path}?tab=teams`);
    await page
      .getByRole('button', { name: teams('add') })
      .first()
      .click();
    const adding = page.getByRole('dialog');
    await adding.getByRole('textbox').fill('Leo Tarde');
    await adding.locator('button[type="submit"]').click();
    await expect(adding).toHaveCount(0);
    const question = page.getByRole('alertdialog');
    for (const name of ['Noa Prat', 'Leo Tarde']) {
      await page.getByRole('button', { name: teams('withdrawOf', { name }) }).click();
      await expect(question.getByText(teams('leaveText'))).toBeVisible();
      await question.getByRole('button', { name: teams('withdraw') }).click();
      await expect(page.getByText(teams('withdrawn', { name }))).toBeVisible();
    }
    await page.getByRole('button', { name: teams('withdrawOf', { name: 'Ana Ruiz' }) }).click();
    await expect(question.getByText(teams('leaveTooFew'))).toBeVisible();
    await question.getByRole('button', { name: t('ui.cancel') }).click();

    await playOn(app, club, id);
    await page.goto(`/c/${id}`);
    await expect(firstStep(page, t)).toBeVisible();
  },
);

test(
  `the next round of a mexicano is previewed and drawn, ${onPhone.title}`,
  onPhone.details,
  async ({ page, app }) => {
    const { t, club, id, path } = await evening(page, app, 'en', 'MEXICANO');
    await page.goto(`${path}?tab=matches&round=1`);
    await typeRound(page, t, '20');
    await page.getByRole('button', { name: t('roundResults.steps.pair', { round: '2' }) }).click();
    const dialog = page.getByRole('dialog', { name: t('roundResults.nextRound', { round: '2' }) });
    await expect(dialog.getByText(t('roundResults.court', { number: '1' }))).toBeVisible();
    expect(await accessibilityViolations(page), 'barriers on the preview').toEqual([]);
    await dialog.getByRole('button', { name: t('roundResults.draw'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t('roundResults.title', { round: '2' }) })).toBeVisible();
    await page.goto(`/en/c/${id}`);
    const round = t('publicCompetition.rotation.round', { number: '2', total: '7' });
    await expect(page.getByRole('heading', { name: round })).toBeVisible();
    await expect(page.getByText(t('publicCompetition.rotation.drawnLater'))).toBeVisible();
    await playOn(app, club, id);
    await page.goto(`/en/c/${id}`);
    await expect(firstStep(page, t)).toBeVisible();
  },
);
