import { demo, demoPassword } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { write } from './keyboard-steps.ts';

const t = messagesIn('es');

test('the first Tab offers to skip to the content, and somebody signs in without touching the mouse', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('ui.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/auth/login');
  await write(page.getByLabel(t('account.fields.email'), { exact: true }), demo.member);
  await write(page.getByLabel(t('account.fields.password'), { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/liga-norte');
});
