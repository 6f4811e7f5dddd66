import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { callApi, createTeam, createUser, membersOf } from './team-steps.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

test('an owner uploads a medical certificate, dates it, downloads it and deletes it', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('es');
  const owner = await createUser(app, 'Marta', 'Crespo');
  const teamId = await createTeam(app, owner);
  const people = [{ firstName: 'Ana', surnames: 'Vega' }];
  await callApi(app, owner, ['POST', `/teams/${teamId}/squad`], { people });
  await openSignedIn(page, owner.session, membersOf(teamId));
  await page.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Ana Vega' }) }).click();
  await page.getByRole('menuitem', { name: t('licenceDocuments.menu') }).click();

  const dialog = page.getByRole('dialog', { name: t('licenceDocuments.title', { name: 'Ana Vega' }) });
  const medical = dialog.getByRole('listitem').filter({ hasText: t('licenceDocuments.kinds.MEDICAL') });
  await expect(medical).toContainText(t('licenceDocuments.none'));
  await expectAccessibleAndFitting(page, 'the documents of a person');
  const scan = medical.locator('input[type=file]');
  await scan.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<p>') });
  await expect(medical.getByRole('alert')).toContainText('PDF, JPG, PNG o WebP');
  await scan.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf });
  const of = t('licenceDocuments.kinds.MEDICAL');
  const button = (key: string) =>
    medical.getByRole('button', { name: `${t(`licenceDocuments.${key}`)}: ${of}` });
  await expect(button('open')).toBeVisible();

  await button('edit').click();
  await medical.getByLabel(t('licenceDocuments.issuedOn')).fill('2026-09-01');
  await medical.getByRole('button', { name: t('ui.save') }).click();
  await expect(medical).toContainText('Expedido el 1 sept 2026');
  const download = page.waitForEvent('download');
  await button('open').click();
  expect((await download).suggestedFilename()).toBe('medical.pdf');
  await button('remove').click();
  await expect(medical).toContainText(t('licenceDocuments.none'));
});
