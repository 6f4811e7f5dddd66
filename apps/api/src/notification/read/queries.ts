import type { NotificationKind } from '@traip/contract';
import { sql } from 'kysely';
import { bellChannel } from '../../platform/db/listen.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** The badge shows 99+ beyond that. */
const maxCount = 100;

interface InboxFilter {
  readonly unread?: boolean | undefined;
  readonly kind?: NotificationKind | undefined;
}

function notificationsOf(db: Database, userId: string, { unread, kind }: InboxFilter) {
  let own = db.selectFrom('notifications').where('notifications.userId', '=', userId);
  if (unread) own = own.where('readAt', 'is', null);
  if (kind) own = own.where('kind', '=', kind);
  return own;
}

/** With what the sentence and the link need; deleted subjects are null. */
function withSubjects(db: Database) {
  return (
    db
      .selectFrom('notifications')
      // One by one: joining the view would read all of it.
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('players')
            .select(['players.firstName', 'players.surnames', 'players.publicName'])
            .whereRef('players.id', '=', 'notifications.personId')
            .limit(1)
            .as('person'),
        (join) => join.onTrue(),
      )
      .leftJoin('organisations', (join) =>
        join
          .onRef('organisations.id', '=', 'notifications.organisationId')
          .on('organisations.deletedAt', 'is', null),
      )
      .leftJoin('competitions', (join) =>
        join
          .onRef('competitions.id', '=', 'notifications.competitionId')
          .on('competitions.deletedAt', 'is', null),
      )
      .leftJoin('traips', 'traips.id', 'competitions.traipId')
      .leftJoin('matches', (join) =>
        join.onRef('matches.id', '=', 'notifications.matchId').on('matches.deletedAt', 'is', null),
      )
      .leftJoin('teams', (join) =>
        join.onRef('teams.id', '=', 'notifications.teamId').on('teams.deletedAt', 'is', null),
      )
      .select(['notifications.id', 'notifications.kind', 'notifications.at', 'notifications.readAt'])
      .select(['notifications.details', 'notifications.isAgain'])
      .select(['person.firstName', 'person.surnames', 'person.publicName'])
      .select(['organisations.orgCode', 'competitions.id as competitionId', 'matches.id as matchId'])
      // Not joined: with so many tables the planner would read all notices.
      .select(({ selectFrom }) =>
        selectFrom('categories')
          .select('categories.sportVariantKey')
          .whereRef('categories.id', '=', 'competitions.categoryId')
          .as('sportVariantKey'),
      )
      .select(['teams.id as teamId', sql<string | null>`notifications.details ->> 'raceId'`.as('raceId')])
      .select(
        sql<boolean>`notifications.person_id is not distinct from notifications.user_id`.as('isAboutReader'),
      )
      .select(
        sql<boolean>`coalesce(competitions.published_at is not null and competitions.privacy = 'PUBLIC'
        and competitions.state not in ('DRAFT', 'PENDING') and traips.privacy = 'PUBLIC', false)`.as(
          'isPublic',
        ),
      )
  );
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Latest first. */
export function listNotifications(
  db: Database,
  userId: string,
  { page, limit, ...filter }: InboxFilter & { readonly page: number; readonly limit: number },
) {
  const own = notificationsOf(db, userId, filter)
    .select('notifications.id')
    .orderBy('notifications.at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return withSubjects(db)
    .where('notifications.id', 'in', own)
    .orderBy('notifications.at', 'desc')
    .orderBy('notifications.id', 'desc')
    .execute();
}

/** The given notifications that still exist and are unread. */
export function listUnreadAmong(db: Database, ids: readonly string[]) {
  return withSubjects(db)
    .where('notifications.id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .where('notifications.readAt', 'is', null)
    .orderBy('notifications.at', 'desc')
    .orderBy('notifications.id', 'desc')
    .execute();
}

export async function countNotifications(
  db: Database,
  userId: string,
  filter: InboxFilter,
  most: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(notificationsOf(db, userId, filter).select('notifications.id').limit(most).as('bounded'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function countUnread(db: Database, userId: string): Promise<number> {
  return countNotifications(db, userId, { unread: true }, maxCount);
}

/** Some, all, or those marked as read at one moment. */
type NotificationSelection =
  | { readonly ids: readonly string[] }
  | { readonly all: true }
  | { readonly readAt: Date };

/** Marks as read, or as unread if `readAt` is null, and notifies other open pages. */
export async function markNotifications(
  trx: Trx,
  userId: string,
  selection: NotificationSelection,
  readAt: Date | null,
): Promise<void> {
  let own = trx
    .updateTable('notifications')
    .set({ readAt })
    .where('userId', '=', userId)
    .where('readAt', readAt === null ? 'is not' : 'is', null);
  if ('ids' in selection) own = own.where('id', '=', sql<string>`any(${sql.val(selection.ids)}::uuid[])`);
  if ('readAt' in selection) own = own.where('readAt', '=', selection.readAt);
  await own.execute();
  await sql`select pg_notify(${bellChannel}, '')`.execute(trx);
}
