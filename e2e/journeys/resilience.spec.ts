import { existsSync, readFileSync } from 'node:fs';
import { startProduct } from '../world/product.ts';
import { expect, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';

const t = wordsOf('es');

/** The processes that another one has started. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

test('pages whose process dies come back by themselves, and calls are answered all the while', async ({
  page,
  world,
}) => {
  await page.goto('/cookies');
  await page.waitForLoadState('networkidle');
  // The worker installs itself once the page is idle: asking for it while the pages are gone is a complaint of its own.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  for (const pid of childrenOf(world.pid)) process.kill(pid, 'SIGKILL');
  const texts: string[] = [];
  const status = async () => {
    const answer = await page.request.get('/cookies');
    texts.push(await answer.text());
    return answer.status();
  };
  await expect.poll(status).toBe(503);
  expect(texts.at(-1)).toContain('Volvemos enseguida');
  expect((await page.request.get('/ready')).status()).toBe(200);
  await expect.poll(status).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('cookiePolicy.title') })).toBeVisible();
});

test('killing Traip takes its pages along', async () => {
  const product = await startProduct({});
  const pages = childrenOf(product.pid);
  expect(pages.length).toBeGreaterThan(0);
  process.kill(product.pid, 'SIGKILL');
  await expect.poll(() => pages.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  await product.stop();
});
