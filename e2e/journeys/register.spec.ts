import { haveAccount, newAddress, ownPassword } from '../world/accounts.ts';
import { expect, test } from '../world/test.ts';
import { locales, pathIn, wordsOf } from '../world/words.ts';
import { fillLogin } from './steps.ts';

const sports = { es: 'Pádel', en: 'Padel' };
const subjects = { es: 'Verifica tu correo en Traip', en: 'Verify your email for Traip' };

for (const locale of locales) {
  const t = wordsOf(locale);
  const field = (name: string) => t(`account.fields.${name}`);

  test(`somebody registers, opens the mail, signs in and is at home (${locale})`, { tag: '@phone' }, async ({
    page,
    world,
  }) => {
    const email = newAddress();
    await page.goto(pathIn(locale, '/auth/register'));
    await page.getByLabel(field('firstName'), { exact: true }).fill('Lucía');
    await page.getByLabel(field('surnames'), { exact: true }).fill('Prado Gil');
    await page.getByLabel(field('email'), { exact: true }).fill(email);
    await page.getByLabel(field('password'), { exact: true }).fill(ownPassword);
    await page.getByRole('combobox', { name: field('favoriteSport') }).fill(sports[locale].slice(0, 3));
    await page.getByRole('option', { name: sports[locale] }).click();
    await page.getByLabel(field('birthday'), { exact: true }).fill('1994-03-02');
    await page.getByRole('button', { name: t('account.register.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('account.register.sentTitle') })).toBeVisible();
    await expect(page.getByText(t('account.register.sentText', { email }))).toBeVisible();

    const mail = await world.mailbox.take(email);
    expect(mail.subject).toBe(subjects[locale]);
    expect(mail.link).toContain(`${world.origin}${pathIn(locale, '/auth/verify-email')}?token=`);
    await page.goto(mail.link);
    await expect(page.getByRole('heading', { name: t('account.verify.successTitle') })).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.verify.toLogin') })
      .click();
    await fillLogin(page, locale, email, ownPassword);
    await expect(page).toHaveURL(pathIn(locale, '/home'));
    await expect(page.getByRole('heading', { name: t('home.greeting', { name: 'Lucía' }) })).toBeVisible();
    await expect(page.getByText(t('home.first.title'))).toBeVisible();
  });
}

test('a registration with mistakes tells each beside its field and loses nothing', async ({ page }) => {
  const t = wordsOf('es');
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
  await expect(page.getByRole('combobox', { name: t('account.fields.favoriteSport') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(email).toHaveValue('not an address');
});

test('a taken address gets the same answer as a new one, and a mail that explains', async ({
  page,
  world,
}) => {
  const t = wordsOf('en');
  await page.goto('/en/auth/register');
  await page.getByLabel(t('account.fields.firstName'), { exact: true }).fill('Eva');
  await page.getByLabel(t('account.fields.surnames'), { exact: true }).fill('Soto');
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill('member@demo.traip.app');
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill(ownPassword);
  await page.getByRole('combobox', { name: t('account.fields.favoriteSport') }).fill('Golf');
  await page.getByRole('option', { name: 'Golf' }).click();
  await page.getByLabel(t('account.fields.birthday'), { exact: true }).fill('1994-03-02');
  await page.getByRole('button', { name: t('account.register.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('account.register.sentTitle') })).toBeVisible();
  const mail = await world.mailbox.take('member@demo.traip.app');
  expect(mail.link).not.toContain('token');
});

test('a slip in the address is corrected with one tap', async ({ page }) => {
  const t = wordsOf('es');
  await page.goto('/auth/register');
  const email = page.getByLabel(t('account.fields.email'), { exact: true });
  await email.fill('lucia.prado@gmial.com');
  await email.blur();
  await expect(
    page.getByText(t('account.register.suggestion', { email: 'lucia.prado@gmail.com' })),
  ).toBeVisible();
  await page.getByRole('button', { name: t('account.register.useSuggestion') }).click();
  await expect(email).toHaveValue('lucia.prado@gmail.com');
});

test('a made-up verification link says that it is not valid and sends another', async ({ page, world }) => {
  const t = wordsOf('es');
  const email = await haveAccount(world, { verified: false });
  await page.goto('/auth/verify-email?token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuv');
  await expect(page.getByRole('heading', { name: t('account.verify.invalidTitle') })).toBeVisible();
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('account.verify.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('account.verify.sentTitle') })).toBeVisible();
  const { link } = await world.mailbox.take(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t('account.verify.successTitle') })).toBeVisible();
});
