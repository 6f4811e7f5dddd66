import assert from 'node:assert/strict';
import { migrate, openEmbedded, type Store, seedDemo } from '@traip/api';
import { smallLeague } from './small-league.ts';

/** A database with one small league, and the id of its competition. */
export async function openSeededStore(): Promise<{ store: Store; competitionId: string }> {
  const store = await openEmbedded({ onUpkeepError: (error) => assert.fail(String(error)) });
  await migrate(store.db);
  await seedDemo(store.db, smallLeague);
  const { id } = await store.db.selectFrom('competitions').select('id').executeTakeFirstOrThrow();
  return { store, competitionId: id };
}
