import type { OwnEntries, Read } from '@traip/contract';
import { isRaced } from '@traip/engine';
import { isMinor } from '../../people/auth/age.ts';
import { selfAndChildrenOf } from '../../people/competitor/queries.ts';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import { takesEntries } from '../competition/reply/progress.ts';
import type { EntryConditions } from '../entry/queries.ts';
import { listEntriesOf } from './queries.ts';

/** Whether players can enter themselves. In a race they use the start list instead. */
export function takesPlayers(competition: EntryConditions): boolean {
  const { competitors, sportVariantKey } = competition;
  return takesEntries(competition) && competitors === 'INDIVIDUAL' && !isRaced(sportVariantKey);
}

/** Minors are entered by a guardian. */
export function needsGuardian(
  person: { readonly id: string; readonly birthday: string | null },
  userId: string,
  now: Date,
): boolean {
  return person.id === userId && isMinor(person, now);
}

export async function ownEntriesReply(
  db: Database,
  competition: EntryConditions,
  userId: string,
  now: Date,
): Promise<Read<typeof OwnEntries>> {
  const all = await listEntriesOf(db, competition.id, userId);
  // After another attempt only that one matters.
  const entries = [...new Map(all.map((entry) => [entry.id, entry])).values()];
  const entered = new Set(entries.filter(({ status }) => status !== 'REJECTED').map(({ id }) => id));
  const possible = await selfAndChildrenOf(db, userId).execute();
  return {
    isOpen: takesPlayers(competition),
    people: possible
      .filter((one) => !entered.has(one.id) && !needsGuardian(one, userId, now))
      .map((one) => playerInBrief(one, true)),
    entries: entries.map((entry) => ({
      teamId: entry.teamId,
      person: playerInBrief(entry, true),
      status: entry.status,
      reason: entry.reason,
    })),
  };
}
