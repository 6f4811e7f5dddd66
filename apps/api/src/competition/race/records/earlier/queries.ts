import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../../../platform/authorization/scope.ts';
import { insertMany, type NewRow } from '../../../../platform/db/insert-many.ts';
import type { PlayerRow } from '../../../../platform/db/player-columns.ts';
import type { EarlierMarksTable } from '../../../../platform/db/race-tables.ts';
import type { Database, Trx } from '../../../../platform/db/schema.ts';

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

interface EarlierRow extends Omit<Selectable<EarlierMarksTable>, 'id'>, Nullable<PlayerRow> {
  readonly markId: string;
  /** The person's name, to tell marks apart. */
  readonly searchText: string | null;
}

/** The earlier marks of a Traip, by event. */
export async function listEarlierMarks(db: Database, traipId: string): Promise<readonly EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select marks.id as mark_id, marks.event, marks.kind, marks.scope, marks.mark, marks.resolution, marks.gender,
      marks.band, marks.person_id, marks.birth_year, marks.team, marks.club, marks.held_on, marks.place,
      players.id, players.user_code, players.first_name, players.surnames, players.avatar_key, players.shows_photo,
      players.public_name, players.known_as, players.search_text
    from earlier_marks as marks left join players on players.id = marks.person_id
    where marks.traip_id = ${traipId}
    order by lower(marks.event), marks.gender, marks.mark, marks.id`.execute(db);
  return rows;
}

export async function insertEarlierMarks(trx: Trx, rows: readonly NewRow<'earlierMarks'>[]): Promise<void> {
  await insertMany(trx, 'earlierMarks', rows);
}

export async function deleteEarlierMark(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { traipId, markId }: { readonly traipId: string; readonly markId: string },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('earlierMarks')
    .where('organisationId', '=', organisationId)
    .where('traipId', '=', traipId)
    .where('id', '=', markId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
