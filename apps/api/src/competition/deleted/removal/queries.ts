import type { Database, Trx } from '../../../platform/db/schema.ts';

const batch = 500;

/** Removes competitions deleted before then, with all their contents; returns the keys of their pictures. */
export async function removeCompetitions(trx: Trx, before: Date): Promise<string[]> {
  const competitions = await trx
    .selectFrom('competitions')
    .select(['id', 'avatarKey'])
    .where('deletedAt', '<=', before)
    .execute();
  const ids = competitions.map(({ id }) => id);
  if (ids.length === 0) return [];
  const pictures = await removeLooks(trx, ids);
  await trx.deleteFrom('competitions').where('id', 'in', ids).execute();
  return [...pictures, ...competitions.flatMap(({ avatarKey }) => avatarKey ?? [])];
}

/** Returns the keys of covers and sponsors' logos. */
export async function removeLooks(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const sponsors = await trx
    .deleteFrom('sponsors')
    .where('lookId', 'in', ids)
    .returning('avatarKey as key')
    .execute();
  const looks = await trx.deleteFrom('looks').where('id', 'in', ids).returning('photoKey as key').execute();
  return [...sponsors, ...looks].flatMap(({ key }) => key ?? []);
}

/** Traips deleted before then and not yet removed. */
export function listTraipsToRemove(db: Database, before: Date) {
  return db
    .selectFrom('traips')
    .select(['id', 'avatarKey'])
    .where('deletedAt', '<=', before)
    .where('removedAt', 'is', null)
    .orderBy('deletedAt')
    .limit(batch)
    .execute();
}

/** The row stays: its code must never lead to another Traip. */
export async function removeTraip(trx: Trx, id: string, now: Date): Promise<void> {
  for (const table of ['seasons', 'categories'] as const)
    await trx.deleteFrom(table).where('traipId', '=', id).execute();
  await trx
    .updateTable('traips')
    .set({ description: null, avatarKey: null, removedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Teams deleted before then and not yet removed, and whether they belong to the records. */
export function listTeamsToRemove(db: Database, before: Date) {
  return db
    .selectFrom('teams')
    .select(['id', 'avatarKey'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('participations')
          .select('participations.id')
          .whereRef('participations.teamId', '=', 'teams.id'),
      ).as('hasTakenPart'),
    )
    .where('deletedAt', '<=', before)
    .where('removedAt', 'is', null)
    .orderBy('deletedAt')
    .limit(batch)
    .execute();
}

/** The row stays: its code must never lead to another team, and old tables name it. */
export async function removeTeam(
  trx: Trx,
  id: string,
  { now, avatarKey }: { readonly now: Date; readonly avatarKey: string | null },
): Promise<void> {
  await trx.deleteFrom('teamInvitations').where('teamId', '=', id).execute();
  await trx.deleteFrom('teamQrs').where('teamId', '=', id).execute();
  await trx
    .updateTable('teams')
    .set({ email: null, description: null, avatarKey, removedAt: now })
    .where('id', '=', id)
    .execute();
}
