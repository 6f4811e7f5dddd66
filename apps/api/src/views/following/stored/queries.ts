import { type Follow, type FollowKind, type FollowTarget, followLimit, type Read } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

export type StoredFollow = Read<typeof Follow>;
type Target = Read<typeof FollowTarget>;

/** What a user follows, latest first. */
export async function listFollows(db: Database, userId: string): Promise<StoredFollow[]> {
  return db
    .selectFrom('follows')
    .select(['targetId as id', 'rings'])
    .select(
      sql<FollowKind>`case when competition_id is not null then 'COMPETITION' when team_id is not null then 'TEAM'
        else 'PERSON' end`.as('kind'),
    )
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('targetId')
    .execute();
}

/** Serialises one person's follows, so that the limit holds. */
export async function lockFollower(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

const columns = { COMPETITION: 'competitionId', TEAM: 'teamId', PERSON: 'personId' } as const;

interface By {
  readonly userId: string | null;
  readonly deviceId: string | null;
  readonly at: Date;
}

function rowOf({ kind, id, rings }: StoredFollow, { userId, deviceId, at }: By) {
  const none = { competitionId: null, teamId: null, personId: null };
  return { ...none, [columns[kind]]: id, userId, deviceId, rings, createdAt: at };
}

/** Replaces everything that a device without an account follows; each is in the list once. */
export async function replaceFollows(
  trx: Trx,
  follows: readonly StoredFollow[],
  { deviceId, at }: { readonly deviceId: string; readonly at: Date },
): Promise<void> {
  await trx.deleteFrom('follows').where('deviceId', '=', deviceId).execute();
  if (follows.length === 0) return;
  const rows = follows.map((follow) => rowOf(follow, { userId: null, deviceId, at }));
  await trx.insertInto('follows').values(rows).execute();
}

interface NewFollows {
  readonly userId: string;
  readonly at: Date;
  /** Whether existing follows get the new choice, or keep their own. */
  readonly replaces: boolean;
}

/** Saves as many as there is room for. */
export async function saveFollows(
  trx: Trx,
  follows: readonly StoredFollow[],
  { userId, at, replaces }: NewFollows,
): Promise<void> {
  const known = await listFollows(trx, userId);
  const isKnown = (follow: Target) => known.some(({ kind, id }) => kind === follow.kind && id === follow.id);
  const added = follows.filter((follow) => !isKnown(follow)).slice(0, followLimit - known.length);
  const changed = replaces ? follows.filter(isKnown) : [];
  const rows = [...added, ...changed].map((follow) => rowOf(follow, { userId, deviceId: null, at }));
  if (rows.length === 0) return;
  await trx
    .insertInto('follows')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['followerId', 'targetId'])
        .doUpdateSet(({ ref }) => ({ rings: ref('excluded.rings') })),
    )
    .execute();
}

export async function deleteFollow(db: Database, userId: string, { kind, id }: Target): Promise<void> {
  await db.deleteFrom('follows').where('userId', '=', userId).where(columns[kind], '=', id).execute();
}
