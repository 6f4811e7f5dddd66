import { expect, openSignedIn, test } from '../world/test.ts';
import { expectWellMade, walk } from '../world/walk.ts';
import { wordsOf } from '../world/words.ts';
import { ask, haveJoined, haveTeam, makeQr, membersOf, somebody } from './team-steps.ts';

const t = wordsOf('es');

test('the pages of a team and its people are accessible and fit the screen', async ({
  page,
  world,
  complaints,
}) => {
  const owner = await somebody(world, 'Maximiliana', 'Fernández de la Vega y Rodríguez');
  const member = await somebody(world, 'Javier', 'Rico');
  const name = 'Asociación Deportiva Polideportivo Municipal';
  const teamId = await haveTeam(world, owner, { name, description: 'Desde 1984', sportKey: 'HANDBALL' });
  await haveJoined(world, owner, teamId, member);
  await ask(world, owner, ['POST', '/teams/invitations/create'], {
    teamId,
    role: 'ASSISTANT_CAPTAIN',
    email: 'una.direccion.bastante.larga@correo.example.com',
  });
  const { body } = await ask(world, owner, ['POST', '/teams/invitations-qr/create'], { teamId });
  const { userCode } = owner.session.user as unknown as { userCode: string };
  const join = new URL(String(body.url)).pathname;
  const own = `/my-teams/${teamId}`;
  const paths = [own, membersOf('es', teamId), `${own}?tab=participations`, `/team/${teamId}`];
  await openSignedIn(page, owner.session, join);
  await expect(page.getByRole('heading', { name: t('join.already') })).toBeVisible();
  const all = [join, ...paths, `/u/${userCode}`, '/my-teams', '/profile'];
  const routes = all.map((path) => ({ name: path, path }));
  await walk({ page, complaints }, routes);
});

test('the dialogs of a team are accessible and fit the screen', { tag: '@phone' }, async ({
  page,
  world,
}) => {
  const owner = await somebody(world, 'Marta', 'Crespo');
  const teamId = await haveTeam(world, owner);
  await openSignedIn(page, owner.session, `/my-teams/${teamId}`);
  await page.getByRole('button', { name: t('teamDetail.edit') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWellMade(page, 'the dialog that changes a team');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('teamDetail.delete') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectWellMade(page, 'the question before a team goes');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('teamDetail.members'), exact: true }).click();
  await makeQr(page, 'es');
  await expectWellMade(page, 'the dialog with the QR code');
  await page.goto('/profile');
  await page.getByRole('button', { name: t('profile.deleteMyAccount') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWellMade(page, 'the dialog before an account goes');
});
