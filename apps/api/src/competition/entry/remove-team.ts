import {
  type EntryRemoval,
  type entryCalls,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { type CompetitionRecord, changeCompetition } from '../competition/queries.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { isAhead, isOver } from '../competition/reply/course.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { type Actor, may, underLock } from '../competition/under-lock.ts';
import { applyWithdrawal } from '../progression/index.ts';
import {
  deleteParticipation,
  findParticipation,
  hasMatches,
  holdTeam,
  listPhasesOf,
  type Participation,
  takeOutOfPhases,
} from './queries.ts';
import { speaksFor } from './team-refusal.ts';

type Removal = Read<typeof EntryRemoval>;

/** Before the start a team is taken out as if it had never come; afterwards it withdraws, and its place stays in the books. */
export const removeTeam: Handler<typeof entryCalls.remove> = (context, { body }) =>
  underLock(context, body.competitionId, async (trx, competition, actor) => {
    const { userId: byUser, organisationId } = actor;
    const entry = await findRemovable(trx, competition, actor, body);
    if ('refused' in entry) return entry;
    const at = context.now();
    const action =
      isAhead(competition) || entry.status === 'REQUESTED'
        ? await takeOut(trx, entry, body)
        : await withdraw(trx, competition, entry, { ...body, at, byUser });
    if (typeof action !== 'string') return action;
    await changeCompetition(trx, actor, competition.id);
    await writeRecord(trx, {
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

/** Staff remove any team; an owner or captain their own, as long as nobody plays. */
async function findRemovable(
  trx: Trx,
  competition: CompetitionRecord,
  actor: Actor,
  { teamId, phaseId }: Removal,
): Promise<
  | Participation
  | Refusal<'FORBIDDEN' | 'NOT_ENTERED' | 'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'PHASE_UNKNOWN'>
> {
  const isStaff = may(actor, 'teams.manage');
  if (!isStaff && !speaksFor((await holdTeam(trx, teamId, actor.userId))?.role)) return refuse('FORBIDDEN');
  const at = { organisationId: actor.organisationId, competitionId: competition.id, teamId };
  const entry = await findParticipation(trx, at);
  if (entry?.status !== 'ACCEPTED' && entry?.status !== 'REQUESTED') return refuse('NOT_ENTERED');
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  if (!isStaff && !isAhead(competition) && entry.status === 'ACCEPTED')
    return refuse('COMPETITION_UNDER_WAY');
  const phases = phaseId === undefined ? [] : await listPhases(trx, competition.id);
  const isUnknown = phaseId !== undefined && !phases.some(({ id }) => id === phaseId);
  return isUnknown ? refuse('PHASE_UNKNOWN', { field: 'phaseId' }) : entry;
}

/** Out of one of its phases, or, if it has no other, out of the competition. Fixtures that name it are made anew first. */
async function takeOut(
  trx: Trx,
  entry: Participation,
  { phaseId }: Removal,
): Promise<'REMOVED' | 'LEFT_PHASE' | Refusal<'PHASE_HAS_MATCHES' | 'NOT_ENTERED'>> {
  const all = await listPhasesOf(trx, entry);
  if (phaseId !== undefined && !all.includes(phaseId)) return refuse('NOT_ENTERED');
  const left = all.filter((id) => phaseId === undefined || id === phaseId);
  if (await hasMatches(trx, entry.teamId, left)) return refuse('PHASE_HAS_MATCHES');
  await takeOutOfPhases(trx, entry.teamId, left);
  if (left.length < all.length) return 'LEFT_PHASE';
  await deleteParticipation(trx, entry);
  return 'REMOVED';
}

async function withdraw(
  trx: Trx,
  competition: CompetitionRecord,
  entry: Participation,
  { mode: asked, reason, at, byUser }: Removal & { readonly at: Date; readonly byUser: string },
): Promise<'WITHDRAWN' | Refusal<'WITHDRAWAL_MODE_REQUIRED' | 'DEPENDENT_STARTED'>> {
  const { id: competitionId, organisationId } = competition;
  const mode = asked ?? competition.withdrawalMode;
  if (mode === null) return refuse('WITHDRAWAL_MODE_REQUIRED', { field: 'mode' });
  const done = await applyWithdrawal(trx, {
    organisationId,
    competitionId,
    teamId: entry.teamId,
    participationId: entry.id,
    mode,
    reason,
    byUser,
    at,
  });
  return isRefusal(done) ? done : 'WITHDRAWN';
}
