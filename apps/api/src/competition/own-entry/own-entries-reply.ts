import type { OwnEntries, Read } from '@traip/contract';
import { isRaced } from '@traip/engine';
import { hasTurned, majority } from '../../people/auth/age.ts';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import { listEntriesOf, listSelfAndChildren, type Taking } from './queries.ts';

type Possible = Awaited<ReturnType<typeof listSelfAndChildren>>[number];

/** Whether players enter by themselves. Those of a race stand on its start list. */
export function takesPlayers({ state, takesRegistrations, competitors, sportVariantKey }: Taking): boolean {
  const isOpen = state === 'PUBLICIZED' || state === 'IN_PROGRESS_AND_OPENED';
  return takesRegistrations && isOpen && competitors === 'INDIVIDUAL' && !isRaced(sportVariantKey);
}

/** Minors are entered by those who answer for them. */
export function needsGuardian({ id, birthday }: Possible, userId: string, now: Date): boolean {
  return id === userId && birthday !== null && !hasTurned(majority, birthday, now);
}

export async function ownEntriesReply(
  db: Database,
  competition: Taking,
  userId: string,
  now: Date,
): Promise<Read<typeof OwnEntries>> {
  const entries = await listEntriesOf(db, competition.id, userId);
  const entered = new Set(entries.filter(({ status }) => status !== 'REJECTED').map(({ id }) => id));
  const possible = await listSelfAndChildren(db, userId);
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
