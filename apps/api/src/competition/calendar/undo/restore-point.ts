import type { PlanStatus } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import type { Move } from '../../timetable/moves/queries.ts';
import { findClashes } from './clashes.ts';
import { findMatchesByIds, type MatchRow } from './queries.ts';

/** Where a match was before a calendar was applied. Times are ISO strings, as they are stored. */
export interface MatchBefore extends Pick<MatchRow, 'id' | 'state' | 'fieldId' | 'postponedReason'> {
  /** The version that the calendar gave it: another one means that it has changed since. */
  readonly version: number;
  readonly kickOff: string | null;
  readonly postponedFrom: string | null;
  /** What it clashed with there already. */
  readonly clashes: readonly string[];
}

/** What undoing an applied calendar takes. */
export interface RestorePoint {
  /** The status of the plan before. */
  readonly status: PlanStatus;
  readonly appliedAt: string;
  readonly matches: readonly MatchBefore[];
}

interface Application {
  readonly status: PlanStatus;
  readonly moves: readonly Pick<Move, 'id'>[];
  readonly at: Date;
}

/** Must be taken before the matches move. */
export async function takeRestorePoint(
  db: Database,
  scope: OrganisationRef,
  { status, moves, at }: Application,
): Promise<RestorePoint> {
  const ids = moves.map(({ id }) => id);
  const matches = await findMatchesByIds(db, scope, ids);
  const clashes = await findClashes(db, scope, { matches, moving: ids });
  return {
    status,
    appliedAt: at.toISOString(),
    matches: matches.map(({ id, state, fieldId, postponedReason, ...match }) => ({
      id,
      state,
      fieldId,
      postponedReason,
      version: match.version + 1,
      kickOff: match.kickOff?.toISOString() ?? null,
      postponedFrom: match.postponedFrom?.toISOString() ?? null,
      clashes: clashes.get(id) ?? [],
    })),
  };
}
