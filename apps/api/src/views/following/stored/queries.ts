import { type Follow, type FollowKind, type FollowTarget, followLimit, type Read } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

export type StoredFollow = Read<typeof Follow>;
type Target = Read<typeof FollowTarget>;

/** What somebody follows, the latest first. */
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

/** Serialises what one person follows, so that they cannot follow more than they may. */
export async function lockFollower(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

const columns = { COMPETITION: 'competitionId', TEAM: 'teamId', PERSON: 'personId' } as const;

interface NewFollows {
  readonly userId: string;
  readonly at: Date;
  /** What is followed already gets the new choice, or keeps its own. */
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
  const none = { competitionId: null, teamId: null, personId: null };
  const rows = [...added, ...changed].map(({ kind, id, rings }) => ({
    ...none,
    [columns[kind]]: id,
    userId,
    rings,
    createdAt: at,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto('follows')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'targetId']).doUpdateSet(({ ref }) => ({ rings: ref('excluded.rings') })),
    )
    .execute();
}

export async function deleteFollow(db: Database, userId: string, { kind, id }: Target): Promise<void> {
  await db.deleteFrom('follows').where('userId', '=', userId).where(columns[kind], '=', id).execute();
}
