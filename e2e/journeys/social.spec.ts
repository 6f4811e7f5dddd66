import { type APIRequestContext, type Page, request as playwrightRequest } from '@playwright/test';
import { createAccount, newEmail } from '../fixtures/accounts.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { labelOf, type Person } from '../oauth-server/index.ts';
import { logout } from './steps.ts';

const t = messagesIn('es');

function createPerson(app: TestApp, changes: Partial<Person> = {}): Person {
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

/** Consents at the provider without a browser: returns the redirect URL. */
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

type Refusal = {
  readonly provider: string;
  readonly choice: Person | 'nobody';
  /** Changes the response on its way back. */
  readonly change?: (back: URL, request: APIRequestContext) => unknown;
  readonly reason: string;
};

/** A user with a separate browser can't sign in, and the final page says why. */
async function expectRefused(app: TestApp, { provider, choice, change, reason }: Refusal): Promise<void> {
  const request = await playwrightRequest.newContext({ baseURL: app.origin });
  const back = await callbackAddress(request, app, provider, choice);
  await change?.(back, request);
  const html = await (await request.get(back.href)).text();
  expect(html, `${provider}: ${reason}`).toContain(t(`authError.reasons.${reason}.title`));
  expect(await (await request.get('/api/auth/session')).json()).not.toHaveProperty('club');
  await request.dispose();
}

/** Fills in what no provider returns, in the language of the page. */
async function completeProfile(page: Page, locale: Locale = 'es'): Promise<void> {
  const words = messagesIn(locale);
  await expect(page.getByRole('heading', { name: words('profile.complete.title') })).toBeVisible();
  await page.getByLabel(words('profile.sport')).selectOption('GOLF');
  await page.getByLabel(words('profile.birthday'), { exact: true }).fill('1994-03-02');
  await page.getByRole('button', { name: words('profile.complete.submit') }).click();
}

const storedUser = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('traip.session') ?? '{}').user as { id: string; email: string },
  );

for (const provider of ['Facebook', 'GitHub']) {
  test(`a new user signs in with ${provider}, and the authentication service keeps no tokens`, async ({
    page,
    app,
  }) => {
    const person = createPerson(app);
    await continueWith(page, provider, person);
    await expect(page).toHaveURL('/home');
    await completeProfile(page);
    await expect(page.getByText(t('home.first.title'))).toBeVisible();
    expect((await storedUser(page)).email).toBe(person.email);
    const sessionKeys = async () => Object.keys(await (await page.request.get('/api/auth/session')).json());
    await expect.poll(sessionKeys).not.toContain('club');
  });
}

test('a new user signs in with Apple, and the language survives both redirects', {
  tag: '@phone',
}, async ({ page, app }) => {
  const person = createPerson(app);
  await continueWith(page, 'Apple', person, 'en');
  await expect(page).toHaveURL('/en/home');
  await expectAccessibleAndFitting(page, 'the question for what is missing');
  const words = messagesIn('en');
  // Apple sends the name in a form posted from its own site, and only over HTTPS.
  await page.getByLabel(words('profile.firstName')).fill('Marta');
  await page.getByLabel(words('profile.surnames')).fill('León');
  await completeProfile(page, 'en');
  const greeting = words('home.greeting', { name: 'Marta' });
  await expect(page.getByRole('heading', { name: greeting, exact: true })).toBeVisible();
  expect((await storedUser(page)).email).toBe(person.email);
});

test('a new user signs in with Google, and the second time to the same account', async ({ page, app }) => {
  const person = createPerson(app);
  await continueWith(page, 'Google', person);
  await expect(page).toHaveURL('/home');
  await completeProfile(page);
  await expect(page.getByText(t('home.first.title'))).toBeVisible();
  const { id, email } = await storedUser(page);
  expect(email).toBe(person.email);
  await logout(page);
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.context().clearCookies();
  await continueWith(page, 'Google', person);
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(t('home.first.title'))).toBeVisible();
  expect((await storedUser(page)).id).toBe(id);
});

test('an unnamed error is explained, in the language of the previous page', async ({ page, app }) => {
  await page.goto('/api/auth/error', { referer: `${app.origin}/en/auth/login` });
  await expect(page).toHaveURL('/en/error?error=Default');
  const title = messagesIn('en')('authError.reasons.unknown.title');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a user who cancels at a provider is told so and can sign in another way', async ({ page }) => {
  await openProvider(page, 'Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(t('authError.reasons.accessDenied.title'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('traip.session'))).toBeNull();
  const signInLink = page.getByRole('link', { name: t('authError.signIn') });
  await expect(signInLink.or(page.getByLabel(t('account.fields.email'), { exact: true }))).toBeVisible();
});

// One that signs identities and one that issues access tokens: the two existing kinds.
for (const [provider, codes] of [
  ['Google', 'google'],
  ['GitHub', 'github'],
] as const) {
  test(`a forged, expired, reused or refused response from ${provider} signs no one in`, async ({ app }) => {
    const forge = (back: URL) => back.searchParams.set('state', 'forged');
    const expire = () => app.providers[codes].forgetCodes();
    const use = async (back: URL, request: APIRequestContext) => {
      await request.get(back.href);
      await request.post('/api/auth/signout', { form: await csrfOf(request) });
    };
    for (const change of [forge, expire, use])
      await expectRefused(app, { provider, choice: createPerson(app), change, reason: 'oauthCallback' });
    await expectRefused(app, { provider, choice: 'nobody', reason: 'accessDenied' });
  });
}

test('an unconfirmed address, one with a password account, or an unsolicited response signs no one in', async ({
  app,
  request,
}) => {
  for (const provider of ['Google', 'GitHub', 'Facebook']) {
    const choice = createPerson(app, { emailVerified: false });
    await expectRefused(app, { provider, choice, reason: 'providerEmailUnverified' });
  }
  const choice = createPerson(app, { email: await createAccount(app) });
  await expectRefused(app, { provider: 'Google', choice, reason: 'accountNotLinked' });
  const unasked = await request.get('/api/auth/callback/google?code=made-up&state=made-up');
  expect(await unasked.text()).toContain(t('authError.reasons.oauthCallback.title'));
});
