import { randomUUIDv7 } from 'node:crypto';
import type { LineupState } from '@traip/engine/match';
import { type Person, person } from './cast.ts';
import type { World } from './world.ts';

interface Wish {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly matchId: string;
  readonly teamId: string;
  readonly state?: LineupState;
  readonly players?: readonly string[];
}

/** The lineup of a team: these players from the start. Put straight into the tables. */
export async function lineupOf(
  world: World,
  { organisationId, competitionId, matchId, teamId, state = 'DRAFT', players = [] }: Wish,
): Promise<string> {
  const { db } = world.store;
  const id = randomUUIDv7();
  const at = { createdAt: world.now(), confirmedAt: null, confirmedBy: null };
  await db
    .insertInto('lineups')
    .values({ id, organisationId, competitionId, matchId, teamId, state, ...at, substitutions: 'null' })
    .execute();
  const rows = players.map((playerId, position) => ({
    lineupId: id,
    playerId,
    position,
    place: 'STARTER' as const,
    shirt: position + 1,
    isGoalkeeper: position === 0,
    isCaptain: position === 0,
  }));
  if (rows.length > 0) await db.insertInto('lineupPlayers').values(rows).execute();
  return id;
}

/** More people for a team, who have been in it since before any match. */
export async function playersOf(
  world: World,
  teamId: string,
  count: number,
  wish: Parameters<typeof person>[1] = {},
): Promise<Person[]> {
  const joinedAt = new Date(world.now().getTime() - 40 * 86_400_000);
  const people = await Promise.all(Array.from({ length: count }, () => person(world, wish)));
  await world.store.db
    .insertInto('teamMembers')
    .values(
      people.map(({ id: userId }) => ({ teamId, userId, role: 'MEMBER' as const, joinedAt, leftAt: null })),
    )
    .execute();
  return people;
}

/** As a team writes it: all from the start, numbered, the first one in goal and captain. */
export function written(players: readonly { readonly id: string }[]) {
  return players.map(({ id: playerId }, index) => ({
    playerId,
    place: 'STARTER' as const,
    shirt: index + 1,
    ...(index === 0 ? { isGoalkeeper: true, isCaptain: true } : {}),
  }));
}
