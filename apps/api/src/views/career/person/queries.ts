import { sql } from 'kysely';
import { isFollowablePerson } from '../../../platform/db/followable.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** A person with a public name; of two merged entries, the one that was kept. */
export function findNamedPerson(db: Database, id: string) {
  return db
    .withRecursive('entries', (query) =>
      query
        .selectFrom('persons')
        .select('persons.id')
        .where('persons.id', '=', id)
        .union(
          query
            .selectFrom('personMerges as merge')
            .innerJoin('entries', 'entries.id', 'merge.mergedId')
            .select('merge.keptId as id')
            .where('merge.undoneAt', 'is', null),
        ),
    )
    .selectFrom('entries')
    .innerJoin('players', 'players.id', 'entries.id')
    .innerJoin('persons', 'persons.id', 'entries.id')
    .select(playerColumns)
    .select([
      'players.birthday',
      'players.isListed',
      isFollowablePerson.as('isFollowable'),
      sql<boolean>`persons.shows_photo is true`.as('hasPhotoConsent'),
    ])
    .where('players.deletedAt', 'is', null)
    .where('players.publicName', '<>', 'HIDDEN')
    .executeTakeFirst();
}
