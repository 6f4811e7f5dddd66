import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Merges into the user or one of their children, latest first. */
export function listOwnMerges(db: Database, userId: string, since: Date) {
  return ownMerges(db, userId)
    .innerJoin('players as kept', 'kept.id', 'merge.keptId')
    .innerJoin('persons as merged', 'merged.id', 'merge.mergedId')
    .leftJoin('personEntries as entry', 'entry.personId', 'merge.mergedId')
    .leftJoin('teams', 'teams.id', 'entry.teamId')
    .leftJoin('organisations', 'organisations.id', 'entry.organisationId')
    .select(['merge.id', 'merge.keptId', 'merge.mergedAt', 'kept.firstName', 'kept.surnames'])
    .select(['merged.firstName as mergedFirstName', 'merged.surnames as mergedSurnames'])
    .select(({ fn }) => fn.coalesce('teams.name', 'organisations.name').as('enteredBy'))
    .where('merge.mergedAt', '>', since)
    .orderBy('merge.mergedAt', 'desc')
    .limit(100)
    .execute();
}

/** With the team or organisation that had entered the merged person. */
export function findOwnMerge(db: Database, userId: string, id: string) {
  return ownMerges(db, userId)
    .leftJoin('personEntries as entry', 'entry.personId', 'merge.mergedId')
    .leftJoin('teams', 'teams.id', 'entry.teamId')
    .select(['merge.id', 'entry.teamId'])
    .select(({ fn }) => fn.coalesce('entry.organisationId', 'teams.organisationId').as('organisationId'))
    .where('merge.id', '=', id)
    .executeTakeFirst();
}

function ownMerges(db: Database, userId: string) {
  return db
    .selectFrom('personMerges as merge')
    .where('merge.undoneAt', 'is', null)
    .where(
      sql<boolean>`(merge.kept_id = ${userId} or exists (select 1 from guardians where guardians.child_id = merge.kept_id
        and guardians.user_id = ${userId} and guardians.ended_at is null))`,
    );
}
