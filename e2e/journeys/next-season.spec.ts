import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import {
  type CompetitionRef,
  createCompetition,
  createOrganisation,
  type OrganisationWithAdmin,
  startCompetition,
} from './competition-steps.ts';
import { enterResult, matchesOf } from './public-steps.ts';
import { atDesk, variants } from './steps.ts';
import { callApi } from './team-steps.ts';

const first = ['Avispas', 'Buitres', 'Castores', 'Delfines'];
const second = ['Erizos', 'Focas', 'Gatos', 'Halcones'];

interface Parts {
  readonly traip: { readonly id: string; readonly code: string };
  readonly season: { readonly id: string };
  readonly category: { readonly id: string };
}

/** The teams finish in the order of their names. */
async function playAndFinish(app: TestApp, club: OrganisationWithAdmin, competition: CompetitionRef) {
  await startCompetition(app, club, competition);
  for (const { id, home, away } of await matchesOf(app, club, competition.id))
    await enterResult(app, club, id, home.name < away.name ? [1, 0] : [0, 1]);
  const path = `/dashboard/change-state-competition-phase/${club.orgCode}`;
  for (const part of [{ phaseId: competition.phaseId }, {}]) {
    const body = { competitionId: competition.id, state: 'FINISHED', reason: 'Fin', ...part };
    const { status, body: answer } = await callApi(app, club.admin, ['POST', path], body);
    expect(status, JSON.stringify(answer)).toBe(200);
  }
}

/** Two finished levels of one league. */
async function twoLevels(app: TestApp) {
  const club = await createOrganisation(app);
  const playable = { generate: true, publish: true };
  const upper = await createCompetition(app, club, { name: '1ª División', named: first, ...playable });
  const { body } = await callApi(app, club.admin, ['GET', `/traips-competition/byId/${upper.id}`]);
  const { traip, season, category } = body as unknown as Parts;
  const added = await callApi(app, club.admin, ['POST', `/dashboard/create-competition/${club.orgCode}`], {
    traip: { id: traip.id },
    season: { id: season.id },
    category: { id: category.id },
    competition: { name: '2ª División' },
    phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }],
    teams: second.map((name) => ({ name })),
    ...playable,
  });
  const { id, phases } = added.body.competition as { id: string; phases: { id: string }[] };
  const lower = { id, phaseId: phases[0]?.id ?? '', path: '' };
  for (const competition of [upper, lower]) await playAndFinish(app, club, competition);
  return { club, traip, upper };
}

for (const { locale, title, details } of variants(atDesk))
  test(
    `a league continues next season, with promotion and relegation, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const words = (key: string, values?: Record<string, string>) => t(`nextSeason.${key}`, values);
      const { club, traip, upper } = await twoLevels(app);
      const { orgCode, admin } = club;
      await openSignedIn(page, admin.session, localePath(locale, `/dashboard/${orgCode}/traips/${traip.id}`));
      await page.getByRole('link', { name: words('continueOf', { name: '2026/27' }) }).click();
      await expect(page.getByLabel(t('traips.seasonName'))).toHaveValue('2027/28');
      const card = (name: string) => page.getByRole('region', { name });
      const top = card('1ª División');
      await expect(top.getByRole('listitem')).toHaveCount(4);
      const erizos = top.getByRole('listitem').filter({ hasText: 'Erizos' });
      await expect(erizos).toContainText(
        locale === 'es' ? 'Sube: 1.º en 2ª División' : 'Promoted: 1st in 2ª División',
      );

      // Delfines are kept manually, so that one more team plays above.
      await page.getByLabel(words('whereOf', { name: 'Delfines' })).selectOption({ label: '1ª División' });
      await expect(top.getByRole('listitem')).toHaveCount(5);
      await expect(top.getByText(words('problems.ODD', { teams: '5', limit: '0' }))).toBeVisible();
      await page
        .getByLabel(words('whereOf', { name: 'Castores' }))
        .selectOption({ label: words('notPlaying') });
      await expect(page.getByRole('heading', { name: words('out', { count: '1' }) })).toBeVisible();
      const low = card('2ª División');
      await low.getByLabel(words('newTeam')).fill('Iguanas');
      await low.getByLabel(words('newTeam')).press('Enter');
      await expect(low.getByRole('listitem').filter({ hasText: 'Iguanas' })).toContainText(words('why.NEW'));
      await page.getByRole('button', { name: words('start') }).click();

      await expect(page.getByText(words('started', { name: '2027/28' }))).toBeVisible();
      await expect(page).toHaveURL(/competitions\?seasonId=/);
      await page
        .getByRole('link', { name: /1ª División/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: '1ª División' })).toBeVisible();

      await page.goto(localePath(locale, `/t/${traip.code}`));
      await expect(page.getByRole('heading', { name: t('history.titles') })).toBeVisible();
      await expect(page.getByRole('row', { name: /Avispas/ })).toContainText('1');
      await page.goto(localePath(locale, `${upper.path}`));
      await expect(page.getByRole('link', { name: words('useAgain') })).toBeVisible();
    },
  );
