import {
  type ClosingToSave,
  type ClosingUndo,
  type closingCalls,
  isRefusal,
  type Read,
  refuse,
} from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { resolveActor } from '../match/desk/actor.ts';
import { type LockedMatch, lockMatch } from '../match/desk/locked-match.ts';
import { findParentIds } from '../match/desk/queries.ts';
import { postpone } from '../match/schedule/postpone-match.ts';
import { moveMatch } from '../match/schedule/schedule-match.ts';
import { closeDays } from '../venue/closed-dates/add-closed-date.ts';
import { removeVenue } from '../venue/delete-venue.ts';
import { lockOrganisation } from '../venue/lock/queries.ts';
import { changeVenue } from '../venue/update-venue.ts';
import { type Affected, type ClosingInput, findAffected, stampOf } from './affected/affected.ts';
import { listVersions } from './affected/queries.ts';
import { listOwnFieldIds } from './places/queries.ts';

type StaffContext = Context & { readonly scope: OrganisationScope };
type Input = Read<typeof ClosingToSave>;

/** Saves the closing and all moves in one transaction, or nothing. */
export const saveClosing: Handler<typeof closingCalls.save> = (context, { body }) =>
  withTransaction(context.db, async (trx) => {
    const locked = await lockAffected(trx, context, body.closing);
    if (isRefusal(locked)) return locked;
    const affected = await findAffected(trx, context.scope, body.closing, context.now());
    if (isRefusal(affected)) return affected;
    const unknown = await unknownMove(trx, context.scope, body, affected);
    if (unknown) return unknown;
    if (stampOf(affected) !== body.stamp) return refuse('CLOSING_OUTDATED');
    // Days close first, so that no match moves into them. Fields go last, once no match is played there.
    const closedDates = await closeAll(trx, context, body.closing, affected);
    if (isRefusal(closedDates)) return closedDates;
    const refusal = await moveAll(trx, locked, body);
    if (refusal) return refusal;
    const venue = await changeOrDelete(trx, context, body.closing);
    if (isRefusal(venue)) return venue;
    const named = (isDated: boolean) =>
      body.moves.filter(({ kickOff }) => (kickOff !== null) === isDated).map(({ matchId }) => matchId);
    const decided = new Set(body.moves.map(({ matchId }) => matchId));
    const left = affected.matches.map(({ id }) => id).filter((id) => !decided.has(id));
    const undo = await undoOf(trx, context.scope, affected, { body, closedDates });
    return { closedDates, venue, moved: named(true), postponed: named(false), left, undo };
  });

interface Saved {
  readonly body: Input;
  readonly closedDates: readonly { readonly id: string }[];
}

/** What would undo the closing: where each match was, and its new version. */
async function undoOf(
  trx: Trx,
  scope: OrganisationScope,
  { matches }: Affected,
  { body, closedDates }: Saved,
): Promise<Read<typeof ClosingUndo> | null> {
  if (!body.closing.days) return null;
  const ids = body.moves.map(({ matchId }) => matchId);
  const versions = new Map((await listVersions(trx, scope, ids)).map(({ id, version }) => [id, version]));
  return {
    closedDateIds: closedDates.map(({ id }) => id),
    matches: matches.flatMap(({ id: matchId, kickOff, fieldId }) => {
      const version = versions.get(matchId);
      return version === undefined ? [] : [{ matchId, version, kickOff, fieldId }];
    }),
  };
}

/** Refuses a move to another organisation's field, or of a match that isn't affected. */
async function unknownMove(trx: Trx, scope: OrganisationScope, { moves, stamp }: Input, affected: Affected) {
  const own = await listOwnFieldIds(
    trx,
    scope,
    moves.flatMap(({ fieldId }) => fieldId ?? []),
  );
  const foreign = moves.findIndex(({ fieldId }) => fieldId !== null && !own.includes(fieldId));
  if (foreign >= 0) return refuse('FIELD_UNKNOWN', { field: `moves.${foreign}.fieldId` });
  const concerned = new Set(affected.matches.map(({ id }) => id));
  const index = moves.findIndex(({ matchId }) => !concerned.has(matchId));
  if (index < 0) return null;
  // A match that was affected a moment ago is no mistake of the caller.
  const isOld = stampOf(affected) !== stamp && (await findParentIds(trx, scope, moves[index]?.matchId ?? ''));
  return isOld
    ? refuse('CLOSING_OUTDATED')
    : refuse('MATCH_NOT_CONCERNED', { field: `moves.${index}.matchId` });
}

/** Locks competitions before their matches, always in the same order, and then the organisation's venues. */
async function lockAffected(trx: Trx, { scope, now }: StaffContext, closing: ClosingInput) {
  const at = now();
  const actor = await resolveActor(trx, scope, at);
  if (isRefusal(actor)) return actor;
  const affected = await findAffected(trx, scope, closing, at);
  if (isRefusal(affected)) return affected;
  const key = ({ competitionId, phaseId, id }: Affected['matches'][number]) =>
    `${competitionId} ${phaseId} ${id}`;
  const locked = new Map<string, LockedMatch>();
  for (const { id: matchId } of affected.matches.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))) {
    const match = await lockMatch(trx, scope, { matchId, depth: 'COMPETITION', actor, at });
    if (!isRefusal(match)) locked.set(matchId, match);
  }
  await lockOrganisation(trx, scope);
  return locked;
}

async function closeAll(trx: Trx, context: StaffContext, { days }: ClosingInput, affected: Affected) {
  if (!days) return [];
  const { fieldIds: _chosen, ...closed } = days;
  const fieldIds = affected.closedFieldIds.length === 0 ? [null] : affected.closedFieldIds;
  const closedDates = [];
  for (const fieldId of fieldIds) {
    const one = await closeDays(trx, context, { ...closed, fieldId });
    if (isRefusal(one)) return one;
    closedDates.push(one);
  }
  return closedDates;
}

async function moveAll(
  trx: Trx,
  locked: ReadonlyMap<string, LockedMatch>,
  { moves, reason, closing }: Input,
) {
  for (const { matchId, kickOff, fieldId } of moves) {
    const match = locked.get(matchId);
    if (!match) return refuse('CLOSING_OUTDATED');
    const refusal =
      kickOff === null
        ? await postpone(trx, match, reason ?? closing.days?.reason ?? null)
        : await moveMatch(trx, match, { kickOff, fieldId });
    if (refusal) return refusal;
  }
  return null;
}

async function changeOrDelete(trx: Trx, context: StaffContext, { change, deleteId }: ClosingInput) {
  if (change) return changeVenue(trx, context, change);
  return deleteId === undefined ? null : removeVenue(trx, context, deleteId);
}
