import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { createMatch, endPeriod, fieldTeam, registerGoal, startMatch } from './desk-steps.ts';
import { press } from './keyboard-steps.ts';
import { enterResult, matchesOf, playLevelTable } from './public-steps.ts';

const t = messagesIn('es');

/** Records what a screen reader announces: every change in a live region. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { said: announcements });
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role="status"], [role="alert"]',
        ),
      );
      for (const region of new Set(regions))
        if (region?.matches(live)) announcements.push(region.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Two seconds of a running clock. */
async function letTheClockRun(page: Page): Promise<void> {
  const clock = page.getByText(/^\d+:\d\d$/).first();
  for (let second = 0; second < 2; second++) {
    const shown = (await clock.textContent()) ?? '';
    await expect(clock).not.toHaveText(shown);
  }
}

test('a table has a name, headings for its columns and the team as the heading of its row', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const { id } = await createCompetition(app, club, {
    name: 'Liga',
    teams: 3,
    generate: true,
    publish: true,
  });
  await playLevelTable(app, club, id);
  await page.goto(`/c/${id}?tab=standings`);
  const table = page.getByRole('table').first();
  await expect(table).toHaveAccessibleName(/\S/);
  const headings = await table.getByRole('columnheader').all();
  expect(headings.length).toBeGreaterThan(5);
  for (const heading of headings) await expect(heading).toHaveAccessibleName(/\S/);
  // Whole words, not the letters that fit above a column.
  await expect(table.getByRole('columnheader', { name: 'Jugados', exact: true })).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await expect(page).toHaveTitle(/^Clasificación · Liga/);
});

test('a bracket is read round by round, each match with its place, its teams and its score', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const { id } = await createCompetition(app, club, {
    name: 'Copa',
    named: ['Alba', 'Brisa', 'Cumbre', 'Duna'],
    phases: [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM' }],
    generate: true,
    publish: true,
  });
  const [first] = await matchesOf(app, club, id);
  await enterResult(app, club, first?.id ?? '', [2, 1]);
  await page.goto(`/c/${id}?tab=bracket`);
  await expect(page.getByRole('region', { name: 'Eliminatoria', exact: true })).toMatchAriaSnapshot(`
    - region "Eliminatoria":
      - group "Semifinales":
        - 'link /^Semifinal 1: ${first?.home.name} – ${first?.away.name}, 2–1/'
        - 'link /^Semifinal 2: /'
      - group "Final":
        - 'link /^Final: ${first?.home.name} – /'
  `);
});

test('a goal is announced once, with both teams, and the clock runs silently', async ({ page, app }) => {
  const { club, match } = await createMatch(app);
  await startMatch(app, club, match);
  await page.goto(`/m/${match.id}`);
  const announced = await listen(page);
  await letTheClockRun(page);
  expect(await announced()).toEqual([]);
  await registerGoal(app, club, match);
  await expect.poll(announced).toContain(`${match.home.name} 1, ${match.away.name} 0`);
  await letTheClockRun(page);
  expect(await announced()).toEqual([`${match.home.name} 1, ${match.away.name} 0`]);
});

test('a goal recorded with the keyboard is announced once, with its scorer and the score', async ({
  page,
  app,
}) => {
  const { club, match, path } = await createMatch(app);
  await fieldTeam(app, club, match.id, match.home.id);
  await startMatch(app, club, match);
  await openSignedIn(page, club.admin.session, path);
  const what = { what: t('matchDesk.kinds.GOAL'), team: match.home.name };
  const goal = page.getByRole('button', { name: t('matchDesk.buttonOf', what), exact: true });
  await expect(goal).toBeVisible();
  const announced = await listen(page);
  await press(goal);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Bea Mora' }));
  await expect(page.getByText(t('matchDesk.sent'), { exact: true })).toBeVisible();
  const announcements = await announced();
  expect(announcements).toHaveLength(2);
  expect(announcements).toContain(`${match.home.name} 1, ${match.away.name} 0`);
  expect(announcements).toContainEqual(expect.stringMatching(/Gol · Bea Mora.*Equipo/));
});

test('the desk announces the end of a half, but not every second', async ({ page, app }) => {
  const { club, match, path } = await createMatch(app);
  await startMatch(app, club, match);
  await openSignedIn(page, club.admin.session, path);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${match.home.name} – ${match.away.name} · `));
  const announced = await listen(page);
  await letTheClockRun(page);
  expect(await announced()).toEqual([]);
  await endPeriod(page, 'Fin de la 1.ª parte');
  await expect.poll(async () => (await announced()).join()).toContain(t('matchDesk.break'));
});
