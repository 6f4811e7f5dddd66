import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { inAnotherBrowser } from './organisation-steps.ts';
import { callApi, createTeam, createUser, joinTeam, makeQr, membersOf, rowOf } from './team-steps.ts';

const t = messagesIn('es');
const name = 'Real Vega';

test('a team is created, a user joins by its QR code, and its ownership is transferred', async ({
  page,
  browser,
  app,
}) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const joiner = await createUser(app, 'Javier', 'Rico');

  await openSignedIn(page, owner.session, '/my-teams');
  await page
    .getByRole('button', { name: t('myTeams.new') })
    .first()
    .click();
  await page.getByRole('button', { name: t('teams.create') }).click();
  const missing = 'Escribe el nombre del equipo.';
  await expect(page.getByText(missing)).toBeVisible();
  await page.getByLabel(t('teams.name'), { exact: true }).fill(name);
  await expect(page.getByText(t('teams.codeSuggestion', { code: 'real-vega' }))).toBeVisible();
  await page.getByRole('button', { name: t('teams.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('link', { name: t('teamDetail.squad'), exact: true }).click();
  await expect(rowOf(page, 'Marta Crespo')).toContainText(t('teamRoles.OWNER'));
  const link = await makeQr(page);
  const picture = page.getByRole('img', { name: t('teamQr.alt', { name }) });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await inAnotherBrowser(browser, app, async (phone) => {
    await openSignedIn(phone, joiner.session, new URL(link).pathname);
    await expect(phone.getByRole('heading', { name })).toBeVisible();
    await expect(phone.getByText('Marta Crespo')).toBeVisible();
    await phone.getByRole('button', { name: t('join.join', { name }) }).click();
    await expect(phone).toHaveURL(/\/my-teams\/[0-9a-f-]{36}$/);
    await expect(phone.getByText(t('join.joined', { name }))).toBeVisible();
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: messagesIn('es')('join.already') })).toBeVisible();
  });

  await page.reload();
  const row = rowOf(page, 'Javier Rico');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Javier Rico' }) }).click();
  await page.getByRole('menuitem', { name: t('teamDetail.changeRole') }).click();
  await page.getByRole('dialog').getByLabel(t('teamDetail.role')).selectOption('STUFF');
  await page.getByRole('button', { name: t('teamDetail.save') }).click();
  await expect(row).toContainText('Equipo técnico');

  await row.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Javier Rico' }) }).click();
  await page.getByRole('menuitem', { name: t('teamDetail.handOver') }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    t('teamDetail.handOverQuestion', { team: name, name: 'Javier Rico' }),
  );
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('teamDetail.handOver') })
    .click();
  await expect(row).toContainText(t('teamRoles.OWNER'));
  await expect(rowOf(page, 'Marta Crespo')).toContainText(t('teamRoles.CAPTAIN'));
  await row.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Javier Rico' }) }).click();
  await expect(page.getByRole('menuitem', { name: t('teamDetail.remove') })).toHaveCount(0);
});

test('a member sees the team, but no way to change it', async ({ page, app }) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const member = await createUser(app, 'Javier', 'Rico');
  const teamId = await createTeam(app, owner);
  await joinTeam(app, owner, teamId, member);

  await openSignedIn(page, member.session, `/my-teams/${teamId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sporting Alameda' })).toBeVisible();
  for (const name of [t('teamDetail.edit'), t('teamDetail.delete')])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('link', { name: t('teamDetail.squad'), exact: true }).click();
  await expect(rowOf(page, 'Marta Crespo')).toBeVisible();
  await expect(rowOf(page, 'Marta Crespo').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('teamDetail.invite') })).toHaveCount(0);
});

test('a user is invited by email address, finds the team among theirs, and accepts', {
  tag: '@phone',
}, async ({ page, browser, app }) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const invited = await createUser(app, 'Nuria', 'Solís');
  const teamId = await createTeam(app, owner);

  await openSignedIn(page, owner.session, membersOf(teamId));
  const box = page.getByLabel(t('teamDetail.invitee'));
  await box.fill('nadie-tiene-este-codigo');
  await page.getByRole('button', { name: t('teamDetail.sendInvitation') }).click();
  await expect(page.getByText('Nadie tiene ese código. Pídeselo otra vez.')).toBeVisible();
  await expect(box).toHaveValue('nadie-tiene-este-codigo');
  await box.fill(invited.email);
  await page.getByRole('button', { name: t('teamDetail.sendInvitation') }).click();
  await expect(rowOf(page, invited.email)).toBeVisible();
  expect((await app.mailbox.take(invited.email)).subject).toContain('Sporting Alameda');

  await inAnotherBrowser(browser, app, async (other) => {
    await openSignedIn(other, invited.session, '/my-teams');
    await other
      .getByRole('button', { name: t('invitations.acceptOf', { name: 'Sporting Alameda' }) })
      .click();
    await expect(other).toHaveURL(`/my-teams/${teamId}`);
  });

  await page.reload();
  await expect(rowOf(page, 'Nuria Solís')).toBeVisible();
  await expect(rowOf(page, invited.email).getByText(t('teamDetail.withdraw'))).toHaveCount(0);
});

test("a member leaves; the owner can't before handing over, but can delete the team", async ({
  page,
  browser,
  app,
}) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const member = await createUser(app, 'Javier', 'Rico');
  const teamId = await createTeam(app, owner, { privacy: 'PRIVATE' });
  await joinTeam(app, owner, teamId, member);

  await inAnotherBrowser(browser, app, async (other) => {
    await openSignedIn(other, member.session, membersOf(teamId));
    await other.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Javier Rico' }) }).click();
    await other.getByRole('menuitem', { name: t('teamDetail.leave') }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: t('teamDetail.leave') })
      .click();
    await expect(other).toHaveURL('/my-teams');
    await expect(other.getByText(t('myTeams.none'))).toBeVisible();
    await other.goto(`/my-teams/${teamId}`);
    await expect(other.getByRole('heading', { name: t('teamDetail.gone') })).toBeVisible();
  });

  await openSignedIn(page, owner.session, membersOf(teamId));
  await page.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Marta Crespo' }) }).click();
  await page.getByRole('menuitem', { name: t('teamDetail.leave') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('teamDetail.leave') })
    .click();
  await expect(
    page.getByText('Quien tiene la propiedad del equipo la cede antes a otra persona.'),
  ).toBeVisible();
  await page.goto(`/my-teams/${teamId}`);
  await page.getByRole('button', { name: t('teamDetail.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('teamDetail.delete') })
    .click();
  await expect(page).toHaveURL('/my-teams');
  await expect(page.getByText(t('myTeams.none'))).toBeVisible();
});

test('a conflicting change is neither lost nor silently overwrites the first', async ({ page, app }) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const teamId = await createTeam(app, owner);
  await openSignedIn(page, owner.session, `/my-teams/${teamId}`);
  await page.getByRole('button', { name: t('teamDetail.edit') }).click();
  await page.getByLabel(t('teams.name'), { exact: true }).fill('Sporting Alameda B');
  const { body } = await callApi(app, owner, ['GET', `/teams/${teamId}`]);
  await callApi(app, owner, ['PUT', '/teams/update'], {
    id: teamId,
    version: body.version,
    privacy: 'PUBLIC',
    name: 'Sporting Alameda',
    description: 'Desde 1984',
  });
  await page.getByRole('button', { name: t('teamDetail.save') }).click();
  await expect(page.getByText(t('teamDetail.overtaken'))).toBeVisible();
  await expect(page.getByLabel(t('teams.name'), { exact: true })).toHaveValue('Sporting Alameda B');
  await page.getByRole('button', { name: t('teamDetail.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sporting Alameda B' })).toBeVisible();
});
