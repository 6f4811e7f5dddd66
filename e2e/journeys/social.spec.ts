import type { Page } from '@playwright/test';
import { labelOf, type Person } from '../oauth-server/index.ts';
import { haveAccount, newAddress } from '../world/accounts.ts';
import { expect, test } from '../world/test.ts';
import { type Locale, pathIn, wordsOf } from '../world/words.ts';
import type { World } from '../world/world.ts';
import { logout } from './steps.ts';

const t = wordsOf('es');

function somebody(world: World, changes: Partial<Person> = {}): Person {
  const person = { firstName: 'Marta', surnames: 'León', email: newAddress('marta'), emailVerified: true };
  return world.providers.people.add({ ...person, ...changes });
}

async function openProvider(page: Page, provider: string, locale: Locale = 'es'): Promise<void> {
  await page.goto(pathIn(locale, '/auth/login'));
  await page.getByRole('button', { name: provider, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
}

async function continueWith(
  page: Page,
  provider: string,
  person: Person,
  locale: Locale = 'es',
): Promise<void> {
  await openProvider(page, provider, locale);
  await page.getByRole('button', { name: labelOf(person) }).click();
}

/** Consents at the provider, but stops before the browser is back: the address that would bring it back. */
async function callbackAddress(page: Page, provider: string, person: Person, world: World): Promise<URL> {
  await openProvider(page, provider);
  let response = await page.request.post(page.url(), {
    form: { person: String(person.id) },
    maxRedirects: 0,
  });
  for (;;) {
    const next = new URL(response.headers().location ?? '', response.url());
    if (next.origin === world.origin) return next;
    response = await page.request.get(next.href, { maxRedirects: 0 });
  }
}

async function expectExplained(page: Page, name: string): Promise<void> {
  await expect(page.getByText(t(`authError.reasons.${name}.title`))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('traip.session'))).toBeNull();
}

const storedUser = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('traip.session') ?? '{}').user as { id: string; email: string },
  );

for (const provider of ['Google', 'Facebook', 'GitHub', 'Apple']) {
  test(`somebody new comes in with ${provider}`, async ({ page, world }) => {
    const person = somebody(world);
    await continueWith(page, provider, person);
    await expect(page).toHaveURL('/home');
    expect((await storedUser(page)).email).toBe(person.email);
  });
}

test('the second time a provider leads to the same account', async ({ page, world }) => {
  const person = somebody(world);
  await continueWith(page, 'Google', person);
  await expect(page).toHaveURL('/home');
  const { id } = await storedUser(page);
  await logout(page, 'es');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.context().clearCookies();
  await continueWith(page, 'Google', person);
  await expect(page).toHaveURL('/home');
  expect((await storedUser(page)).id).toBe(id);
});

test('the language survives the way to a provider and back', { tag: '@phone' }, async ({ page, world }) => {
  await continueWith(page, 'Google', somebody(world), 'en');
  await expect(page).toHaveURL('/en/home');
  await expect(
    page.getByRole('heading', { name: wordsOf('en')('home.greeting', { name: 'Marta' }) }),
  ).toBeVisible();
});

test('the authentication service keeps no tokens once the browser has taken them over', async ({
  page,
  world,
}) => {
  await continueWith(page, 'GitHub', somebody(world));
  await expect(page).toHaveURL('/home');
  await expect
    .poll(async () => Object.keys((await (await page.request.get('/api/auth/session')).json()) as object))
    .not.toContain('club');
});

test('an address that has a password account is not taken over by a provider', async ({ page, world }) => {
  const email = await haveAccount(world);
  await continueWith(page, 'Google', somebody(world, { email }));
  await expect(page).toHaveURL(/\/error\?error=OAuthAccountNotLinked/);
  await expectExplained(page, 'accountNotLinked');
});

for (const provider of ['Google', 'GitHub', 'Facebook']) {
  test(`${provider} without a confirmed address lets nobody in`, async ({ page, world }) => {
    await continueWith(page, provider, somebody(world, { emailVerified: false }));
    await expectExplained(page, 'providerEmailUnverified');
  });
}

// One that signs identities and one that gives out keys to them: the two ways that there are.
for (const provider of ['Google', 'GitHub']) {
  test(`who turns back at ${provider} is told so and can sign in otherwise`, async ({ page }) => {
    await openProvider(page, provider);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectExplained(page, 'accessDenied');
    const wayOn = page.getByRole('link', { name: t('authError.signIn') });
    await expect(wayOn.or(page.getByLabel(t('account.fields.email'), { exact: true }))).toBeVisible();
  });

  test(`an answer of ${provider} with a forged state is refused`, async ({ page, world }) => {
    const address = await callbackAddress(page, provider, somebody(world), world);
    address.searchParams.set('state', 'forged');
    await page.goto(address.href);
    await expectExplained(page, 'oauthCallback');
  });

  test(`a code of ${provider} that has expired is refused`, async ({ page, world }) => {
    const address = await callbackAddress(page, provider, somebody(world), world);
    world.providers[provider === 'Google' ? 'google' : 'github'].forgetCodes();
    await page.goto(address.href);
    await expectExplained(page, 'oauthCallback');
  });
}

test('an address that was used to come back cannot be used again, not even by the same browser', async ({
  page,
  world,
}) => {
  const address = await callbackAddress(page, 'Google', somebody(world), world);
  await page.goto(address.href);
  await expect(page).toHaveURL('/home');
  await logout(page, 'es');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goto(address.href);
  await expectExplained(page, 'oauthCallback');
});

test('an answer that nobody asked for is refused', async ({ page }) => {
  await page.goto('/api/auth/callback/google?code=made-up&state=made-up');
  await expectExplained(page, 'oauthCallback');
});
