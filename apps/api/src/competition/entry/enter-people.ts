import { isRefusal, type Refusal } from '@traip/contract';
import { notifyEntryDecided, notifyEntryRequested } from '../../notification/notify/entry/queries.ts';
import { emitEntryDecided, emitEntryRequested } from '../../notification/webhook/emit/competition-events.ts';
import { competitorCode, membersOf } from '../../people/competitor/create-competitors.ts';
import { insertMemberships } from '../../people/squad/queries.ts';
import { createTeams } from '../../people/team/create-teams.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { listPhases } from '../competition/reply/queries.ts';
import type { Actor } from '../competition/with-competition-lock.ts';
import { capacityRefusal } from './capacity-refusal.ts';
import { choosePhase } from './choose-phase.ts';
import { findSport } from './queries.ts';
import { saveEntry } from './save-entry.ts';

interface NewCompetitor {
  readonly trx: Trx;
  readonly competition: CompetitionRecord;
  readonly actor: Actor;
  readonly isStaff: boolean;
  readonly at: Date;
}

/** Enters a player or a pair for an organiser, or applies for a place; returns the id of their team. */
export async function enterPeople(
  { trx, competition, actor, isStaff, at }: NewCompetitor,
  personIds: readonly [string] | readonly [string, string],
): Promise<
  string | Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL' | 'PHASE_UNKNOWN'>
> {
  const refusal = await capacityRefusal(trx, competition);
  if (refusal) return refusal;
  const phase = isStaff ? choosePhase(await listPhases(trx, competition.id), undefined) : null;
  if (isRefusal(phase)) return phase;
  const { id: competitionId, organisationId } = competition;
  // The database names it after its people.
  const competitor = { name: '—', code: competitorCode(), competitorKind: competition.competitors };
  const created = await createTeams(
    { trx, scope: actor, at },
    [competitor],
    await findSport(trx, competition.traipId),
  );
  if ('taken' in created) throw new Error('Two competitors drew the same code.');
  const [teamId = ''] = created.ids;
  await insertMemberships(trx, membersOf(teamId, personIds, at));
  const placement = { isStaff, entry: undefined, phaseId: phase?.id ?? null, at };
  const participationId = await saveEntry(trx, actor, { competitionId, teamId, seed: null }, placement);
  await updateCompetitionRow(trx, actor, competitionId);
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'PARTICIPATION',
    subjectId: participationId,
    action: isStaff ? 'ACCEPTED' : 'REQUESTED',
    details: { teamId },
    byUser: actor.userId,
    at,
  });
  const notify = isStaff ? notifyEntryDecided : notifyEntryRequested;
  await notify(trx, { participationId, by: actor.userId, at });
  const emit = isStaff ? emitEntryDecided : emitEntryRequested;
  await emit(trx, { organisationId, participationId, at });
  return teamId;
}
