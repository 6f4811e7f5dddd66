import type { Page } from '@playwright/test';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createMatch } from './desk-steps.ts';
import { callApi, createUser, joinTeam, membersOf, rowOf } from './team-steps.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/** A child of nine in a team whose competition requires a guardian's consent to play. */
async function childInLeague(app: TestApp) {
  const { club, match, competitionId } = await createMatch(app);
  const teamId = match.home.id;
  const secretary = await createUser(app, 'Rosa', 'Prat');
  await joinTeam(app, club.admin, teamId, secretary);
  const { people: squad } = (await callApi(app, club.admin, ['GET', `/teams/${teamId}/squad`])).body;
  const [{ personId: userId } = { personId: '' }] = squad as { personId: string }[];
  await callApi(app, club.admin, ['POST', '/teams/changeRole'], { teamId, userId, role: 'COACH' });
  const rulesPath = `/traips-competition/registration/${competitionId}`;
  const { version } = (await callApi(app, club.admin, ['GET', rulesPath])).body;
  const rules = { requiresLicence: false, requiresConsent: true };
  await callApi(app, club.admin, ['PUT', rulesPath], { rules, version });
  const people = [{ firstName: 'Teo', surnames: 'Pérez Ruiz', birthday: '2017-03-04' }];
  const added = await callApi(app, secretary, ['POST', `/teams/${teamId}/squad`], { people });
  const [child] = added.body.added as readonly { readonly personId: string }[];
  /** Why the child isn't eligible for the lineup. */
  const reasons = async () => {
    const { body } = await callApi(app, secretary, ['GET', `/match-lineup/${match.id}/${teamId}`]);
    type Candidate = {
      readonly player: { readonly id: string };
      readonly reasons: readonly { code: string }[];
    };
    const candidate = (body.candidates as readonly Candidate[]).find(
      ({ player }) => player.id === child?.personId,
    );
    return candidate?.reasons.map(({ code }) => code);
  };
  /** The team's page as anyone sees it. */
  const publicPage = async () => (await fetch(`${app.origin}/v1/club/teams/full/${teamId}`)).text();
  return { secretary, teamId, reasons, publicPage };
}

/** Fills in the form of an open dialog with the details of a sheet. */
async function fillSheet(page: Page, locale: Locale) {
  const t = messagesIn(locale);
  const dialog = page.getByRole('dialog', { name: t('consentPapers.title', { name: 'Teo Pérez Ruiz' }) });
  await dialog.getByLabel(t('consentPapers.signedBy')).fill('Elena Ruiz');
  await dialog.getByLabel(t('consentPapers.relation')).selectOption('MOTHER');
  await dialog.getByLabel(t('consentPapers.signedOn')).fill('2026-03-11');
  const choose = (purpose: string, choice: string) =>
    dialog
      .getByRole('group', { name: t(`family.purposes.${purpose}`) })
      .getByRole('button', { name: t(`consentPapers.choices.${choice}`), exact: true })
      .click();
  await choose('PARTICIPATION', 'YES');
  await choose('PUBLIC_NAME', 'FULL');
  await choose('PHOTO', 'NO');
  return dialog;
}

test('a secretary prints the form, records the signed sheet, and the child plays under their name', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const { secretary, teamId, reasons, publicPage } = await childInLeague(app);
  expect(await reasons()).toEqual(['NO_CONSENT']);
  await openSignedIn(page, secretary.session, membersOf(teamId));
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: t('consentPapers.printAll') }).click();
  expect((await printed).suggestedFilename()).toMatch(/^autorizacion-.+\.pdf$/);

  await page.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Teo Pérez Ruiz' }) }).click();
  await page.getByRole('menuitem', { name: t('consentPapers.menu') }).click();
  const dialog = await fillSheet(page, 'es');
  await dialog.getByRole('button', { name: t('consentPapers.save') }).click();
  await expect(dialog.getByText('Añade la hoja escaneada.')).toBeVisible();
  const scan = dialog.locator('input[type=file]');
  await scan.setInputFiles({ name: 'hoja.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') });
  await expect(dialog.getByText('Este tipo de archivo no está admitido.')).toBeVisible();
  await scan.setInputFiles({ name: 'hoja.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByText('hoja.pdf')).toBeVisible();
  await expectAccessibleAndFitting(page, 'the form of a consent on paper');
  await dialog.getByRole('button', { name: t('consentPapers.save') }).click();

  const sheet = 'En papel, firmada por Elena Ruiz (madre), 11 mar 2026';
  await expect(rowOf(page, 'Teo Pérez Ruiz')).toContainText(sheet);
  expect(await reasons()).toEqual([]);
  expect(await publicPage()).toContain('Pérez Ruiz');
  await expectAccessibleAndFitting(page, 'a squad with a consent on paper');

  await page.getByRole('button', { name: sheet }).click();
  const opened = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Ver hoja: Elena Ruiz/ }).click();
  expect((await opened).suggestedFilename()).toBe('consent-2026-03-11.pdf');
});

test('a coach withdraws a sheet: the child no longer plays, and their name is hidden', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const { secretary, teamId, reasons, publicPage } = await childInLeague(app);
  await openSignedIn(page, secretary.session, localePath('en', membersOf(teamId)));
  await page.getByRole('button', { name: t('squad.guardian.onPaperOf', { name: 'Teo' }) }).click();
  const dialog = await fillSheet(page, 'en');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expectAccessibleAndFitting(page, 'the form of a consent on a phone');
  await dialog.getByRole('button', { name: t('consentPapers.save') }).click();
  const sheet = page.getByRole('button', { name: 'On paper, signed by Elena Ruiz (mother), 11 Mar 2026' });
  await expect(sheet).toBeVisible();
  expect(await reasons()).toEqual([]);

  await sheet.click();
  await page.getByRole('button', { name: /^Withdraw…: Elena Ruiz/ }).click();
  const question = page.getByRole('dialog', {
    name: t('consentPapers.takeBackTitle', { name: 'Teo Pérez Ruiz' }),
  });
  await expect(question.getByText(t('consentPapers.ends.PARTICIPATION'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'what ends when a consent is taken back');
  await question.getByRole('button', { name: t('consentPapers.takeBackNow') }).click();
  await expect(page.getByText(t('consentPapers.withdrawn'), { exact: true })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the sheets of a child');
  expect(await reasons()).toEqual(['NO_CONSENT']);
  expect(await publicPage()).not.toContain('Pérez Ruiz');
});
