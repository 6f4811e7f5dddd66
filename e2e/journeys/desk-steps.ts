import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../world/test.ts';
import type { World } from '../world/world.ts';
import { type Had, haveClub, haveCompetition } from './competition-steps.ts';
import { ask } from './team-steps.ts';

type Club = Awaited<ReturnType<typeof haveClub>>;

interface MatchNow {
  readonly id: string;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
}

/** A league whose first match has a date. */
export async function haveMatch(world: World) {
  const club = await haveClub(world);
  const had = await haveCompetition(world, club, { name: 'Liga', teams: 4, generate: true, publish: true });
  const [match, other] = await matchesOf(world, club, had);
  if (match === undefined || other === undefined) throw new Error('The league has no matches');
  const wish = { matchId: match.id, kickOff: '2027-09-04T10:00:00.000Z' };
  const { status, body } = await ask(world, club.admin, ['PUT', '/match/actions/schedule'], wish);
  expect(status, JSON.stringify(body)).toBe(200);
  const path = `/dashboard/${club.orgCode}/matches/${match.id}`;
  return { club, match, other, path, competitionId: had.id };
}

async function matchesOf(world: World, { admin }: Club, { id }: Had) {
  const { body } = await ask(world, admin, ['POST', '/match/findByCriteria'], { competitionId: id });
  return body.items as readonly MatchNow[];
}

/** What the backend knows of the match. */
export async function deskNow(world: World, { admin }: Club, { id }: MatchNow) {
  const { body } = await ask(world, admin, ['GET', `/match/desk/${id}`]);
  return body as unknown as {
    readonly state: string;
    readonly score: { readonly home: number; readonly away: number } | null;
    readonly events: readonly { readonly type: string; readonly clientEventId: string | null }[];
  };
}

/** Starts the match from the backend, for journeys that begin later. */
export async function haveStarted(world: World, { admin }: Club, { id }: MatchNow): Promise<void> {
  const { status, body } = await ask(world, admin, ['PUT', `/match/actions/start/${id}`], { force: true });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Something happens in the match, registered from elsewhere. */
export async function haveGoal(world: World, { admin }: Club, { id, home }: MatchNow): Promise<void> {
  const event = { clientEventId: randomUUID(), type: 'GOAL', teamId: home.id, period: 1, minute: 3 };
  const told = { matchId: id, ...event };
  const { status, body } = await ask(world, admin, ['POST', '/match/actions/registerEvent'], told);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Until the worker can open this very page without a network, and holds every file that it has loaded. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const wanted = [
        location.href.split('#')[0] ?? '',
        ...files.filter((name) => name.includes('/_next/static/')),
      ];
      const found = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
      return navigator.serviceWorker.controller !== null && found.every((one) => one !== undefined);
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

/** The score as it is read out. */
export async function expectScore(page: Page, { home, away }: MatchNow, score: readonly [number, number]) {
  const text = `${home.name} ${score[0]}, ${away.name} ${score[1]}`;
  await expect(page.getByText(text, { exact: true })).toBeAttached();
}
