import type { Page } from '@playwright/test';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { waitUntilCached } from './desk-steps.ts';
import { checksOf, createLicensedMatch } from './licence-steps.ts';

test.use({ hasServiceWorkers: true });

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.checks.${key}`, values);
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('without a camera the number of a licence is enough, and problems are shown', async ({ page, app }) => {
  const licensed = await createLicensedMatch(app);
  const { club, path, idOf, licencesPath, call } = licensed;
  const { items } = (await call(['GET', licencesPath])) as unknown as {
    items: readonly { id: string; number: string; person: { id: string } }[];
  };
  const licenceOf = (name: string) => items.find(({ person }) => person.id === idOf(name));
  await call(['PUT', licencesPath], { action: 'revoke', ids: [licenceOf('Bea')?.id], reason: 'Baja' });
  await openSignedIn(page, club.admin.session, path);
  await expect(row(page, 'Bea Vega')).toContainText(words('verdicts.REVOKED'));
  await page.getByRole('button', { name: words('scan') }).click();
  const sheet = page.getByRole('dialog', { name: words('scanner') });
  await expect(sheet.getByText(words('noCamera'))).toBeVisible();
  const check = async (number: string | undefined) => {
    await sheet.getByLabel(words('number')).fill(number ?? '');
    await page.keyboard.press('Enter');
  };
  await check(licenceOf('Ana')?.number.toLowerCase().replace('-', ' '));
  await expect(sheet.getByRole('status').last()).toHaveText(words('valid', { name: 'Ana Vega' }));
  await check(licenceOf('Bea')?.number);
  const revoked = words('verdictOf', { name: 'Bea Vega', verdict: words('verdicts.REVOKED') });
  await expect(sheet.getByRole('status').last()).toHaveText(revoked);
  await check('LN-9999');
  await expect(sheet.getByRole('status').last()).toHaveText(words('verdicts.UNKNOWN'));
  await expect.poll(() => checksOf(app, licensed)).toEqual(['Ana TICK']);
});

test('a player shows the licence offline', async ({ page, context, app }) => {
  const t = messagesIn('en');
  const { players, call, licencesPath, idOf } = await createLicensedMatch(app);
  const [ana] = players;
  if (ana === undefined) throw new Error('Nobody plays');
  await openSignedIn(page, ana.session, localePath('en', '/home'));
  await page.getByRole('link', { name: t('shell.licences'), exact: true }).click();
  const code = page.getByRole('img', { name: t('licences.codeOf', { name: 'Ana Vega' }) });
  await expect(code).toBeVisible();
  await expect(page.getByText(t('licences.offline'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'a licence');
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(code).toBeVisible();
  await context.setOffline(false);

  const { items } = (await call(['GET', licencesPath])) as unknown as {
    items: readonly { id: string; person: { id: string } }[];
  };
  const own = items.find(({ person }) => person.id === idOf('Ana'))?.id;
  await call(['PUT', licencesPath], { action: 'revoke', ids: [own], reason: 'Signed for another league' });
  await page.reload();
  await expect(page.getByText(t('licences.states.REVOKED'), { exact: true })).toBeVisible();
  await expect(code).toHaveCount(0);
});
