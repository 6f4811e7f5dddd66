import type { Read, Slot as SlotShape } from '@traip/contract';
import type { Slot } from '@traip/engine/formats';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import { findTeams } from './phase/queries.ts';

/** Loads the teams of all slots and returns a function that builds the reply of one. */
export async function slotDescriber(db: Database, slots: readonly Slot[]) {
  const ids = new Set(slots.flatMap(({ participant }) => participant ?? []));
  const teams = new Map((await findTeams(db, [...ids])).map((team) => [team.id, teamInBrief(team)]));
  return ({ source, participant, provisional }: Slot): Read<typeof SlotShape> => ({
    source: { ...source },
    team: participant === undefined ? null : (teams.get(participant) ?? null),
    isProvisional: provisional,
  });
}
