import { demo, haveAccount, ownPassword } from '../world/accounts.ts';
import { expect, test } from '../world/test.ts';
import { locales, pathIn, wordsOf } from '../world/words.ts';
import { fillLogin, login } from './steps.ts';

const refusals = {
  es: 'No has podido entrar. Revisa tu correo y tu contraseña.',
  en: 'Login failed. Please check your credentials.',
};

for (const locale of locales) {
  const t = wordsOf(locale);

  test(`somebody who forgot the password gets a mail and chooses another (${locale})`, {
    tag: '@phone',
  }, async ({ page, world }) => {
    const email = await haveAccount(world);
    await page.goto(pathIn(locale, '/auth/login'));
    await page.getByRole('link', { name: t('account.login.forgot') }).click();
    await expect(page.getByRole('heading', { name: t('account.forgot.title') })).toBeVisible();
    await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
    await page.getByRole('button', { name: t('account.forgot.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('account.forgot.sentTitle') })).toBeVisible();

    const { link } = await world.mailbox.take(email);
    expect(link).toContain(`${world.origin}${pathIn(locale, '/auth/reset-password')}?token=`);
    await page.goto(link);
    await page
      .getByRole('textbox', { name: t('account.fields.newPassword'), exact: true })
      .fill('another one');
    await page.getByLabel(t('account.fields.confirmation'), { exact: true }).fill('another one');
    await page.getByRole('button', { name: t('account.reset.submit'), exact: true }).click();
    await expect(page.getByText(t('account.reset.done'))).toBeVisible();

    await fillLogin(page, locale, email, 'another one');
    await expect(page).toHaveURL(pathIn(locale, '/home'));
  });

  test(`a wrong password is told beside the field, and what was typed stays (${locale})`, async ({
    page,
  }) => {
    await login(page, locale, demo.member, 'not this one');
    const password = page.getByLabel(t('account.fields.password'), { exact: true });
    await expect(page.getByText(refusals[locale])).toBeVisible();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    await expect(page.getByLabel(t('account.fields.email'), { exact: true })).toHaveValue(demo.member);
    await expect(page).toHaveURL(pathIn(locale, '/auth/login'));
  });
}

const t = wordsOf('es');

test('a reset link works once', async ({ page, world }) => {
  const email = await haveAccount(world);
  await page.goto('/auth/forgot-password');
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('account.forgot.submit'), exact: true }).click();
  const { link } = await world.mailbox.take(email);
  for (const outcome of [t('account.reset.done'), /no es válido o ha caducado/]) {
    await page.goto(link);
    await page
      .getByRole('textbox', { name: t('account.fields.newPassword'), exact: true })
      .fill('another one');
    await page.getByLabel(t('account.fields.confirmation'), { exact: true }).fill('another one');
    await page.getByRole('button', { name: t('account.reset.submit'), exact: true }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
});

test('two different new passwords are refused before anything is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/en/auth/reset-password?token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuv');
  const words = wordsOf('en');
  await page
    .getByRole('textbox', { name: words('account.fields.newPassword'), exact: true })
    .fill('another one');
  await page.getByLabel(words('account.fields.confirmation'), { exact: true }).fill('another two');
  await page.getByRole('button', { name: words('account.reset.submit'), exact: true }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  expect(calls.filter((url) => url.includes('forget-password-verify'))).toEqual([]);
});

test('a reset link without its token says so and offers another', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await expect(page.getByRole('heading', { name: t('account.reset.invalidTitle') })).toBeVisible();
  await page.getByRole('link', { name: t('account.reset.askAnother') }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('somebody who did not verify yet is told so, gets another mail and then comes in', async ({
  page,
  world,
}) => {
  const email = await haveAccount(world, { verified: false });
  await login(page, 'es', email, ownPassword);
  await expect(page.getByText(/Aún no has verificado tu correo/)).toBeVisible();
  await page.getByRole('button', { name: t('account.resend.action') }).click();
  await expect(page.getByText(t('account.resend.sent'))).toBeVisible();
  const { link } = await world.mailbox.take(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t('account.verify.successTitle') })).toBeVisible();
  await login(page, 'es', email, ownPassword);
  await expect(page).toHaveURL('/home');
});

test('a wrong password of an unverified account tells nothing about verification', async ({
  page,
  world,
}) => {
  const email = await haveAccount(world, { verified: false });
  await login(page, 'es', email, 'not this one');
  await expect(page.getByText(refusals.es)).toBeVisible();
  await expect(page.getByRole('button', { name: t('account.resend.action') })).toHaveCount(0);
});

test('without network the form says so and keeps what was typed', async ({ page }) => {
  await page.goto('/auth/login');
  await page.route('**/v1/club/auth/login', (route) => route.abort('internetdisconnected'));
  await fillLogin(page, 'es', demo.member, ownPassword);
  await expect(page.getByText(t('ui.failures.network'))).toBeVisible();
  await expect(page.getByLabel(t('account.fields.email'), { exact: true })).toHaveValue(demo.member);
});
