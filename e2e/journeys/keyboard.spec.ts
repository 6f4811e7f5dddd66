import { demo, demoPassword } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch, expectScore } from './desk-steps.ts';
import { press, write } from './keyboard-steps.ts';
import { matchesOf, playLevelTable } from './public-steps.ts';

const t = messagesIn('es');

test('the first Tab offers to skip to the content, and somebody signs in without touching the mouse', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('ui.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/auth/login');
  await write(page.getByLabel(t('account.fields.email'), { exact: true }), demo.member);
  await write(page.getByLabel(t('account.fields.password'), { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/liga-norte');
});

test('a match is kept with the keyboard alone: a goal, its undoing, and the end of the half', async ({
  page,
  app,
}) => {
  const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
  const { club, match, path } = await createMatch(app);
  await openSignedIn(page, club.admin.session, path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Empezar la 1.ª parte').waitFor();
  await press(button('Empezar la 1.ª parte'));
  const goal = button(words('buttonOf', { what: words('kinds.GOAL'), team: match.away.name }));
  await goal.waitFor();
  await press(goal);
  await press(button(words('nobody')));
  await expectScore(page, match, [0, 1]);
  await press(button(words('undo')), 'Space');
  await expectScore(page, match, [0, 0]);
  await press(goal);
  // The sheet closes, and the keyboard is back where it was.
  await page.keyboard.press('Escape');
  await expect(goal).toBeFocused();
  await press(button('Fin de la 1.ª parte'));
  const question = page.getByRole('alertdialog');
  await press(question.getByRole('button', { name: 'Fin de la 1.ª parte', exact: true }));
  await expect(button('Empezar la 2.ª parte')).toBeVisible();
});

test('the keyboard opens why a team stands where it stands', async ({ page, app }) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga',
    teams: 3,
    generate: true,
    publish: true,
  });
  await playLevelTable(app, club, competition.id);
  await page.goto(`/c/${competition.id}?tab=standings`);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader').first()).toBeVisible();
  const [first] = await matchesOf(app, club, competition.id);
  await expect(table.getByRole('rowheader', { name: first?.home.name ?? '' })).toBeVisible();
  const reason = table.locator('summary').first();
  await press(reason);
  await expect(table.locator('details').first()).toHaveAttribute('open', '');
  await press(reason, 'Space');
  await expect(table.locator('details').first()).not.toHaveAttribute('open');
});
