import { randomUUIDv7 } from 'node:crypto';
import { teamSlot } from '@traip/engine/formats';
import type { MatchStatus } from '@traip/engine/match';
import type { World } from '../../../testing/world.ts';

interface CreatedMatch {
  readonly id: string;
}

/** Inserts one match for every pair of teams. */
export async function fixturesOf(
  world: World,
  {
    organisationId,
    competitionId,
    phaseId,
  }: { readonly organisationId: string; readonly competitionId: string; readonly phaseId: string },
  teams: readonly string[],
  { state = 'CREATED' as MatchStatus, kickOff = null as Date | null } = {},
): Promise<CreatedMatch[]> {
  const pairs = teams.flatMap((home, index) => teams.slice(index + 1).map((away) => [home, away] as const));
  const rows = pairs.map(([homeTeamId, awayTeamId], index) => ({
    id: randomUUIDv7(),
    organisationId,
    competitionId,
    phaseId,
    key: `m${index + 1}`,
    round: index + 1,
    homeTeamId,
    awayTeamId,
    state,
    kickOff,
    createdAt: world.now(),
    result: JSON.stringify(null),
    home: JSON.stringify(teamSlot(homeTeamId)),
    away: JSON.stringify(teamSlot(awayTeamId)),
  }));
  await world.store.db.insertInto('matches').values(rows).execute();
  return rows.map(({ id }) => ({ id }));
}
