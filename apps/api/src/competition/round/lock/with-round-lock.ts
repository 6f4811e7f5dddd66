import { isRefusal, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { withSavepoint } from '../../../platform/db/with-savepoint.ts';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { lockCompetition } from '../../competition/queries.ts';
import { resolveActor } from '../../match/desk/actor.ts';
import { type LockedMatch, lockMatch } from '../../match/desk/locked-match.ts';
import { advance } from '../../progression/index.ts';

type RoundContext = Pick<Context, 'db' | 'now'> & { readonly scope: OrganisationScope };
type LockRefusal = Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'DEPENDENT_STARTED'>;

interface ChangeOptions {
  /** The standings are computed once, after the last match. */
  readonly isBatched: boolean;
}

/** A refusal rolls back the change of this match only. */
type ChangeOutcome = 'CHANGED' | 'UNCHANGED' | Refusal;
type MatchChange = (locked: LockedMatch, options: ChangeOptions) => Promise<ChangeOutcome>;

/** Changes the matches of a locked competition one by one; each is checked separately. */
export interface RoundWriter {
  readonly trx: Trx;
  readonly change: (matchId: string, work: MatchChange) => Promise<ChangeOutcome>;
}

/** Runs `work` in a transaction that locks the competition, and computes the changed tables at the end. */
export function withRoundLock<T>(
  { db, now, scope }: RoundContext,
  competitionId: string,
  work: (writer: RoundWriter) => Promise<T>,
): Promise<T | LockRefusal> {
  return withTransaction<T | LockRefusal>(db, async (trx) => {
    const at = now();
    const actor = await resolveActor(trx, scope, at);
    if (isRefusal(actor)) return actor;
    if (!(await lockCompetition(trx, scope, competitionId))) return refuse('NOT_FOUND');
    const changed = new Map<string, LockedMatch>();
    const change = (matchId: string, apply: MatchChange) =>
      withSavepoint(trx, async () => {
        const locked = await lockMatch(trx, scope, { matchId, depth: 'PHASE', actor, at });
        if (isRefusal(locked)) return locked;
        if (locked.match.competitionId !== competitionId) return refuse('NOT_FOUND');
        const isBatched = maySettleLater(locked);
        const outcome = await apply(locked, { isBatched });
        if (outcome === 'CHANGED' && isBatched) changed.set(tableOf(locked), locked);
        return outcome;
      });
    const outcome = await work({ trx, change });
    return isRefusal(outcome) ? outcome : ((await advanceTables(trx, changed, at)) ?? outcome);
  });
}

/** In a finished phase a result may change who advanced, which must be checked at once. */
function maySettleLater({ match }: LockedMatch): boolean {
  return match.phaseState !== 'FINISHED';
}

const tableOf = ({ match }: LockedMatch) => `${match.phaseId} ${match.groupKey}`;

/** Advancing one match of each table updates the whole table. */
async function advanceTables(trx: Trx, changed: ReadonlyMap<string, LockedMatch>, at: Date) {
  for (const { match } of changed.values()) {
    const advanced = await advance(trx, { phaseId: match.phaseId, matchId: match.id, at });
    if (isRefusal(advanced)) return advanced;
  }
  return null;
}
