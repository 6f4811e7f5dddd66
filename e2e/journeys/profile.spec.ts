import { readFile } from 'node:fs/promises';
import { ownPassword, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { login } from './steps.ts';
import { createTeam, createUser, joinTeam, type User } from './team-steps.ts';

const codeOf = ({ session }: User) => (session.user as unknown as { userCode: string }).userCode;

const t = messagesIn('es');

test('a profile is edited, protected from accidental loss and publicly readable; a new language applies at once', {
  tag: '@phone',
}, async ({ page, app }) => {
  const ana = await createUser(app, 'Ana');
  await openSignedIn(page, ana.session, '/profile');
  const save = page.getByRole('button', { name: t('profile.save'), exact: true });
  await page.getByLabel(t('profile.firstName'), { exact: true }).fill('');
  await save.click();
  await expect(page.getByText('Escribe tu nombre.')).toBeVisible();
  await page.getByLabel(t('profile.firstName'), { exact: true }).fill('Anabel');
  await page.getByLabel(t('profile.bio')).fill('Portera desde los ocho años.');
  await expect(page.getByText('28/160')).toBeVisible();
  await page.getByLabel(t('profile.sport')).selectOption('HANDBALL');
  await page.getByLabel(t('profile.privacy')).selectOption('PUBLIC');
  await page
    .getByRole('link', { name: t('shell.home'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ui.cancel') })
    .click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel(t('profile.bio'))).toHaveValue('Portera desde los ocho años.');
  await page.getByLabel(t('profile.language')).selectOption('en');
  await save.click();
  await expect(page).toHaveURL('/en/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel(messagesIn('en')('profile.language'))).toHaveValue('en');
  await expect(page.getByRole('heading', { name: 'Anabel Ruiz' })).toBeVisible();
  await page.goto(`/u/${codeOf(ana)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Anabel Ruiz' })).toBeVisible();
  await expect(page.getByText('Portera desde los ocho años.')).toBeVisible();
  await expect(page.getByText('Balonmano')).toBeVisible();
});

test('a private person shows only a first name and an initial, and exports all their data', async ({
  page,
  app,
}) => {
  const ana = await createUser(app, 'Ana', 'Quiroga Vela');
  await openSignedIn(page, ana.session, '/profile?tab=privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('profile.download') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`traip-${codeOf(ana)}.json`);
  const content: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(JSON.stringify(content)).toContain(ana.email);

  await page.getByRole('link', { name: t('profile.tabs.details') }).click();
  await page.getByLabel(t('profile.privacy')).selectOption('PRIVATE');
  await page.getByRole('button', { name: t('profile.save'), exact: true }).click();
  await expect(page.getByText(t('profile.saved'))).toBeVisible();
  await page.goto(`/u/${codeOf(ana)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Q.' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Vela');
});

test('a valid picture is accepted, others are refused with a reason', async ({ page, app }) => {
  const ana = await createUser(app, 'Ana');
  await openSignedIn(page, ana.session, '/profile');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  const sentences = {
    type: 'Este tipo de archivo no está admitido. Usa JPG o PNG.',
    size: 'El archivo es demasiado grande. El máximo son 5 MB.',
    damaged: 'No se ha podido subir el archivo',
  };
  const message = (kind: keyof typeof sentences) => page.getByText(sentences[kind]);
  await expect(message('type')).toBeVisible();
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
  await expect(message('size')).toBeVisible();
  // Its name and type are wrong: only the backend can detect it.
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(message('type').or(message('damaged'))).toBeVisible();
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 80, height: 60 } });
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
  const shown = page.getByRole('main').locator('img[src^="/files/"]');
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(512);
  await page.reload();
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: t('ui.picture.remove') }).click();
  await expect(shown).toHaveCount(0);
});

test('a new password replaces the old one and ends the other sessions', { tag: '@phone' }, async ({
  page,
  browser,
  app,
}) => {
  const ana = await createUser(app, 'Ana');
  const elsewhere = await browser.newContext({ baseURL: app.origin });
  const other = await elsewhere.newPage();
  await openSignedIn(other, await sessionOf(app, ana.email, ownPassword), '/home');
  await openSignedIn(page, ana.session, '/profile?tab=security');
  const fill = async (current: string, next: string, again = next) => {
    await page.getByLabel(t('profile.currentPassword'), { exact: true }).fill(current);
    await page.getByLabel(t('profile.newPassword'), { exact: true }).fill(next);
    await page.getByLabel(t('profile.confirmation'), { exact: true }).fill(again);
    await page.getByRole('button', { name: t('profile.savePassword') }).click();
  };
  await fill(ownPassword, 'battery staple', 'battery stable');
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await fill('not mine', 'battery staple');
  await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible();
  await fill(ownPassword, 'battery staple');
  await expect(page.getByText(t('profile.passwordChanged'))).toBeVisible();

  await other.evaluate(() => localStorage.setItem('traip.lastRefresh', '1'));
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login/);
  await login(other, 'es', ana.email, 'battery staple');
  await expect(other).toHaveURL('/home');
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('profile.title') })).toBeVisible();
});

test('an account is deleted after typing its code, and not before handing over its teams', {
  tag: '@phone',
}, async ({ page, app }) => {
  const ana = await createUser(app, 'Ana');
  const eva = await createUser(app, 'Eva', 'Solís');
  const teamId = await createTeam(app, ana);
  await joinTeam(app, ana, teamId, eva);
  await openSignedIn(page, ana.session, '/profile?tab=privacy');
  const confirm = async (code: string, password: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('profile.typeCode', { code: codeOf(ana) })).fill(code);
    await dialog.getByLabel(t('profile.currentPassword'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: t('profile.deleteMyAccount') }).click();
  };
  const open = page.getByRole('button', { name: t('profile.deleteMyAccount') });
  await open.click();
  await confirm('somebody-else', ownPassword);
  await expect(page.getByText('El código no coincide con el tuyo. No se ha borrado nada.')).toBeVisible();
  await confirm(codeOf(ana), 'not mine');
  await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible();
  await confirm(codeOf(ana), ownPassword);
  await expect(page.getByText(t('profile.heldBack.teams'))).toBeVisible();

  await page.getByRole('dialog').getByRole('link', { name: 'Sporting Alameda' }).click();
  await page.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Eva Solís' }) }).click();
  await page.getByRole('menuitem', { name: t('teamDetail.handOver') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('teamDetail.handOver') })
    .click();
  await expect(page.getByText(t('teamDetail.handedOver', { name: 'Eva Solís' }))).toBeVisible();

  await page.goto('/profile?tab=privacy');
  await open.click();
  await confirm(codeOf(ana), ownPassword);
  await expect(page).toHaveURL(/\/auth\/login/);
  await login(page, 'es', ana.email, ownPassword);
  await expect(page.getByText('No has podido entrar. Revisa tu correo y tu contraseña.')).toBeVisible();
});
