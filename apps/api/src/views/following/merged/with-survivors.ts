import type { Database } from '../../../platform/db/schema.ts';
import type { StoredFollow } from '../stored/queries.ts';
import { listSurvivors, type Merged } from './queries.ts';

interface Followed {
  readonly follows: readonly StoredFollow[];
  /** The merges the device does not know of yet. */
  readonly merged: Merged[];
}

/** A device may not know yet that someone it follows was merged into another; each is followed once. */
export async function withSurvivors(db: Database, follows: readonly StoredFollow[]): Promise<Followed> {
  const people = follows.filter(({ kind }) => kind === 'PERSON').map(({ id }) => id);
  const merged = people.length === 0 ? [] : await listSurvivors(db, people);
  const survivors = new Map(merged.map(({ from, to }) => [from, to]));
  const byId = new Map<string, StoredFollow>();
  for (const follow of follows) {
    const id = survivors.get(follow.id) ?? follow.id;
    // The choice made for the survivor itself takes precedence.
    if (!byId.has(id) || id === follow.id) byId.set(id, { ...follow, id });
  }
  return { follows: [...byId.values()], merged };
}
