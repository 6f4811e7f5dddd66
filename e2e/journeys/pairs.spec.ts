import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { atDesk, variants } from './steps.ts';
import { rowOf } from './team-steps.ts';

const kind = 'PAIR';
const four = [
  'Ana Ruiz / Luis Gil',
  'Eva Soler / Iván Mas',
  'Noa Prat / Hugo Vila',
  'Sara Paz / Jon Aizpuru',
];

for (const { locale, title, details } of variants(atDesk))
  test(
    `pairs enter by name, change a partner and are never called a team, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const quick = (key: string) => t(`competitionWizard.quick.${key}`, { kind });
      const manage = (key: string, values = {}) => t(`competitionManage.teams.${key}`, { kind, ...values });
      const club = await createOrganisation(app);
      const at = (path: string) => localePath(locale, `/dashboard/${club.orgCode}${path}`);

      await openSignedIn(page, club.admin.session, at('/competitions/new'));
      await page.getByLabel(t('competitionWizard.competition.name')).fill('Open de la Costa');
      await page.getByRole('radio', { name: locale === 'es' ? 'Pádel dobles' : 'Padel doubles' }).check();
      await page.getByLabel(quick('teamsLabel')).fill(four.join('\n'));
      await expect(page.getByText(quick('teams'), { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: quick('create') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Open de la Costa' })).toBeVisible();
      const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';

      await page.goto(at(`/competitions/${id}?tab=teams`));
      await page.getByRole('button', { name: manage('changeOf', { name: four[0] ?? '' }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(manage('changeName')).fill('Ana Ruiz / Carla Mir');
      await dialog.getByRole('button', { name: manage('changeSave') }).click();
      await expect(rowOf(page, 'Ana Ruiz / Carla Mir')).toBeVisible();

      await page.goto(at('/teams'));
      await expect(page.getByText(t('teams.none'))).toBeVisible();

      await page.goto(localePath(locale, `/c/${id}?tab=teams`));
      await expect(
        page.getByRole('link', { name: t('publicCompetition.tabs.teams', { kind }) }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ana Ruiz / Carla Mir' })).toBeVisible();
    },
  );

test('a late pair is added by name, and a duplicate is refused', async ({ page, app }) => {
  const t = messagesIn('es');
  const manage = (key: string, values = {}) => t(`competitionManage.teams.${key}`, { kind, ...values });
  const club = await createOrganisation(app);
  const list = `/dashboard/${club.orgCode}/competitions`;
  await openSignedIn(page, club.admin.session, `${list}/new`);
  await page.getByLabel(t('competitionWizard.competition.name')).fill('Liga de tenis');
  await page
    .getByRole('combobox', { name: t('competitionWizard.quick.otherSport') })
    .selectOption('TENNIS_DOUBLES');
  await page.getByLabel(t('competitionWizard.quick.teamsLabel', { kind })).fill(four.slice(0, 3).join('\n'));
  await page.getByRole('button', { name: t('competitionWizard.quick.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liga de tenis' })).toBeVisible();
  const id = page.url().match(/competitions\/([^/?]+)/)?.[1] ?? '';
  await page.goto(`${list}/${id}?tab=teams`);
  await page.getByRole('button', { name: manage('add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(manage('names')).fill('Ana Ruiz / Mar Coll');
  await dialog.getByRole('button', { name: /1/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(manage('names')).fill('Mar Coll / Pau Font');
  await dialog.getByRole('button', { name: /1/ }).click();
  await expect(rowOf(page, 'Mar Coll / Pau Font')).toBeVisible();
});
