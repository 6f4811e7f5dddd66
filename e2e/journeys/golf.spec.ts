import type { Locator, Page } from '@playwright/test';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation } from './competition-steps.ts';
import { atDesk, onPhone } from './steps.ts';

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 5, 4, 3, 4, 5];

const startList = [
  'Nº\tNombre\tSexo\tAño\tHándicap\tGrupo\tHora\tHoyo',
  '1\tNadia Green Sanz\tF\t1990\t12,4\t1\t9:00\t1',
  '2\tHugo Bunker Gil\tM\t1985\t8,1\t1\t9:00\t1',
  '3\tEva Putt Mora\tF\t1978\t20\t2\t9:10\t10',
  '4\tLuis Tee Ramos\tM\t2001\t0\t2\t9:10\t10',
].join('\n');

test(
  `a committee runs a golf tournament and everyone reads the leaderboard, ${atDesk.title}`,
  atDesk.details,
  async ({ page, app }) => {
    const { locale } = atDesk;
    const t = messagesIn(locale);
    const g = (key: string, values = {}) => t(`golf.${key}`, values);
    await openTournament(page, app, locale);
    await expect(page.getByText(/dorsal|carrera|corredor/i)).toHaveCount(0);

    await page.getByRole('link', { name: t('races.views.results', { kind: 'GOLF' }) }).click();
    await page.getByLabel(g('cards.strokesOf', { hole: '1', name: 'Nadia Green Sanz' })).focus();
    // A birdie at the first, a bogey at the second, a typo at the third.
    for (const strokes of ['3', '5', '0', ...pars.slice(3)]) {
      await page.keyboard.type(`${strokes}`);
      await page.keyboard.press('Enter');
    }
    const nadia = page.getByRole('row', { name: /Nadia Green Sanz/ });
    for (const strokes of pars) {
      await page.keyboard.type(`${strokes + (strokes === 3 ? 1 : 0)}`);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Guardar 2 tarjetas' }).click();
    await expect(page.getByText(/^No se ha guardado nada: hay 1 /)).toBeVisible();
    await expect(nadia).toContainText('1 a 30');
    await expectAccessibleAndFitting(page, 'cards with a mistake');
    await page.getByLabel(g('cards.strokesOf', { hole: '3', name: 'Nadia Green Sanz' })).fill('3');
    await expect(nadia).toContainText('72');
    await page.getByRole('button', { name: 'Guardar 2 tarjetas' }).click();
    await expect(page.getByText('2 tarjetas guardadas.')).toBeVisible();

    await page.getByRole('button', { name: g('cards.byTotal') }).click();
    await expect(page.getByText(g('cards.totalHint'))).toBeVisible();
    await page.getByLabel(g('cards.totalOf', { name: 'Eva Putt Mora' })).fill('72');
    await page.getByLabel(g('cards.statusOf', { name: 'Luis Tee Ramos' })).selectOption('WDR');
    await page.getByRole('button', { name: 'Guardar 2 tarjetas' }).click();
    await expect(page.getByText('2 tarjetas guardadas.').last()).toBeVisible();

    await publish(page, t('races.publish.PROVISIONAL'));
    await page.getByRole('button', { name: g('cards.playoff') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(g('cards.playoffWinner')).selectOption({ label: 'Eva Putt Mora' });
    await dialog.getByRole('button', { name: t('races.form.save') }).click();
    await expect(page.getByText(g('cards.playoffSaved'))).toBeVisible();
    await publish(page, t('races.publish.OFFICIAL'));
    await expect(page.getByText(t('races.publish.done.OFFICIAL'))).toBeVisible();

    await page.getByRole('link', { name: t('competitionManage.publicPage') }).click();
    const board = page.getByRole('table').first();
    await expect(board.getByRole('row').nth(1)).toContainText('Eva Putt Mora');
    await expect(board.getByRole('row').nth(1)).toContainText('PAR');
    await expect(board.getByRole('row').nth(2)).toContainText('Nadia Green Sanz');
    await expect(board.getByRole('row').nth(3)).toContainText('+4');
    await expect(board.getByRole('row').nth(4).getByRole('cell').first()).toHaveText('WD');
    await page.getByRole('link', { name: g('board.openCard', { name: 'Nadia Green Sanz' }) }).click();
    const card = page.getByRole('region', { name: g('board.roundLong', { round: '1' }) });
    await expect(card.getByTitle(g('board.names.BIRDIE'))).toHaveText(/^3/);
    await expect(card.getByTitle(g('board.names.BOGEY'))).toHaveText(/^5/);
    await expectAccessibleAndFitting(page, 'a leaderboard with an open card');
    await expect(page.getByText(/dorsal|carrera|corredor/i)).toHaveCount(0);
  },
);

test(
  `a marker scores hole by hole and the leaderboard updates live, ${onPhone.title}`,
  onPhone.details,
  async ({ page, app }) => {
    const { locale } = onPhone;
    const t = messagesIn(locale);
    const m = (key: string, values = {}) => t(`golf.marker.${key}`, values);
    await openTournament(page, app, locale);
    await publish(page, t('races.publish.LIVE'));
    await page.getByRole('link', { name: t('races.views.marker') }).click();
    await page.getByRole('button', { name: `${m('group', { group: '2' })} · 09:10` }).click();
    await page.getByRole('button', { name: 'Score 2 cards' }).click();
    const eva = page.getByRole('region', { name: 'Eva Putt Mora' });
    const luis = page.getByRole('region', { name: 'Luis Tee Ramos' });

    // They start at the tenth hole.
    await expect(page.getByRole('heading', { name: m('holeTitle', { hole: '10' }) })).toBeVisible();
    await step(eva, m('less', { name: 'Eva Putt Mora' }));
    await step(luis, m('more', { name: 'Luis Tee Ramos' }));
    await page.getByRole('button', { name: m('next') }).click();
    await expect(page.getByRole('heading', { name: m('holeTitle', { hole: '11' }) })).toBeVisible();
    await eva.getByRole('button', { name: '4 strokes' }).click();
    await step(luis, m('noScoreOf', { name: 'Luis Tee Ramos' }));
    await page.getByRole('button', { name: m('next') }).click();
    await expect(page.getByRole('heading', { name: m('holeTitle', { hole: '12' }) })).toBeVisible();
    // Going back shows what was saved.
    await page.getByRole('button', { name: m('previous') }).click();
    await expect(luis.getByText('X')).toBeVisible();

    await page.getByRole('link', { name: t('competitionManage.publicPage') }).click();
    const board = page.getByRole('table').first();
    await expect(board.getByRole('row').nth(1)).toContainText('Eva Putt Mora');
    await expect(board.getByRole('row').nth(1)).toContainText('−1');
    await expect(board.getByRole('row').nth(1)).toContainText(
      t('golf.board.thruOf', { today: '−1', thru: '2' }),
    );
    await expect(board.getByRole('row').nth(2).getByRole('cell').first()).toHaveText('NR');
    await expect(page.getByText(/\b(bib|race|runner)s?\b/i)).toHaveCount(0);
  },
);

/** An organiser creates a golf tournament and pastes the players. */
async function openTournament(page: Page, app: TestApp, locale: Locale): Promise<void> {
  const t = messagesIn(locale);
  const q = (key: string) => t(`competitionWizard.quick.${key}`, { kind: 'GOLF' });
  const founder = await createOrganisation(app);
  const address = localePath(locale, `/dashboard/${founder.orgCode}/competitions/new`);
  await openSignedIn(page, founder.admin.session, address);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Abierto de la Alameda');
  const sport = locale === 'es' ? 'Golf por golpes' : 'Stroke play';
  await page.getByLabel(q('otherSport')).selectOption({ label: sport });
  await page.getByRole('textbox', { name: q('raceName'), exact: true }).fill('Abierto');
  await page.getByRole('button', { name: q('createRaces') }).click();
  await page.getByRole('button', { name: t('races.start.paste') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('races.table.list')).fill(startList);
  await dialog.getByRole('button', { name: /4 (personas|people)/ }).click();
  await expect(page.getByText(/4 (personas añadidas|people added)/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Eva Putt Mora/ })).toContainText('20');
}

async function step(player: Locator, name: string): Promise<void> {
  await player.getByRole('button', { name }).click();
}

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}
