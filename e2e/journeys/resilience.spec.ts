import { existsSync, readFileSync } from 'node:fs';
import { messagesIn } from '../fixtures/messages.ts';
import { type RunningProduct, startProduct } from '../fixtures/product.ts';
import { test as base, expect } from '../fixtures/test.ts';

const t = messagesIn('es');

/** Traip as started by `npm start` on a new machine: no database, no mail server, no providers. */
const test = base.extend<{ readonly bare: RunningProduct }>({
  bare: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const product = await startProduct({}, { isEmbedded: true });
      await use(product);
      await product.stop();
    },
    // It creates its tables and its demo data.
    { timeout: 300_000 },
  ],
});

/** The child processes of a process. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

test("a bare Traip reports what isn't configured, survives its page process, and stops it when killed", async ({
  page,
  bare,
}) => {
  test.setTimeout(120_000);
  await test.step('unconfigured providers are reported', async () => {
    await page.goto(`${bare.origin}/auth/login`);
    for (const provider of ['Google', 'Facebook', 'GitHub', 'Apple']) {
      const button = page.getByRole('button', { name: t('account.login.providerOffLabel', { provider }) });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('account.login.providerOff', { provider }))).toBeVisible();
    }
  });
  await test.step('mails can be read on the machine', async () => {
    await page.goto(`${bare.origin}/auth/forgot-password`);
    await page.getByLabel(t('account.fields.email')).fill('member@demo.traip.app');
    await page.getByRole('button', { name: t('account.forgot.submit') }).click();
    await expect(page.getByRole('heading', { name: t('account.forgot.sentTitle') })).toBeVisible();
    const mail = page.getByRole('link', { name: /Elige una contraseña nueva/ });
    await expect(async () => {
      await page.goto(`${bare.origin}/dev/mailbox`);
      await expect(mail).toBeVisible({ timeout: 500 });
    }).toPass();
    await mail.click();
    await page.getByRole('link', { name: 'Elegir contraseña nueva' }).click();
    await expect(page).toHaveURL(/\/auth\/reset-password\?token=/);
  });
  // Further requests of the page would fail from here on.
  await page.goto('about:blank');
  const statusOf = async (path: string) => (await page.request.get(`${bare.origin}${path}`)).status();
  await test.step('pages whose process dies come back automatically, and calls are answered meanwhile', async () => {
    for (const pid of childrenOf(bare.pid)) process.kill(pid, 'SIGKILL');
    const texts: string[] = [];
    const status = async () => {
      const answer = await page.request.get(`${bare.origin}/cookies`);
      texts.push(await answer.text());
      return answer.status();
    };
    await expect.poll(status, { intervals: [20] }).toBe(503);
    expect(texts.at(-1)).toContain('Volvemos enseguida');
    expect(await statusOf('/ready')).toBe(200);
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  });
  await test.step('killing Traip stops its page process', async () => {
    const pages = childrenOf(bare.pid);
    expect(pages.length).toBeGreaterThan(0);
    process.kill(bare.pid, 'SIGKILL');
    await expect.poll(() => pages.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  });
});
