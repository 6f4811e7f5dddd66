import type { Page } from '@playwright/test';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createMatch } from './desk-steps.ts';
import { callApi, createUser, joinTeam, membersOf, rowOf, type User } from './team-steps.ts';

const names = 'Ana Bea Cris Dani Eva Fran Gus Hugo Iker Juan Leo Mar Noa Omar Pau Raúl Sara Toño'.split(' ');
const tooOld = 'Ana Vega';
const undated = 'Toño Vega';

/** Eighteen rows as copied from a spreadsheet: the first person is too old, the last has no birthday. */
const table = [
  'Dorsal\tNombre\tNacimiento',
  ...names.map((name, at) => {
    const born = at === 0 ? '12/04/1980' : `12/04/${1990 + at}`;
    return `${at + 1}\t${name} Vega\t${at === names.length - 1 ? '' : born}`;
  }),
].join('\n');

/** A league whose home team has an owner. */
async function leagueWith(app: TestApp, role: 'COACH' | 'CAPTAIN') {
  const day = await createMatch(app);
  const leader = await createUser(app, 'Rosa', 'Prat');
  const { home } = day.match;
  await joinTeam(app, day.club.admin, home.id, leader);
  const { people } = (await callApi(app, day.club.admin, ['GET', `/teams/${home.id}/squad`])).body;
  const [{ personId: userId } = { personId: '' }] = people as { personId: string }[];
  const made = await callApi(app, day.club.admin, ['POST', '/teams/changeRole'], {
    teamId: home.id,
    userId,
    role,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const path = `/dashboard/${day.club.orgCode}/competitions/${day.competitionId}?tab=licences`;
  return { ...day, leader, home, licences: path };
}

test('a secretary registers a squad, and the organiser approves it and returns one', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  const t = messagesIn('es');
  const { club, leader, home, licences } = await leagueWith(app, 'COACH');

  await openSignedIn(page, club.admin.session, licences);
  await page.getByLabel(t('licences.rules.asks')).check();
  await expect(page.getByText(t('licences.rules.proposed'))).toBeVisible();
  await page.getByLabel(t('licences.rules.ageFrom')).fill('40');
  await page.getByLabel(t('licences.rules.ageTo')).fill('39');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByLabel(t('licences.rules.ageTo'))).toBeFocused();
  await page.getByLabel(t('licences.rules.ageFrom')).fill('');
  await page.getByLabel(t('licences.rules.referenceDate')).fill('2026-12-31');
  await page.getByRole('button', { name: t('licences.rules.more') }).click();
  await page.getByLabel(t('licences.rules.numberPattern')).fill('{team}-{000}');
  await expect(page.getByText(/Por ejemplo: .+-007/)).toBeVisible();
  await expectAccessibleAndFitting(page, 'the rules of licences');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(t('licences.rules.saved'))).toBeVisible();

  await openSignedIn(page, leader.session, membersOf(home.id));
  await page
    .getByRole('button', { name: t('squad.paste.open') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('squad.paste.list')).fill(table);
  await dialog.getByRole('button', { name: 'Añadir 18 personas' }).click();
  await expect(page.getByText('18 personas añadidas.')).toBeVisible();
  await page.getByRole('link', { name: t('licences.title') }).click();
  await page.getByRole('button', { name: t('licences.club.register') }).click();
  const box = (name: string) => dialog.getByLabel(t('licences.club.dialog.person', { name }));
  await expect(box(tooOld)).toBeDisabled();
  await expect(dialog.getByText('Tiene 46 años el 31 de diciembre de 2026; el máximo es 39.')).toBeVisible();
  await expect(box('Bea Vega')).toBeChecked();
  await expectAccessibleAndFitting(page, 'choosing whom to register');
  await dialog.getByRole('button', { name: 'Guardar 17 personas' }).click();
  await expect(page.getByRole('heading', { name: 'Completas 16 de 17' })).toBeVisible();
  await expect(rowOf(page, undated)).toContainText(t('licences.missing.BIRTHDAY'));
  await expectAccessibleAndFitting(page, 'the licences of a club');

  await page.getByRole('button', { name: t('licences.club.completeOf', { name: undated }) }).click();
  await dialog.getByLabel(t('squad.fields.birthday')).fill('2004-02-29');
  await dialog.getByRole('button', { name: t('teamDetail.save') }).click();
  await expect(page.getByRole('heading', { name: 'Completas 17 de 17' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar las completas (17)' }).click();
  await expect(page.getByRole('heading', { name: 'En revisión · 17' })).toBeVisible();

  await openSignedIn(page, club.admin.session, licences);
  await expect(page.getByRole('heading', { name: '17 fichas por revisar' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the licences of a competition');
  await turnDown(page, 'Bea Vega', { choice: t('licences.organiser.return'), reason: 'La foto no se ve.' });
  await expect(rowOf(page, 'Bea Vega')).toContainText('Motivo: La foto no se ve.');
  await page.getByRole('button', { name: t('licences.organiser.approveAll') }).click();
  await expect(page.getByRole('button', { name: `${t('licences.states.APPROVED')} 16` })).toBeVisible();
  await page.getByLabel(t('licences.organiser.search')).fill('Cris');
  await expect(rowOf(page, 'Cris Vega')).toContainText(t('licences.states.APPROVED'));
  await expect(rowOf(page, 'Bea Vega')).toHaveCount(0);

  await openSignedIn(page, leader.session, `/my-teams/${home.id}?tab=licences`);
  const returned = rowOf(page, 'Bea Vega');
  await expect(returned).toContainText('La organización dice: La foto no se ve.');
  await returned.getByRole('button', { name: t('licences.club.againOf', { name: 'Bea Vega' }) }).click();
  await expect(returned).toContainText(t('licences.states.SUBMITTED'));

  async function turnDown(on: Page, name: string, how: { readonly choice: string; readonly reason: string }) {
    await rowOf(on, name)
      .getByRole('button', { name: t('licences.organiser.moreOf', { name }) })
      .click();
    await on.getByRole('menuitem', { name: how.choice }).click();
    await dialog.getByRole('button', { name: how.choice }).click();
    await expect(dialog.getByText('Escribe el motivo.')).toBeVisible();
    await dialog.getByLabel(t('licences.organiser.reason')).fill(how.reason);
    await dialog.getByRole('button', { name: how.choice }).click();
  }
});

/** Registers and approves people of a team through the API; returns their ids by name. */
async function license(
  app: TestApp,
  organiser: User,
  { competitionId, teamId, rules }: { competitionId: string; teamId: string; rules: object },
) {
  const at = `/traips-competition/registration/${competitionId}`;
  const { version } = (await callApi(app, organiser, ['GET', at])).body;
  const people = [
    { firstName: 'Nico', surnames: 'Arce', birthday: '2000-01-01', shirt: 1 },
    { firstName: 'Leo', surnames: 'Mora', birthday: '1975-01-01', shirt: 2 },
  ];
  const added = await callApi(app, organiser, ['POST', `/teams/${teamId}/squad`], { people });
  const [nico, leo] = (added.body.added as { personId: string }[]).map(({ personId }) => personId);
  await callApi(app, organiser, ['PUT', at], { rules: {}, version });
  const body = {
    people: [
      { personId: nico, shirt: 1 },
      { personId: leo, shirt: 2 },
    ],
  };
  await callApi(app, organiser, ['PUT', `${at}/teams/${teamId}`], body);
  await callApi(app, organiser, ['POST', `${at}/teams/${teamId}/submit`], {});
  await callApi(app, organiser, ['PUT', `${at}/licences`], { action: 'approve', allComplete: true });
  const now = (await callApi(app, organiser, ['GET', at])).body;
  const saved = await callApi(app, organiser, ['PUT', at], { rules, version: now.version });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}

test("a captain sees why a player isn't eligible, and staff field them under protest", {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const { club, match, leader, home, competitionId, path, licences } = await leagueWith(app, 'CAPTAIN');
  const rules = { ageTo: 40, referenceDate: '2026-12-31' };
  await license(app, club.admin, { competitionId, teamId: home.id, rules });

  await openSignedIn(page, leader.session, localePath('en', `/my-teams/${home.id}/matches/${match.id}`));
  const callUp = (name: string) =>
    page.getByRole('button', { name: t('lineups.callUpOf', { name }), exact: true });
  await expect(page.getByText('Is 51 years old on 31 December 2026; the maximum age is 40.')).toBeVisible();
  await expect(page.getByText(t('licences.reasons.NOT_REGISTERED'))).toBeVisible();
  await expect(callUp('Leo Mora')).toHaveCount(0);
  await callUp('Nico Arce').click();
  await expectAccessibleAndFitting(page, 'a lineup with people who may not play');
  await page.getByRole('button', { name: t('lineups.save'), exact: true }).click();
  await expect(page.getByText(t('lineups.saved'))).toBeVisible();
  await rowOf(page, 'Leo Mora').getByRole('link').click();
  await expect(page).toHaveURL(/tab=licences/);
  await expect(rowOf(page, 'Nico Arce')).toContainText(t('licences.states.APPROVED'));
  await expectAccessibleAndFitting(page, 'the licences of a club on a phone');

  await openSignedIn(page, club.admin.session, localePath('en', path));
  await page.getByRole('button', { name: t('matchDesk.lineups'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('lineups.protest')).check();
  await dialog.getByLabel(t('lineups.protestNote')).fill('The paper is on its way');
  await callUp('Leo Mora').click();
  await expectAccessibleAndFitting(page, 'a lineup under protest');

  await openSignedIn(page, club.admin.session, localePath('en', licences));
  await expect(rowOf(page, 'Leo Mora')).toContainText(t('licences.states.APPROVED'));
  await expectAccessibleAndFitting(page, 'the licences of a competition on a phone');
});
