import type { Read, Slot as SlotShape } from '@traip/contract';
import type { Slot } from '@traip/engine/formats';
import type { Database } from '../db/schema.ts';
import { teamInBrief } from '../team/in-brief.ts';
import { findTeams } from './queries.ts';

/** How a slot reads once the teams in all of them are known. */
export async function seating(db: Database, slots: readonly Slot[]) {
  const ids = new Set(slots.flatMap(({ participant }) => participant ?? []));
  const teams = new Map((await findTeams(db, [...ids])).map((team) => [team.id, teamInBrief(team)]));
  return ({ source, participant, provisional }: Slot): Read<typeof SlotShape> => ({
    source: { ...source },
    team: participant === undefined ? null : (teams.get(participant) ?? null),
    isProvisional: provisional,
  });
}
