import type { MatchAuditAction } from '@traip/contract';
import { queueFollowerNews } from '../../../notification/followers/outbox/queries.ts';
import type { MatchMoment } from '../../../platform/db/follow-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { LockedMatch } from '../desk/locked-match.ts';

const moments: Partial<Record<MatchAuditAction, MatchMoment>> = {
  RESCHEDULED: 'MOVED',
  POSTPONED: 'POSTPONED',
};

interface Edit {
  readonly action: MatchAuditAction;
  readonly details?: Record<string, unknown>;
}

/** Notifies followers that a match has a new date or waits for one. */
export async function notifyOfEdit(
  trx: Trx,
  { match, actor, at }: LockedMatch,
  { action, details = {} }: Edit,
): Promise<void> {
  const moment = moments[action];
  if (moment === undefined) return;
  const was = { was: match.kickOff?.getTime() ?? null };
  const postponed = moment === 'POSTPONED' ? { reason: details.reason ?? null, isPostponed: true } : {};
  const news = { matchId: match.id, moment, details: { ...was, ...postponed } };
  await queueFollowerNews(trx, { ...news, by: actor.userId, at });
}
