import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { createMatch } from './desk-steps.ts';
import { stubPushService } from './push-steps.ts';

test.use({ hasServiceWorkers: true });

test('a visitor follows a team on a phone, turns on notifications, chooses which, and turns them off', {
  tag: '@phone',
}, async ({ page, context, app }) => {
  const t = messagesIn('es');
  const devices = (key: string) => t(`notificationPreferences.devices.${key}`);
  const { match } = await createMatch(app);
  await context.grantPermissions(['notifications']);
  await stubPushService(page);
  const saved = (rings: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        response.url().endsWith('/public/follows/device') &&
        (response.request().postData() ?? '').includes(`"rings":"${rings}"`),
    );
  await page.goto(`/m/${match.id}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const star = page.getByRole('button', { name: t('follow.followOf', { name: match.home.name }) });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const first = saved('ALL');
  await page.getByRole('button', { name: t('follow.ring') }).click();
  const reply = await first;
  expect(reply.status()).toBe(200);
  expect((await reply.json()).items).toEqual([{ kind: 'TEAM', id: match.home.id, rings: 'ALL' }]);
  await expect(page.getByText(t('follow.rings'))).toBeVisible();

  await page.goto('/following');
  await expect(page.getByText(devices('on'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'following on a device that rings');
  const second = saved('RESULTS');
  await page
    .getByRole('combobox', { name: t('following.rings.label', { name: match.home.name }) })
    .selectOption(t('following.rings.RESULTS'));
  expect((await second).status()).toBe(200);

  await page.getByRole('button', { name: devices('silence') }).click();
  await expect(page.getByText(t('following.ring.off'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('following.ring.off'))).toBeVisible();
});
