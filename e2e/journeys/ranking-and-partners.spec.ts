import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, readCompetition } from './competition-steps.ts';
import { callApi, createUser } from './team-steps.ts';

test('two players who entered alone become a pair, are seeded by their rating, and the ranking explains it', {
  tag: ['@phone'],
}, async ({ page, app, browser }) => {
  const locale = 'es';
  const t = messagesIn(locale);
  const words = (key: string, values = {}) => t(`partners.${key}`, values);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Open de la Costa',
    sportKey: 'PADEL',
    competitors: 'PAIR',
    named: ['Eva Soler / Iván Mas', 'Noa Prat / Hugo Vila'],
    more: { takesRegistrations: true },
    publish: true,
  });
  const { traip } = await readCompetition(app, club, competition);
  const [ana, luis] = [await createUser(app, 'Ana', 'Ruiz'), await createUser(app, 'Luis', 'Gil')];
  const register = localePath(locale, `/c/${competition.id}/register`);

  await test.step('Ana and Luis look for a partner; Ana asks and Luis accepts', async () => {
    await openSignedIn(page, ana.session, register);
    await page.getByRole('button', { name: words('look') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('lookSave') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel(words('levelLabel')).fill('3,5');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: words('lookSave') }).click();
    await expect(page.getByText(words('level', { level: '3,5' }))).toBeVisible();

    const params = { agrees: true };
    const looked = await callApi(app, luis, ['POST', `/partner-searches/${competition.id}`], params);
    expect(looked.status).toBe(201);
    await page.reload();
    await page.getByRole('button', { name: words('askOf', { name: 'Luis Gil' }) }).click();
    await expect(page.getByRole('button', { name: words('takeBackOf', { name: 'Luis Gil' }) })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await openSignedIn(other, luis.session, register);
    await other.getByRole('button', { name: words('acceptOf', { name: 'Ana Ruiz' }) }).click();
    await expect(other.getByText('Ana Ruiz / Luis Gil').first()).toBeVisible();
    await other.context().close();
  });

  const list = localePath(locale, `${competition.path}?tab=teams`);
  await test.step('the organiser accepts them, keeps a rating, and seeds by it', async () => {
    await openSignedIn(page, club.admin.session, list);
    const manage = (key: string, values = {}) => t(`competitionManage.teams.${key}`, values);
    await page.getByRole('button', { name: manage('acceptOf', { name: 'Ana Ruiz / Luis Gil' }) }).click();

    await page.goto(localePath(locale, `/dashboard/${club.orgCode}/traips/${traip.id}`));
    const settings = (key: string, values = {}) => t(`rankingSettings.${key}`, values);
    await page.getByRole('button', { name: settings('change') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(settings('method')).selectOption('ELO');
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    await page.getByRole('button', { name: settings('starts', { count: 0 }) }).click();
    await dialog.getByLabel(settings('startsText')).fill('Ana Ruiz; 1700\nLuis Gil; 1600\nEva Soler; 1550');
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    await expect(page.getByRole('button', { name: settings('starts', { count: 3 }) })).toBeVisible();

    await page.goto(list);
    await page.getByRole('button', { name: t('competitionSeeds.open') }).click();
    await dialog.getByRole('button', { name: t('competitionSeeds.byRanking') }).click();
    await dialog.getByRole('button', { name: t('competitionSeeds.save') }).click();
    await expect(dialog).toBeHidden();
    const first = page.getByRole('listitem').filter({ hasText: 'Ana Ruiz / Luis Gil' });
    await expect(first).toContainText('1');
  });

  await test.step('everyone sees the ranking, and how Ana reached her place', async () => {
    await page.goto(localePath(locale, `/t/${traip.code}/ranking`));
    await expect(page.getByRole('row').nth(1)).toContainText('Ana Ruiz');
    await page.getByRole('searchbox').fill('luis');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Luis Gil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Luis Gil' })).toBeVisible();
    await expect(page.getByText('1600')).toBeVisible();
    await page.goto(localePath('en', `/t/${traip.code}/ranking`));
    await expect(page.getByRole('columnheader', { name: messagesIn('en')('ranking.rating') })).toBeVisible();
  });
});
