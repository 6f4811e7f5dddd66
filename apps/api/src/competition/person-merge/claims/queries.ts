import type { GuardianRelation } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface NewClaim {
  readonly id: string;
  readonly personId: string;
  readonly teamId: string;
  readonly userId: string;
  readonly relation: GuardianRelation | null;
  readonly claimedAt: Date;
}

/** A repeated claim changes nothing. */
export async function insertClaim(trx: Trx, claim: NewClaim): Promise<void> {
  await trx
    .insertInto('claims')
    .values({ ...claim, status: 'PENDING' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The open claims of a team, with the compared data of both people. */
export function listClaims(db: Database, teamId: string) {
  return db
    .selectFrom('claims')
    .innerJoin('players as person', 'person.id', 'claims.personId')
    .innerJoin('persons', 'persons.id', 'claims.personId')
    .innerJoin('players as own', 'own.id', 'claims.userId')
    .innerJoin('persons as ownFacts', 'ownFacts.id', 'claims.userId')
    .select(['claims.id', 'claims.personId', 'claims.userId', 'claims.relation', 'claims.claimedAt'])
    .select(['person.firstName', 'person.surnames', 'person.birthday', 'persons.document'])
    .select(['own.firstName as ownFirstName', 'own.surnames as ownSurnames'])
    .select(['own.birthday as ownBirthday', 'ownFacts.document as ownDocument'])
    .where('claims.teamId', '=', teamId)
    .where('claims.status', '=', 'PENDING')
    .where('person.deletedAt', 'is', null)
    .where('own.deletedAt', 'is', null)
    .orderBy('claims.claimedAt')
    .limit(200)
    .execute();
}

export function findOpenClaim(trx: Trx, teamId: string, id: string) {
  return trx
    .selectFrom('claims')
    .select(['id', 'personId', 'userId', 'relation'])
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst();
}

/** Closes claims that were refused, or overtaken by another account. */
export async function closeClaims(
  trx: Trx,
  {
    id,
    personId,
    relation,
  }: { readonly id: string; readonly personId: string; readonly relation: string | null },
  { isAccepted, by, at }: { readonly isAccepted: boolean; readonly by: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('claims')
    .set({ status: isAccepted ? 'ACCEPTED' : 'REJECTED', decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .execute();
  if (!isAccepted || relation !== null) return;
  await sql`update claims set status = 'REJECTED', decided_by = ${by}, decided_at = ${at}
    where person_id = ${personId} and status = 'PENDING'`.execute(trx);
}
