import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation } from './competition-steps.ts';
import { atDesk, onPhone } from './steps.ts';
import { callApi, type User } from './team-steps.ts';

const judoka = [
  'Ana Ruiz',
  'Bea Soler',
  'Carla Prat',
  'Dora Paz',
  'Eva Mas',
  'Fina Gil',
  'Gala Vila',
  'Hebe Cruz',
  'Inés Larrañaga Etxeberria',
];
const absent = 'Julia Vega';

interface Bout {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly home: { readonly name: string } | null;
  readonly away: { readonly name: string } | null;
}

type Club = Awaited<ReturnType<typeof createOrganisation>>;

/** Unfinished bouts with two known sides. */
async function openBouts(app: TestApp, admin: User, competitionId: string): Promise<readonly Bout[]> {
  const { body } = await callApi(app, admin, ['POST', '/match/findByCriteria'], { competitionId, limit: 50 });
  const all = body.items as readonly Bout[];
  return all.filter(
    ({ home, away, state }) => home !== null && away !== null && ['CREATED', 'SCHEDULED'].includes(state),
  );
}

/** The first fighter wins by ippon, bout after bout, until none is left. */
async function fightOn(app: TestApp, { admin }: Club, competitionId: string): Promise<number> {
  let fought = 0;
  for (let bouts = await openBouts(app, admin, competitionId); bouts.length > 0; ) {
    const results = bouts.map(({ id, version }) => ({
      matchId: id,
      version,
      method: 'IPPON',
      winner: 'HOME',
      score: { home: 10, away: 0 },
    }));
    const { status, body } = await callApi(app, admin, ['PUT', `/round/${competitionId}/results`], {
      results,
    });
    const { outcomes } = body as { readonly outcomes: readonly { readonly status: string }[] };
    expect([status, new Set(outcomes.map((one) => one.status))]).toEqual([200, new Set(['SAVED'])]);
    fought += bouts.length;
    bouts = await openBouts(app, admin, competitionId);
  }
  return fought;
}

/** From the quick start to a class with everyone weighed: one is moved to the next class, one is absent. */
async function weighedClass(page: Page, app: TestApp, locale: Locale) {
  const t = messagesIn(locale);
  const club = await createOrganisation(app);
  const quick = (key: string) => t(`competitionWizard.quick.${key}`, { kind: 'INDIVIDUAL' });
  const at = localePath(locale, `/dashboard/${club.orgCode}/competitions/new`);
  await openSignedIn(page, club.admin.session, at);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Copa de judo');
  await page.getByRole('combobox', { name: quick('otherSport') }).selectOption('JUDO');
  await page.getByLabel(quick('weights')).fill('-57, +57');
  await page.getByLabel(quick('teamsLabel')).fill([...judoka, absent].join('\n'));
  await page.getByRole('button', { name: quick('createClasses') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copa de judo −57 kg' })).toBeVisible();
  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';

  const scales = (name: string) => page.getByLabel(name, { exact: true });
  await scales('Ana Ruiz').fill(locale === 'es' ? '56,4' : '56.4');
  for (const name of judoka.slice(1, 8)) {
    await page.keyboard.press('Enter');
    await expect(scales(name)).toBeFocused();
    await page.keyboard.type('55');
  }
  await page.keyboard.press('Enter');
  const last = judoka[8] ?? '';
  await expect(scales(last)).toBeFocused();
  await page.keyboard.type('58');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('weighIn.over', { kg: '58', limit: '57' }))).toBeVisible();
  await expect(page.getByText(t('weighIn.missing', { count: '2' }))).toBeVisible();
  expect(await accessibilityViolations(page), 'barriers at the scales').toEqual([]);
  await page.getByRole('button', { name: t('weighIn.moveTo', { name: '+57 kg' }) }).click();
  await expect(scales(last)).toHaveCount(0);
  await page.getByRole('button', { name: t('weighIn.absent', { name: absent }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('weighIn.leaveOut') })
    .click();
  await expect(page.getByText(t('weighIn.everybody'), { exact: true })).toBeVisible();
  return { t, club, id };
}

async function drawn(page: Page, locale: Locale, { t, club, id }: Awaited<ReturnType<typeof weighedClass>>) {
  const words = (key: string, values = {}) => t(`competitionManage.broker.${key}`, values);
  await page.goto(localePath(locale, `/dashboard/${club.orgCode}/competitions/${id}?tab=phases`));
  await page.getByRole('button', { name: words('preview'), exact: true }).click();
  await expect(page.getByText(words('onlyPreview', { unit: 'BOUT' }))).toBeVisible();
  await page.getByRole('button', { name: /Generar|Generate/ }).click();
  await expect(page.getByText(words('onlyPreview', { unit: 'BOUT' }))).toBeHidden();
}

async function podium(
  page: Page,
  locale: Locale,
  { t, id }: { t: ReturnType<typeof messagesIn>; id: string },
) {
  await page.goto(localePath(locale, `/c/${id}?tab=bracket`));
  const places = page.getByRole('heading', { name: t('publicCompetition.finalRanking') });
  await expect(places).toBeVisible();
  for (const part of ['repechage', 'bronze']) {
    const named = page.getByText(t(`bracket.${part}`), { exact: true });
    await expect(named.filter({ visible: true }).first()).toBeVisible();
  }
  expect(await accessibilityViolations(page), 'barriers on the bracket').toEqual([]);
  await page.goto(localePath(locale, `/c/${id}`));
  const steps = page.getByRole('region', { name: t('publicCompetition.podium') }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.filter({ hasText: /3(Tercero|Third)/ })).toHaveCount(2);
}

/** Results become official, and the class ends. */
async function close(app: TestApp, { admin, orgCode }: Club, competitionId: string): Promise<void> {
  const { body } = await callApi(app, admin, ['GET', `/traips-competition/full-byId/${competitionId}`]);
  const [phase] = body.phases as readonly { readonly id: string }[];
  for (const round of [1, 2, 3])
    await callApi(app, admin, ['PUT', `/round/${competitionId}/official`], { phaseId: phase?.id, round });
  for (const move of [{ phaseId: phase?.id }, {}]) {
    const path = `/dashboard/change-state-competition-phase/${orgCode}`;
    const body = { competitionId, ...move, state: 'FINISHED', reason: 'Fin' };
    const { status } = await callApi(app, admin, ['POST', path], body);
    expect(status).toBe(200);
  }
}

test(
  `a judo class goes from the weigh-in through the repechage to two bronzes, ${atDesk.title}`,
  atDesk.details,
  async ({ page, app }) => {
    const made = await weighedClass(page, app, 'es');
    await drawn(page, 'es', made);
    expect(await fightOn(app, made.club, made.id)).toBe(11);
    await close(app, made.club, made.id);
    await podium(page, 'es', made);
  },
);

test(
  `fighters are weighed, a bout is refereed and the podium is shown, ${onPhone.title}`,
  onPhone.details,
  async ({ page, app }) => {
    const made = await weighedClass(page, app, 'en');
    await drawn(page, 'en', made);
    const { t, club, id } = made;
    const [first] = await openBouts(app, club.admin, id);
    if (!first?.home) throw new Error('There is no bout.');
    const input = { matchId: first.id, kickOff: '2027-09-04T10:00:00.000Z' };
    await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], input);
    await page.goto(`/en/dashboard/${club.orgCode}/matches/${first.id}`);
    const desk = (key: string, values = {}) => t(`matchDesk.${key}`, values);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press(desk('start', { unit: 'BOUT' }));
    await press(desk('buttonOf', { what: desk('kinds.JUDO_POINT_10'), team: first.home.name }));
    await press(desk('endBout'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: desk('endBout'), exact: true })
      .click();
    await expect(page.getByRole('button', { name: desk('close'), exact: true })).toBeVisible();
    await press(desk('close'));
    expect(await fightOn(app, club, id)).toBe(10);
    await close(app, club, id);
    await podium(page, 'en', made);
  },
);
