import { expect } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import type { OrganisationWithAdmin } from './competition-steps.ts';
import { callApi } from './team-steps.ts';

interface Match {
  readonly id: string;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
}

/** The matches of a public competition, as visitors read them. */
export async function matchesOf(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  id: string,
): Promise<readonly Match[]> {
  const { body } = await callApi(app, admin, ['GET', `/traips-competition/matches/${id}?limit=100`]);
  return body.items as readonly Match[];
}

/** Gives a match an official result. */
export async function enterResult(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  matchId: string,
  [home, away]: [number, number],
) {
  const result = await callApi(app, admin, ['PUT', '/match/actions/addManualResult'], {
    matchId,
    score: { home, away },
  });
  expect(result.status, JSON.stringify(result.body)).toBe(200);
  const closed = await callApi(app, admin, ['PUT', `/match/actions/close/${matchId}`], {});
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
}

/** The home side always wins by one goal: several teams are level on points, so tie-breakers apply. */
export async function playLevelTable(app: TestApp, club: OrganisationWithAdmin, id: string): Promise<void> {
  for (const { id: matchId } of await matchesOf(app, club, id)) await enterResult(app, club, matchId, [1, 0]);
}
