import { expect, openSignedIn, test } from '../world/test.ts';
import { wordsOf } from '../world/words.ts';
import { competitionNow, haveClub, haveCompetition } from './competition-steps.ts';
import { haveTeam, somebody } from './team-steps.ts';

test('an owner asks for a place for the team, from the public page on, and nowhere else', {
  tag: '@phone',
}, async ({ page, world }) => {
  const t = wordsOf('es');
  const words = (key: string, values?: Record<string, string>) => t(`competitionRegistration.${key}`, values);
  const club = await haveClub(world);
  const more = { takesRegistrations: true };
  const had = await haveCompetition(world, club, { name: 'Copa del Este', publish: true, more });
  const owner = await somebody(world, 'Nora', 'Vidal');
  await haveTeam(world, owner, { name: 'Los Puntuales' });
  await openSignedIn(page, owner.session, `/c/${had.id}`);
  await page.getByRole('link', { name: t('publicCompetition.register') }).click();
  await expect(page.getByText(words('open'))).toBeVisible();
  await page.getByRole('button', { name: `${words('ask')}: Los Puntuales` }).click();
  await expect(page.getByText(words('statuses.REQUESTED'))).toBeVisible();
  const { entries } = await competitionNow(world, club, had);
  expect(entries.map(({ team, status }) => `${team.name} ${status}`)).toEqual(['Los Puntuales REQUESTED']);

  const closed = await haveCompetition(world, club, { name: 'Copa del Oeste', publish: true });
  await page.goto(`/c/${closed.id}`);
  await expect(page.getByRole('heading', { name: 'Copa del Oeste' })).toBeVisible();
  await expect(page.getByRole('link', { name: t('publicCompetition.register') })).toBeHidden();
  await page.goto(`/c/${closed.id}/register`);
  await expect(page.getByText(words('closed'))).toBeVisible();
});
