import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch, endPeriod, expectScore, readDesk, startMatch } from './desk-steps.ts';
import { addMember, openAs } from './organisation-steps.ts';
import { callApi, createUser, joinTeam } from './team-steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
const of = (what: string, team: string) => words('buttonOf', { what, team });

test('a match is recorded from start to closing with one hand', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { club, match, path } = await createMatch(app);
  const [home, away] = [match.home.name, match.away.name];
  const list = `/dashboard/${club.orgCode}/matches`;
  await openSignedIn(page, club.admin.session, list);
  await page.getByRole('link', { name: `${home} ${away}` }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await button(page, 'Empezar la 1.ª parte').click();

  await button(page, of(words('kinds.GOAL'), home)).click();
  await expect(page.getByRole('dialog', { name: words('who.GOAL') })).toBeVisible();
  expect(await accessibilityViolations(page), 'barriers on the sheet').toEqual([]);
  await button(page, words('nobody')).click();
  await expectScore(page, match, [1, 0]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await accessibilityViolations(page), 'barriers on a live desk').toEqual([]);
  await button(page, of(words('kinds.GOAL'), away)).click();
  await button(page, words('kinds.PENALTY')).click();
  await button(page, words('nobody')).click();
  await expectScore(page, match, [1, 1]);
  await button(page, of(words('pad.CARD'), away)).click();
  await button(page, words('kinds.CARD_RED')).click();
  await button(page, words('nobody')).click();
  await button(page, of(words('pad.OWN_GOAL'), home)).click();
  await button(page, words('nobody')).click();
  await expectScore(page, match, [1, 2]);
  await expect(page.getByText(words('queuedChip'), { exact: true })).toHaveCount(0);
  await button(page, words('undo')).click();
  await expectScore(page, match, [1, 1]);

  await endPeriod(page, 'Fin de la 1.ª parte');
  await expect(page.getByText(words('break'), { exact: true })).toBeVisible();
  await expect(button(page, words('finish'))).toHaveCount(0);
  await button(page, 'Empezar la 2.ª parte').click();
  await expect(button(page, words('finish'))).toHaveCount(0);
  await button(page, of(words('kinds.GOAL'), home)).click();
  await button(page, words('nobody')).click();
  await expectScore(page, match, [2, 1]);

  await endPeriod(page, 'Fin de la 2.ª parte');
  await button(page, words('finish')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('finish') })
    .click();
  await button(page, words('close')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('close') })
    .click();
  await expect(page.getByText(t('matchStates.CLOSED'), { exact: true })).toBeVisible();
  const desk = await readDesk(app, club, match);
  expect(desk).toMatchObject({ state: 'CLOSED', score: { home: 2, away: 1 } });
  expect(desk.events.filter(({ type }) => type === 'CARD')).toHaveLength(1);
  expect(desk.events.filter(({ type }) => type === 'OWN_GOAL')).toHaveLength(0);
});

test('an unfinished match is ended early only from the menu', async ({ page, app }) => {
  const { club, match, path } = await createMatch(app);
  await startMatch(app, club, match);
  await openSignedIn(page, club.admin.session, path);
  await expect(page.getByText(words('finishLater.clock'))).toBeVisible();
  await expect(button(page, words('finish'))).toHaveCount(0);
  await button(page, words('more')).click();
  await page.getByRole('menuitem', { name: words('menu.finishEarly') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words('finishEarlyText'));
  await question.getByRole('button', { name: words('finishEarly') }).click();
  await expect(button(page, words('close'))).toBeVisible();
  expect((await readDesk(app, club, match)).state).toBe('FINISHED');
});

test('a correction shows what it changes before saving', async ({ page, app }) => {
  const { club, match, path } = await createMatch(app);
  const score = { home: 1, away: 0 };
  const body = { matchId: match.id, score };
  await callApi(app, club.admin, ['PUT', '/match/actions/addManualResult'], body);
  await openSignedIn(page, club.admin.session, path);
  await button(page, words('more')).click();
  await page.getByRole('menuitem', { name: words('menu.addManualResult') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(match.home.name, { exact: true }).fill('0');
  await dialog.getByLabel(match.away.name, { exact: true }).fill('3');
  await dialog.getByLabel(words('reason')).fill('El acta decía otra cosa.');
  await dialog.getByRole('button', { name: words('seeImpact') }).click();
  await expect(dialog.getByText(words('impact', { home: '0', away: '3' }))).toBeVisible();
  await expect(dialog.getByText(new RegExp(`^${match.away.name}: del puesto`))).toBeVisible();
  expect((await readDesk(app, club, match)).score).toEqual(score);
  await dialog.getByRole('button', { name: words('saveResult') }).click();
  await expect(dialog).toHaveCount(0);
  expect((await readDesk(app, club, match)).score).toEqual({ home: 0, away: 3 });
});

test('a scorer link shows the players of one match, without an account, until it is revoked', async ({
  page,
  browser,
  app,
}) => {
  const { club, match, other, path } = await createMatch(app);
  await joinTeam(app, club.admin, match.home.id, await createUser(app, 'Iván', 'Cano'));
  await startMatch(app, club, match);
  await openSignedIn(page, club.admin.session, path);
  await button(page, words('more')).click();
  await page.getByRole('menuitem', { name: words('menu.scorer') }).click();
  await expect(page.getByText(words('noLinks'))).toBeVisible();
  await button(page, words('createLink')).click();
  await page.getByLabel(words('linkLabel')).fill('Pista 2');
  await button(page, words('createLink')).click();
  const link = new URL(await page.getByLabel(words('link'), { exact: true }).inputValue());
  await expect(page.getByRole('img', { name: words('codeAlt') })).toBeVisible();

  const visitor = await browser.newContext();
  const phone = await visitor.newPage();
  await phone.goto(`${app.origin}${link.pathname}${link.hash}`);
  await button(phone, of(words('kinds.GOAL'), match.home.name)).click();
  await phone.getByRole('dialog').getByRole('button', { name: /Iván/ }).click();
  await expect.poll(async () => (await readDesk(app, club, match)).score).toEqual({ home: 1, away: 0 });
  await expect(button(phone, words('more'))).toHaveCount(0);
  await phone.goto(`${app.origin}/score/${other.id}${link.hash}`);
  await expect(phone.getByRole('heading', { name: words('failed') })).toBeVisible();

  await button(page, t('ui.close')).click();
  await button(page, words('revokeOf', { name: 'Pista 2' })).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('revoke') })
    .click();
  await expect(page.getByText(words('linkStates.REVOKED'))).toBeVisible();
  await button(page, words('takeBackOf', { name: 'Pista 2' })).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar su anotación' }).click();
  await expect.poll(async () => (await readDesk(app, club, match)).score).toEqual({ home: 0, away: 0 });
  await button(page, t('ui.close')).click();
  await expect(button(page, words('more'))).toBeFocused();
  await button(page, words('more')).click();
  await page.getByRole('menuitem', { name: words('menu.history') }).click();
  const doer = words('doers.LINK_NAMED', { name: 'Pista 2' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Iván Cano' })).toContainText(doer);
  await phone.goto(`${app.origin}${link.pathname}${link.hash}`);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: words('failed') })).toBeVisible();
  await visitor.close();
});

test('a referee of other matches sees why there are no buttons', { tag: '@phone' }, async ({ page, app }) => {
  const { club, match, path } = await createMatch(app);
  const [joiner, assigned] = [await createUser(app, 'Iván', 'Cano'), await createUser(app, 'Eva', 'Sanz')];
  const { body: founder } = await callApi(app, club.admin, ['GET', '/auth/profile']);
  const [own] = founder.userOrgs as readonly { readonly orgId: string }[];
  const organisation = { id: own?.orgId ?? '', orgCode: club.orgCode, name: 'Liga Este' };
  for (const person of [joiner, assigned])
    await addMember(app, { founder: club.admin, club: organisation, joiner: person, role: 'referee' });
  const { body: eva } = await callApi(app, assigned, ['GET', '/auth/profile']);
  const named = { matchId: match.id, referees: [{ userId: eva.id }] };
  await callApi(app, club.admin, ['PUT', '/match/actions/addReferees'], named);
  await openAs(page, app, joiner, path);
  await expect(page.getByText(words('onlyOthers'))).toBeVisible();
  await openAs(page, app, assigned, path);
  await expect(button(page, 'Empezar la 1.ª parte')).toBeVisible();
  await expect(page.getByText('Eva Sanz')).toBeVisible();
  await expect(page.getByText(words('onlyOthers'))).toHaveCount(0);
});

for (const sport of ['FOOTBALL', 'BASKETBALL', 'VOLLEYBALL'])
  test(`every button of a live desk is above the bottom bar, ${sport}`, async ({ page, app }) => {
    const { club, match, path } = await createMatch(app, sport);
    await startMatch(app, club, match);
    await openSignedIn(page, club.admin.session, path);
    const pads = page.getByRole('main').getByRole('button', { name: match.home.name });
    await expect(pads.first()).toBeVisible();
    const bar = (await page.getByRole('contentinfo').boundingBox())?.y ?? 0;
    for (const one of await pads.all()) {
      const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
      expect(y + height, await one.innerText()).toBeLessThanOrEqual(bar);
    }
  });
