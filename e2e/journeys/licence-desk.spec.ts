import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeFilm } from '../fixtures/camera-film.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { lightBrowser } from '../launch.ts';
import { waitUntilStored } from './desk-steps.ts';
import { checksOf, codeOf, createLicensedMatch } from './licence-steps.ts';

/** Chromium opens the file when a page opens the camera, so a journey writes it first. */
const film = join(tmpdir(), `licences-${process.pid}.y4m`);

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

/** Decoding pictures takes more CPU time than viewing pages. */
test.describe.configure({ timeout: 240_000 });

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.checks.${key}`, values);

/** With another signature. */
const forged = (code: string) => code.slice(0, -20) + (code.endsWith('A') ? 'B' : 'A').repeat(20);

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const tickOf = (page: Page, name: string) =>
  page.getByRole('button', { name: words('tickOf', { name }), exact: true });

test('licences are scanned and ticked offline, and are on record when online again', {
  tag: '@phone',
}, async ({ page, context, app }) => {
  const licensed = await createLicensedMatch(app);
  const { club, match, path, players } = licensed;
  const [ana, bea, cleo] = await Promise.all(players.map((player) => codeOf(app, player)));
  writeFilm(film, [ana ?? '', bea ?? '', forged(cleo ?? ''), 'https://traip.app']);
  await openSignedIn(page, club.admin.session, path);
  await expect(row(page, 'Ana Vega')).toBeVisible();
  await expect(page.getByText('Faltan 11 por comprobar.')).toBeVisible();
  await expectAccessibleAndFitting(page, 'the desk before the match');
  await waitUntilStored(page, t('matchDesk.kept'));
  await context.setOffline(true);
  await page.reload();

  await page.getByRole('button', { name: words('scan') }).click();
  const sheet = page.getByRole('dialog', { name: words('scanner') });
  const status = sheet.getByRole('status');
  await expect(status).toHaveText(words('valid', { name: 'Ana Vega' }), { timeout: 30_000 });
  await expectAccessibleAndFitting(page, 'the scanner');
  await expect(status).toHaveText(words('valid', { name: 'Bea Vega' }), { timeout: 30_000 });
  await expect(status).toHaveText(words('verdicts.FORGED'), { timeout: 30_000 });
  await expect(status).toHaveText(words('verdicts.UNREADABLE'), { timeout: 30_000 });
  await sheet.getByRole('button', { name: words('finish') }).click();
  await expect(tickOf(page, 'Ana Vega')).toHaveAttribute('aria-pressed', 'true');
  await expect(tickOf(page, 'Cleo Vega')).toHaveAttribute('aria-pressed', 'false');
  await tickOf(page, 'Dora Mora').click();
  await expect(page.getByText('Faltan 8 por comprobar.')).toBeVisible();
  await page.reload();
  await expect(tickOf(page, 'Dora Mora')).toHaveAttribute('aria-pressed', 'true');
  expect(await checksOf(app, licensed)).toEqual([]);

  await context.setOffline(false);
  const arrived = () => checksOf(app, licensed);
  await expect.poll(arrived, { timeout: 20_000 }).toEqual(['Ana SCAN', 'Bea SCAN', 'Dora TICK']);
  await page.getByRole('button', { name: 'Empezar la 1.ª parte', exact: true }).click();
  await expect(
    page.getByText(words('recordOf', { team: match.home.name, checked: '3', total: '11' })),
  ).toBeVisible();
  await expect(page.getByText(/Sin comprobar: .*Cleo Vega/)).toBeVisible();
});
