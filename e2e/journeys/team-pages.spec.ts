import { messagesIn } from '../fixtures/messages.ts';
import { checkPages, expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { callApi, createTeam, createUser, joinTeam, makeQr, membersOf } from './team-steps.ts';

const t = messagesIn('es');

test('the pages of a team and its people are accessible and fit the screen', async ({
  page,
  app,
  browserErrors,
}) => {
  const owner = await createUser(app, 'Maximiliana', 'Fernández de la Vega y Rodríguez');
  const member = await createUser(app, 'Javier', 'Rico');
  const name = 'Asociación Deportiva Polideportivo Municipal';
  const teamId = await createTeam(app, owner, { name, description: 'Desde 1984', sportKey: 'HANDBALL' });
  await joinTeam(app, owner, teamId, member);
  await callApi(app, owner, ['POST', '/teams/invitations/create'], {
    teamId,
    role: 'ASSISTANT_CAPTAIN',
    email: 'una.direccion.bastante.larga@correo.example.com',
  });
  const { body } = await callApi(app, owner, ['POST', '/teams/invitations-qr/create'], { teamId });
  const { userCode } = owner.session.user as unknown as { userCode: string };
  const join = new URL(String(body.url)).pathname;
  const own = `/my-teams/${teamId}`;
  const paths = [own, membersOf(teamId), `${own}?tab=matches`, `/team/${teamId}`];
  await openSignedIn(page, owner.session, join);
  await expect(page.getByRole('heading', { name: t('join.already') })).toBeVisible();
  const all = [join, ...paths, `/u/${userCode}`, '/my-teams', '/profile'];
  const routes = all.map((path) => ({ name: path, path }));
  await checkPages({ page, browserErrors }, routes);
});

test('the dialogs of a team are accessible and fit the screen', { tag: '@phone' }, async ({ page, app }) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const teamId = await createTeam(app, owner);
  await openSignedIn(page, owner.session, `/my-teams/${teamId}`);
  await page.getByRole('button', { name: t('teamDetail.edit') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAndFitting(page, 'the dialog that changes a team');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('teamDetail.delete') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleAndFitting(page, 'the question before a team goes');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('teamDetail.squad'), exact: true }).click();
  await makeQr(page);
  await expectAccessibleAndFitting(page, 'the dialog with the QR code');
  await page.goto('/profile?tab=privacy');
  await page.getByRole('button', { name: t('profile.deleteMyAccount') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAndFitting(page, 'the dialog before an account goes');
});
