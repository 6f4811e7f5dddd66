import type { Refusal } from '@traip/contract';
import type { ViewScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { type Actor, hasAbility, withCompetitionLock } from '../competition/with-competition-lock.ts';
import { searchesReply, visibleSearches } from './list/list-reply.ts';
import { listSearches, type SearchRow } from './list/queries.ts';

/** The list of a competition during a change. */
export interface OpenList {
  readonly trx: Trx;
  readonly competition: CompetitionRecord;
  readonly actor: Actor;
  readonly isStaff: boolean;
  readonly at: Date;
  /** The searches that the caller can see. */
  readonly searches: readonly SearchRow[];
}

type ListContext = Pick<Context, 'db' | 'now'> & { readonly scope: ViewScope };

/** Runs a change with the competition locked; returns the list afterwards. */
export function withPartnerList<R extends Refusal>(
  context: ListContext,
  competitionId: string,
  change: (list: OpenList) => Promise<R | undefined>,
) {
  return withCompetitionLock(context, competitionId, async (trx, competition, actor) => {
    const isStaff = hasAbility(actor, 'teams.manage');
    const at = context.now();
    const reader = { userId: actor.userId, isStaff, now: at };
    const rows = await listSearches(trx, competitionId, actor.userId);
    const searches = visibleSearches(rows, reader);
    const refusal = await change({ trx, competition, actor, isStaff, at, searches });
    return refusal ?? searchesReply(trx, competition, reader);
  });
}
