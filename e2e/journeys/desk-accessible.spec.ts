import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting, expectAccessibleAtBothWidths } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch, endPeriod, expectScore, fieldTeam } from './desk-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a desk is accessible before the match, in its menu and dialogs, in play, offline, in the shoot-out and after the end', {
  tag: '@phone',
}, async ({ page, context, app }) => {
  const { club, match, path } = await createMatch(app, 'FOOTBALL', {
    phases: [{ name: 'Copa', algorithm: 'SINGLE_ELIM' }],
  });
  const happens = async (event: object) => {
    const input = { matchId: match.id, clientEventId: randomUUID(), ...event };
    const { status, body } = await callApi(app, club.admin, ['POST', '/match/actions/registerEvent'], input);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const of = (what: string, team: string) => button(page, words('buttonOf', { what, team }));
  const dialog = page.getByRole('dialog');
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await fieldTeam(app, club, match.id, match.home.id);
  await openSignedIn(page, club.admin.session, path);

  await test.step('before the match', async () => {
    await expect(button(page, 'Empezar la 1.ª parte')).toBeVisible();
    await expectAccessibleAtBothWidths(page, 'before the match');
    await button(page, words('lineups')).click();
    await expect(dialog.getByText('Ana Mora').first()).toBeVisible();
    await expectAccessibleAndFitting(page, 'the lineups');
    await closeDialog();
    await button(page, words('more')).click();
    await expectAccessibleAndFitting(page, 'the menu');
    await page.keyboard.press('Escape');
    for (const item of ['addManualResult', 'schedule', 'addReferees', 'scorer', 'history']) {
      await button(page, words('more')).click();
      await page.getByRole('menuitem', { name: words(`menu.${item}`), exact: true }).click();
      await expect(dialog).toBeVisible();
      await expectAccessibleAndFitting(page, item);
      await closeDialog();
    }
  });

  await test.step('in play', async () => {
    await button(page, 'Empezar la 1.ª parte').click();
    await of(words('kinds.GOAL'), match.home.name).click();
    await expectAccessibleAndFitting(page, 'who scored');
    await dialog.getByRole('button', { name: /Bea Mora/ }).click();
    await button(page, words('assistAsk')).click();
    await expectAccessibleAndFitting(page, 'who assisted');
    await closeDialog();
    await of(words('pad.CARD'), match.away.name).click();
    await expectAccessibleAndFitting(page, 'who is booked');
    await button(page, words('nobody')).click();
    await of(words('pad.SUBSTITUTION'), match.home.name).click();
    await expectAccessibleAndFitting(page, 'who goes off');
    await closeDialog();
    await expectScore(page, match, [1, 0]);
    await expectAccessibleAtBothWidths(page, 'in play');
    await page
      .getByRole('button', { name: /^Más sobre/ })
      .first()
      .click();
    await expectAccessibleAndFitting(page, 'the menu of an event');
    await page.keyboard.press('Escape');
  });

  await test.step('offline', async () => {
    await context.setOffline(true);
    await of(words('kinds.GOAL'), match.away.name).click();
    await button(page, words('nobody')).click();
    await expectScore(page, match, [1, 1]);
    await expect(page.getByText(words('offlineText'))).toBeVisible();
    await expectAccessibleAtBothWidths(page, 'without a network');
    await context.setOffline(false);
    await expect(page.getByText(words('queuedChip'), { exact: true })).toHaveCount(0);
  });

  await test.step('the shoot-out', async () => {
    await button(page, 'Fin de la 1.ª parte').click();
    await expectAccessibleAndFitting(page, 'the question before a half ends');
    await page.keyboard.press('Escape');
    await happens({ type: 'END', period: 1 });
    await expect(page.getByText(words('break'), { exact: true })).toBeVisible();
    await expectAccessibleAndFitting(page, 'the break');
    for (const period of [2, 3, 4]) for (const type of ['START', 'END']) await happens({ type, period });
    await button(page, words('startPeriod.shootOut')).click();
    await of(words('kinds.GOAL'), match.home.name).click();
    await button(page, words('nobody')).click();
    await expect(page.getByText(words('shootOutOf', { home: '1', away: '0' }))).toBeVisible();
    await expectAccessibleAtBothWidths(page, 'the shoot-out');
    await endPeriod(page, words('endPeriod.shootOut'));
  });

  await test.step('after the end', async () => {
    for (const move of ['finish', 'close']) {
      await expectAccessibleAndFitting(page, `before ${move}`);
      await endPeriod(page, words(move));
    }
    await expect(page.getByText(t('matchStates.CLOSED'), { exact: true })).toBeVisible();
    await expectAccessibleAtBothWidths(page, 'a closed match');
  });
});
