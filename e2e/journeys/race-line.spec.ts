import type { Page } from '@playwright/test';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation, type OrganisationWithAdmin } from './competition-steps.ts';
import { waitUntilStored } from './desk-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi } from './team-steps.ts';

test.use({ hasServiceWorkers: true });
test.describe.configure({ timeout: 240_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { locale, title, details } of variants(onPhone))
  test(
    `a race is timed offline, every button works and everything arrives exactly once, ${title}`,
    details,
    async ({ page, context, app }) => {
      const t = messagesIn(locale);
      const l = (key: string, values = {}) => t(`raceLine.${key}`, values);
      const { club, path, line, results } = await createRace(app);
      const rows = page.getByRole('region', { name: l('arrivals'), exact: true }).getByRole('listitem');
      const dialog = page.getByRole('dialog');
      const tap = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await openSignedIn(page, club.admin.session, localePath(locale, path));
      await waitUntilStored(page, t('matchDesk.kept'));
      await expectAccessibleAndFitting(page, 'the line before the start');
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(t('matchDesk.offline'), { exact: true })).toBeVisible();

      await test.step('two waves start, one of them twice', async () => {
        await button(page, l('startAll')).click();
        await button(page, l('starts')).click();
        await button(page, l('undoStart')).click();
        await button(page, l('startWave', { wave: 1 })).click();
        await button(page, l('startWave', { wave: 2 })).click();
        await expect(page.getByRole('timer')).toHaveText(/^0:0\d$/);
      });

      await test.step('time first and bib later: typed, tapped, corrected, undone and restored', async () => {
        await tap(l('tap'));
        await expect(rows).toHaveCount(1);
        await tap(l('tap'));
        await button(page, l('readBibOf', { order: 1 })).click();
        await dialog.getByLabel(l('bib')).fill('1');
        await dialog.getByRole('button', { name: l('setBib') }).click();
        await expect(rows.last()).toContainText('Hugo Corre1');
        await button(page, l('readBibOf', { order: 2 })).click();
        await dialog.getByRole('button', { name: /Nadia Corre4/ }).click();
        await expect(rows.first()).toContainText('Nadia Corre4');
        await button(page, l('correctBibOf', { order: 2 })).click();
        await dialog.getByRole('button', { name: /Nadia Corre2/ }).click();
        await expect(rows.first()).toContainText('Nadia Corre2');
        await button(page, l('undoOf', { order: 1 })).click();
        await expect(rows).toHaveCount(1);
        await button(page, l('redo')).click();
        await expect(rows).toHaveCount(2);
      });

      await test.step('bib first, an unknown bib, and a runner who gives up', async () => {
        await page.getByRole('textbox', { name: l('bib') }).fill('3');
        await tap(l('tapBib', { bib: '3' }));
        await expect(rows.first()).toContainText('Hugo Corre3');
        await page.getByRole('textbox', { name: l('bib') }).fill('3');
        await tap(l('tapBib', { bib: '3' }));
        await button(page, l('held.slip')).click();
        await expect(rows).toHaveCount(3);
        await page.getByRole('textbox', { name: l('bib') }).fill('99');
        await tap(l('tapBib', { bib: '99' }));
        await expect(rows.first()).toContainText(l('problems.UNKNOWN_BIB'));
        await button(page, l('out')).click();
        await dialog.getByRole('button', { name: /Nadia Corre4/ }).click();
        await button(page, l('out')).click();
        await button(page, l('statuses.DNS')).click();
        await dialog.getByLabel(l('bib')).fill('5');
        await dialog.getByRole('button', { name: l('setOut') }).click();
        await button(page, l('undoOutOf', { bib: '5' })).click();
        await button(page, l('out')).click();
        await button(page, l('statuses.DNS')).click();
        await dialog.getByRole('button', { name: /Hugo Corre5/ }).click();
        await expect(page.getByRole('region', { name: l('outs') }).getByRole('listitem')).toHaveCount(2);
        await expectAccessibleAndFitting(page, 'the line while people come in');
      });

      await test.step('everything survives a reload; saving waits for the network', async () => {
        await page.reload();
        await expect(rows).toHaveCount(4);
        await button(page, l('save', { count: 5 })).click();
        await expect(page.getByText(l('saveLater'))).toBeVisible();
        expect((await line()).marks).toHaveLength(0);
      });

      await test.step('arrivals that another phone has timed meanwhile are not lost', async () => {
        const at = new Date().toISOString();
        const id = '0197a000-0000-7000-8000-0000000000ff';
        const arrival = { id, kind: 'ARRIVAL', at, heat: null, bib: '6', status: null, isUndone: false };
        await callApi(app, club.admin, ['PUT', path.replace(/^.*\/races/, '/races').concat('/line')], {
          marks: [{ ...arrival, changedAt: at }],
        });
        await context.setOffline(false);
        await expect(page.getByText(l('saved', { count: 6 }))).toBeVisible({ timeout: 30_000 });
        await expect(rows).toHaveCount(5);
        const saved = await results();
        expect(saved.map(({ bib, status }) => [bib, status])).toEqual([
          ['1', null],
          ['2', null],
          ['3', null],
          ['4', 'DNF'],
          ['5', 'DNS'],
          ['6', null],
        ]);
        for (const { mark } of saved) expect((mark ?? 0) % 100).toBe(0);
      });

      await test.step('saving again duplicates nothing', async () => {
        await button(page, l('undoOf', { order: 4 })).click();
        await button(page, l('save', { count: 6 })).click();
        await expect(page.getByText(l('saved', { count: 6 }))).toBeVisible();
        expect(await results()).toHaveLength(6);
        await page.getByRole('link', { name: l('seeResults') }).click();
        await expect(page.getByRole('row', { name: /Hugo Corre1/ })).toBeVisible();
      });
    },
  );

interface SavedEntry {
  readonly bib: string;
  readonly result: { readonly mark: number | null; readonly status: string | null } | null;
}

/** Six on the start list, in two waves, timed to hundredths. */
async function createRace(app: TestApp) {
  const club: OrganisationWithAdmin = await createOrganisation(app);
  const { admin, orgCode } = club;
  const made = await callApi(app, admin, ['POST', `/dashboard/create-competition/${orgCode}`], {
    traip: { name: 'Milla', sportKey: 'RUNNING' },
    season: { name: '2027' },
    category: { name: 'Absoluta', sportVariantKey: 'TRACK' },
    competition: { name: 'Milla urbana' },
    phases: [],
    races: [{ name: 'Milla', distance: null }],
    publish: true,
  });
  const { id } = made.body.competition as { id: string };
  const races = await callApi(app, admin, ['GET', `/races/${id}`]);
  const [race] = races.body.races as { id: string }[];
  const address = `/races/${id}/${race?.id}`;
  const text = [1, 2, 3, 4, 5, 6].map(
    (bib) => `${bib};${bib % 2 ? 'Hugo' : 'Nadia'} Corre${bib} Sanz;${bib > 3 ? 2 : 1}`,
  );
  await callApi(app, admin, ['POST', `${address}/entries`], {
    text: ['Dorsal;Nombre;Serie', ...text].join('\n'),
    mode: 'COMMIT',
  });
  return {
    club,
    path: `/dashboard/${orgCode}${address}`,
    line: async () => (await callApi(app, admin, ['GET', `${address}/line`])).body as { marks: unknown[] },
    results: async () => {
      const { body } = await callApi(app, admin, ['GET', `${address}/entries`]);
      return (body.items as SavedEntry[]).flatMap(({ bib, result }) => (result ? [{ bib, ...result }] : []));
    },
  };
}
