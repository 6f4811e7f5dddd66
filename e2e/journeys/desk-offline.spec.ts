import type { Page } from '@playwright/test';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import {
  createMatch,
  endPeriod,
  expectScore,
  fieldTeam,
  readDesk,
  startMatch,
  waitUntilStored,
} from './desk-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi } from './team-steps.ts';

test.use({ hasServiceWorkers: true });
test.describe.configure({ timeout: 240_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The labels of the period buttons. */
const periods = {
  es: {
    start: ['Empezar la 1.ª parte', 'Empezar la 2.ª parte'],
    end: ['Fin de la 1.ª parte', 'Fin de la 2.ª parte'],
  },
  en: { start: ['Start 1st half', 'Start 2nd half'], end: ['End 1st half', 'End 2nd half'] },
} as const;

for (const { locale, title, details } of variants(onPhone))
  test(
    `every button of the desk works offline, and a whole match is sent exactly once, ${title}`,
    details,
    async ({ page, context, app }) => {
      const t = messagesIn(locale);
      const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
      const { start, end } = periods[locale];
      const { club, match, path } = await createMatch(app);
      const [home, away] = [match.home.name, match.away.name];
      await fieldTeam(app, club, match.id, match.home.id);
      await openSignedIn(page, club.admin.session, localePath(locale, path));
      await waitUntilStored(page, words('kept'));
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(words('offline'), { exact: true })).toBeVisible();
      const of = (what: string, team: string) => button(page, words('buttonOf', { what, team }));
      const dialog = page.getByRole('dialog');
      const confirm = (name: string) =>
        page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

      await test.step('before the match: ticks, lineups and every entry of the menu', async () => {
        await button(page, words('checks.tickOf', { name: 'Ana Mora' })).click();
        await button(page, words('lineups')).click();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: t('ui.close') }).click();
        await pressMenu(page, words, ['addManualResult', 'schedule', 'addReferees', 'setStream', 'scorer']);
        await pressMenu(page, words, ['history', 'cancel']);
        await button(page, words('more')).click();
        await page.getByRole('menuitem', { name: words('menu.print'), exact: true }).click();
        await expect(page.getByText(t('ui.failures.network')).first()).toBeVisible();
      });

      await test.step('the first half: goal, assist, own goal, card, foul, substitution, undo, delete', async () => {
        await button(page, start[0]).click();
        await of(words('kinds.GOAL'), home).click();
        await dialog.getByRole('button', { name: /Bea Mora/ }).click();
        await expectScore(page, match, [1, 0]);
        await button(page, words('assistAsk')).click();
        await dialog.getByRole('button', { name: /Cleo Mora/ }).click();
        await of(words('pad.OWN_GOAL'), home).click();
        await button(page, words('nobody')).click();
        await expectScore(page, match, [1, 1]);
        await button(page, words('undo')).click();
        await expectScore(page, match, [1, 0]);
        await of(words('pad.CARD'), away).click();
        await button(page, words('nobody')).click();
        await of(words('pad.SUBSTITUTION'), home).click();
        await dialog.getByRole('button', { name: /Dora Mora/ }).click();
        await button(page, words('otherOff')).click();
        await dialog.getByRole('button', { name: /Eva Mora/ }).click();
        await dialog.getByRole('button', { name: /Mara Mora/ }).click();
        await of(words('kinds.GOAL'), away).click();
        await button(page, words('nobody')).click();
        await expectScore(page, match, [1, 1]);
        await page
          .getByRole('button', { name: words('moreOf', { what: words('kinds.GOAL') }), exact: true })
          .click();
        await page.getByRole('menuitem', { name: words('delete') }).click();
        await confirm(words('delete'));
        await expectScore(page, match, [1, 0]);
        await endPeriod(page, end[0]);
      });

      await test.step('the second half, ended by mistake, and ended again', async () => {
        await button(page, start[1]).click();
        await button(page, words('more')).click();
        await page.getByRole('menuitem', { name: words('menu.finishEarly'), exact: true }).click();
        await confirm(words('finishEarly'));
        await button(page, words('moves.goOn')).click();
        await page.reload();
        await of(words('kinds.GOAL'), home).click();
        await button(page, words('nobody')).click();
        await endPeriod(page, end[1]);
        await button(page, words('finish')).click();
        await confirm(words('finish'));
        await expect(page.getByText(words('moves.finishWaiting'))).toBeVisible();
        await expectScore(page, match, [2, 0]);
        expect((await readDesk(app, club, match)).state).toBe('SCHEDULED');
      });

      await test.step('online again, everything has arrived exactly once', async () => {
        await context.setOffline(false);
        const state = async () => (await readDesk(app, club, match)).state;
        await expect.poll(state, { timeout: 30_000 }).toBe('FINISHED');
        const { events, score } = await readDesk(app, club, match);
        expect(score).toEqual({ home: 2, away: 0 });
        expect(events.map(({ type }) => type).sort()).toEqual(
          [
            'CARD',
            'END',
            'END',
            'END',
            'GOAL',
            'GOAL',
            'LINEUP_CONFIRMED',
            'SCHEDULED',
            'START',
            'START',
          ].sort(),
        );
        const { body } = await callApi(app, club.admin, ['GET', `/match/desk/${match.id}`]);
        const desk = body as unknown as {
          licensing: { checks: unknown[] };
          players: { home: { substitutions: unknown[] } };
        };
        expect([desk.licensing.checks.length, desk.players.home.substitutions.length]).toEqual([1, 1]);
        await button(page, words('close')).click();
        await confirm(words('close'));
        await expect.poll(state).toBe('CLOSED');
      });
    },
  );

type Words = (key: string, values?: Record<string, string>) => string;

/** Opens each menu entry, and closes what it opened. */
async function pressMenu(page: Page, words: Words, items: readonly string[]): Promise<void> {
  for (const item of items) {
    await button(page, words('more')).click();
    await page.getByRole('menuitem', { name: words(`menu.${item}`), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

test('a match in sets is recorded offline from start to end', { tag: '@phone' }, async ({
  page,
  context,
  app,
}) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
  const { club, match, path } = await createMatch(app, 'PADEL');
  await openSignedIn(page, club.admin.session, path);
  await waitUntilStored(page, words('kept'));
  await context.setOffline(true);
  await page.reload();
  await button(page, words('start')).click();
  const dialog = page.getByRole('dialog');
  const enter = async (score: string) => {
    await dialog.getByRole('button', { name: score, exact: true }).click();
    await dialog.getByRole('button', { name: words('saveSet') }).click();
  };
  for (const set of ['1', '2']) {
    await expect(button(page, words('finish'))).toHaveCount(0);
    await button(page, words('wholeSet', { set })).click();
    await enter('6–4');
  }
  await button(page, words('mendSet', { set: '2' })).click();
  await enter('6–3');
  await button(page, words('finish')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('finish') })
    .click();
  await expectScore(page, match, [2, 0]);
  await context.setOffline(false);
  const state = async () => (await readDesk(app, club, match)).state;
  await expect.poll(state, { timeout: 30_000 }).toBe('FINISHED');
  expect((await readDesk(app, club, match)).score).toEqual({ home: 2, away: 0 });
});

test('a scorer who starts an already started match is informed, and keeps the recorded events', async ({
  page,
  context,
  app,
}) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
  const { club, match, path } = await createMatch(app);
  await openSignedIn(page, club.admin.session, path);
  await waitUntilStored(page, words('kept'));
  await context.setOffline(true);
  await button(page, periods.es.start[0]).click();
  await button(page, words('buttonOf', { what: words('kinds.GOAL'), team: match.home.name })).click();
  await button(page, words('nobody')).click();
  await startMatch(app, club, match);
  await context.setOffline(false);
  await expect(page.getByText(words('moves.startTaken'))).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await readDesk(app, club, match)).score).toEqual({ home: 1, away: 0 });
  await button(page, words('moves.understood')).click();
  const { events } = await readDesk(app, club, match);
  expect(events.filter(({ type }) => type === 'START')).toHaveLength(1);
});

test("a bout is recorded and ended offline with its judges' cards", { tag: '@phone' }, async ({
  page,
  context,
  app,
}) => {
  const t = messagesIn('en');
  const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
  const bout = (key: string, values?: Record<string, string>) => t(`bout.${key}`, values);
  const { club, match, path } = await createMatch(app, 'BOXING', {
    named: ['Ana Ruiz', 'Eva Soler', 'Noa Prat', 'Sara Paz'],
    competitors: 'INDIVIDUAL',
  });
  await openSignedIn(page, club.admin.session, localePath('en', path));
  await waitUntilStored(page, words('kept'));
  await context.setOffline(true);
  await page.reload();
  await button(page, words('startPeriod.round', { number: '1' })).click();
  const of = (what: string, name: string) => button(page, words('buttonOf', { what, team: name }));
  for (const kind of ['KNOCKDOWN', 'CARD_WARNING', 'CARD_POINT_DEDUCTION'])
    await of(words(`kinds.${kind}`), match.away.name).click();
  await button(page, words('undo')).click();
  await button(page, words('endBout')).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(bout('method')).selectOption('WP');
  await sheet.getByRole('switch', { name: bout('withCards') }).click();
  const cells = sheet.getByRole('combobox', { name: new RegExp(bout('judge', { number: '' }).trim()) });
  for (const cell of await cells.all()) await cell.selectOption('10-9');
  await sheet.getByRole('button', { name: words('endBout'), exact: true }).click();
  await expect(page.getByText(words('moves.finishWaiting'))).toBeVisible();
  await context.setOffline(false);
  const read = () => readDesk(app, club, match);
  await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe('FINISHED');
  expect((await read()).events.map(({ type }) => type).filter((type) => type === 'CARD')).toHaveLength(1);
});

test('a cup match goes offline through extra time and the shoot-out', async ({ page, context, app }) => {
  const t = messagesIn('es');
  const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
  const { club, match, path } = await createMatch(app, 'FOOTBALL', {
    phases: [{ name: 'Copa', algorithm: 'SINGLE_ELIM' }],
  });
  await openSignedIn(page, club.admin.session, path);
  await waitUntilStored(page, words('kept'));
  await expect(page.getByText(`Copa · ${t('matchList.rounds.semiFinal')}`)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  const { start, end } = periods.es;
  const extra = ['1', '2'].map((number) => ({ number }));
  const starts = [...start, ...extra.map((values) => words('startPeriod.extra', values))];
  const ends = [...end, ...extra.map((values) => words('endPeriod.extra', values))];
  for (const [index, name] of starts.entries()) {
    await button(page, name).click();
    await expect(button(page, words('finish'))).toHaveCount(0);
    await endPeriod(page, ends[index] ?? '');
  }
  await button(page, words('startPeriod.shootOut')).click();
  await button(page, words('buttonOf', { what: words('kinds.GOAL'), team: match.home.name })).click();
  await button(page, words('nobody')).click();
  await endPeriod(page, words('endPeriod.shootOut'));
  await button(page, words('finish')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('finish'), exact: true })
    .click();
  await context.setOffline(false);
  const state = async () => (await readDesk(app, club, match)).state;
  await expect.poll(state, { timeout: 30_000 }).toBe('FINISHED');
  expect((await readDesk(app, club, match)).score).toEqual({ home: 0, away: 0 });
});
