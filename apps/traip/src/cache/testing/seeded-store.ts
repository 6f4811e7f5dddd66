import { type Store, seedDemo } from '@traip/api';
import { openMigrated } from '@traip/api/testing';
import { smallLeague } from '../../testing/small-league.ts';

/** A database with one small league, and the id of its competition. */
export async function openSeededStore(): Promise<{ store: Store; competitionId: string }> {
  const store = await openMigrated();
  await seedDemo(store.db, smallLeague);
  const { id } = await store.db.selectFrom('competitions').select('id').executeTakeFirstOrThrow();
  return { store, competitionId: id };
}
