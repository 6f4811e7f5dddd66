import type { PlayerInBrief, Read, TeamInBrief } from '@traip/contract';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listPeople, listTeams } from './queries.ts';

/** A person or a team, with public data. */
export interface Competitor {
  readonly person: Read<typeof PlayerInBrief> | null;
  readonly team: Read<typeof TeamInBrief> | null;
}

/** The competitors with these ids; deleted people are left out. */
export async function findCompetitors(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Competitor>> {
  const people = await listPeople(db, ids);
  const teams = await listTeams(db, ids);
  return new Map<string, Competitor>([
    ...teams.map((row) => [row.id, { person: null, team: teamInBrief(row) }] as const),
    ...people.map((row) => [row.id, { person: playerInBrief(row, false), team: null }] as const),
  ]);
}

/** Empty for a hidden name. */
export function nameOfCompetitor({ person, team }: Competitor): string {
  return team?.name ?? `${person?.firstName ?? ''} ${person?.surnames ?? ''}`.trim();
}
