import { expect, openSignedIn, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';
import { haveMatch, haveStarted } from './desk-steps.ts';
import { ask, haveJoined, haveTeam, somebody } from './team-steps.ts';

const t = wordsOf('es');

test('who has nothing yet finds three ways on, and joins a team at home', {
  tag: '@phone',
}, async ({ page, world }) => {
  const owner = await somebody(world, 'Marta');
  const invited = await somebody(world, 'Nuria');
  const teamId = await haveTeam(world, owner, { name: 'Peña Azul' });
  await openSignedIn(page, invited.session, '/home');
  await expect(page.getByRole('heading', { name: t('home.first.title') })).toBeVisible();
  for (const step of ['team', 'organisation', 'invitation'])
    await expect(page.getByRole('link', { name: t(`home.first.${step}.action`) })).toBeVisible();

  await ask(world, owner, ['POST', '/teams/invitations/create'], { teamId, email: invited.email });
  await page.reload();
  await page.getByRole('button', { name: t('invitations.acceptOf', { name: 'Peña Azul' }) }).click();
  await expect(page.getByText(t('home.joined', { name: 'Peña Azul' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('home.first.title') })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Peña Azul' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peña Azul' })).toBeVisible();
});

test('a goal of my team is seen at home while it is played', async ({ page, world }) => {
  const { club, match } = await haveMatch(world);
  const player = await somebody(world, 'Iván', 'Cano');
  await haveJoined(world, club.admin, match.home.id, player);
  await haveStarted(world, club, match);
  await openSignedIn(page, player.session, '/home');
  const live = page.getByRole('region', { name: t('home.live') }).getByRole('link');
  await expect(live).toContainText(`${match.home.name}0`);
  const goal = { clientEventId: crypto.randomUUID(), type: 'GOAL', kind: 'GOAL', period: 1, minute: 3 };
  const body = { ...goal, matchId: match.id, teamId: match.home.id };
  const { status } = await ask(world, club.admin, ['POST', '/match/actions/registerEvent'], body);
  expect(status).toBeLessThan(300);
  await expect(live).toContainText(`${match.home.name}1`, { timeout: 15_000 });
});
