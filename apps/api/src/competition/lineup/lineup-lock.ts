import { type Refusal, refuse } from '@traip/contract';
import {
  canActOnLineup,
  isBreach,
  type LineupAction,
  type LineupRole,
  type LineupState,
} from '@traip/engine/match';
import { lockPersonShared } from '../../people/team/people/queries.ts';
import type { ViewScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Context } from '../../platform/routing/context.ts';
import { platformActor } from '../match/desk/actor.ts';
import { type LockedMatch, lockMatch } from '../match/desk/locked-match.ts';
import { findLineups, type LineupRecord } from '../match/lineups/stored/queries.ts';
import { lineupRoleIn } from './role.ts';

/** A locked lineup, and the role of the caller. */
export interface LockedLineup {
  readonly locked: LockedMatch;
  readonly teamId: string;
  readonly stored: LineupRecord | undefined;
  readonly role: LineupRole;
  /** The state after the action; null when the lineup is deleted. */
  readonly to: LineupState | null;
}

type LockRefusalCode = 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'LINEUP_NOT_OPEN';

interface LineupLockOptions {
  readonly action: LineupAction;
  readonly matchId: string;
  readonly teamId: string;
}

/**
 * Runs `change` in a transaction that locks the competition, so that nobody is fielded by two teams at once;
 * a refusal rolls everything back.
 */
export function withLineupLock<T>(
  { db, scope, now }: Pick<Context, 'db' | 'now'> & { readonly scope: ViewScope },
  { action, matchId, teamId }: LineupLockOptions,
  change: (trx: Trx, open: LockedLineup) => Promise<T>,
): Promise<T | Refusal<LockRefusalCode>> {
  return withTransaction<T | Refusal<LockRefusalCode>>(db, async (trx) => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const actor = { ...platformActor, userId: scope.userId };
    const locked = await lockMatch(trx, scope, { matchId, depth: 'COMPETITION', actor, at: now() });
    if ('refused' in locked) return locked;
    const role = await lineupRoleIn(trx, scope, teamId);
    if (role === null) return refuse('FORBIDDEN');
    const stored = (await findLineups(trx, matchId)).find((lineup) => lineup.teamId === teamId);
    const situation = { state: stored?.state ?? null, status: locked.match.state };
    const permission = canActOnLineup(action, situation, role);
    if (!isBreach(permission)) return change(trx, { locked, teamId, stored, role, to: permission.to });
    return refuse('LINEUP_NOT_OPEN', { details: { ...situation, allowed: permission.allowed } });
  });
}
