import { newEmail, ownPassword } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  addMember,
  createOrganisation,
  inAnotherBrowser,
  memberRow,
  openAs,
  settingsOf,
} from './organisation-steps.ts';
import { confirmOwnEmail } from './steps.ts';
import { callApi, createUser } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values = {}) => t(`members.${key}`, values);
const field = (name: string) => t(`account.fields.${name}`);

test('an invited person registers, returns to the invitation, accepts, and gets a higher role', async ({
  page,
  browser,
  app,
}) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const club = await createOrganisation(app, founder);
  const email = newEmail('lucia');
  await openAs(page, app, founder, settingsOf(club, 'members'));
  await page.getByLabel(words('email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: words('invite'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(t('roles.member'));
  const invitation = await app.mailbox.take(email);
  expect(invitation.subject).toContain(club.name);
  expect(invitation.link).toBe(`${app.origin}${'/invitations'}`);

  await inAnotherBrowser(browser, app, async (theirs) => {
    await theirs.goto(invitation.link);
    await theirs.getByRole('link', { name: t('account.login.register') }).click();
    await theirs.getByLabel(field('firstName'), { exact: true }).fill('Lucía');
    await theirs.getByLabel(field('surnames'), { exact: true }).fill('Benítez');
    await theirs.getByLabel(field('email'), { exact: true }).fill(email);
    await theirs.getByLabel(field('password'), { exact: true }).fill(ownPassword);
    await theirs.getByRole('combobox', { name: field('favoriteSport') }).fill('Pád');
    await theirs.getByRole('option', { name: 'Pádel' }).click();
    await theirs.getByLabel(field('birthday'), { exact: true }).fill('1994-03-02');
    await theirs.getByRole('button', { name: t('account.register.submit'), exact: true }).click();
    await expect(theirs.getByRole('heading', { name: t('account.register.sentTitle') })).toBeVisible();

    await theirs.goto((await app.mailbox.take(email)).link);
    await confirmOwnEmail(theirs);
    await expect(theirs).toHaveURL('/invitations');
    await theirs.getByRole('button', { name: t('invitations.acceptOf', { name: club.name }) }).click();
    await expect(theirs.getByText(t('invitations.joined', { name: club.name }))).toBeVisible();
    await theirs.getByRole('link', { name: t('invitations.goToOrganisation') }).click();
    await expect(theirs).toHaveURL(`/dashboard/${club.orgCode}`);

    await theirs.goto(settingsOf(club, 'company'));
    const forbidden = 'No tienes permiso para ver los datos fiscales.';
    await expect(theirs.getByText(forbidden)).toBeVisible();

    await page.reload();
    const row = memberRow(page, 'Lucía Benítez');
    await row.getByRole('button', { name: words('changeRoleOf', { name: 'Lucía Benítez' }) }).click();
    await page.getByRole('dialog').getByText(t('roles.admin'), { exact: true }).click();
    await page.getByRole('button', { name: words('saveRole') }).click();
    await expect(row).toContainText(t('roles.admin'));

    await theirs.reload();
    await expect(theirs.getByLabel(t('organisationSettings.companyFields.fiscalId'))).toBeVisible();
    await expect(theirs.getByRole('button', { name: club.name })).toContainText(t('roles.admin'));
  });
});

test('a member can read and change nothing', { tag: '@phone' }, async ({ page, app }) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const joiner = await createUser(app, 'Nuria', 'Solís');
  const club = await createOrganisation(app, founder);
  await addMember(app, { founder, club, joiner, role: 'member' });

  await openAs(page, app, joiner, settingsOf(club));
  await expect(page.getByText(t('organisationTypes.SPORT_CLUB'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('ui.save') })).toHaveCount(0);
  await expect(page.getByText(t('organisationSettings.closing.title'))).toHaveCount(0);
  await page.goto(settingsOf(club, 'contact'));
  await expect(page.getByText(t('organisationSettings.contactFields.email'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('ui.save') })).toHaveCount(0);
  await page.goto(settingsOf(club, 'members'));
  await expect(memberRow(page, 'Marta Crespo')).toBeVisible();
  await expect(page.getByText(founder.email)).toHaveCount(0);
  await expect(page.getByText(words('inviteTitle'))).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: words('changeRoleOf', { name: 'Marta Crespo' }) }),
  ).toHaveCount(0);
});

test('members load on the second attempt, and search and filters are in the URL', {
  tag: '@phone',
}, async ({ page, app }) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const joiner = await createUser(app, 'Óscar', 'Llorente');
  const club = await createOrganisation(app, founder);
  await addMember(app, { founder, club, joiner, role: 'referee' });
  await page.route('**/org-users/find', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openAs(page, app, founder, settingsOf(club, 'members'));
  await expect(page.getByText(words('failed'))).toBeVisible();
  await page.unroute('**/org-users/find');
  await page.getByRole('button', { name: t('ui.retry') }).click();
  await expect(memberRow(page, 'Marta Crespo')).toBeVisible();

  const role = page.getByRole('combobox', { name: words('role') }).last();
  await page.getByRole('searchbox', { name: words('search') }).fill('oscar');
  await expect(memberRow(page, 'Marta Crespo')).toHaveCount(0);
  await expect(memberRow(page, 'Óscar Llorente')).toBeVisible();
  await expect(page).toHaveURL(/tab=members&search=oscar/);
  await role.selectOption('admin');
  await expect(page.getByText(words('nobody'))).toBeVisible();
  await expect(page).toHaveURL(/role=admin/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: words('search') })).toHaveValue('oscar');
  await page.getByRole('button', { name: t('ui.clearSearch') }).click();
  await role.selectOption('');
  await expect(memberRow(page, 'Marta Crespo')).toBeVisible();
});

test('an invitation is revoked and restored; another one goes by code, without revealing an email address', async ({
  page,
  app,
}) => {
  const founder = await createUser(app, 'Marta');
  const joiner = await createUser(app, 'Nuria', 'Solís');
  const club = await createOrganisation(app, founder);
  const email = newEmail('elsa');
  await openAs(page, app, founder, settingsOf(club, 'members'));
  await page.getByLabel(words('email'), { exact: true }).fill(email);
  await page.getByLabel(words('role'), { exact: true }).first().selectOption('referee');
  await page.getByRole('button', { name: words('invite'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Caduca en 14 días');
  await row.getByRole('button', { name: words('withdrawFrom', { invitee: email }) }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: words('undo') }).click();
  await expect(row).toContainText(t('roles.referee'));

  const { body: person } = await callApi(app, joiner, ['GET', '/auth/profile']);
  await page.getByRole('button', { name: words('inviteByCode') }).click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel(words('userCode'), { exact: true });
  await code.fill('nadie-tiene-este');
  await dialog.getByRole('button', { name: words('invite') }).click();
  await expect(code).toHaveAccessibleDescription('Nadie tiene ese código. Pídeselo otra vez.');
  await code.fill(String(person.userCode));
  await dialog.getByRole('button', { name: words('invite') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nuria' })).toBeVisible();
  await expect(page.getByText(joiner.email)).toHaveCount(0);
});

test("the last super-admin can't leave; one member is removed, and another leaves", async ({
  page,
  browser,
  app,
}) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const leaver = await createUser(app, 'Nuria', 'Solís');
  const removed = await createUser(app, 'Javier', 'Rico');
  const club = await createOrganisation(app, founder);
  await addMember(app, { founder, club, joiner: leaver, role: 'member' });
  await addMember(app, { founder, club, joiner: removed, role: 'admin' });

  await inAnotherBrowser(browser, app, async (theirs) => {
    await openAs(theirs, app, leaver, settingsOf(club, 'members'));
    await theirs.getByRole('button', { name: words('moreOf', { name: 'Nuria Solís' }) }).click();
    await theirs.getByRole('menuitem', { name: words('leave') }).click();
    await theirs
      .getByRole('alertdialog')
      .getByRole('button', { name: words('leave') })
      .click();
    await expect(theirs).toHaveURL('/home');
    await expect(theirs.getByText(t('home.first.title'))).toBeVisible();
  });

  await openAs(page, app, founder, settingsOf(club, 'members'));
  await expect(memberRow(page, 'Nuria Solís')).toHaveCount(0);
  await page.getByRole('button', { name: words('moreOf', { name: 'Marta Crespo' }) }).click();
  await page.getByRole('menuitem', { name: words('leave') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('leave') })
    .click();
  await expect(
    page.getByText('Es la última persona con el rol de superadministración.', { exact: false }),
  ).toBeVisible();

  await page.getByRole('button', { name: words('moreOf', { name: 'Javier Rico' }) }).click();
  await page.getByRole('menuitem', { name: words('remove') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words('removeText', { name: 'Javier Rico', organisation: club.name }));
  await question.getByRole('button', { name: words('remove') }).click();
  await expect(memberRow(page, 'Javier Rico')).toHaveCount(0);
});

test('an invitation is declined after one confirmation, and no longer counted', {
  tag: '@phone',
}, async ({ page, app }) => {
  const founder = await createUser(app, 'Marta');
  const invited = await createUser(app, 'Nuria');
  const club = await createOrganisation(app, founder);
  const invitation = { organizationId: club.id, email: invited.email, role: 'member' };
  await callApi(app, founder, ['POST', '/org-users/invitations'], invitation);
  await openAs(page, app, invited, '/home');
  await page.getByRole('button', { name: t('invitations.declineOf', { name: club.name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('invitations.decline') })
    .click();
  const declineButton = page.getByRole('button', { name: t('invitations.declineOf', { name: club.name }) });
  await expect(declineButton).toHaveCount(0);
  await expect(page.getByText(t('home.first.title'))).toBeVisible();
  await page.goto('/invitations');
  await expect(page.getByText(t('invitations.none'))).toBeVisible();
});
