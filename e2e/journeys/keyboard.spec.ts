import { demo, demoPassword } from '../world/accounts.ts';
import { expect, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';
import { tabTo } from './keyboard-steps.ts';

const t = wordsOf('es');

test('somebody signs in without touching the mouse', async ({ page }) => {
  await page.goto('/auth/login');
  await page.waitForLoadState('networkidle');
  await tabTo(page.getByLabel(t('account.fields.email'), { exact: true }));
  await page.keyboard.type(demo.member);
  await tabTo(page.getByLabel(t('account.fields.password'), { exact: true }));
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
