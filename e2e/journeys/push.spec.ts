import type { CDPSession, Page, Worker } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { stubPushService } from './push-steps.ts';
import { callApi, createUser, type User } from './team-steps.ts';

test.use({ hasServiceWorkers: true });

const t = messagesIn('es');
const words = (key: string) => t(`notificationPreferences.devices.${key}`);
const button = (page: Page, key: string) => page.getByRole('button', { name: words(key), exact: true });

async function devicesOf(app: TestApp, person: User) {
  const { body } = await callApi(app, person, ['GET', '/notifications/preferences']);
  return body.devices as readonly { readonly label: string }[];
}

test('a device gets notifications once its owner presses the button, and stops when they press it again', {
  tag: '@phone',
}, async ({ page, context, app }) => {
  const person = await createUser(app, 'Eva');
  await context.grantPermissions(['notifications']);
  await stubPushService(page);
  await openSignedIn(page, person.session, '/profile?tab=notifications');
  await expect(page.getByText(words('off'))).toBeVisible();
  await button(page, 'ring').click();
  await expect(page.getByText(words('on'))).toBeVisible();
  expect((await devicesOf(app, person)).map(({ label }) => label)).toEqual(['Chrome · Linux']);
  await page.reload();
  await expect(page.getByText(words('on'))).toBeVisible();
  await button(page, 'silence').click();
  await expect(page.getByText(words('off'))).toBeVisible();
  expect(await devicesOf(app, person)).toEqual([]);
});

test('a browser without a reachable push service says so, and what helps', async ({ page, context, app }) => {
  // An unmodified Chromium: this run has no outside network, and so no push service.
  const person = await createUser(app, 'Eva');
  await context.grantPermissions(['notifications']);
  await openSignedIn(page, person.session, '/profile?tab=notifications');
  await button(page, 'ring').click();
  await expect(page.getByRole('alert').filter({ hasText: words('noService') })).toBeVisible({
    timeout: 60_000,
  });
  await expect(button(page, 'ring')).toBeEnabled();
  expect(await devicesOf(app, person)).toEqual([]);
});

test('a user who has denied notifications learns where to allow them', async ({ page, context, app }) => {
  const person = await createUser(app, 'Eva');
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await openSignedIn(page, person.session, '/profile?tab=notifications');
  await expect(page.getByText(words('denied'))).toBeVisible();
  await expect(button(page, 'ring')).toHaveCount(0);
});

/** The id that the browser gives this page's worker. */
async function workerIn(devtools: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return registered;
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, data, tag }) => ({ title, body, data, tag }));
  });
}

/** Clicks the first notification. Only a real user gesture could bring a window to the front. */
function press(worker: Worker): Promise<void> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly dispatchEvent: (event: Event) => boolean;
      readonly WindowClient: { readonly prototype: object };
      readonly NotificationEvent: new (kind: string, init: object) => Event;
    };
    Object.assign(scope.WindowClient.prototype, {
      focus: async function (this: unknown) {
        return this;
      },
    });
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

test('a push message is shown with its text, and opens the page it refers to', async ({
  page,
  context,
  app,
}) => {
  const person = await createUser(app, 'Eva');
  await context.grantPermissions(['notifications']);
  await openSignedIn(page, person.session, '/profile?tab=notifications');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const devtools = await context.newCDPSession(page);
  const registrationId = await workerIn(devtools);
  // Delivers a message like a push service.
  const deliver = (ring: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: app.origin,
      registrationId,
      data: JSON.stringify(ring),
    });
  const ring = { title: 'Cambio en Sol – Luna', body: 'Ahora el domingo a las 18:00.', tag: 'one' };
  const path = '/notifications';
  await deliver({ ...ring, path });
  await expect.poll(() => shown(page)).toEqual([{ ...ring, data: path }]);
  // A newer message replaces the earlier one.
  await deliver({ ...ring, body: 'Ahora el lunes.', path });
  await expect.poll(() => shown(page)).toEqual([{ ...ring, body: 'Ahora el lunes.', data: path }]);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no worker');
  await press(worker);
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: t('inbox.title') })).toBeVisible();
  expect(await shown(page)).toEqual([]);
});
