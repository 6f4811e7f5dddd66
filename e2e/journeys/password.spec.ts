import { createAccount, demo, ownPassword } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmEmail, fillLogin, login } from './steps.ts';

const t = messagesIn('es');
const refusal = 'No has podido entrar. Revisa tu correo y tu contraseña.';

test('a user who forgot the password gets a mail, and chooses a new one with a link that works once', {
  tag: '@phone',
}, async ({ page, app }) => {
  const words = messagesIn('en');
  const email = await createAccount(app);
  await page.goto('/en/auth/login');
  await page.getByRole('link', { name: words('account.login.forgot') }).click();
  await expect(page.getByRole('heading', { name: words('account.forgot.title') })).toBeVisible();
  await page.getByLabel(words('account.fields.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: words('account.forgot.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('account.forgot.sentTitle') })).toBeVisible();

  const { link } = await app.mailbox.take(email);
  expect(link).toContain(`${app.origin}/en/auth/reset-password?token=`);
  const change = async (password: string, again: string) => {
    const fresh = page.getByRole('textbox', { name: words('account.fields.newPassword'), exact: true });
    await fresh.fill(password);
    await page.getByLabel(words('account.fields.confirmation'), { exact: true }).fill(again);
    await page.getByRole('button', { name: words('account.reset.submit'), exact: true }).click();
  };
  await page.goto(link);
  await change('another one', 'another two');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await change('another one', 'another one');
  await expect(page.getByText(words('account.reset.done'))).toBeVisible();
  await fillLogin(page, 'en', email, 'another one');
  await expect(page).toHaveURL('/en/home');

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await change('a third one', 'a third one');
  await expect(page.getByText(/Failed to reset password/)).toBeVisible();
});

test('a sign-in error is shown on its field, and the input stays', async ({ page }) => {
  await login(page, 'es', demo.member, 'not this one');
  const password = page.getByLabel(t('account.fields.password'), { exact: true });
  const email = page.getByLabel(t('account.fields.email'), { exact: true });
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(demo.member);
  await expect(page).toHaveURL('/auth/login');

  await page.route('**/v1/club/auth/login', (route) => route.abort('internetdisconnected'));
  await fillLogin(page, 'es', demo.member, ownPassword);
  await expect(page.getByText(t('ui.failures.network'))).toBeVisible();
  await expect(email).toHaveValue(demo.member);
});

test('a reset link without its token shows an error and offers another', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await expect(page.getByRole('heading', { name: t('account.reset.invalidTitle') })).toBeVisible();
  await page.getByRole('link', { name: t('account.reset.askAnother') }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('an unverified user is told so only with the right password, gets another mail and signs in', async ({
  page,
  app,
}) => {
  const email = await createAccount(app, { verified: false });
  const resend = page.getByRole('button', { name: t('account.resend.action') });
  await login(page, 'es', email, 'not this one');
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(resend).toHaveCount(0);
  await fillLogin(page, 'es', email, ownPassword);
  await expect(page.getByText(/Aún no has verificado tu correo/)).toBeVisible();
  await resend.click();
  await expect(page.getByText(t('account.resend.sent'))).toBeVisible();
  const { link } = await app.mailbox.take(email);
  await page.goto(link);
  await confirmEmail(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.verify.toLogin') })
    .click();
  await fillLogin(page, 'es', email, ownPassword);
  await expect(page).toHaveURL('/home');
});
