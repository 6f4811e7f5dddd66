import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../world/test.ts';
import { locales, pathIn, wordsOf } from '../world/words.ts';
import { ask, haveJoined, haveTeam, makeQr, membersOf, somebody } from './team-steps.ts';

/** Nothing that a screen reader would stumble over, and nothing over the edge. */
async function expectWellMade(page: Page, what: string) {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `how far ${what} reaches over the edge`).toBeLessThanOrEqual(0);
}

for (const locale of locales) {
  const t = wordsOf(locale);

  test(`the pages of a team and its people are accessible and fit the screen (${locale})`, {
    tag: '@phone',
  }, async ({ page, world }) => {
    test.slow();
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

    await openSignedIn(page, member.session, pathIn(locale, new URL(String(body.url)).pathname));
    await expect(page.getByRole('heading', { name: t('join.already') })).toBeVisible();
    await expectWellMade(page, 'the page behind a QR code');
    const own = pathIn(locale, `/my-teams/${teamId}`);
    await openSignedIn(page, owner.session, own);
    for (const path of [own, membersOf(locale, teamId), `${own}?tab=participations`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectWellMade(page, path);
    }
    for (const path of [`/team/${teamId}`, `/u/${userCode}`, '/my-teams', '/profile']) {
      await page.goto(pathIn(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWellMade(page, path);
    }
  });

  test(`the dialogs of a team are accessible and fit the screen (${locale})`, {
    tag: '@phone',
  }, async ({ page, world }) => {
    test.slow();
    const owner = await somebody(world, 'Marta', 'Crespo');
    const teamId = await haveTeam(world, owner);
    await openSignedIn(page, owner.session, pathIn(locale, `/my-teams/${teamId}`));
    await page.getByRole('button', { name: t('teamDetail.edit') }).click();
    await expectWellMade(page, 'the dialog that changes a team');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('teamDetail.delete') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectWellMade(page, 'the question before a team goes');
    await page.goto(membersOf(locale, teamId));
    await makeQr(page, locale);
    await expectWellMade(page, 'the dialog with the QR code');
    await page.goto(pathIn(locale, '/profile'));
    await page.getByRole('button', { name: t('profile.deleteMyAccount') }).click();
    await expectWellMade(page, 'the dialog before an account goes');
  });
}
