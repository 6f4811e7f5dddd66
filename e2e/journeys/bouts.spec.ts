import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { type CompetitionRef, createCompetition, createOrganisation } from './competition-steps.ts';
import { callApi, type User } from './team-steps.ts';

interface Bout {
  readonly id: string;
  readonly home: { readonly name: string } | null;
  readonly away: { readonly name: string } | null;
}

const boxers = ['Ana Ruiz', 'Eva Soler', 'Noa Prat', 'Sara Paz'];

/** The bouts with two known sides, in bracket order. */
async function boutsOf(app: TestApp, admin: User, competitionId: string) {
  const { body } = await callApi(app, admin, ['POST', '/match/findByCriteria'], { competitionId });
  return (body.items as readonly Bout[]).filter(({ home, away }) => home !== null && away !== null);
}

async function openResult(page: Page, path: string, t: ReturnType<typeof messagesIn>) {
  await page.goto(path);
  await page.getByRole('button', { name: t('matchDesk.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('matchDesk.menu.addManualResult') }).click();
  return page.getByRole('dialog');
}

test('boxers meet in a knockout: one bout ends by KO in the second round, the other goes to the judges', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const bout = (key: string, values = {}) => t(`bout.${key}`, values);
  const club = await createOrganisation(app);
  const quick = (key: string) => t(`competitionWizard.quick.${key}`, { kind: 'INDIVIDUAL' });
  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}/competitions/new`);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Velada de otoño');
  await page.getByRole('combobox', { name: quick('otherSport') }).selectOption('BOXING_BOUT');
  await page.getByLabel(quick('teamsLabel')).fill(boxers.join('\n'));
  await page.getByRole('radio', { name: quick('formats.KNOCKOUT') }).check();
  await page.getByRole('button', { name: quick('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Velada de otoño' })).toBeVisible();
  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';
  const [first, second] = await boutsOf(app, club.admin, id);
  if (!first?.home || !first.away || !second?.home || !second.away) throw new Error('There are no bouts.');

  const stopped = await openResult(page, `/dashboard/${club.orgCode}/matches/${first.id}`, t);
  await stopped.getByLabel(bout('method')).selectOption('KO');
  await stopped.getByRole('button', { name: first.away.name, exact: true }).click();
  await stopped.getByLabel(bout('round'), { exact: true }).selectOption('2');
  await stopped.getByLabel(bout('time'), { exact: true }).fill('1:43');
  await stopped.getByRole('button', { name: t('matchDesk.saveResult') }).click();
  await expect(stopped).toHaveCount(0);

  const judged = await openResult(page, `/dashboard/${club.orgCode}/matches/${second.id}`, t);
  await judged.getByLabel(bout('method')).selectOption('WP');
  await judged.getByRole('switch', { name: bout('withCards') }).click();
  await expect(judged.getByText(bout('problems.ROUND_MISSING'))).toBeVisible();
  const cards = [
    ['10-9', '10-9', '9-10'],
    ['9-10', '10-9', '9-10'],
    ['10-8', '10-9', '9-10'],
  ];
  for (const [judge, rounds] of cards.entries())
    for (const [round, score] of rounds.entries()) {
      const cell = bout('cell', { judge: bout('judge', { number: judge + 1 }), round: round + 1 });
      await judged.getByLabel(cell, { exact: true }).selectOption(score);
    }
  const split = bout('agreed.SPLIT');
  const decided = bout('decidedFor', { decision: split, name: second.home.name });
  await expect(judged.getByText(decided)).toBeVisible();
  expect(await accessibilityViolations(page), 'barriers on the cards').toEqual([]);
  await judged.getByRole('button', { name: t('matchDesk.saveResult') }).click();
  await expect(judged).toHaveCount(0);

  await page.goto(`/m/${first.id}`);
  await expect(page.getByText('KO, R2 1:43', { exact: true })).toBeVisible();
  await expect(page.getByText(t('publicMatch.wins', { name: first.away.name }))).toBeVisible();
  await page.goto(`/m/${second.id}`);
  await expect(page.getByText(`${split} 29–28, 28–29, 29–27`).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '10–8' })).toBeVisible();
  await page.goto(`/c/${id}?tab=matches&round=1`);
  await expect(page.getByText('R2 1:43')).toBeVisible();
  await expect(page.getByText('29–28, 28–29, 29–27')).toBeVisible();
  await page.goto(`/c/${id}?tab=bracket`);
  await expect(page.getByText('KO, R2 1:43').first()).toBeVisible();
});

test('at the desk of a judo match the referee counts a waza-ari and ends it by ippon', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const desk = (key: string, values = {}) => t(`matchDesk.${key}`, values);
  const club = await createOrganisation(app);
  const competition: CompetitionRef = await createCompetition(app, club, {
    name: 'Judo cup',
    sportKey: 'MARTIAL_ARTS',
    named: ['Ana Ruiz', 'Eva Soler'],
    generate: true,
    publish: true,
    competitors: 'INDIVIDUAL',
  });
  const [match] = await boutsOf(app, club.admin, competition.id);
  if (!match?.home || !match.away) throw new Error('There is no bout.');
  const input = { matchId: match.id, kickOff: '2027-09-04T10:00:00.000Z' };
  await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], input);
  await openSignedIn(page, club.admin.session, `/en/dashboard/${club.orgCode}/matches/${match.id}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const of = (what: string, team: string) => desk('buttonOf', { what, team });
  await press(desk('start', { unit: 'BOUT' }));
  await press(of(desk('kinds.JUDO_POINT'), match.away.name));
  await press(of(desk('kinds.CARD_SHIDO'), match.away.name));
  await press(of(desk('kinds.JUDO_POINT_10'), match.home.name));
  await press(desk('endBout'));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel(t('bout.method'))).toHaveValue('IPPON');
  expect(await accessibilityViolations(page), 'barriers on the sheet').toEqual([]);
  await sheet.getByRole('button', { name: desk('endBout'), exact: true }).click();
  await expect(page.getByRole('button', { name: desk('close'), exact: true })).toBeVisible();
  await page.goto(`/en/m/${match.id}`);
  await expect(page.getByText(t('publicMatch.wins', { name: match.home.name }))).toBeVisible();
  await expect(page.getByText(/^Ippon, \d:\d\d$/)).toBeVisible();
});
