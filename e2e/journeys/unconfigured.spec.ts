import { startProduct } from '../world/product.ts';
import { test as base, expect } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';

const t = wordsOf('es');

/** Traip as `npm start` brings it up on a new machine: no mail server, no providers. */
const test = base.extend<{ readonly bareOrigin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  bareOrigin: async ({}, use) => {
    const product = await startProduct({});
    await use(product.origin);
    await product.stop();
  },
});
test.setTimeout(120_000);

test('providers that are not set up say so, and mails can be read on the machine', async ({
  page,
  bareOrigin,
}) => {
  await page.goto(`${bareOrigin}/auth/login`);
  for (const provider of ['Google', 'Facebook', 'GitHub', 'Apple']) {
    const button = page.getByRole('button', { name: t('account.login.providerOffLabel', { provider }) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('account.login.providerOff', { provider }))).toBeVisible();
  }

  await page.goto(`${bareOrigin}/auth/forgot-password`);
  await page.getByLabel(t('account.fields.email')).fill('member@demo.traip.app');
  await page.getByRole('button', { name: t('account.forgot.submit') }).click();
  await expect(page.getByRole('heading', { name: t('account.forgot.sentTitle') })).toBeVisible();
  const mail = page.getByRole('link', { name: /Elige una contraseña nueva/ });
  await expect(async () => {
    await page.goto(`${bareOrigin}/dev/mailbox`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await page.getByRole('link', { name: 'Elegir contraseña nueva' }).click();
  await expect(page).toHaveURL(/\/auth\/reset-password\?token=/);
  // The product stops before the page closes: what is still loading would find nobody.
  await page.goto('about:blank');
});
