import { messagesIn } from '../fixtures/messages.ts';
import { checkPages, expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, requestEntry } from './competition-steps.ts';

const tabs = ['', 'phases', 'teams', 'matches', 'calendar', 'standings', 'rules', 'settings'];
const t = messagesIn('es');

test('every tab of a competition is accessible and fits the screen', async ({ page, app, browserErrors }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Copa del Este',
    teams: 11,
    phases: [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM', params: { thirdPlace: true } }],
    generate: true,
    publish: true,
    more: { takesRegistrations: true },
  });
  await requestEntry(app, competition, 'Los Puntuales');
  await openSignedIn(page, club.admin.session, competition.path);
  await page.getByRole('button', { name: t('competitionManage.moves.cancel.action') }).click();
  await expect(page.getByRole('dialog').getByLabel(t('competitionManage.reason'))).toBeVisible();
  await expectAccessibleAndFitting(page, 'the question before cancelling');
  const routes = tabs.map((tab) => ({ name: tab, path: `${competition.path}${tab && `?tab=${tab}`}` }));
  await checkPages({ page, browserErrors }, routes);
});
