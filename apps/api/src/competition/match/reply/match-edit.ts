import type { FullMatch, MatchAuditAction, Read } from '@traip/contract';
import type { Updateable } from 'kysely';
import { notifyMatchAction } from '../../../notification/notify/match/queries.ts';
import { emitMatchEdit } from '../../../notification/webhook/emit/match-events.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { MatchesTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishMatchChange } from '../../../platform/live/queries.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import { type EventRow, insertEvents, saveMatch } from '../desk/queries.ts';
import { notifyOfEdit } from '../followers/notify-of-edit.ts';
import { clockOf } from '../lists/clocks.ts';
import { viewerOf } from '../people/viewer.ts';
import { fullMatch } from './full-match.ts';

/** A change to a match that doesn't affect its result. */
export interface MatchEdit {
  readonly action: MatchAuditAction;
  readonly events?: readonly EventRow[];
  readonly set?: Omit<Updateable<MatchesTable>, 'version' | 'result'>;
  readonly details?: Record<string, unknown>;
}

/** Persists an edit, records it and publishes it. */
export async function persistMatchEdit(trx: Trx, locked: LockedMatch, edit: MatchEdit): Promise<void> {
  const { match, actor, at, state, rules } = locked;
  const { action, events = [], set = {}, details = {} } = edit;
  const { organisationId, competitionId, id: matchId } = match;
  await insertEvents(trx, events);
  await saveMatch(trx, matchId, set);
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId: matchId,
    action,
    details: { ...details, ...(actor.linkId === null ? {} : { scorerLink: actor.linkId }) },
    byUser: actor.userId,
    at,
  });
  await notifyMatchAction(trx, { matchId, action, details, by: actor.userId, at });
  await notifyOfEdit(trx, locked, edit);
  await emitMatchEdit(trx, { organisationId, matchId, action, previousKickOff: match.kickOff, at });
  await publishMatchChange(trx, {
    organisationId,
    competitionId,
    matchId,
    kind: action,
    at,
    payload: {
      state: set.state ?? match.state,
      version: match.version + 1,
      clock: clockOf(state, rules, at),
      sets: state.tally.sets,
    },
  });
}

/** Like `persistMatchEdit`, and returns the reloaded match. */
export async function applyMatchEdit(
  trx: Trx,
  locked: LockedMatch,
  edit: MatchEdit,
): Promise<Read<typeof FullMatch>> {
  await persistMatchEdit(trx, locked, edit);
  return reloadMatch(trx, locked);
}

/** The current match, as seen by the person who just changed it. */
export async function reloadMatch(
  trx: Trx,
  { match, actor, at }: Pick<LockedMatch, 'match' | 'actor' | 'at'>,
): Promise<Read<typeof FullMatch>> {
  const { userId, role } = actor;
  if (userId === null) throw new Error('Only people change matches by hand.');
  const viewer = await viewerOf(trx, { userId, role }, match);
  const reply = await fullMatch(trx, { matchId: match.id, at }, { viewer, role });
  if (!reply) throw new Error('A locked match has disappeared.');
  return reply;
}
