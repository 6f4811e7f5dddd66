import { type ErrorCode, type MatchAuditAction, type Refusal, refuse } from '@traip/contract';
import { notifyMatchAction } from '../../notification/notify/match/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../platform/live/queries.ts';
import type { Context } from '../../platform/routing/context.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { lockFields } from '../timetable/moves/queries.ts';
import { type Board, loadBoard } from './board/board.ts';
import { boardReply, noQueue } from './board/board-reply.ts';

type StaffContext = Pick<Context, 'db' | 'now'> & { readonly scope: OrganisationScope };

/** A change of one match in the queue. */
interface MatchStep {
  readonly matchId: string;
  readonly action: MatchAuditAction;
  readonly details?: Record<string, unknown>;
}

/** Returns what was changed, or why it can't be. */
type Change<C extends ErrorCode> = (trx: Trx, board: Board, at: Date) => Promise<MatchStep | Refusal<C>>;

/** Changes a board with its competition and courts locked, publishes the change and returns the new board. */
export function withBoard<C extends ErrorCode>(
  context: StaffContext,
  competitionId: string,
  change: Change<C>,
) {
  const { scope } = context;
  return withStaffCompetitionLock(context, 'matches.manage', competitionId, async (trx, competition) => {
    const at = context.now();
    const input = { userId: scope.userId, competitionId, now: at };
    const seen = await loadBoard(trx, input);
    if (!seen) return refuse('QUEUE_OFF');
    if (competition.state === 'FINISHED' || competition.state === 'CANCELED')
      return refuse('COMPETITION_OVER');
    await lockFields(trx, scope, seen.settings.fieldIds);
    // Another competition may have taken a court while this one waited for the lock.
    const board = (await loadBoard(trx, input)) ?? seen;
    const step = await change(trx, board, at);
    if ('refused' in step) return step;
    const { matchId, action, details = {} } = step;
    const { organisationId, userId: byUser } = scope;
    const entry = { organisationId, competitionId, subjectKind: 'MATCH', subjectId: matchId } as const;
    await insertAuditEntry(trx, { ...entry, action, details, byUser, at });
    await notifyMatchAction(trx, { matchId, action, details, by: byUser, at });
    return publishBoard(trx, context, competitionId, at);
  });
}

/** Publishes the change to followers, and returns the current board. */
export async function publishBoard(trx: Trx, { scope }: StaffContext, competitionId: string, at: Date) {
  const { organisationId, userId } = scope;
  const news = { organisationId, competitionId, kind: 'QUEUE_CHANGED', payload: {}, at };
  await publishCompetitionChange(trx, news);
  const board = await loadBoard(trx, { userId, competitionId, now: at });
  return board ? boardReply(trx, board, at) : noQueue;
}
