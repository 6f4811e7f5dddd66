import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createLicensedMatch } from './licence-steps.ts';
import { settingsOf } from './organisation-steps.ts';
import { callApi, createTeam, createUser, rowOf } from './team-steps.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf };

/** A person's row, and its menu. */
async function choose(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an organiser asks, the club answers, and the organiser reads, opens and exports', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const more = { takesRegistrations: true };
  const { id, path } = await createCompetition(app, club, { name: 'Copa del Sur', publish: true, more });
  const registration = `/traips-competition/registration/${id}`;
  const { version } = (await callApi(app, club.admin, ['GET', registration])).body;
  const newRules = { documents: [{ kind: 'MEDICAL', required: true }], homeCountries: ['ES'] };
  await callApi(app, club.admin, ['PUT', registration], { rules: newRules, version });

  await openSignedIn(page, club.admin.session, `${path}?tab=licences&part=rules`);
  await page.getByRole('button', { name: t('licences.rules.more') }).click();
  const medical = t('licences.documents.MEDICAL');
  await page.getByLabel(t('licences.rules.validFor', { document: medical })).fill('0');
  await page.getByLabel(t('licences.rules.kept')).fill('30');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText('Tiene que ser 1 o más.')).toBeVisible();
  await page.getByLabel(t('licences.rules.validFor', { document: medical })).fill('12');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(t('licences.rules.saved'))).toBeVisible();
  const { rules } = (await callApi(app, club.admin, ['GET', registration])).body;
  expect(rules).toMatchObject({
    documents: [{ kind: 'MEDICAL', required: true, validForMonths: 12 }],
    homeCountries: ['ES'],
    documentsKeptDays: 30,
  });

  await page.getByRole('button', { name: t('licences.organiser.parts.questions') }).click();
  await expect(page.getByText(t('questions.none'))).toBeVisible();
  const add = page.getByRole('button', { name: t('questions.add') });
  const question = (number: number) =>
    page.getByRole('listitem').filter({ hasText: t('questions.one', { number: String(number) }) });
  await add.click();
  await question(1).getByLabel(t('questions.kind')).selectOption('CHOICE');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(question(1).getByLabel(t('questions.label'), { exact: true })).toBeFocused();
  await question(1).getByLabel(t('questions.label'), { exact: true }).fill('Talla de camiseta');
  await question(1).getByLabel(t('questions.options')).fill('S\nM\nL');
  await question(1).getByLabel(t('questions.required')).check();
  await add.click();
  await question(2).getByLabel(t('questions.label'), { exact: true }).fill('¿Venís en autobús?');
  await question(2).getByLabel(t('questions.audience')).selectOption('TEAM');
  await question(2).getByLabel(t('questions.required')).check();
  await page.getByRole('button', { name: t('questions.moveUp', { number: '2' }) }).click();
  await expectAccessibleAndFitting(page, 'the questions of an organiser');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(t('questions.saved'))).toBeVisible();
  const saved = (await callApi(app, club.admin, ['GET', `/traips-competition/questions/${id}`])).body;
  expect(saved.questions).toMatchObject([
    { label: '¿Venís en autobús?', audience: 'TEAM', kind: 'TEXT', isRequired: true },
    { label: 'Talla de camiseta', audience: 'PERSON', kind: 'CHOICE', options: ['S', 'M', 'L'] },
  ]);

  const owner = await createUser(app, 'Nora', 'Vidal');
  const teamId = await createTeam(app, owner, { name: 'Los Puntuales' });
  await openSignedIn(page, owner.session, `/c/${id}/register`);
  await page.getByRole('button', { name: `${t('competitionRegistration.ask')}: Los Puntuales` }).click();
  await page.getByRole('button', { name: t('questions.answerOf', { name: 'Los Puntuales' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('¿Venís en autobús?').fill('Sí, a las diez');
  await dialog.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(t('questions.teamDone'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'a team that answered');

  const people = [{ firstName: 'Ana', surnames: 'Vega', birthday: '2000-01-01' }];
  const added = (await callApi(app, owner, ['POST', `/teams/${teamId}/squad`], { people })).body;
  const [{ personId } = { personId: '' }] = added.added as { personId: string }[];
  await callApi(app, owner, ['PUT', `${registration}/teams/${teamId}`], { people: [{ personId }] });
  await page.goto(`/my-teams/${teamId}?tab=licences`);
  const ana = rowOf(page, 'Ana Vega');
  await expect(ana).toContainText(t('licences.missing.ANSWER', { question: 'Talla de camiseta' }));
  await ana.getByRole('button', { name: t('licences.club.addDocumentsOf', { name: 'Ana Vega' }) }).click();
  const paper = dialog.getByRole('listitem').filter({ hasText: medical });
  await paper.locator('input[type=file]').setInputFiles(scan);
  await paper.getByRole('button', { name: `${t('licenceDocuments.edit')}: ${medical}` }).click();
  await paper.getByLabel(t('licenceDocuments.issuedOn')).fill('2026-09-01');
  await paper.getByRole('button', { name: t('ui.save') }).click();
  await expect(paper).toContainText('Expedido el 1 sept 2026');
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await ana.getByRole('button', { name: t('questions.answerOf', { name: 'Ana Vega' }) }).click();
  await dialog.getByLabel('Talla de camiseta').selectOption('M');
  await expectAccessibleAndFitting(page, 'the answers about a person');
  await dialog.getByRole('button', { name: t('ui.save') }).click();
  await ana.getByRole('button', { name: t('licences.club.sendOneOf', { name: 'Ana Vega' }) }).click();
  await expect(ana).toContainText(t('licences.states.SUBMITTED'));

  await openSignedIn(page, club.admin.session, `${path}?tab=licences`);
  const menu = t('licences.organiser.moreOf', { name: 'Ana Vega' });
  await choose(page, menu, t('questions.menu'));
  await expect(dialog.getByLabel('Talla de camiseta')).toHaveValue('M');
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await choose(page, menu, t('licenceDocuments.menu'));
  const opening = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `${t('licenceDocuments.open')}: ${medical}` }).click();
  expect((await opening).suggestedFilename()).toBe('medical.pdf');
  await expect(dialog.getByRole('button', { name: new RegExp(t('licenceDocuments.replace')) })).toBeHidden();
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('licences.organiser.export') }).click();
  const [heading = '', line = ''] = (await readFile(await (await leaving).path(), 'utf8')).split(/\r?\n/);
  expect(heading).toMatch(/;Talla de camiseta$/);
  expect(line).toMatch(/;Vega;.*;M$/);

  await page.goto(settingsOf(club, 'activity'));
  await expect(page.getByText(/Marta Crespo ha abierto el certificado médico de Ana Vega/)).toBeVisible();
});

test('on a phone a file answers a question, and a player uploads their own document', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const { club, match, players, licencesPath, call } = await createLicensedMatch(app);
  const [player] = players;
  if (player === undefined) throw new Error('There is no such player');
  const competitionId = licencesPath.split('/').at(-2);
  const paper = { audience: 'PERSON', kind: 'FILE', label: 'Transfer paper', isRequired: false };
  await call(['PUT', `/traips-competition/questions/${competitionId}`], { questions: [paper] });

  const licences = `/dashboard/${club.orgCode}/teams/${match.home.id}?tab=licences`;
  await openSignedIn(page, club.admin.session, localePath('en', licences));
  await choose(page, t('licences.club.moreOf', { name: 'Dora Mora' }), t('questions.menu'));
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(scan);
  await expect(dialog.getByText(t('questions.hasFile'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'a file as an answer');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `${t('licenceDocuments.open')}: Transfer paper` }).click();
  expect((await download).suggestedFilename()).toBe('answer.pdf');
  await dialog.getByRole('button', { name: `${t('licenceDocuments.remove')}: Transfer paper` }).click();
  await expect(dialog.getByText(t('questions.noFile'))).toBeVisible();

  await openSignedIn(page, player.session, localePath('en', '/licences'));
  await page.getByRole('button', { name: t('licenceDocuments.title', { name: 'Ana Vega' }) }).click();
  const identity = t('licenceDocuments.kinds.IDENTITY');
  const card = dialog.getByRole('listitem').filter({ hasText: identity });
  await card.locator('input[type=file]').setInputFiles(scan);
  await expect(
    card.getByRole('button', { name: `${t('licenceDocuments.open')}: ${identity}` }),
  ).toBeVisible();
});
