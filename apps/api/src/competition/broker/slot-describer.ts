import type { Read, Slot as SlotShape, TeamInBrief } from '@traip/contract';
import { playersOf, type Slot } from '@traip/engine/formats';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import { findTeams } from './phase/queries.ts';

/** Loads the teams of all slots and returns a function that builds the reply of one. */
export async function slotDescriber(db: Database, slots: readonly Slot[]) {
  const ids = new Set(slots.flatMap(({ participant }) => (participant ? playersOf(participant) : [])));
  const teams = new Map((await findTeams(db, [...ids])).map((team) => [team.id, teamInBrief(team)]));
  return ({ source, participant, provisional }: Slot): Read<typeof SlotShape> => ({
    source: { ...source },
    team: participant === undefined ? null : sideOf(playersOf(participant).map((id) => teams.get(id))),
    isProvisional: provisional,
  });
}

/** A pair that is not stored yet has the id of its first player and the names of both. */
function sideOf([one, other]: readonly (Read<typeof TeamInBrief> | undefined)[]) {
  if (one === undefined || other === undefined) return one ?? null;
  return { ...one, name: `${one.name} / ${other.name}`, competitorKind: 'PAIR' as const };
}
