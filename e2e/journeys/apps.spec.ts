import type { Page } from '@playwright/test';
import { ownPassword, randomIp } from '../fixtures/accounts.ts';
import { authenticatorCode } from '../fixtures/authenticator.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { OtherProgram, startReturnPage } from '../fixtures/other-program.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation, openAs, settingsOf } from './organisation-steps.ts';
import { fillLogin, onPhone, variants } from './steps.ts';
import { callApi, createUser, type User } from './team-steps.ts';

interface Registered {
  readonly id: string;
  readonly secret: string | null;
}

/** Registers an app on the current screen. */
async function register(page: Page, locale: Locale, name: string, hasSecret: boolean): Promise<Registered> {
  const t = messagesIn(locale);
  const words = (key: string) => t(`apps.${key}`);
  await page.getByRole('button', { name: words('register') }).click();
  const dialog = page.getByRole('dialog', { name: words('newTitle') });
  await dialog.getByLabel(words('name')).fill(name);
  await dialog.getByLabel(words('redirects')).fill('http://otra.example/vuelta');
  if (hasSecret) await dialog.getByLabel(words('runs')).selectOption(words('onServer'));
  const send = dialog.getByRole('button', { name: words('register') });
  await send.click();
  await expect(dialog.getByLabel(words('redirects'))).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(words('redirects')).fill('http://127.0.0.1/vuelta\nhttps://otra.example/vuelta');
  await expectAccessibleAndFitting(page, 'the form of a new app');
  await send.click();
  const secret = hasSecret ? await copySecret(page, locale) : null;
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('https://otra.example/vuelta');
  await expectAccessibleAndFitting(page, 'the apps of an organisation');
  return { id: await row.getByText(/^[\da-f-]{36}$/).innerText(), secret };
}

async function copySecret(page: Page, locale: Locale): Promise<string> {
  const t = messagesIn(locale);
  const shown = page.getByRole('dialog', { name: t('apps.secretTitle') });
  await shown.getByRole('button', { name: t('accessTokens.copy') }).click();
  await expect(page.getByText(t('accessTokens.copied'))).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await shown.getByRole('button', { name: t('accessTokens.saved') }).click();
  return secret;
}

/** An app registered before the journey begins. */
async function registerFor(app: TestApp, founder: User, ...redirectUris: string[]): Promise<OtherProgram> {
  const { orgCode } = await createOrganisation(app, founder);
  const body = { name: 'Marcador Pro', redirectUris, isConfidential: false };
  const { body: made } = await callApi(app, founder, ['POST', `/apps/org/${orgCode}`], body);
  return OtherProgram.start(app.origin, (made.app as { id: string }).id);
}

const signOut = (page: Page) => page.evaluate(() => localStorage.clear());

for (const { locale, title, details } of variants(onPhone))
  test(
    `a user lets a third-party app act in their name, and disconnects it, ${title}`,
    details,
    async ({ page, app, context }) => {
      const t = messagesIn(locale);
      const words = (key: string, values?: Record<string, string>) => t(`appConsent.${key}`, values);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const founder = await createUser(app, 'Marta', 'Crespo');
      const club = await createOrganisation(app, founder, 'Marcadores del Norte');
      await openAs(page, app, founder, localePath(locale, settingsOf(club, 'tokens')));
      const name = 'Marcador Pro';
      const { id, secret } = await register(page, locale, name, locale === 'en');
      await signOut(page);

      const ana = await createUser(app, 'Ana');
      const back = await startReturnPage();
      const program = await OtherProgram.start(app.origin, id, secret);
      const authorization = new URL(await program.addressFor(back.address, 'read results'));
      await page.goto(localePath(locale, authorization.pathname) + authorization.search);
      await fillLogin(page, locale, ana.email, ownPassword);
      await expect(page.getByRole('heading', { name: words('title', { app: name }) })).toBeVisible();
      await expect(page.getByText('Marcadores del Norte')).toBeVisible();
      await expect(page.getByText(words('may.results'))).toBeVisible();
      await expect(page.getByText(ana.email)).toBeVisible();
      await expectAccessibleAndFitting(page, 'the consent to an app');
      await page.getByRole('link', { name: words('cancel') }).click();
      await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible();
      await expect(program.exchange(new URL(page.url()), back.address)).rejects.toThrow(
        /authorization response/,
      );
      expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');

      await page.goto(localePath(locale, authorization.pathname) + authorization.search);
      await page.getByRole('button', { name: words('allow'), exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible();
      const tokens = await program.exchange(new URL(page.url()), back.address);
      expect(await program.call(app.origin, tokens.access_token, '/auth/profile')).toBe(200);
      const renewed = await program.refresh(String(tokens.refresh_token));
      expect(await program.call(app.origin, renewed.access_token, '/auth/profile')).toBe(200);
      await program.revoke(tokens.access_token);
      expect(await program.call(app.origin, tokens.access_token, '/auth/profile')).toBe(401);

      await page.goto(localePath(locale, '/profile?tab=security'));
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(t('accessTokens.scopes.results'));
      await expectAccessibleAndFitting(page, 'the connected apps of a profile');
      await row.getByRole('button', { name: t('apps.disconnectOf', { name }) }).click();
      const question = page.getByRole('alertdialog', { name: t('apps.disconnectQuestion', { name }) });
      await question.getByRole('button', { name: t('apps.disconnect') }).click();
      await expect(page.getByText(t('apps.disconnected'))).toBeVisible();
      expect(await program.call(app.origin, renewed.access_token, '/auth/profile')).toBe(401);
      await expect(program.refresh(String(renewed.refresh_token))).rejects.toMatchObject({
        error: 'invalid_grant',
      });
      await back.close();
    },
  );

test('an unknown app, or an invalid request, redirects nowhere', async ({ page, app }) => {
  const t = messagesIn('es');
  const founder = await createUser(app, 'Marta', 'Crespo');
  const program = await registerFor(app, founder, 'https://otra.example/vuelta');
  const visit = async (redirectUri: string, scope = 'read') => {
    const authorization = new URL(await program.addressFor(redirectUri, scope));
    await openAs(page, app, founder, authorization.pathname + authorization.search);
  };
  await visit('https://evil.example/vuelta');
  await expect(page.getByRole('heading', { name: t('appConsent.unknownTitle') })).toBeVisible();
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
  await expectAccessibleAndFitting(page, 'an app with an address that it has not registered');
  await visit('https://otra.example/vuelta', 'read root');
  await expect(
    page.getByRole('heading', { name: t('appConsent.wrongTitle', { app: 'Marcador Pro' }) }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: t('appConsent.back', { app: 'Marcador Pro' }) }),
  ).toHaveAttribute('href', /^https:\/\/otra\.example\/vuelta\?error=invalid_scope&state=/);
  await expectAccessibleAndFitting(page, 'an app that asked the wrong way');
});

test("a user with two-step sign-in returns to the app's consent question", async ({ page, app }) => {
  const t = messagesIn('es');
  const ana = await createUser(app, 'Ana');
  const { body } = await callApi(app, ana, ['POST', '/profile/authenticator']);
  const secret = String(body.secret);
  await callApi(app, ana, ['PUT', '/profile/authenticator'], { code: authenticatorCode(secret) });
  const program = await registerFor(
    app,
    await createUser(app, 'Marta', 'Crespo'),
    'https://otra.example/vuelta',
  );
  await page.goto(await program.addressFor('https://otra.example/vuelta', 'read'));
  await fillLogin(page, 'es', ana.email, ownPassword);
  // The current code has confirmed the authenticator app, and no code works twice.
  await page.getByLabel(t('ui.proof.code')).fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: t('ui.proof.confirm') }).click();
  const question = t('appConsent.title', { app: 'Marcador Pro' });
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
});

test('visitors sent by an app see the consent page in the language of their browser, and no site can frame it', async ({
  app,
}) => {
  const arrive = (path: string, language: string) =>
    fetch(app.origin + path, {
      redirect: 'manual',
      headers: { 'accept-language': language, 'sec-fetch-site': 'cross-site', 'x-forwarded-for': randomIp() },
    });
  for (const path of ['/oauth/authorize?client_id=x&state=a%2Bb', '/device?user_code=BCDF-GHJK']) {
    const english = await arrive(path, 'en-GB');
    expect([english.status, english.headers.get('location')]).toEqual([307, `/en${path}`]);
    const spanish = await arrive(path, 'es');
    expect(spanish.status).toBe(200);
    expect(spanish.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

for (const { locale, title, details } of variants(onPhone))
  test(`a scoreboard connects with the code that it shows, ${title}`, details, async ({ page, app }) => {
    const t = messagesIn(locale);
    const words = (key: string, values?: Record<string, string>) => t(`appConsent.${key}`, values);
    const founder = await createUser(app, 'Marta', 'Crespo');
    const club = await createOrganisation(app, founder, 'Club Deportivo Alameda');
    const body = { name: 'Marcador LED', redirectUris: [], isConfidential: false };
    const { body: made } = await callApi(app, founder, ['POST', `/apps/org/${club.orgCode}`], body);
    const program = await OtherProgram.start(app.origin, (made.app as { id: string }).id);

    const device = await program.startDevice('read competitions');
    await expect(program.requestDeviceToken(device.device_code)).rejects.toMatchObject({
      error: 'authorization_pending',
    });
    await openAs(page, app, founder, localePath(locale, '/device'));
    await page.getByLabel(words('code')).fill('BBBB');
    await page.getByRole('button', { name: words('continue') }).click();
    await expect(page.getByLabel(words('code'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(words('code')).fill(device.user_code.toLowerCase());
    await expectAccessibleAndFitting(page, 'where the code of a scoreboard is typed');
    await page.getByRole('button', { name: words('continue') }).click();
    await expect(page.getByText(device.user_code)).toBeVisible();
    await page.getByLabel(words('whose')).selectOption('Club Deportivo Alameda');
    await expectAccessibleAndFitting(page, 'the consent to a scoreboard');
    await page.getByRole('button', { name: words('allow'), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: words('allowedTitle', { app: 'Marcador LED' }) }),
    ).toBeVisible();
    await expectAccessibleAndFitting(page, 'a scoreboard that is connected');
    const tokens = await program.requestDeviceToken(device.device_code);
    expect(await program.call(app.origin, tokens.access_token, `/venues/${club.orgCode}`)).toBe(200);
    expect(await program.call(app.origin, tokens.access_token, '/auth/profile')).toBe(403);

    const second = new URL(String((await program.startDevice('read')).verification_uri_complete));
    await page.goto(localePath(locale, second.pathname) + second.search);
    await page.getByRole('button', { name: words('continue') }).click();
    await page.getByRole('button', { name: words('deny') }).click();
    await expect(page.getByRole('heading', { name: words('deniedTitle') })).toBeVisible();

    await page.goto(localePath(locale, settingsOf(club, 'tokens')));
    await expect(page.getByText(t('apps.connectedBy', { who: 'Marta Crespo' }))).toBeVisible();
    await page.getByRole('button', { name: t('apps.disconnectOf', { name: 'Marcador LED' }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('apps.disconnect') })
      .click();
    await expect(page.getByText(t('apps.disconnected'))).toBeVisible();
    expect(await program.call(app.origin, tokens.access_token, `/venues/${club.orgCode}`)).toBe(401);
  });
