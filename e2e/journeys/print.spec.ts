import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';

const papers = ['byDay', 'byField', 'byTeam', 'standings', 'bracket', 'resultSheets', 'squads'] as const;
const phases = [{ name: 'Copa', algorithm: 'SINGLE_ELIM' }];

const cup = (name: string, publish: boolean) => ({ name, teams: 4, phases, generate: true, publish });

/** How far the page overflows sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('an organiser prints every document of a draft with two clicks', async ({ page, app }) => {
  const t = messagesIn('es');
  const club = await createOrganisation(app);
  const { path } = await createCompetition(app, club, cup('Copa Papel', false));
  await openSignedIn(page, club.admin.session, path);
  await page.getByRole('button', { name: t('sharing.print'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('sharing.paperSize')).selectOption('A3');
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const paper of papers) {
    const button = dialog.getByRole('button', { name: new RegExp(`^${t(`sharing.papers.${paper}`)}`) });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toMatch(/^copa-papel.*\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A draft has no public page, as the share dialog says.
  await expect(page.getByRole('link', { name: t('competitionManage.publicPage') })).toBeHidden();
  await page.getByRole('button', { name: t('sharing.share'), exact: true }).click();
  await expect(dialog.getByText(t('sharing.notPublic'))).toBeVisible();
});

test('on a phone the header links to the public page, shares its code and prints', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const t = messagesIn('en');
  const club = await createOrganisation(app);
  const { id, path } = await createCompetition(app, club, cup('Paper Cup', true));
  await openSignedIn(page, club.admin.session, `/en${path}`);
  await page.getByRole('button', { name: t('sharing.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: t('sharing.qrOf', { name: 'Paper Cup' }) })).toBeVisible();
  const save = dialog.getByRole('button', { name: t('sharing.saveQr') });
  const [code] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(code.suggestedFilename()).toBe('qr-paper-cup.png');
  expect(
    readFileSync(await code.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: t('competitionManage.publicPage') }).click();
  await expect(page).toHaveURL(new RegExp(`/en/c/${id}`));
  await page.getByRole('button', { name: t('sharing.print'), exact: true }).click();
  expect(await overflow(page)).toBe(0);
  for (const paper of papers) {
    const link = dialog.getByRole('link', { name: new RegExp(`^${t(`sharing.papers.${paper}`)}`) });
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type'], paper).toBe('application/pdf');
  }
});
