import { expect, type Page } from '@playwright/test';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';

/** Fills in the login form of the current page, and submits it. */
export async function fillLogin(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  const t = messagesIn(locale);
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
}

export async function login(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  await page.goto(localePath(locale, '/auth/login'));
  await fillLogin(page, locale, email, password);
}

/** Presses the button of a verification link: opening it verifies nothing. */
export async function confirmEmail(page: Page): Promise<void> {
  const t = messagesIn('es');
  await page.getByRole('button', { name: t('account.verify.verify') }).click();
  await expect(page.getByRole('heading', { name: t('account.verify.successTitle') })).toBeVisible();
}

/** In the browser that registered, the link also signs in. */
export async function confirmOwnEmail(page: Page): Promise<void> {
  const t = messagesIn('es');
  await page.getByRole('button', { name: t('account.verify.verify') }).click();
}

/** Signs out through the user's menu, wherever the shell puts it. */
export async function logout(page: Page): Promise<void> {
  const t = messagesIn('es');
  await page.goto('/profile?tab=security');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('profile.signOut') })
    .click();
}

export const atDesk = { locale: 'es', title: 'in Spanish at a desk', details: {} } as const;
export const onPhone = { locale: 'en', title: 'in English on a phone', details: { tag: '@phone' } } as const;

/** A journey runs in the more important of its two ways; `npm test -- everything` runs the other one too. */
export function variants(most: typeof atDesk | typeof onPhone) {
  return process.env.TEST_EVERYTHING === 'true' ? [atDesk, onPhone] : [most];
}
