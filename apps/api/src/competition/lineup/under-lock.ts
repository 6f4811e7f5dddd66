import { type Refusal, refuse } from '@traip/contract';
import {
  canActOnLineup,
  isBreach,
  type LineupAction,
  type LineupRole,
  type LineupState,
} from '@traip/engine/match';
import { holdPerson } from '../../people/team/people/queries.ts';
import type { ViewScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Context } from '../../platform/routing/context.ts';
import { lockDesk, type OpenDesk } from '../match/desk/open-desk.ts';
import { platform } from '../match/desk/writer.ts';
import { findLineups, type LineupRecord } from '../match/lineups/stored/queries.ts';
import { lineupRoleIn } from './role.ts';

/** A lineup about to be changed, and who changes it as what. */
export interface OpenLineup {
  readonly desk: OpenDesk;
  readonly teamId: string;
  readonly stored: LineupRecord | undefined;
  readonly role: LineupRole;
  /** What becomes of it; null: it is gone. */
  readonly to: LineupState | null;
}

type Shared = 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'LINEUP_NOT_OPEN';

interface Wish {
  readonly action: LineupAction;
  readonly matchId: string;
  readonly teamId: string;
}

/**
 * Changes a lineup when nobody else changes anything in its competition, so that nobody is fielded by two teams at
 * once; all of it or nothing.
 */
export function underLock<T>(
  { db, scope, now }: Pick<Context, 'db' | 'now'> & { readonly scope: ViewScope },
  { action, matchId, teamId }: Wish,
  change: (trx: Trx, open: OpenLineup) => Promise<T>,
): Promise<T | Refusal<Shared>> {
  return withTransaction<T | Refusal<Shared>>(db, async (trx) => {
    if (!(await holdPerson(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const writer = { ...platform, userId: scope.userId };
    const desk = await lockDesk(trx, scope, { matchId, depth: 'COMPETITION', writer, at: now() });
    if ('refused' in desk) return desk;
    const role = await lineupRoleIn(trx, scope, teamId);
    if (role === null) return refuse('FORBIDDEN');
    const stored = (await findLineups(trx, matchId)).find((lineup) => lineup.teamId === teamId);
    const standpoint = { state: stored?.state ?? null, status: desk.match.state };
    const permission = canActOnLineup(action, standpoint, role);
    if (!isBreach(permission)) return change(trx, { desk, teamId, stored, role, to: permission.to });
    return permission.breach === 'ROLE_NOT_ALLOWED'
      ? refuse('FORBIDDEN', { details: { needs: permission.needs } })
      : refuse('LINEUP_NOT_OPEN', { details: { ...standpoint, allowed: permission.allowed } });
  });
}
