import assert from 'node:assert/strict';
import { migrate, openEmbedded, type Store, seedDemo } from '@traip/api';
import { aWorld } from './a-world.ts';

/** A database with a world in it, and the competition that pages show of it. */
export async function openPlanted(): Promise<{ store: Store; competitionId: string }> {
  const store = await openEmbedded({ onUpkeepError: (error) => assert.fail(String(error)) });
  await migrate(store.db);
  await seedDemo(store.db, aWorld);
  const { id } = await store.db.selectFrom('competitions').select('id').executeTakeFirstOrThrow();
  return { store, competitionId: id };
}
