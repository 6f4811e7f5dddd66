import type { Page } from '@playwright/test';
import { type Locale, pathIn, wordsOf } from '../world/words.ts';

/** Fills in the sign-in form of the page that is open, and sends it. */
export async function fillLogin(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  const t = wordsOf(locale);
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
}

export async function login(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  await page.goto(pathIn(locale, '/auth/login'));
  await fillLogin(page, locale, email, password);
}

/** Signs out through one's own menu, wherever the shell has put it. */
export async function logout(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale);
  await page.goto(pathIn(locale, '/profile'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('profile.signOut') })
    .click();
}
