import type { Page } from '@playwright/test';
import { createAccount, newEmail, ownPassword } from '../fixtures/accounts.ts';
import { type Messages, messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmEmail, confirmOwnEmail, fillLogin } from './steps.ts';

const t = messagesIn('es');

async function register(page: Page, words: Messages, email: string, sport: string): Promise<void> {
  const field = (name: string) => words(`account.fields.${name}`);
  await page.getByLabel(field('firstName'), { exact: true }).fill('Lucía');
  await page.getByLabel(field('surnames'), { exact: true }).fill('Prado Gil');
  await page.getByLabel(field('email'), { exact: true }).fill(email);
  await page.getByLabel(field('password'), { exact: true }).fill(ownPassword);
  await page.getByRole('combobox', { name: field('favoriteSport') }).fill(sport.slice(0, 3));
  await page.getByRole('option', { name: sport }).click();
  await page.getByLabel(field('birthday'), { exact: true }).fill('1994-03-02');
  await page.getByRole('button', { name: words('account.register.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('account.register.sentTitle') })).toBeVisible();
  await expect(page.getByText(words('account.register.sentText', { email }))).toBeVisible();
}

test('a user registers, opens the mail and lands at home', { tag: '@phone' }, async ({ page, app }) => {
  const email = newEmail();
  await page.goto('/auth/register');
  await register(page, t, email, 'Pádel');
  const mail = await app.mailbox.take(email);
  expect(mail.subject).toBe('Verifica tu correo en Traip');
  expect(mail.link).toContain(`${app.origin}/auth/verify-email?token=`);
  await page.goto(mail.link);
  await confirmOwnEmail(page);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: t('home.greeting', { name: 'Lucía' }) })).toBeVisible();
  await expect(page.getByText(t('home.first.title'))).toBeVisible();
});

test('a taken address gets the same response as a new one, and a mail that explains it in its language', async ({
  page,
  app,
}) => {
  const [fresh, taken] = [newEmail(), await createAccount(app)];
  for (const email of [fresh, taken]) {
    await page.goto('/en/auth/register');
    await register(page, messagesIn('en'), email, 'Golf');
  }
  const mail = await app.mailbox.take(fresh);
  expect(mail.subject).toBe('Verify your email for Traip');
  expect(mail.link).toContain(`${app.origin}/en/auth/verify-email?token=`);
  expect((await app.mailbox.take(taken)).link).not.toContain('token');
});

test('a registration with errors shows each on its field, loses nothing, and corrects a typo with one tap', async ({
  page,
}) => {
  await page.goto('/auth/register');
  const email = page.getByLabel(t('account.fields.email'), { exact: true });
  const firstName = page.getByLabel(t('account.fields.firstName'), { exact: true });
  await email.fill('not an address');
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill('12345');
  await page.getByRole('button', { name: t('account.register.submit'), exact: true }).click();
  await expect(firstName).toBeFocused();
  for (const field of ['firstName', 'surnames', 'email', 'password', 'birthday']) {
    const control = page.getByLabel(t(`account.fields.${field}`), { exact: true });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(/\S/);
  }
  const sport = page.getByRole('combobox', { name: t('account.fields.favoriteSport') });
  await expect(sport).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('not an address');

  await email.fill('lucia.prado@gmial.com');
  await email.blur();
  const suggestion = t('account.register.suggestion', { email: 'lucia.prado@gmail.com' });
  await expect(page.getByText(suggestion)).toBeVisible();
  await page.getByRole('button', { name: t('account.register.useSuggestion') }).click();
  await expect(email).toHaveValue('lucia.prado@gmail.com');
});

test('an invalid verification link says so and sends another', async ({ page, app }) => {
  const email = await createAccount(app, { verified: false });
  await page.goto('/auth/verify-email?token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuv');
  await page.getByRole('button', { name: t('account.verify.verify') }).click();
  await expect(page.getByRole('heading', { name: t('account.verify.invalidTitle') })).toBeVisible();
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('account.verify.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('account.verify.sentTitle') })).toBeVisible();
  const { link } = await app.mailbox.take(email);
  await page.goto(link);
  await confirmEmail(page);
});

test('someone else who registers the same address gains nothing, and opening a link verifies nothing', async ({
  page,
  app,
}) => {
  const email = await createAccount(app, { verified: false });
  await createAccount(app, { verified: false, email, password: 'contraseña-ajena', firstName: 'Eva' });
  await page.goto('/auth/login');
  await fillLogin(page, 'es', email, ownPassword);
  const resend = page.getByRole('button', { name: t('account.resend.action') });
  await resend.click();
  const { link } = await app.mailbox.take(email);
  await page.goto(link);
  await page.reload();
  await confirmEmail(page);
  await page.goto('/auth/login');
  await fillLogin(page, 'es', email, ownPassword);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: t('home.greeting', { name: 'Ana' }) })).toBeVisible();
});
