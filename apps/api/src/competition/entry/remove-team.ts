import {
  type EntryRemoval,
  type entryCalls,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import { removeIdleCompetitor } from '../../people/competitor/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { isBeforeStart, isOver } from '../competition/reply/progress.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { type Actor, hasAbility, withCompetitionLock } from '../competition/with-competition-lock.ts';
import { listOpenPhases } from '../partners/queries.ts';
import { redrawPartners } from '../partners/redraw.ts';
import { applyWithdrawal } from '../progression/index.ts';
import {
  deleteParticipation,
  findParticipation,
  hasMatches,
  listPhasesOf,
  lockTeamShared,
  type Participation,
  removeFromPhases,
} from './queries.ts';
import { mayRepresent } from './team-refusal.ts';

type Removal = Read<typeof EntryRemoval>;

/** Before the start a team is removed without a trace; afterwards it withdraws and stays on record. */
export const removeTeam: Handler<typeof entryCalls.remove> = (context, { body }) =>
  withCompetitionLock(context, body.competitionId, async (trx, competition, actor) => {
    const { userId: byUser, organisationId } = actor;
    const entry = await findRemovable(trx, competition, actor, body);
    if ('refused' in entry) return entry;
    const at = context.now();
    const action =
      isBeforeStart(competition) || entry.status === 'REQUESTED'
        ? await removeEntry(trx, entry, { ...body, at })
        : await withdraw(trx, competition, entry, { ...body, at, byUser });
    if (typeof action !== 'string') return action;
    const { endsRounds } = body;
    const refusal = await redrawPartners({ trx, scope: actor, at }, competition.id, { endsRounds });
    if (refusal) return refusal;
    await updateCompetitionRow(trx, actor, competition.id);
    await insertAuditEntry(trx, {
      organisationId,
      competitionId: competition.id,
      subjectKind: 'PARTICIPATION',
      subjectId: entry.id,
      action,
      byUser,
      at,
      details: { teamId: body.teamId, phaseId: body.phaseId, mode: body.mode, reason: body.reason },
    });
    return { removed: true as const };
  });

/** Staff can remove any team; an owner or captain only their own, until play begins. */
async function findRemovable(
  trx: Trx,
  competition: CompetitionRecord,
  actor: Actor,
  { teamId, phaseId }: Removal,
): Promise<
  | Participation
  | Refusal<'FORBIDDEN' | 'NOT_ENTERED' | 'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'PHASE_UNKNOWN'>
> {
  const isStaff = hasAbility(actor, 'teams.manage');
  if (!isStaff && !mayRepresent(await lockTeamShared(trx, teamId, actor.userId))) return refuse('FORBIDDEN');
  const at = { organisationId: actor.organisationId, competitionId: competition.id, teamId };
  const entry = await findParticipation(trx, at);
  if (entry?.status !== 'ACCEPTED' && entry?.status !== 'REQUESTED') return refuse('NOT_ENTERED');
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  if (!isStaff && !isBeforeStart(competition) && entry.status === 'ACCEPTED')
    return refuse('COMPETITION_UNDER_WAY');
  const phases = phaseId === undefined ? [] : await listPhases(trx, competition.id);
  const isUnknown = phaseId !== undefined && !phases.some(({ id }) => id === phaseId);
  return isUnknown ? refuse('PHASE_UNKNOWN', { field: 'phaseId' }) : entry;
}

/** Removes the team from one phase, or from the competition if none is left. It must not be in fixtures. */
async function removeEntry(
  trx: Trx,
  entry: Participation,
  { phaseId, at }: Removal & { readonly at: Date },
): Promise<'REMOVED' | 'LEFT_PHASE' | Refusal<'PHASE_HAS_MATCHES' | 'NOT_ENTERED'>> {
  const all = await listPhasesOf(trx, entry);
  if (phaseId !== undefined && !all.includes(phaseId)) return refuse('NOT_ENTERED');
  const leftPhases = all.filter((id) => phaseId === undefined || id === phaseId);
  if (await hasMatches(trx, entry.teamId, leftPhases)) return refuse('PHASE_HAS_MATCHES');
  await removeFromPhases(trx, entry.teamId, leftPhases);
  if (leftPhases.length < all.length) return 'LEFT_PHASE';
  await deleteParticipation(trx, entry);
  await removeIdleCompetitor(trx, entry.teamId, at);
  return 'REMOVED';
}

async function withdraw(
  trx: Trx,
  competition: CompetitionRecord,
  entry: Participation,
  { mode: requestedMode, reason, at, byUser }: Removal & { readonly at: Date; readonly byUser: string },
): Promise<'WITHDRAWN' | Refusal<'WITHDRAWAL_MODE_REQUIRED' | 'DEPENDENT_STARTED'>> {
  const { id: competitionId, organisationId } = competition;
  // With changing partners only played matches count, for all four players.
  const isRotating = (await listOpenPhases(trx, competitionId)).length > 0;
  const mode = isRotating ? 'KEEP_ONLY' : (requestedMode ?? competition.withdrawalMode);
  if (mode === null) return refuse('WITHDRAWAL_MODE_REQUIRED', { field: 'mode' });
  const outcome = await applyWithdrawal(trx, {
    organisationId,
    competitionId,
    teamId: entry.teamId,
    participationId: entry.id,
    mode,
    reason,
    byUser,
    at,
  });
  return isRefusal(outcome) ? outcome : 'WITHDRAWN';
}
