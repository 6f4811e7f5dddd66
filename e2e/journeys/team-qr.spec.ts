import { ownPassword } from '../fixtures/accounts.ts';
import { countEffort } from '../fixtures/effort.ts';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { inAnotherBrowser } from './organisation-steps.ts';
import { fillLogin, onPhone, variants } from './steps.ts';
import { callApi, createTeam, createUser, makeQr, membersOf } from './team-steps.ts';

const t = messagesIn('es');

for (const { locale, title, details } of variants(onPhone))
  test(
    `a signed-out user sees which team a code belongs to, signs in and returns to it · ${title}`,
    details,
    async ({ page, app }) => {
      const words = messagesIn(locale);
      const owner = await createUser(app, 'Marta', 'Crespo');
      const joiner = await createUser(app, 'Javier', 'Rico');
      const teamId = await createTeam(app, owner);
      const { body } = await callApi(app, owner, ['POST', '/teams/invitations-qr/create'], { teamId });
      const path = localePath(locale, new URL(String(body.url)).pathname);
      const effort = await countEffort(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Sporting Alameda' })).toBeVisible();
      await expect(page.getByRole('link', { name: words('join.register') })).toHaveAttribute(
        'href',
        new RegExp(`callbackUrl=${encodeURIComponent(path)}`),
      );
      await page.getByRole('link', { name: words('join.signIn') }).click();
      await expect(page).toHaveURL(/\/auth\/login\?/);
      await fillLogin(page, locale, joiner.email, ownPassword);
      await expect(page).toHaveURL(path);
      await page.getByRole('button', { name: words('join.join', { name: 'Sporting Alameda' }) }).click();
      await expect(page).toHaveURL(localePath(locale, `/my-teams/${teamId}`));
      const { clicks, fields } = await effort();
      expect([clicks, fields], 'clicks and fields').toEqual([3, 2]);
    },
  );

test('the link of a QR code is copied and printed alone; once revoked it says so and offers a way on', async ({
  page,
  context,
  browser,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const owner = await createUser(app, 'Marta', 'Crespo');
  const joiner = await createUser(app, 'Javier', 'Rico');
  const teamId = await createTeam(app, owner);
  await openSignedIn(page, owner.session, membersOf(teamId));
  const link = await makeQr(page);
  await page.getByRole('button', { name: t('teamQr.copy') }).click();
  await expect(page.getByText(t('teamQr.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.getByRole('button', { name: t('teamQr.print') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(page.getByText(t('teamQr.steps.scan'))).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(t('teamQr.steps.scan'))).toBeVisible();
  await expect(page.getByText(t('teamQr.copy'))).toBeHidden();
  const visible = await page.evaluate(() => document.body.innerText);
  expect(visible).toContain('Sporting Alameda');
  expect(visible).not.toContain(t('teamDetail.invite'));
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: t('ui.close') }).click();
  const uses = page.getByText(t('teamQr.uses', { uses: '0', maxUses: '30' }));
  await expect(uses).toBeVisible();
  await page.getByRole('button', { name: t('teamQr.revoke') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('teamQr.revoke') })
    .click();
  await expect(uses).toHaveCount(0);
  await inAnotherBrowser(browser, app, async (other) => {
    await openSignedIn(other, joiner.session, new URL(link).pathname);
    await expect(other.getByRole('heading', { name: t('join.useless') })).toBeVisible();
    await other.getByRole('link', { name: t('join.toMyTeams') }).click();
    await expect(other).toHaveURL('/my-teams');
  });
});

test('an invalid link is distinguished from a lost connection', async ({ page, app }) => {
  const joiner = await createUser(app, 'Javier', 'Rico');
  await openSignedIn(page, joiner.session, '/join/no');
  await expect(page.getByRole('heading', { name: t('join.useless') })).toBeVisible();
  await page.route('**/invitations-qr/preview', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/join/abcdefghijklmnopqrstuvwxyz');
  await expect(page.getByRole('heading', { name: t('join.failed') })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/invitations-qr/preview');
  await page.getByRole('button', { name: t('ui.retry') }).click();
  await expect(page.getByRole('heading', { name: t('join.useless') })).toBeVisible();
});
