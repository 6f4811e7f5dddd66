import { randomUUID } from 'node:crypto';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import {
  createCompetition,
  createOrganisation,
  type OrganisationWithAdmin,
  startCompetition,
} from './competition-steps.ts';
import { inAnotherBrowser } from './organisation-steps.ts';
import { matchesOf } from './public-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi, createTeam, createUser, membersOf, rowOf } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`squad.duplicates.${key}`, values);

test('a secretary merges two entries of one person, splits them again, and marks them as different people', async ({
  page,
  app,
}) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const teamId = await createTeam(app, owner);
  const ana = { firstName: 'Ana', surnames: 'Vega Ríos', birthday: '1998-04-12' };
  const people = [
    { ...ana, shirt: 7 },
    { ...ana, isAnother: true },
  ];
  await callApi(app, owner, ['POST', `/teams/${teamId}/squad`], { people });
  await openSignedIn(page, owner.session, membersOf(teamId));
  await expect(page.getByRole('heading', { name: '1 posible duplicado' })).toBeVisible();
  await page.getByRole('button', { name: words('compareOf', { name: 'Ana Vega Ríos' }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('because.NAME_AND_BIRTHDAY'));
  await expect(dialog).toContainText(words('nothingMoves', { merged: 'Ana Vega Ríos' }));
  await dialog.getByRole('radio').last().check();
  await expectAccessibleAndFitting(page, 'two entries side by side');
  await dialog.getByRole('button', { name: words('merge') }).click();
  await expect(page.getByText(words('merged', { name: 'Ana Vega Ríos' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 posible duplicado' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words('merges') })).toBeVisible();
  await expect(rowOf(page, 'Ana Vega Ríos').getByRole('img', { name: 'Dorsal 7' })).toHaveCount(1);

  await page.getByRole('button', { name: words('undoOf', { name: 'Ana Vega Ríos' }) }).click();
  await expect(page.getByRole('heading', { name: '1 posible duplicado' })).toBeVisible();

  await page.getByRole('button', { name: words('compareOf', { name: 'Ana Vega Ríos' }) }).click();
  await dialog.getByRole('button', { name: words('twoPeople') }).click();
  await expect(page.getByRole('heading', { name: words('apart') })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 posible duplicado' })).toHaveCount(0);
  await page.getByRole('button', { name: words('undoApartOf', { name: 'Ana Vega Ríos' }) }).click();
  await expect(page.getByRole('heading', { name: '1 posible duplicado' })).toBeVisible();
});

/** A player scores, and the match ends. */
async function win(app: TestApp, { admin }: OrganisationWithAdmin, matchId: string, scorer: object) {
  const goal = { matchId, clientEventId: randomUUID(), type: 'GOAL', period: 1, minute: 3, ...scorer };
  for (const [call, body] of [
    [['PUT', `/match/actions/start/${matchId}`], { force: true }],
    [['POST', '/match/actions/registerEvent'], goal],
    [['PUT', `/match/actions/finish/${matchId}`], undefined],
    [['PUT', `/match/actions/close/${matchId}`], undefined],
  ] as const) {
    const answer = await callApi(app, admin, call, body);
    expect(answer.status, `${call[1]}: ${JSON.stringify(answer.body)}`).toBe(200);
  }
}

for (const { locale, title, details } of variants(onPhone))
  test(
    `a player claims the career that the team recorded for them, and its page redirects to the account, ${title}`,
    details,
    async ({ page, browser, app }) => {
      const words = messagesIn(locale);
      const at = (path: string) => localePath(locale, path);
      const club = await createOrganisation(app);
      const options = { name: 'Liga', teams: 4, generate: true, publish: true };
      const competition = await createCompetition(app, club, options);
      await startCompetition(app, club, competition);
      const matches = await matchesOf(app, club, competition.id);
      const teamId = matches[0]?.home.id ?? '';
      const two = matches.filter(({ home, away }) => home.id === teamId || away.id === teamId).slice(0, 2);
      const people = [{ firstName: 'Iker', surnames: 'Soto Vega', birthday: '1990-05-17', shirt: 9 }];
      const entered = await callApi(app, club.admin, ['POST', `/teams/${teamId}/squad`], { people });
      const [{ personId } = { personId: '' }] = entered.body.added as { personId: string }[];
      for (const { id } of two) await win(app, club, id, { teamId, playerId: personId });

      await page.goto(at(`/p/${personId}`));
      await expect(page.getByRole('heading', { level: 1, name: 'Iker Soto Vega' })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Liga' })).toContainText('2');
      await expectAccessibleAndFitting(page, 'the page of somebody without an account');
      await page.goto(at('/?q=soto+vega'));
      await expect(page.getByRole('link', { name: /Iker Soto Vega/ })).toBeVisible();

      const offer = { teamId, personId };
      const qr = await callApi(app, club.admin, ['POST', '/teams/invitations-qr/create'], offer);
      const player = await createUser(app, 'Iker', 'Soto');
      await openSignedIn(page, player.session, at(`/join/${String(qr.body.token)}`));
      await page.getByRole('button', { name: words('join.claim') }).click();
      await expect(page).toHaveURL(/my-teams/);

      await inAnotherBrowser(browser, app, async (visitor) => {
        await visitor.goto(at(`/p/${personId}`));
        await expect(visitor).toHaveURL(/\/u\//);
        await expect(visitor.getByRole('heading', { level: 1, name: 'Iker Soto' })).toBeVisible();
        await expect(visitor.getByRole('row').filter({ hasText: 'Liga' })).toContainText('2');
      });
    },
  );
