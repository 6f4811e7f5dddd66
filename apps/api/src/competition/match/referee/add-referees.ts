import { type MatchReferees, type matchManagementCalls, type Read, refuse } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { applyMatchEdit } from '../reply/match-edit.ts';
import { stateRefusal } from '../reply/refusals.ts';
import { conflictsOf } from '../schedule/conflicts.ts';
import { listInvolved, listRefereesAmong, lockReferees, saveReferees } from './queries.ts';

export const addReferees: Handler<typeof matchManagementCalls.addReferees> = (context, { body }) =>
  withMatchLock(context, { matchId: body.matchId, depth: 'MATCH', version: body.version }, (trx, locked) =>
    assignReferees(trx, locked, body.referees),
  );

async function assignReferees(
  trx: Trx,
  locked: LockedMatch,
  referees: Read<typeof MatchReferees>['referees'],
) {
  const { match, actor } = locked;
  const ids = referees.map(({ userId }) => userId);
  await lockReferees(trx, match, ids);
  const known = await listRefereesAmong(trx, match, ids);
  // Someone already assigned may have lost the referee role since; keeping them is not a new assignment.
  const notReferees = ids.filter((id) => !known.includes(id) && !locked.referees.includes(id));
  const busyReferees = await listBusy(trx, locked, ids);
  const situation = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('addReferees', situation, actor, { notReferees, busyReferees });
  if (isBreach(permission)) {
    const { breach } = permission;
    if (breach === 'REFEREE_NOT_ASSIGNED') return refuse(breach);
    if (breach !== 'NOT_A_REFEREE' && breach !== 'REFEREE_CLASH')
      return stateRefusal('addReferees', permission);
    return refuse(breach, { field: 'referees', details: { ids: permission.ids } });
  }
  const teams = [match.homeTeamId, match.awayTeamId].filter((id) => id !== null);
  const involved = await listInvolved(trx, ids, teams);
  if (involved.length > 0)
    return refuse('REFEREE_INVOLVED', { field: 'referees', details: { ids: involved } });
  await saveReferees(trx, { organisationId: match.organisationId, matchId: match.id, referees });
  const details = { old: locked.referees, new: ids };
  return applyMatchEdit(trx, locked, { action: 'REFEREES_SET', details });
}

async function listBusy(trx: Trx, locked: LockedMatch, refereeIds: readonly string[]): Promise<string[]> {
  const { kickOff } = locked.match;
  if (kickOff === null) return [];
  const conflicts = await conflictsOf(trx, locked, { kickOff, field: null, refereeIds });
  return conflicts.flatMap(({ kind, id }) => (kind === 'REFEREE' ? [id] : []));
}
