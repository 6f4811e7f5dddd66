import { randomUUIDv7 } from 'node:crypto';
import type { LookChange, Read } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** What can have its own look. */
export type LookKind = 'organisation' | 'traip' | 'competition';

const tableOf = {
  organisation: 'organisations',
  traip: 'traips',
  competition: 'competitions',
} as const satisfies Record<LookKind, string>;

interface Ancestor {
  readonly id: string;
  /** Its logo. */
  readonly avatarKey: string | null;
}

/** An item and those it inherits from, nearest first: a competition, its Traip, their organisation. */
export async function lineageOf(db: Database, kind: LookKind, id: string): Promise<readonly Ancestor[]> {
  if (kind === 'organisation') {
    const found = db.selectFrom('organisations').select(['id', 'avatarKey']).where('id', '=', id);
    return found.execute();
  }
  const above = db
    .selectFrom('traips')
    .innerJoin('organisations', 'organisations.id', 'traips.organisationId')
    .select(['traips.id as traipId', 'traips.avatarKey as traipKey'])
    .select(['organisations.id as organisationId', 'organisations.avatarKey as organisationKey']);
  if (kind === 'traip') return (await above.where('traips.id', '=', id).execute()).flatMap(ancestorsOf);
  const found = await above
    .innerJoin('competitions', 'competitions.traipId', 'traips.id')
    .select(['competitions.id', 'competitions.avatarKey'])
    .where('competitions.id', '=', id)
    .execute();
  return found.flatMap((row) => [{ id: row.id, avatarKey: row.avatarKey }, ...ancestorsOf(row)]);
}

function ancestorsOf(
  row: Record<'traipId' | 'organisationId', string> & Record<'traipKey' | 'organisationKey', string | null>,
) {
  return [
    { id: row.traipId, avatarKey: row.traipKey },
    { id: row.organisationId, avatarKey: row.organisationKey },
  ];
}

export function listLooks(db: Database, ids: readonly string[]) {
  return db.selectFrom('looks').selectAll().where('id', 'in', ids).execute();
}

export function listSponsors(db: Database, lookIds: readonly string[]) {
  return db.selectFrom('sponsors').selectAll().where('lookId', 'in', lookIds).orderBy('place').execute();
}

interface Subject {
  readonly kind: LookKind;
  readonly id: string;
}

/** Serialises changes to one look. */
export async function lockLook(
  trx: Trx,
  { organisationId }: Pick<OrganisationScope, 'organisationId'>,
  { kind, id }: Subject,
) {
  const competitionId = kind === 'competition' ? id : null;
  await trx
    .insertInto('looks')
    .values({ id, organisationId, competitionId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return trx
    .selectFrom('looks')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Change = Read<typeof LookChange>;

export async function saveLook(
  trx: Trx,
  id: string,
  { primaryColor, accentColor, coverAlt, printsSponsors }: Omit<Change, 'sponsors'>,
): Promise<void> {
  await trx
    .updateTable('looks')
    .set({ primaryColor, accentColor, photoAlt: coverAlt, printsSponsors })
    .where('id', '=', id)
    .execute();
}

interface Owner {
  readonly organisationId: string;
  readonly lookId: string;
}

/** Keeps the given order; deletes sponsors that are missing. */
export async function replaceSponsors(
  trx: Trx,
  { organisationId, lookId }: Owner,
  sponsors: Change['sponsors'],
): Promise<void> {
  const keptIds = sponsors.flatMap(({ id }) => id ?? []);
  await trx
    .deleteFrom('sponsors')
    .where('lookId', '=', lookId)
    .where(({ eb, fn, val }) => eb.not(eb('id', '=', fn.any(val(keptIds)))))
    .execute();
  for (const [place, { id, name, website }] of sponsors.entries())
    await (id === undefined
      ? trx
          .insertInto('sponsors')
          .values({ id: randomUUIDv7(), organisationId, lookId, place, name, website, avatarKey: null })
          .execute()
      : trx
          .updateTable('sponsors')
          .set({ place, name, website })
          .where('lookId', '=', lookId)
          .where('id', '=', id)
          .execute());
}

/** Replaces the logo; returns the previous key. */
export async function swapLogoKey(
  trx: Trx,
  { kind, id }: Subject,
  avatarKey: string | null,
): Promise<string | null> {
  const before = await trx
    .selectFrom(tableOf[kind])
    .select('avatarKey')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable(tableOf[kind]).set({ avatarKey }).where('id', '=', id).execute();
  return before.avatarKey;
}

export async function setCoverKey(trx: Trx, id: string, photoKey: string | null): Promise<void> {
  await trx.updateTable('looks').set({ photoKey }).where('id', '=', id).execute();
}

export async function setSponsorKey(trx: Trx, id: string, avatarKey: string | null): Promise<void> {
  await trx.updateTable('sponsors').set({ avatarKey }).where('id', '=', id).execute();
}
