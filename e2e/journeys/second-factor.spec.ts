import type { Page } from '@playwright/test';
import { createAccount, newEmail, ownPassword, sessionOf } from '../fixtures/accounts.ts';
import { addVirtualDevice, authenticatorCode } from '../fixtures/authenticator.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { labelOf } from '../oauth-server/index.ts';
import { addMember, createOrganisation, inAnotherBrowser, openAs, settingsOf } from './organisation-steps.ts';
import { confirmOwnEmail, fillLogin, login, logout } from './steps.ts';
import { createUser } from './team-steps.ts';

const t = messagesIn('es');

/** The card in the profile, by its texts in a language. */
function securityOf(page: Page, locale: Locale) {
  const words = messagesIn(locale);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    addPasskey: () => press(words('profile.secondFactor.addPasskey')),
    addApp: () => press(words('profile.secondFactor.addApp')),
    /** Reads the recovery codes, which are shown once, and closes the dialog. */
    readCodes: async () => {
      const dialog = page.getByRole('dialog', { name: words('profile.secondFactor.codesTitle') });
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      const codes = await dialog.getByRole('listitem').allTextContents();
      await dialog.getByRole('button', { name: words('profile.secondFactor.saved') }).click();
      return codes;
    },
  };
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('traip.session'));
}

test('a user registers with a passkey, verifies, and signs in without ever choosing a password', async ({
  page,
  app,
}) => {
  const device = await addVirtualDevice(page);
  const email = newEmail();
  await page.goto('/auth/register');
  const withPasskey = page.getByRole('button', { name: t('account.register.withPasskey') });
  await withPasskey.click();
  await expect(page.getByText('Escribe tu nombre.')).toBeVisible();
  await page.getByLabel(t('account.fields.firstName')).fill('Ana');
  await page.getByLabel(t('account.fields.surnames')).fill('Ruiz');
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('account.fields.birthday')).fill('1990-05-17');
  await page.getByLabel(t('account.fields.favoriteSport')).click();
  await page.getByRole('option', { name: 'Pádel' }).click();
  await withPasskey.click();
  await expect(page.getByRole('heading', { name: t('account.register.sentTitle') })).toBeVisible();
  expect(await device.credentials()).toBe(1);
  const { link } = await app.mailbox.take(email);
  await page.goto(link);
  await confirmOwnEmail(page);
  await expect(page).toHaveURL('/home');
  await logout(page);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: t('account.login.passkey') }).click();
  await expect(page).toHaveURL('/home');
});

test('a passkey works as the second step after a password, and without a password', {
  tag: '@phone',
}, async ({ page, app }) => {
  const words = messagesIn('en');
  await addVirtualDevice(page);
  const email = await createAccount(app);
  await openSignedIn(page, await sessionOf(app, email, ownPassword), '/en/profile?tab=security');
  const security = securityOf(page, 'en');
  await security.addPasskey();
  await security.readCodes();
  await expect(page.getByText(words('profile.secondFactor.on'), { exact: true })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the second factors of a profile');

  await signOut(page);
  await login(page, 'en', email, ownPassword);
  await expect(page.getByRole('heading', { name: words('account.secondStep.title') })).toBeFocused();
  await expectAccessibleAndFitting(page, 'the second step');
  await page.getByRole('button', { name: words('ui.proof.usePasskey') }).click();
  await expect(page).toHaveURL('/en/home');

  await signOut(page);
  await page.goto('/en/auth/login');
  await page.getByRole('button', { name: words('account.login.passkey') }).click();
  await expect(page).toHaveURL('/en/home');
});

test('an authenticator app is added by its QR code and then required, and a wrong code is reported on its field', async ({
  page,
  app,
}) => {
  const email = await createAccount(app);
  await openSignedIn(page, await sessionOf(app, email, ownPassword), '/profile?tab=security');
  const security = securityOf(page, 'es');
  await security.addApp();
  const dialog = page.getByRole('dialog', { name: t('profile.secondFactor.addApp') });
  await expect(dialog.getByRole('img', { name: t('profile.secondFactor.qr') })).toBeVisible();
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const code = dialog.getByLabel(t('profile.secondFactor.code'));
  await code.fill('000');
  await dialog.getByRole('button', { name: t('profile.secondFactor.confirmApp') }).click();
  await expect(dialog.getByText('El código tiene seis cifras.')).toBeVisible();
  await code.fill(authenticatorCode(secret));
  await dialog.getByRole('button', { name: t('profile.secondFactor.confirmApp') }).click();
  await security.readCodes();

  await signOut(page);
  await login(page, 'es', email, ownPassword);
  const codeField = page.getByLabel(t('ui.proof.code'));
  await codeField.fill('000000');
  await page.getByRole('button', { name: t('ui.proof.confirm') }).click();
  await expect(page.getByText(/No es correcto, o ya se ha usado/)).toBeVisible();
  // The current code may have confirmed the app, and no code works twice.
  await codeField.fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: t('ui.proof.confirm') }).click();
  await expect(page).toHaveURL('/home');
});

test('a user without their phone signs in with a recovery code and removes its passkey; another device replaces it', async ({
  page,
  app,
}) => {
  const device = await addVirtualDevice(page);
  const email = await createAccount(app);
  await openSignedIn(page, await sessionOf(app, email, ownPassword), '/profile?tab=security');
  const security = securityOf(page, 'es');
  await security.addPasskey();
  const [recoveryCode = ''] = await security.readCodes();

  await device.lose();
  await signOut(page);
  await login(page, 'es', email, ownPassword);
  await page.getByRole('button', { name: t('ui.proof.use.recovery-code') }).click();
  await page.getByLabel(t('ui.proof.recovery-code')).fill(recoveryCode.toUpperCase());
  await page.getByRole('button', { name: t('ui.proof.confirm') }).click();
  await expect(page).toHaveURL('/home');

  await page.goto('/profile?tab=security');
  await expect(page.getByText('Te quedan 9')).toBeVisible();
  await page.getByRole('button', { name: /^Más sobre Chrome/ }).click();
  await page.getByRole('menuitem', { name: t('profile.secondFactor.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('profile.secondFactor.remove') })
    .click();
  await expect(page.getByText(t('profile.secondFactor.off'), { exact: true })).toBeVisible();
  await security.addPasskey();
  await security.readCodes();
});

test('a sensitive action asks the person to confirm their identity, and then runs', async ({ page, app }) => {
  await addVirtualDevice(page);
  const email = await createAccount(app);
  await openSignedIn(page, await sessionOf(app, email, ownPassword), '/profile?tab=security');
  const security = securityOf(page, 'es');
  await security.addPasskey();
  await security.readCodes();
  await page.goto('/profile?tab=privacy');
  // Simulates a quarter of an hour: the first response is the server's refusal.
  await page.route('**/v1/club/profile/my-data', refuseOnce, { times: 1 });
  const downloadButton = page.getByRole('button', { name: t('profile.download') });
  await downloadButton.click();
  const dialog = page.getByRole('dialog', { name: t('confirmIdentity.title') });
  await expect(dialog).toBeVisible();
  await expectAccessibleAndFitting(page, 'the question who it is');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('ui.proof.usePasskey') }).click();
  expect((await download).suggestedFilename()).toMatch(/^traip-.*\.json$/);

  await page.route('**/v1/club/profile/my-data', refuseOnce, { times: 1 });
  await downloadButton.click();
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await expect(page.getByText('Confirma antes que eres tú.')).toBeVisible();
});

async function refuseOnce(route: { fulfill: (answer: object) => Promise<void> }): Promise<void> {
  const message = { es: 'Confirma antes que eres tú.', en: 'Confirm it’s you first.' };
  await route.fulfill({ status: 403, json: { error: { code: 'CONFIRMATION_REQUIRED', message } } });
}

test('a sign-in through a provider also requires the second step, and continues to its destination', async ({
  page,
  app,
}) => {
  await addVirtualDevice(page);
  const person = { firstName: 'Marta', surnames: 'León', email: newEmail('marta'), emailVerified: true };
  const marta = app.providers.people.add(person);
  const comeIn = async (path: string) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Google', exact: true }).click();
  };
  await comeIn('/auth/login');
  await page.getByRole('button', { name: labelOf(marta) }).click();
  await page.getByLabel(t('profile.birthday')).fill('1990-05-17');
  await page.getByLabel(t('profile.sport')).selectOption('PADEL');
  const complete = page.getByRole('button', { name: t('profile.complete.submit') });
  await complete.click();
  // Navigating before the response would lose it.
  await expect(complete).toBeHidden();
  await page.goto('/profile?tab=security');
  const security = securityOf(page, 'es');
  await security.addPasskey();
  await security.readCodes();
  await signOut(page);
  await comeIn('/auth/login?callbackUrl=%2Fmy-teams');
  await expect(page.getByRole('heading', { name: t('account.secondStep.title') })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: t('ui.proof.usePasskey') }).click();
  await expect(page).toHaveURL('/my-teams');
});

test('an address is changed with the link in its mail, and restored with the link sent to the old one', async ({
  page,
  app,
}) => {
  const email = await createAccount(app);
  const newer = newEmail('nueva');
  await openSignedIn(page, await sessionOf(app, email, ownPassword), '/profile');
  await page.getByRole('button', { name: t('profile.changeEmail.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('profile.changeEmail.field')).fill(newer);
  await dialog.getByRole('button', { name: t('profile.changeEmail.submit') }).click();
  await expect(page.getByRole('dialog', { name: t('profile.changeEmail.sentTitle') })).toBeVisible();
  const { link } = await app.mailbox.take(newer);
  const confirm = page.getByRole('button', { name: t('account.changeEmail.submit') });
  await page.goto(link);
  await confirm.click();
  await expect(page.getByRole('heading', { name: t('account.changeEmail.changedTitle') })).toBeVisible();
  const { link: undo } = await app.mailbox.take(email);
  await page.goto(undo);
  await confirm.click();
  await expect(page.getByRole('heading', { name: t('account.changeEmail.restoredTitle') })).toBeVisible();
  await page.getByRole('link', { name: t('account.changeEmail.newPassword') }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('account.forgot.submit'), exact: true }).click();
  const { link: choose } = await app.mailbox.take(email);
  expect(choose).toContain('/auth/reset-password?token=');
});

test('a sign-in on another device is reported by mail, listed with its place, and ended', async ({
  page,
  app,
}) => {
  const email = await createAccount(app);
  await fetchLogin(app.origin, email, '83.45.12.1');
  await page.goto(localePath('es', '/auth/login'));
  await fillLogin(page, 'es', email, ownPassword);
  await expect(page).toHaveURL('/home');
  const mail = await app.mailbox.take(email);
  expect(mail.subject).toBe('Has entrado en Traip desde otro dispositivo');
  await page.goto('/profile?tab=security');
  const other = page.getByRole('listitem').filter({ hasText: 'España · 83.45.12.1' });
  await expect(other.getByText('Firefox, Android')).toBeVisible();
  await other.getByRole('button').click();
  await expect(page.getByText(t('profile.sessions.ended'))).toBeVisible();
  await expect(other).toHaveCount(0);
});

/** A sign-in with Firefox on Android, from an address in Spain. */
async function fetchLogin(origin: string, email: string, address: string): Promise<void> {
  const response = await fetch(`${origin}/v1/club/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ email, password: ownPassword }),
  });
  expect(response.status).toBe(200);
}

test("an attacker's guesses don't lock the owner out", async ({ page, app }) => {
  const email = await createAccount(app);
  await login(page, 'es', email, ownPassword);
  await expect(page).toHaveURL('/home');
  for (let guess = 0; guess < 120; guess++) {
    await fetch(`${app.origin}/v1/club/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${guess}` },
      body: JSON.stringify({ email, password: `guess ${guess}` }),
    });
  }
  await signOut(page);
  await login(page, 'es', email, 'a slip of the owner');
  await expect(page.getByText(/No has podido entrar/)).toBeVisible();
  await fillLogin(page, 'es', email, ownPassword);
  await expect(page).toHaveURL('/home');
});

test('an organisation requires a second factor of its admins, and admits them once they have one', async ({
  page,
  browser,
  app,
}) => {
  const [founder, joiner] = [await createUser(app, 'Marta', 'Crespo'), await createUser(app, 'Iván', 'Cano')];
  const club = await createOrganisation(app, founder);
  await addMember(app, { founder, club, joiner, role: 'admin' });
  await addVirtualDevice(page);
  await openAs(page, app, founder, settingsOf(club));
  const requires = page.getByLabel(t('organisationSettings.requiresSecondFactor'));
  const save = page.getByRole('button', { name: t('ui.save'), exact: true });
  await requires.check({ force: true });
  await save.click();
  await expect(page.getByText(/Activa antes la verificación en dos pasos en tu perfil/)).toBeVisible();

  await page.goto('/profile?tab=security');
  const own = securityOf(page, 'es');
  await own.addPasskey();
  await own.readCodes();
  await page.goto(settingsOf(club));
  await requires.check({ force: true });
  await save.click();
  await expect(page.getByText(t('ui.saved'))).toBeVisible();

  await inAnotherBrowser(browser, app, async (theirs) => {
    await addVirtualDevice(theirs);
    await openAs(theirs, app, joiner, settingsOf(club));
    await expect(theirs.getByText(t('shell.secondFactorFirst.title'))).toBeVisible();
    await theirs.getByRole('link', { name: t('shell.secondFactorFirst.action') }).click();
    const security = securityOf(theirs, 'es');
    await security.addPasskey();
    await security.readCodes();
    await theirs.goto(settingsOf(club));
    await expect(theirs.getByLabel(t('organisationSettings.requiresSecondFactor'))).toBeChecked();
  });
});
