import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import {
  type CompetitionRef,
  createCompetition,
  createOrganisation,
  type OrganisationWithAdmin,
  readCompetition,
  startCompetition,
} from './competition-steps.ts';
import { callApi } from './team-steps.ts';

/** Enters a result for every match of the first round: the home side wins 2–1. */
async function playFirstRound(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  { id }: CompetitionRef,
): Promise<void> {
  const { body } = await callApi(app, admin, ['GET', `/traips-competition/results/${id}`]);
  const [heading = '', ...rows] = String(body.csv).trim().split(/\r?\n/);
  const played = rows.map((row) => (/^[^;]*;[^;]*;1;/.test(row) ? row.replace(/;;;$/, ';2;1;') : row));
  const answer = await callApi(app, admin, ['POST', '/traips-competition/results'], {
    competitionId: id,
    csv: [heading, ...played].join('\n'),
    mode: 'COMMIT',
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

test('teams are reseeded with the keyboard, all at once', { tag: '@phone' }, async ({ page, app }) => {
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Copa del Este', teams: 4 });
  const names = (await readCompetition(app, club, competition)).entries.map(({ team }) => team.name).sort();
  const last = names.at(-1) ?? '';
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=teams`);
  await page.getByRole('button', { name: t('competitionSeeds.open') }).click();
  const dialog = page.getByRole('dialog');
  const place = dialog.getByLabel(t('seedList.seedOf', { name: last }));
  await place.fill('1');
  await place.press('Tab');
  await expect(dialog.getByRole('listitem').first()).toContainText(last);
  await dialog.getByRole('button', { name: t('competitionSeeds.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: last })).toContainText('1');
});

test('the bracket shows the results and who advanced', async ({ page, app }) => {
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const phases = [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM' }];
  const competition = await createCompetition(app, club, {
    name: 'Copa del Este',
    teams: 4,
    phases,
    generate: true,
    publish: true,
  });
  await startCompetition(app, club, competition);
  await playFirstRound(app, club, competition);
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=phases`);
  const list = page.getByRole('region', { name: t('competitionManage.broker.asList') });
  await expect(list.getByText(t('bracket.goesOn'), { exact: true })).toHaveCount(2);
  const picture = page.getByRole('region', { name: 'Eliminatoria', exact: true });
  await expect(picture.getByRole('link', { name: /, 2–1/ })).toHaveCount(2);
});

const t = messagesIn('es');

test('a withdrawal is compared before it is confirmed', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga del Este',
    teams: 4,
    generate: true,
    publish: true,
  });
  await startCompetition(app, club, competition);
  await playFirstRound(app, club, competition);
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=teams`);
  const withdraw = t('competitionManage.teams.withdraw');
  await page
    .getByRole('button', { name: new RegExp(`^${withdraw} `) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const modes = dialog.getByRole('radio');
  await expect(modes).toHaveCount(3);
  await expect(dialog.getByRole('columnheader', { name: t('competitionWithdrawal.now') })).toBeVisible();
  await modes.first().check();
  await dialog.getByRole('button', { name: withdraw, exact: true }).click();
  await expect(dialog).toBeHidden();
  const { entries } = await readCompetition(app, club, competition);
  expect(entries.filter(({ status }) => status === 'WITHDRAWN')).toHaveLength(1);
});
