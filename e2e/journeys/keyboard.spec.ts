import type { Page } from '@playwright/test';
import { demo, demoPassword } from '../world/accounts.ts';
import { expect, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';

const t = wordsOf('es');

async function tabTo(page: Page, label: string): Promise<void> {
  const target = page.getByLabel(label, { exact: true });
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${label}`);
}

test('somebody signs in without touching the mouse', async ({ page }) => {
  await page.goto('/auth/login');
  await page.waitForLoadState('networkidle');
  await tabTo(page, t('account.fields.email'));
  await page.keyboard.type(demo.member);
  await tabTo(page, t('account.fields.password'));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/liga-norte');
});

test('the first Tab offers to skip to the content, and what has the focus can be seen', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('ui.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
