import type { APIRequestContext, Page } from '@playwright/test';
import { createAccount, newEmail } from '../fixtures/accounts.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { labelOf, type Person } from '../oauth-server/index.ts';
import { logout } from './steps.ts';

const t = messagesIn('es');

function somebody(app: TestApp, changes: Partial<Person> = {}): Person {
  const person = { firstName: 'Marta', surnames: 'León', email: newEmail('marta'), emailVerified: true };
  return app.providers.people.add({ ...person, ...changes });
}

async function openProvider(page: Page, provider: string, locale: Locale = 'es'): Promise<void> {
  await page.goto(localePath(locale, '/auth/login'));
  await page.getByRole('button', { name: provider, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
}

async function continueWith(page: Page, provider: string, person: Person, locale?: Locale): Promise<void> {
  await openProvider(page, provider, locale);
  await page.getByRole('button', { name: labelOf(person) }).click();
}

async function csrfOf(request: APIRequestContext): Promise<{ csrfToken: string }> {
  return (await request.get('/api/auth/csrf')).json();
}

/** Consents at the provider without a browser: the address that would bring it back. */
async function callbackAddress(
  request: APIRequestContext,
  app: TestApp,
  provider: string,
  choice: Person | 'nobody',
): Promise<URL> {
  const { csrfToken } = await csrfOf(request);
  const started = await request.post(`/api/auth/signin/${provider.toLowerCase()}`, {
    form: { csrfToken, callbackUrl: `${app.origin}/auth/login`, json: 'true' },
    headers: { 'x-auth-return-redirect': '1' },
  });
  const { url } = (await started.json()) as { url: string };
  const page = await request.get(url);
  const person = choice === 'nobody' ? choice : String(choice.id);
  let response = await request.post(page.url(), { form: { person }, maxRedirects: 0 });
  for (;;) {
    const next = new URL(response.headers().location ?? '', response.url());
    if (next.origin === app.origin) return next;
    response = await request.get(next.href, { maxRedirects: 0 });
  }
}

/** Nobody came in, and the page at the end of the way says why. */
async function expectRefused(request: APIRequestContext, address: URL, reason: string): Promise<void> {
  const html = await (await request.get(address.href)).text();
  expect(html).toContain(t(`authError.reasons.${reason}.title`));
  expect(await (await request.get('/api/auth/session')).json()).not.toHaveProperty('club');
}

const storedUser = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('traip.session') ?? '{}').user as { id: string; email: string },
  );

for (const provider of ['Facebook', 'GitHub']) {
  test(`somebody new comes in with ${provider}, and the authentication service keeps no tokens`, async ({
    page,
    app,
  }) => {
    const person = somebody(app);
    await continueWith(page, provider, person);
    await expect(page).toHaveURL('/home');
    expect((await storedUser(page)).email).toBe(person.email);
    const kept = async () => Object.keys(await (await page.request.get('/api/auth/session')).json());
    await expect.poll(kept).not.toContain('club');
  });
}

test('somebody new comes in with Apple, and the language survives the way there and back', {
  tag: '@phone',
}, async ({ page, app }) => {
  const person = somebody(app);
  await continueWith(page, 'Apple', person, 'en');
  await expect(page).toHaveURL('/en/home');
  const greeting = messagesIn('en')('home.greeting', { name: 'Marta' });
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  expect((await storedUser(page)).email).toBe(person.email);
});

test('somebody new comes in with Google, and the second time to the same account', async ({ page, app }) => {
  const person = somebody(app);
  await continueWith(page, 'Google', person);
  await expect(page).toHaveURL('/home');
  const { id, email } = await storedUser(page);
  expect(email).toBe(person.email);
  await logout(page);
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.context().clearCookies();
  await continueWith(page, 'Google', person);
  await expect(page).toHaveURL('/home');
  expect((await storedUser(page)).id).toBe(id);
});

test('who turns back at a provider is told so and can sign in otherwise', async ({ page }) => {
  await openProvider(page, 'Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(t('authError.reasons.accessDenied.title'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('traip.session'))).toBeNull();
  const wayOn = page.getByRole('link', { name: t('authError.signIn') });
  await expect(wayOn.or(page.getByLabel(t('account.fields.email'), { exact: true }))).toBeVisible();
});

// One that signs identities and one that gives out keys to them: the two ways that there are.
for (const provider of ['Google', 'GitHub'] as const) {
  const codes = provider === 'Google' ? 'google' : 'github';

  test(`an answer of ${provider} that is forged, expired or used again lets nobody in`, async ({
    request,
    app,
  }) => {
    const forged = await callbackAddress(request, app, provider, somebody(app));
    forged.searchParams.set('state', 'forged');
    await expectRefused(request, forged, 'oauthCallback');
    const expired = await callbackAddress(request, app, provider, somebody(app));
    app.providers[codes].forgetCodes();
    await expectRefused(request, expired, 'oauthCallback');
    const used = await callbackAddress(request, app, provider, somebody(app));
    await request.get(used.href);
    await request.post('/api/auth/signout', { form: await csrfOf(request) });
    await expectRefused(request, used, 'oauthCallback');
    await expectRefused(request, await callbackAddress(request, app, provider, 'nobody'), 'accessDenied');
  });
}

test('an address that is not confirmed, has a password account, or comes unasked lets nobody in', async ({
  request,
  app,
}) => {
  for (const provider of ['Google', 'GitHub', 'Facebook']) {
    const unconfirmed = somebody(app, { emailVerified: false });
    const back = await callbackAddress(request, app, provider, unconfirmed);
    await expectRefused(request, back, 'providerEmailUnverified');
  }
  const known = somebody(app, { email: await createAccount(app) });
  await expectRefused(request, await callbackAddress(request, app, 'Google', known), 'accountNotLinked');
  const unasked = new URL('/api/auth/callback/google?code=made-up&state=made-up', app.origin);
  await expectRefused(request, unasked, 'oauthCallback');
});
