import { demo, demoPassword } from '../world/accounts.ts';
import { expect, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';
import { write } from './keyboard-steps.ts';

const t = wordsOf('es');

test('the first Tab offers to skip to the content, and somebody signs in without touching the mouse', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('ui.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await write(page.getByLabel(t('account.fields.email'), { exact: true }), demo.member);
  await write(page.getByLabel(t('account.fields.password'), { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/liga-norte');
});
