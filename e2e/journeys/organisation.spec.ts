import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation, openAs, settingsOf } from './organisation-steps.ts';
import { callApi, createTeam, createUser } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string) => t(`organisationSettings.${key}`);
const company = (key: string, values = {}) => t(`organisationSettings.companyFields.${key}`, values);
const contact = (key: string) => t(`organisationSettings.contactFields.${key}`);

test('a user creates an organisation and fills in everything about it', async ({ page, app }) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  const save = () => page.getByRole('button', { name: t('ui.save') }).click();
  const saved = page.getByText(t('ui.saved'));

  await openSignedIn(page, founder.session, '/home');
  await page.getByRole('link', { name: t('home.first.organisation.action') }).click();
  await field(words('name')).fill('Peña Azul Baloncesto');
  const code = `azul-${founder.email.slice(4, 12)}`;
  await field(t('newOrganisation.code')).fill(code);
  await page.getByRole('button', { name: t('newOrganisation.submit') }).click();
  await expect(page).toHaveURL(`/dashboard/${code}/settings`);
  const subtitle = t('organisationSettings.subtitle', { name: 'Peña Azul Baloncesto', code });
  await expect(page.getByText(subtitle)).toBeVisible();

  await field(words('type')).selectOption('ASSOCIATION');
  await field(words('bio')).fill('Baloncesto de barrio.');
  await expect(page.getByText('21/160')).toBeVisible();
  await field(words('description')).fill('Desde 1987.');
  await field(words('website')).fill('penaazul.example');
  await page.getByRole('switch', { name: new RegExp(words('onlyAssigned')) }).check();
  await save();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('switch', { name: new RegExp(words('onlyAssigned')) })).toBeChecked();
  await expect(field(words('website'))).toHaveValue('https://penaazul.example');

  await page.getByRole('link', { name: words('company'), exact: true }).click();
  await expect(field(company('registeredName'))).toBeVisible();
  await save();
  await expect(field(company('registeredName'))).toBeFocused();
  await field(company('registeredName')).fill('Asociación Peña Azul');
  await field(company('fiscalId')).fill('G39000001');
  await field(company('fiscalAddress')).fill('Calle Mayor 1');
  await page.getByRole('button', { name: company('addRegistrationNumber') }).click();
  await field(company('registrationNumber', { number: '1' })).fill('CAN-77');
  await page.getByRole('button', { name: company('addTaxIdentifier') }).click();
  await field(company('taxType')).selectOption('VAT');
  await field(company('issuingCountry')).selectOption({ label: 'Alemania' });
  await save();
  await expect(field(company('taxValue'))).toBeFocused();
  await field(company('taxValue')).fill('DE123456789');
  await save();
  await expect(page.getByText(words('unsaved'))).toHaveCount(0);

  await page.getByRole('link', { name: words('contact'), exact: true }).click();
  await field(contact('email')).fill('hola@penaazul.example');
  await field(contact('phone')).fill('942 123 456');
  await field(contact('city')).fill('Santander');
  await field(contact('country')).selectOption('ES');
  await save();
  await expect(page.getByText(words('unsaved'))).toHaveCount(0);

  await page.reload();
  await expect(field(contact('phone'))).toHaveValue('942 123 456');
  await page.getByRole('link', { name: words('company'), exact: true }).click();
  await expect(field(company('taxValue'))).toHaveValue('DE123456789');
  await expect(field(company('registrationNumber', { number: '1' }))).toHaveValue('CAN-77');

  await page.getByRole('link', { name: words('publicPage') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peña Azul Baloncesto' })).toBeVisible();
  await expect(page.getByText('Baloncesto de barrio.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'penaazul.example', exact: true })).toBeVisible();
  await expect(page.getByText('Santander, España')).toBeVisible();
  await expect(page.getByText('942 123 456')).toHaveCount(0);
});

test('a taken code is reported on its field; a new organisation is selected at once, until another one is', async ({
  page,
  app,
}) => {
  const founder = await createUser(app, 'Marta');
  const first = await createOrganisation(app, founder, 'Club Uno');
  await openAs(page, app, founder, `/dashboard/${first.orgCode}`);
  await page.getByRole('button', { name: /Club Uno/ }).click();
  await page.getByRole('menuitem', { name: t('shell.newOrganisation') }).click();
  await page.getByLabel(words('name'), { exact: true }).fill('Club Dos');
  await expect(page.getByText('«club-dos»', { exact: false })).toBeVisible();
  const code = page.getByLabel(t('newOrganisation.code'), { exact: true });
  await code.fill('liga-norte');
  await page.getByRole('button', { name: t('newOrganisation.submit') }).click();
  await expect(code).toHaveAccessibleDescription('Ese código ya lo usa alguien. Elige otro.');
  await expect(page.getByLabel(words('name'), { exact: true })).toHaveValue('Club Dos');
  await code.fill('');
  await page.getByRole('button', { name: t('newOrganisation.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('title') })).toBeVisible();
  await page.getByRole('button', { name: /Club Dos/ }).click();
  await expect(page.getByRole('menuitem', { name: /Club Dos/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('menuitem', { name: /Club Uno/ }).click();
  await expect(page).toHaveURL(`/dashboard/${first.orgCode}`);
});

test('a conflicting save overwrites nothing and loses nothing', async ({ page, app }) => {
  const founder = await createUser(app, 'Marta');
  const club = await createOrganisation(app, founder);
  await openAs(page, app, founder, settingsOf(club));
  await page.getByLabel(words('bio'), { exact: true }).fill('Lo que yo escribo');
  const { body } = await callApi(app, founder, ['GET', `/org/${club.id}`]);
  const change = { name: 'Peña Azul y Blanca', type: 'SPORT_CLUB', version: body.version };
  await callApi(app, founder, ['PUT', `/org/${club.id}`], change);

  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText('Alguien lo ha cambiado mientras tanto.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: words('stale.merge') }).click();
  await expect(page.getByText(words('stale.merged'))).toBeVisible();
  await expect(page.getByLabel(words('name'), { exact: true })).toHaveValue('Peña Azul y Blanca');
  await expect(page.getByLabel(words('bio'), { exact: true })).toHaveValue('Lo que yo escribo');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(t('ui.saved'))).toBeVisible();
  const after = await callApi(app, founder, ['GET', `/org/${club.id}`]);
  expect(after.body).toMatchObject({ name: 'Peña Azul y Blanca', bio: 'Lo que yo escribo' });
});

test("leaving with unsaved changes asks first, through a tab, a link or going back; after saving it doesn't", async ({
  page,
  app,
}) => {
  const founder = await createUser(app, 'Marta');
  const club = await createOrganisation(app, founder);
  await openAs(page, app, founder, '/home');
  await page.getByRole('main').getByRole('link', { name: club.name }).click();
  await page
    .getByRole('link', { name: t('shell.settings') })
    .first()
    .click();
  const bio = page.getByLabel(words('bio'), { exact: true });
  const question = page.getByRole('alertdialog', { name: t('ui.unsaved.title') });
  const stay = question.getByRole('button', { name: t('ui.cancel') });
  await bio.fill('A medias');

  await page.getByRole('link', { name: words('contact'), exact: true }).click();
  await stay.click();
  await page
    .getByRole('link', { name: t('shell.teams') })
    .first()
    .click();
  await stay.click();
  await page.goBack();
  await stay.click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(settingsOf(club));
  await expect(bio).toHaveValue('A medias');

  await page.goBack();
  await question.getByRole('button', { name: t('ui.unsaved.leave') }).click();
  await expect(page).toHaveURL(`/dashboard/${club.orgCode}`);
  const { body } = await callApi(app, founder, ['GET', `/org/${club.id}`]);
  expect(body.bio).toBeNull();

  await page
    .getByRole('link', { name: t('shell.settings') })
    .first()
    .click();
  await bio.fill('Entera');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(t('ui.saved'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/dashboard/${club.orgCode}`);
});

test('the picture: a JPG is shown everywhere; other files, or large ones, are reported before upload', {
  tag: '@phone',
}, async ({ page, app }) => {
  const founder = await createUser(app, 'Marta');
  const club = await createOrganisation(app, founder);
  await openAs(page, app, founder, settingsOf(club));
  const choose = page.getByLabel(t('ui.picture.choose'), { exact: true }).and(page.locator('input'));
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/avatar')) uploads.push(request.method());
  });
  await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Este tipo de archivo no está admitido. Usa JPG o PNG.')).toBeVisible();
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText('El archivo es demasiado grande. El máximo son 5 MB.')).toBeVisible();
  expect(uploads).toEqual([]);
  const broken = Buffer.from('not a picture at all');
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: broken });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByRole('button', { name: t('ui.picture.remove') })).toBeVisible();
  const { body } = await callApi(app, founder, ['GET', `/org/${club.id}`]);
  const shown = page.locator(`img[src="${String(body.avatarUrl)}"]`);
  await expect(shown.first()).toBeAttached();
  expect(await shown.count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: t('ui.picture.remove') }).click();
  await expect(shown).toHaveCount(0);
});

/** A red dot: the smallest PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test("an organisation with teams shows why it can't be closed, and without them closes after one confirmation", async ({
  page,
  app,
}) => {
  const founder = await createUser(app, 'Marta');
  const club = await createOrganisation(app, founder);
  const teamId = await createTeam(app, founder, { orgCode: club.orgCode });
  await openAs(page, app, founder, settingsOf(club));
  const question = page.getByRole('alertdialog');
  const close = async () => {
    await page.getByRole('button', { name: words('closing.action') }).click();
    await expect(question).toContainText(t('organisationSettings.closing.lost', { code: club.orgCode }));
    await question.getByRole('button', { name: words('closing.action') }).click();
  };
  await close();
  const sentence = 'La organización tiene equipos o competiciones en marcha. Ciérralos antes.';
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(settingsOf(club));

  expect((await callApi(app, founder, ['DELETE', `/teams/${teamId}`])).status).toBe(200);
  await close();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(t('home.first.title'))).toBeVisible();
  expect((await page.request.get(`/o/${club.orgCode}`)).status()).toBe(404);
});

test('items deleted by mistake are restored: at once, or from the settings', async ({ page, app }) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const club = await createOrganisation(app, founder);
  const teamId = await createTeam(app, founder, { orgCode: club.orgCode });
  const dissolve = async () => {
    await page.getByRole('button', { name: t('teamDetail.delete') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('teamDetail.delete') }).click();
  };
  await openAs(page, app, founder, `/dashboard/${club.orgCode}/teams/${teamId}`);
  await dissolve();
  await page.getByRole('button', { name: t('deletedItems.undo') }).click();
  await expect(page.getByText(t('deletedItems.restored', { name: 'Sporting Alameda' }))).toBeVisible();

  await page.goto(`/dashboard/${club.orgCode}/teams/${teamId}`);
  await dissolve();
  await page.goto(settingsOf(club, 'deleted'));
  const row = page.getByRole('listitem').filter({ hasText: 'Sporting Alameda' });
  await expect(row).toContainText('Marta Crespo');
  await row.getByRole('button', { name: t('deletedItems.restoreOf', { name: 'Sporting Alameda' }) }).click();
  await expect(page.getByText(t('deletedItems.none'))).toBeVisible();
});
