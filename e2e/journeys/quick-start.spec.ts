import { newEmail, ownPassword } from '../fixtures/accounts.ts';
import { countEffort } from '../fixtures/effort.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { competitionOf, matchesOf } from './wizard-steps.ts';

const clubs = Array.from({ length: 10 }, (_, index) => `Club ${index + 1}`).join('\n');

test('a visitor creates a double league of ten on Saturdays, from the front page to its schedule', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const q = (key: string) => t(`competitionWizard.quick.${key}`);
  const field = (name: string) => page.getByLabel(t(`account.fields.${name}`), { exact: true });
  const effort = await countEffort(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: t('welcome.start') })
    .first()
    .click();
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Liga de los sábados');
  await page.getByLabel(q('teamsLabel')).fill(clubs);
  await page.getByRole('switch', { name: q('bothLegs') }).click();
  await expect(page.getByText('90', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: q('register') }).click();

  const email = newEmail();
  await field('firstName').fill('Lucía');
  await field('surnames').fill('Prado Gil');
  await field('email').fill(email);
  await field('password').fill(ownPassword);
  await page.getByRole('combobox', { name: t('account.fields.favoriteSport') }).fill('Fút');
  await page.getByRole('option', { name: 'Fútbol', exact: true }).click();
  await field('birthday').fill('1994-03-02');
  await page.getByRole('button', { name: t('account.register.submit'), exact: true }).click();
  await page.goto((await app.mailbox.take(email)).link);
  await page.getByRole('button', { name: t('account.verify.verify') }).click();

  await expect(page.getByLabel(t('competitionWizard.competition.name'))).toHaveValue('Liga de los sábados');
  await page.getByRole('button', { name: q('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liga de los sábados' })).toBeVisible();
  const { clicks, fields } = await effort();
  expect(clicks, 'clicks').toBeLessThanOrEqual(20);
  expect(fields, 'typed fields').toBeLessThanOrEqual(10);
});

test('sixteen pairs play padel in one day on four courts, finals included', async ({ page, app }) => {
  const t = messagesIn('es');
  const q = (key: string) => t(`competitionWizard.quick.${key}`, { kind: 'PAIR', ground: 'COURT' });
  const founder = await createOrganisation(app);
  const effort = await countEffort(page);
  await openSignedIn(page, founder.admin.session, `/dashboard/${founder.orgCode}/competitions/new`);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Pádel de verano');
  await page.getByRole('radio', { name: 'Pádel dobles' }).check();
  const pairs = Array.from({ length: 16 }, (_, index) => `Ana ${index + 1}\tEva ${index + 1}`);
  await page.getByLabel(q('teamsLabel')).fill(['Jugador 1\tJugador 2', ...pairs].join('\n'));
  await page.getByRole('radio', { name: q('formats.GROUPS_KNOCKOUT') }).check();
  await page.getByRole('spinbutton', { name: q('fields') }).fill('4');
  await page.getByRole('spinbutton', { name: q('every') }).fill('40');
  await expect(page.getByText('32', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: q('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pádel de verano' })).toBeVisible();
  const { clicks } = await effort();
  expect(clicks, 'clicks').toBeLessThanOrEqual(25);

  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';
  const { phases } = await competitionOf(app, founder.admin, id);
  expect(phases.map(({ matches }) => matches)).toEqual([24, 8]);
  const matches = await matchesOf(app, founder.admin, id);
  expect(new Set(matches.map(({ kickOff }) => kickOff?.slice(0, 10))).size, 'days').toBe(1);
});

test('a teacher pastes seven futsal teams on a phone', { tag: '@phone' }, async ({ page, app }) => {
  const t = messagesIn('en');
  const q = (key: string) => t(`competitionWizard.quick.${key}`);
  const founder = await createOrganisation(app);
  const effort = await countEffort(page);
  await openSignedIn(page, founder.admin.session, `/en/dashboard/${founder.orgCode}/competitions/new`);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('School futsal');
  await page.getByRole('radio', { name: 'Futsal' }).check();
  const address = (n: number) => `${n}-${founder.orgCode}@school.test`;
  const rows = [1, 2, 3, 4, 5, 6, 7].map((n) => `${n}A\tTeam ${n}\tTutor ${n}\t${n < 7 ? address(n) : ''}`);
  await page.getByLabel(q('teamsLabel')).fill(['Class\tTeam\tTutor\tEmail', ...rows].join('\n'));
  await expect(page.getByLabel('Tutor', { exact: true })).toHaveValue('NONE');
  await expect(page.getByText('7 teams', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Invite the contacts of 6 teams/ })).toBeChecked();
  await expect(
    page.getByText('6 invitations will be sent when you create it', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: q('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'School futsal' })).toBeVisible();
  const { clicks } = await effort();
  expect(clicks, 'clicks').toBeLessThanOrEqual(15);
  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';
  const matches = await matchesOf(app, founder.admin, id);
  expect([matches.length, matches.every(({ kickOff }) => kickOff !== null)]).toEqual([21, true]);
  expect((await app.mailbox.take(address(6))).subject).toContain('Team 6');
});

test('a visitor sees the rubbers of a tie before having an account', async ({ page }) => {
  const t = messagesIn('es');
  await page.goto('/start');
  const sport = page.getByLabel(t('competitionWizard.quick.otherSport'));
  await sport.selectOption({ label: 'Tenis por equipos' });
  await expect(page.getByLabel(t('rubbers.template.label'))).toBeVisible();
  await sport.selectOption({ label: 'Judo' });
  const firstBout = t('competitionWizard.quick.firstKickOff', { unit: 'BOUT' });
  await expect(page.getByText(firstBout, { exact: true })).toBeVisible();
});
