import type { Database, Trx } from '../../db/schema.ts';

/** A request with a key, which is executed once however often it arrives. */
export interface KeyedRequest {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
}

const hours = 24;
const oldest = (now: Date) => new Date(now.getTime() - hours * 3_600_000);

export function findStoredAnswer(db: Database, { userId, call, key }: KeyedRequest, now: Date) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'sealedAnswer'])
    .where('userId', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('createdAt', '>', oldest(now))
    .executeTakeFirst();
}

/** False if another request has it; a request still in progress is waited for. */
export async function claimKey(trx: Trx, request: KeyedRequest, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotencyKeys')
    .values({ ...request, sealedAnswer: null, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'call', 'key'])
        .doUpdateSet({ requestHash: request.requestHash, sealedAnswer: null, createdAt: now })
        .where('idempotencyKeys.createdAt', '<=', oldest(now)),
    )
    .returning(['userId'])
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseKey(trx: Trx, { userId, call, key }: KeyedRequest): Promise<void> {
  await trx
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
}

export async function storeAnswer(
  db: Database,
  request: KeyedRequest,
  sealedAnswer: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('idempotencyKeys')
    .values({ ...request, sealedAnswer, createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'call', 'key']).doUpdateSet({ sealedAnswer }))
    .execute();
}
