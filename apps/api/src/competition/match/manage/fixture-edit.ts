import { type FullMatch, isRefusal, type Read, type Refusal } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import { applyTableChange } from '../../progression/index.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import { type MatchEdit, persistMatchEdit, reloadMatch } from '../reply/match-edit.ts';

/** Persists a fixture that was added, deleted or given other teams, and updates standings and brackets. */
export async function persistFixtureEdit(
  trx: Trx,
  locked: LockedMatch,
  edit: MatchEdit,
): Promise<null | Refusal<'DEPENDENT_STARTED'>> {
  await persistMatchEdit(trx, locked, edit);
  const { phaseId } = locked.match;
  const applied = await applyTableChange(trx, { phaseId, at: locked.at, change: (phase) => phase });
  return isRefusal(applied) ? applied : null;
}

/** Like `persistFixtureEdit`, and returns the reloaded match. */
export async function applyFixtureEdit(
  trx: Trx,
  locked: LockedMatch,
  edit: MatchEdit,
): Promise<Read<typeof FullMatch> | Refusal<'DEPENDENT_STARTED'>> {
  return (await persistFixtureEdit(trx, locked, edit)) ?? reloadMatch(trx, locked);
}
