import type { Page } from '@playwright/test';
import { createAccount, newEmail, ownPassword, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { confirmOwnEmail } from './steps.ts';

const t = messagesIn('es');
const footer = (page: Page) => page.getByRole('navigation', { name: t('shell.footer') });

test('a child is told whom to ask, while an older person registers and finds the accepted version of the terms', {
  tag: '@phone',
}, async ({ page, app }) => {
  await page.goto('/auth/register');
  await footer(page)
    .getByRole('link', { name: t('shell.terms') })
    .click();
  await expect(page.getByRole('heading', { name: t('legal.titles.terms'), level: 1 })).toBeVisible();
  const shown = await page.getByText(/^Versión [0-9a-f]{8}$/).innerText();
  const version = shown.slice(-8);

  await page.goto('/auth/register');
  await expect(page.getByText(`(versión ${version})`)).toBeVisible();
  const field = (name: string) => page.getByLabel(t(`account.fields.${name}`), { exact: true });
  const email = newEmail();
  await field('firstName').fill('Lucía');
  await field('surnames').fill('Prado Gil');
  await field('email').fill(email);
  await field('password').fill(ownPassword);
  await page.getByRole('combobox', { name: t('account.fields.favoriteSport') }).fill('Pád');
  await page.getByRole('option', { name: 'Pádel' }).click();
  for (const button of ['submit', 'withPasskey']) {
    await field('birthday').fill(`${new Date().getFullYear() - 10}-06-01`);
    await page.getByRole('button', { name: t(`account.register.${button}`), exact: true }).click();
    await expect(field('birthday')).toHaveAccessibleDescription(/Pide a tu madre, a tu padre o a tu tutor/);
    await field('birthday').fill('1994-03-02');
    await expect(field('birthday')).toHaveAccessibleDescription('');
  }
  await page.getByRole('button', { name: t('account.register.submit'), exact: true }).click();
  await page.goto((await app.mailbox.take(email)).link);
  await confirmOwnEmail(page);
  await expect(page).toHaveURL('/home');
  await page.goto('/profile?tab=privacy');
  await expect(page.getByText(`Aceptaste la versión ${version}`)).toBeVisible();
  await expect(footer(page).getByRole('link', { name: t('shell.privacy') })).toBeVisible();
});

test('a user who enters a younger age in their profile is told whom to ask, and nothing is saved', async ({
  page,
  app,
}) => {
  const session = await sessionOf(app, await createAccount(app), ownPassword);
  await openSignedIn(page, session, '/profile');
  const birthday = page.getByLabel(t('profile.birthday'), { exact: true });
  await birthday.fill(`${new Date().getFullYear() - 10}-06-01`);
  await page.getByRole('button', { name: t('profile.save'), exact: true }).click();
  await expect(birthday).toHaveAccessibleDescription(/Pide a tu madre, a tu padre o a tu tutor/);
});

test("every legal page names the operator, or what isn't configured yet", async ({ page }) => {
  for (const document of ['privacy', 'terms', 'legal']) {
    await page.goto('/');
    await footer(page)
      .getByRole('link', { name: t(`shell.${document}`) })
      .click();
    await expect(page).toHaveURL(`/${document}`);
    await expect(page.getByRole('heading', { name: t(`legal.titles.${document}`), level: 1 })).toBeVisible();
    await expect(page.getByText('[OPERATOR_NAME]').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'OPERATOR_NAME' })).toBeVisible();
  }
});
