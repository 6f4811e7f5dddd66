import { expect, openSignedIn, test } from '../world/test.ts';
import { expectWellMade, walk } from '../world/walk.ts';
import { wordsOf } from '../world/words.ts';
import { haveAsked, haveClub, haveCompetition } from './competition-steps.ts';

const tabs = ['', 'phases', 'teams', 'matches', 'rules', 'settings'];
const t = wordsOf('es');

test('every tab of a competition is accessible and fits the screen', async ({ page, world, complaints }) => {
  const club = await haveClub(world);
  const had = await haveCompetition(world, club, {
    name: 'Copa del Este',
    teams: 11,
    phases: [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM', params: { thirdPlace: true } }],
    generate: true,
    publish: true,
    more: { takesRegistrations: true },
  });
  await haveAsked(world, had, 'Los Puntuales');
  await openSignedIn(page, club.admin.session, had.path);
  await page.getByRole('button', { name: t('competitionManage.moves.cancel.action') }).click();
  await expect(page.getByRole('dialog').getByLabel(t('competitionManage.reason'))).toBeVisible();
  await expectWellMade(page, 'the question before cancelling');
  const routes = tabs.map((tab) => ({ name: tab, path: `${had.path}${tab && `?tab=${tab}`}` }));
  await walk({ page, complaints }, routes);
});
