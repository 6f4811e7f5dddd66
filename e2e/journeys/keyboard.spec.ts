import { demo, demoPassword } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch, expectScore, fieldTeam, readDesk } from './desk-steps.ts';
import { press, tabTo, write } from './keyboard-steps.ts';
import { enterResult, matchesOf, playLevelTable } from './public-steps.ts';

const t = messagesIn('es');

test('the first Tab offers to skip to the content, and a user signs in without a mouse', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('ui.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/auth/login');
  await press(skip);
  await expect(page.getByRole('main')).toBeFocused();
  await write(page.getByLabel(t('account.fields.email'), { exact: true }), demo.member);
  await write(page.getByLabel(t('account.fields.password'), { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/liga-norte');
});

test('a match is recorded with only the keyboard: goals, their scorer, a card, and both halves to the end', async ({
  page,
  app,
}) => {
  const words = (key: string, values?: Record<string, string>) => t(`matchDesk.${key}`, values);
  const { club, match, path } = await createMatch(app);
  await fieldTeam(app, club, match.id, match.home.id);
  await openSignedIn(page, club.admin.session, path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Empezar la 1.ª parte').waitFor();
  await press(page.getByRole('link', { name: t('ui.skip') }));
  await expect(page.getByRole('main')).toBeFocused();
  await press(button('Empezar la 1.ª parte'));
  const goal = button(words('buttonOf', { what: words('kinds.GOAL'), team: match.away.name }));
  await goal.waitFor();
  await press(goal);
  await press(button(words('nobody')));
  await expectScore(page, match, [0, 1]);
  await press(button(words('undo')), 'Space');
  await expectScore(page, match, [0, 0]);
  await press(goal);
  // The sheet closes, and the focus returns.
  await page.keyboard.press('Escape');
  await expect(goal).toBeFocused();
  await press(button(words('buttonOf', { what: words('kinds.GOAL'), team: match.home.name })));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Bea Mora' }));
  await expectScore(page, match, [1, 0]);
  await expect(page.getByText('Bea Mora').first()).toBeVisible();
  await press(button(words('buttonOf', { what: words('pad.CARD'), team: match.away.name })));
  await press(button(words('nobody')));
  const question = page.getByRole('alertdialog');
  const confirm = async (name: string) => {
    await press(button(name));
    await press(question.getByRole('button', { name, exact: true }));
    await expect(question).toHaveCount(0);
  };
  await confirm('Fin de la 1.ª parte');
  await press(button('Empezar la 2.ª parte'));
  await button('Fin de la 2.ª parte').waitFor();
  await confirm('Fin de la 2.ª parte');
  await confirm(words('finish'));
  await expect.poll(async () => (await readDesk(app, club, match)).state).toBe('FINISHED');
});

test('a bracket is navigated with the keyboard, round by round and with arrows, and a match is opened', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const cup = await createCompetition(app, club, {
    name: 'Copa',
    teams: 8,
    phases: [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM' }],
    generate: true,
    publish: true,
  });
  const [first] = await matchesOf(app, club, cup.id);
  if (first === undefined) throw new Error('The cup has no matches');
  await enterResult(app, club, first.id, [2, 1]);
  // A low window: half of the bracket is out of sight.
  await page.setViewportSize({ width: 960, height: 400 });
  await page.goto(`/c/${cup.id}?tab=bracket`);
  const bracket = page.getByRole('region', { name: 'Eliminatoria', exact: true });
  const tie = (name: string) => bracket.getByRole('link', { name: new RegExp(`^${name}: `) });
  const played = bracket.getByRole('link', {
    name: new RegExp(`^Cuartos \\d: .*${first.home.name}.*, (2–1|1–2)$`),
  });
  await expect(played).toHaveCount(1);
  await tabTo(tie('Cuartos 1'));
  await page.keyboard.press('Tab');
  await expect(tie('Cuartos 2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tie('Cuartos 3')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tie('Semifinal 2')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tie('Final')).toBeFocused();
  await expect(tie('Final')).toBeInViewport({ ratio: 0.9 });
  await tabTo(played);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/m/${first.id}`);
});

test('the bracket of the dashboard is dragged with a mouse, and clicked to open a desk', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const cup = await createCompetition(app, club, {
    name: 'Copa',
    teams: 32,
    phases: [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM' }],
    generate: true,
    publish: true,
  });
  const [first] = await matchesOf(app, club, cup.id);
  await openSignedIn(page, club.admin.session, `${cup.path}?tab=phases`);
  const bracket = page.getByRole('region', { name: 'Eliminatoria', exact: true });
  const tie = bracket.locator(`a[href$="/matches/${first?.id}"]`);
  await tie.scrollIntoViewIfNeeded();
  const box = await tie.boundingBox();
  if (box === null) throw new Error('The match is not drawn');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y - 60, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(() => bracket.evaluate((element) => element.scrollLeft + element.scrollTop))
    .toBeGreaterThan(60);
  await expect(page).toHaveURL(/tab=phases$/);
  await tie.click();
  await expect(page).toHaveURL(`/dashboard/${club.orgCode}/matches/${first?.id}`);
});

test("the keyboard opens the explanation of a team's place, and then its page", async ({ page, app }) => {
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
  await press(table.getByRole('link', { name: first?.home.name ?? '', exact: true }));
  await expect(page).toHaveURL(`/team/${first?.home.id}`);
});
