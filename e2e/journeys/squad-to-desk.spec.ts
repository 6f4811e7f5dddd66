import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeFilm } from '../fixtures/camera-film.ts';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { lightBrowser } from '../launch.ts';
import { waitUntilStored } from './desk-steps.ts';
import { claimEntry, codeOf, createStaffedMatch } from './licence-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi, membersOf, rowOf } from './team-steps.ts';

/** Chromium opens the file when a page opens the camera, so a journey writes it first. */
const film = join(tmpdir(), `cards-${process.pid}.y4m`);

test.use({
  hasServiceWorkers: true,
  permissions: ['camera'],
  launchOptions: {
    ...lightBrowser,
    args: [
      ...lightBrowser.args,
      // The light browser can't show a permission prompt for the camera.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

/** Five people work one after another, and decoding pictures takes more CPU time than viewing pages. */
test.describe.configure({ timeout: 240_000 });

const names = 'Ana Bea Cris Dani Eva Fran Gus Hugo Iker Juan Leo Mar Noa Omar Pau Raúl Sara Toño'.split(' ');
const bornIn = (at: number) => (at === 0 ? 1980 : 1990 + at);

/** Eighteen rows as copied from a spreadsheet: the first person is too old. */
const table = ['Dorsal\tNombre\tNacimiento']
  .concat(names.map((name, at) => `${at + 1}\t${name} Vega\t12/04/${bornIn(at)}`))
  .join('\n');

const inWords = {
  es: {
    add: 'Añadir 18 personas',
    save: 'Guardar 17 personas',
    send: 'Enviar las completas (17)',
    waiting: '17 fichas por revisar',
    tooOld: 'Tiene 46 años el 31 de diciembre de 2026; el máximo es 39.',
    unchecked: 'Faltan 11 por comprobar.',
  },
  en: {
    add: 'Add 18 people',
    save: 'Save 17 people',
    send: 'Submit complete licences (17)',
    waiting: '17 licences to review',
    tooOld: 'Is 46 years old on 31 December 2026; the maximum age is 39.',
    unchecked: '11 still to check.',
  },
} as const;

for (const { locale, title, details } of variants(onPhone))
  test(
    `from a pasted squad to the cards that a referee scans offline, ${title}`,
    details,
    async ({ page, context, app }) => {
      const t = messagesIn(locale);
      const texts = inWords[locale];
      const at = (path: string) => localePath(locale, path);
      const day = await createStaffedMatch(app);
      const { club, match, home, coach, captain, referee, competitionId } = day;

      await test.step('the secretary pastes the squad, and one player is too old', async () => {
        await openSignedIn(page, coach.session, at(membersOf(home.id)));
        await page
          .getByRole('button', { name: t('squad.paste.open') })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('squad.paste.list')).fill(table);
        await dialog.getByRole('button', { name: texts.add }).click();
        await expect(rowOf(page, 'Toño Vega')).toBeVisible();
      });
      const players = [
        await claimEntry(app, day, { firstName: 'Bea', birthday: `${bornIn(1)}-04-12` }),
        await claimEntry(app, day, { firstName: 'Cris', birthday: `${bornIn(2)}-04-12` }),
      ];
      await test.step('the secretary registers everyone the rules allow, and submits them', async () => {
        await page.goto(at(`/my-teams/${home.id}?tab=licences`));
        await page.getByRole('button', { name: t('licences.club.register') }).click();
        const dialog = page.getByRole('dialog');
        const person = (name: string) => dialog.getByLabel(t('licences.club.dialog.person', { name }));
        await expect(person('Ana Vega')).toBeDisabled();
        await expect(dialog.getByText(texts.tooOld)).toBeVisible();
        for (const leader of ['Rosa Prat', 'Carla Sanz']) await person(leader).uncheck();
        await dialog.getByRole('button', { name: texts.save }).click();
        await page.getByRole('button', { name: texts.send }).click();
        await expect(rowOf(page, 'Bea Vega')).toContainText(t('licences.states.SUBMITTED'));
        await expectAccessibleAndFitting(page, 'a squad that was sent');
      });

      await test.step('the organiser approves them', async () => {
        const licences = `/dashboard/${club.orgCode}/competitions/${competitionId}?tab=licences`;
        await openSignedIn(page, club.admin.session, at(licences));
        await expect(page.getByRole('heading', { name: texts.waiting })).toBeVisible();
        await page.getByRole('button', { name: t('licences.organiser.approveAll') }).click();
        await expect(page.getByRole('button', { name: `${t('licences.states.APPROVED')} 17` })).toBeVisible();
      });

      await test.step("the captain submits the lineup, and reads why one player isn't eligible", async () => {
        await openSignedIn(page, captain.session, at(`/my-teams/${home.id}/matches/${match.id}`));
        await expect(page.getByText(t('licences.reasons.NOT_REGISTERED')).first()).toBeVisible();
        await expect(page.getByText(texts.tooOld)).toBeVisible();
        const callUp = (name: string) =>
          page.getByRole('button', { name: t('lineups.callUpOf', { name }), exact: true });
        await expect(callUp('Ana Vega')).toHaveCount(0);
        for (const name of names.slice(1, 12).map((first) => `${first} Vega`)) await callUp(name).click();
        await page
          .getByRole('button', { name: /Cris Vega, / })
          .first()
          .click();
        await press(page, t('lineups.captain'));
        await expectAccessibleAndFitting(page, 'a lineup on the field');
        await press(page, t('lineups.confirm'));
        await expect(page.getByText(t('lineups.states.CONFIRMED'))).toBeVisible();
      });

      await test.step('the referee scans two cards offline', async () => {
        const codes = await Promise.all(players.map((player) => codeOf(app, player)));
        writeFilm(film, codes);
        await openSignedIn(page, referee.session, at(`/dashboard/${club.orgCode}/matches/${match.id}`));
        await expect(page.getByText(texts.unchecked)).toBeVisible();
        await waitUntilStored(page, t('matchDesk.kept'));
        await context.setOffline(true);
        await page.reload();
        await press(page, t('matchDesk.checks.scan'));
        const status = page.getByRole('dialog', { name: t('matchDesk.checks.scanner') }).getByRole('status');
        for (const name of ['Bea Vega', 'Cris Vega'])
          await expect(status).toHaveText(t('matchDesk.checks.valid', { name }), { timeout: 30_000 });
        await press(page, t('matchDesk.checks.finish'));
        await expectAccessibleAndFitting(page, 'the desk of a referee');
        await context.setOffline(false);
        const scanned = async () => {
          const { body } = await callApi(app, referee, ['GET', `/match/desk/${match.id}`]);
          return (body.licensing as { checks: readonly { how: string }[] }).checks.map(({ how }) => how);
        };
        await expect.poll(scanned, { timeout: 30_000 }).toEqual(['SCAN', 'SCAN']);
      });
    },
  );

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
