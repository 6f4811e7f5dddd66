import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import {
  type CompetitionRef,
  createCompetition,
  createOrganisation,
  type OrganisationWithAdmin,
} from './competition-steps.ts';
import { callApi } from './team-steps.ts';

interface DeskMatch {
  readonly id: string;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
}

/** A league whose first match has a date. */
export async function createMatch(
  app: TestApp,
  sportKey = 'FOOTBALL',
  more: Partial<Parameters<typeof createCompetition>[2]> = {},
) {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Liga',
    ...(more.named ? {} : { teams: 4 }),
    generate: true,
    publish: true,
    sportKey,
    ...more,
  });
  const [match, other] = await matchesOf(app, club, competition);
  if (match === undefined || other === undefined) throw new Error('The league has no matches');
  const input = { matchId: match.id, kickOff: '2027-09-04T10:00:00.000Z' };
  const { status, body } = await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], input);
  expect(status, JSON.stringify(body)).toBe(200);
  const path = `/dashboard/${club.orgCode}/matches/${match.id}`;
  return { club, match, other, path, competitionId: competition.id };
}

async function matchesOf(app: TestApp, { admin }: OrganisationWithAdmin, { id }: CompetitionRef) {
  const { body } = await callApi(app, admin, ['POST', '/match/findByCriteria'], { competitionId: id });
  return body.items as readonly DeskMatch[];
}

/** The match as currently stored. */
export async function readDesk(app: TestApp, { admin }: OrganisationWithAdmin, { id }: DeskMatch) {
  const { body } = await callApi(app, admin, ['GET', `/match/desk/${id}`]);
  return body as unknown as {
    readonly state: string;
    readonly score: { readonly home: number; readonly away: number } | null;
    readonly events: readonly { readonly type: string; readonly clientEventId: string | null }[];
  };
}

/** Starts the match through the API, for journeys that begin later. */
export async function startMatch(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  { id }: DeskMatch,
): Promise<void> {
  const { status, body } = await callApi(app, admin, ['PUT', `/match/actions/start/${id}`], { force: true });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** An event in the match, registered on another device. */
export async function registerGoal(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  { id, home }: DeskMatch,
): Promise<void> {
  const event = { clientEventId: randomUUID(), type: 'GOAL', teamId: home.id, period: 1, minute: 3 };
  const input = { matchId: id, ...event };
  const { status, body } = await callApi(app, admin, ['POST', '/match/actions/registerEvent'], input);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Waits until the worker can open this page offline, with every file that it has loaded. */
export async function waitUntilCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const urls = [
        location.href.split('#')[0] ?? '',
        ...files.filter((name) => name.includes('/_next/static/')),
      ];
      const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
      return navigator.serviceWorker.controller !== null && found.every((one) => one !== undefined);
    });
  await expect.poll(isCached, { timeout: 20_000 }).toBe(true);
}

/** The score as screen readers read it. */
export async function expectScore(page: Page, { home, away }: DeskMatch, score: readonly [number, number]) {
  const text = `${home.name} ${score[0]}, ${away.name} ${score[1]}`;
  await expect(page.getByText(text, { exact: true })).toBeAttached();
}

/** Ends a period with its button, and confirms. */
export async function endPeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

/** A team with its own players, and its confirmed lineup: eleven and two on the bench. */
export async function fieldTeam(app: TestApp, club: OrganisationWithAdmin, matchId: string, teamId: string) {
  const call = async (target: Parameters<typeof callApi>[2], body?: unknown) => {
    const answer = await callApi(app, club.admin, target, body);
    expect(answer.status, `${target.join(' ')}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  const names = 'Ana Bea Cleo Dora Eva Fina Gema Hada Inma Jana Kira Lola Mara'.split(' ');
  await call(['POST', `/teams/${teamId}/squad`], {
    people: names.map((firstName) => ({ firstName, surnames: 'Mora' })),
  });
  const { candidates } = await call(['GET', `/match-lineup/${matchId}/${teamId}`]);
  const people = (candidates as { player: { id: string; surnames: string } }[]).filter(
    ({ player }) => player.surnames === 'Mora',
  );
  const players = people.map(({ player: { id } }, index) => ({
    playerId: id,
    place: index < 11 ? 'STARTER' : 'BENCH',
    shirt: index + 1,
    isGoalkeeper: index === 0,
    isCaptain: index === 1,
  }));
  const { lineup } = await call(['POST', '/match-lineup/create'], { matchId, teamId, players });
  await call(['PUT', `/match-lineup/confirm/${(lineup as { id: string }).id}`], {});
}

/** Waits until the device holds the whole desk. */
export async function waitUntilStored(page: Page, title: string): Promise<void> {
  await expect(page.getByTitle(title)).toBeAttached({ timeout: 30_000 });
}
