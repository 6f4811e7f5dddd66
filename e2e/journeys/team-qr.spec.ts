import { ownPassword } from '../world/accounts.ts';
import { expect, openSignedIn, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';
import { elsewhere } from './organisation-steps.ts';
import { fillLogin } from './steps.ts';
import { ask, haveTeam, makeQr, membersOf, somebody } from './team-steps.ts';

const t = wordsOf('es');

test('whoever is not signed in signs in and comes back to what they scanned', {
  tag: '@phone',
}, async ({ page, world }) => {
  const owner = await somebody(world, 'Marta', 'Crespo');
  const joiner = await somebody(world, 'Javier', 'Rico');
  const teamId = await haveTeam(world, owner);
  const { body } = await ask(world, owner, ['POST', '/teams/invitations-qr/create'], { teamId });
  const path = new URL(String(body.url)).pathname;
  await page.goto(path);
  await expect(page).toHaveURL(/\/auth\/login\?/);
  await fillLogin(page, 'es', joiner.email, ownPassword);
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: t('join.join', { name: 'Sporting Alameda' }) }).click();
  await expect(page).toHaveURL(`/my-teams/${teamId}`);
});

test('the link of a QR code is copied and printed alone; once revoked it says so and offers a way on', async ({
  page,
  context,
  browser,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const owner = await somebody(world, 'Marta', 'Crespo');
  const joiner = await somebody(world, 'Javier', 'Rico');
  const teamId = await haveTeam(world, owner);
  await openSignedIn(page, owner.session, membersOf('es', teamId));
  const link = await makeQr(page, 'es');
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
  await elsewhere(browser, world, async (other) => {
    await openSignedIn(other, joiner.session, new URL(link).pathname);
    await expect(other.getByRole('heading', { name: t('join.useless') })).toBeVisible();
    await other.getByRole('link', { name: t('join.toMyTeams') }).click();
    await expect(other).toHaveURL('/my-teams');
  });
});

test('a link that nobody made is told apart from a lost connection', async ({ page, world }) => {
  const joiner = await somebody(world, 'Javier', 'Rico');
  await openSignedIn(page, joiner.session, '/join/no');
  await expect(page.getByRole('heading', { name: t('join.useless') })).toBeVisible();
  await page.route('**/invitations-qr/preview', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/join/abcdefghijklmnopqrstuvwxyz');
  await expect(page.getByRole('heading', { name: t('join.failed') })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/invitations-qr/preview');
  await page.getByRole('button', { name: t('ui.retry') }).click();
  await expect(page.getByRole('heading', { name: t('join.useless') })).toBeVisible();
});
