import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createVenue, readMatches } from './calendar-steps.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { atDesk, variants } from './steps.ts';
import { callApi } from './team-steps.ts';

const saturday = '2027-09-04';

/** Texts that contain a number. */
const counted = {
  es: {
    standing: '2 partidos se juegan ahí',
    moveOne: 'Cerrar y mover 1 partido',
    moveTwo: 'Cerrar y mover 2 partidos',
    undone: 'Abierto otra vez: 2 partidos vuelven a su sitio.',
    conflict: '1 partido no se puede jugar así',
    postponeTwo: 'Aplazar 2 partidos',
    postponed: '2 partidos aplazados.',
  },
  en: {
    standing: '2 matches are scheduled there',
    moveOne: 'Close and move 1 match',
    moveTwo: 'Close and move 2 matches',
    undone: 'Open again: 2 matches are back where they were.',
    conflict: '1 match can’t be played as scheduled',
    postponeTwo: 'Postpone 2 matches',
    postponed: '2 matches postponed.',
  },
} as const;

/** A league whose first two matches are played at one of two venues, on the same Saturday. */
async function setUp(app: TestApp) {
  const club = await createOrganisation(app);
  const more = { name: 'Liga', teams: 4, generate: true, publish: true };
  const competition = await createCompetition(app, club, more);
  const alameda = await createVenue(app, club, 'Alameda', ['Campo 1']);
  await createVenue(app, club, 'Las Eras', ['Campo 1']);
  const fieldId = alameda.fields[0]?.id;
  const round = (await readMatches(app, club, competition)).slice(0, 2);
  for (const [index, { id: matchId }] of round.entries()) {
    const kickOff = `${saturday}T${10 + index * 3}:00:00.000Z`;
    await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], { matchId, kickOff, fieldId });
  }
  return { club, competition, fieldId, matchIds: round.map(({ id }) => id) };
}

for (const { locale, title, details } of variants(atDesk)) {
  const t = messagesIn(locale);
  const texts = counted[locale];

  test(
    `closing a venue lists the affected matches, and moves them, ${title}`,
    details,
    async ({ page, app }) => {
      const { club, competition, fieldId, matchIds } = await setUp(app);
      await openSignedIn(page, club.admin.session, localePath(locale, `/dashboard/${club.orgCode}/venues`));
      await page.getByRole('button', { name: t('venues.moreOf', { name: 'Alameda' }) }).click();
      await page.getByRole('menuitem', { name: t('venues.addClosed') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('venues.firstDay')).fill(saturday);
      await dialog.getByLabel(t('venues.lastDay')).fill(saturday);
      await dialog.getByLabel(t('venues.reason')).fill('Obras');
      await expect(dialog).toContainText(texts.standing);
      await expect(dialog.getByText(t('closing.sameHour')).first()).toBeVisible();
      const second = dialog.getByRole('listitem').nth(1);
      await second.getByRole('button', { name: t('closing.stay'), exact: true }).click();
      await expect(second).toContainText(t('closing.staysText'));
      await dialog.getByRole('button', { name: texts.moveOne }).click();
      await expect(dialog).toHaveCount(0);
      const after = await readMatches(app, club, competition);
      const places = matchIds.map((id) => after.find((match) => match.id === id)?.field?.id === fieldId);
      expect(places).toEqual([false, true]);

      await page.goto(localePath(locale, `/dashboard/${club.orgCode}`));
      const row = page.getByRole('listitem').filter({ hasText: texts.conflict });
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/pending=conflict/);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText('Alameda');
    },
  );

  test(
    `closed days are reopened with a tap, and the matches are restored, ${title}`,
    details,
    async ({ page, app }) => {
      const { club, competition, fieldId, matchIds } = await setUp(app);
      await openSignedIn(page, club.admin.session, localePath(locale, `/dashboard/${club.orgCode}/venues`));
      await page.getByRole('button', { name: t('venues.moreOf', { name: 'Alameda' }) }).click();
      await page.getByRole('menuitem', { name: t('venues.addClosed') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('venues.firstDay')).fill(saturday);
      await dialog.getByLabel(t('venues.lastDay')).fill(saturday);
      await expect(dialog).toContainText(texts.standing);
      await dialog.getByRole('button', { name: texts.moveTwo }).click();
      await expect(dialog).toHaveCount(0);
      const fieldsNow = async () => {
        const after = await readMatches(app, club, competition);
        return matchIds.map((id) => after.find((match) => match.id === id)?.field?.id === fieldId);
      };
      expect(await fieldsNow()).toEqual([false, false]);
      await page.getByRole('button', { name: t('closing.undo') }).click();
      await expect(page.getByText(texts.undone)).toBeVisible();
      expect(await fieldsNow()).toEqual([true, true]);
    },
  );

  test(
    `a round is postponed without a date, and everyone sees it, ${title}`,
    details,
    async ({ page, app }) => {
      const { club, competition, matchIds } = await setUp(app);
      await openSignedIn(page, club.admin.session, localePath(locale, `${competition.path}?tab=matches`));
      await page.getByRole('button', { name: t('postpone.roundAction') }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: texts.postponeTwo });
      await save.click();
      await expect(dialog).toContainText(t('postpone.reasonMissing'));
      await dialog.getByLabel(t('postpone.reason')).fill('Lluvia');
      await save.click();
      await expect(page.getByText(texts.postponed)).toBeVisible();
      await expect(page.getByText(t('roundResults.statuses.POSTPONED'), { exact: true })).toHaveCount(2);

      await page.goto(localePath(locale, `/m/${matchIds[0]}`));
      const main = page.getByRole('main');
      await expect(main).toContainText(t('matchList.states.POSTPONED'));
      await expect(main).toContainText('Lluvia');
      await expect(main).toContainText(t('publicMatch.postponed'));
    },
  );
}
