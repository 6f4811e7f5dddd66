import { expect, openSignedIn, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';
import { competitionNow, type Had, haveBegun, haveClub, haveCompetition } from './competition-steps.ts';
import { ask } from './team-steps.ts';

type World = Parameters<typeof haveClub>[0];
type Club = Awaited<ReturnType<typeof haveClub>>;

/** Writes a result into every match of the first round: whoever is at home wins 2–1. */
async function haveFirstRound(world: World, { admin }: Club, { id }: Had): Promise<void> {
  const { body } = await ask(world, admin, ['GET', `/traips-competition/results/${id}`]);
  const [heading = '', ...rows] = String(body.csv).trim().split(/\r?\n/);
  const played = rows.map((row) => (/^[^;]*;[^;]*;1;/.test(row) ? row.replace(/;;;$/, ';2;1;') : row));
  const answer = await ask(world, admin, ['POST', '/traips-competition/results'], {
    competitionId: id,
    csv: [heading, ...played].join('\n'),
    mode: 'COMMIT',
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

test('teams are seeded anew from the keyboard, all at once', { tag: '@phone' }, async ({ page, world }) => {
  const t = wordsOf('es');
  const club = await haveClub(world);
  const had = await haveCompetition(world, club, { name: 'Copa del Este', teams: 4 });
  const names = (await competitionNow(world, club, had)).entries.map(({ team }) => team.name).sort();
  const last = names.at(-1) ?? '';
  await openSignedIn(page, club.admin.session, `${had.path}?tab=teams`);
  await page.getByRole('button', { name: t('competitionSeeds.open') }).click();
  const dialog = page.getByRole('dialog');
  const place = dialog.getByLabel(t('seedList.seedOf', { name: last }));
  await place.fill('1');
  await place.press('Tab');
  await expect(dialog.getByRole('listitem').first()).toContainText(last);
  await dialog.getByRole('button', { name: t('competitionSeeds.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: last })).toContainText('1');
});

test('the bracket shows the results and who went on', async ({ page, world }) => {
  const t = wordsOf('es');
  const club = await haveClub(world);
  const phases = [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM' }];
  const had = await haveCompetition(world, club, {
    name: 'Copa del Este',
    teams: 4,
    phases,
    generate: true,
    publish: true,
  });
  await haveBegun(world, club, had);
  await haveFirstRound(world, club, had);
  await openSignedIn(page, club.admin.session, `${had.path}?tab=phases`);
  const list = page.getByRole('region', { name: t('competitionManage.broker.asList') });
  await expect(list.getByText('2–1')).toHaveCount(2);
  await expect(list.getByRole('img', { name: t('bracket.goesOn') })).toHaveCount(2);
});

const t = wordsOf('es');

test('a withdrawal is compared before it happens', async ({ page, world }) => {
  const club = await haveClub(world);
  const had = await haveCompetition(world, club, {
    name: 'Liga del Este',
    teams: 4,
    generate: true,
    publish: true,
  });
  await haveBegun(world, club, had);
  await haveFirstRound(world, club, had);
  await openSignedIn(page, club.admin.session, `${had.path}?tab=teams`);
  const withdraw = t('competitionManage.teams.withdraw');
  await page
    .getByRole('button', { name: new RegExp(`^${withdraw} `) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const modes = dialog.getByRole('radio');
  await expect(modes).toHaveCount(3);
  await expect(dialog.getByRole('columnheader', { name: t('competitionWithdrawal.now') })).toBeVisible();
  await modes.first().check();
  await dialog.getByRole('button', { name: withdraw, exact: true }).click();
  await expect(dialog).toBeHidden();
  const { entries } = await competitionNow(world, club, had);
  expect(entries.filter(({ status }) => status === 'WITHDRAWN')).toHaveLength(1);
});
