import { expect } from '../world/test.ts';
import type { World } from '../world/world.ts';
import type { haveClub } from './competition-steps.ts';
import { ask } from './team-steps.ts';

type Club = Awaited<ReturnType<typeof haveClub>>;

interface Match {
  readonly id: string;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
}

/** The matches of a public competition, as strangers read them. */
export async function matchesOf(world: World, { admin }: Club, id: string): Promise<readonly Match[]> {
  const { body } = await ask(world, admin, ['GET', `/traips-competition/matches/${id}?limit=100`]);
  return body.items as readonly Match[];
}

/** Gives a match a result that counts. */
export async function havePlayed(
  world: World,
  { admin }: Club,
  matchId: string,
  [home, away]: [number, number],
) {
  const result = await ask(world, admin, ['PUT', '/match/actions/addManualResult'], {
    matchId,
    score: { home, away },
  });
  expect(result.status, JSON.stringify(result.body)).toBe(200);
  const closed = await ask(world, admin, ['PUT', `/match/actions/close/${matchId}`], {});
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
}

/** The home side always wins by one goal: several teams are level on points, and have to be told apart. */
export async function haveLevelTable(world: World, club: Club, id: string): Promise<void> {
  for (const { id: matchId } of await matchesOf(world, club, id))
    await havePlayed(world, club, matchId, [1, 0]);
}
