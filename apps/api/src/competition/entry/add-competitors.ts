import { type entryCalls, isRefusal, type Refusal, refuse } from '@traip/contract';
import { createCompetitors } from '../../people/competitor/create-competitors.ts';
import { listCompeting } from '../../people/competitor/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { withCompetitionLock } from '../competition/with-competition-lock.ts';
import { listOpenPhases } from '../partners/queries.ts';
import { redrawPartners } from '../partners/redraw.ts';
import { capacityRefusal } from './capacity-refusal.ts';
import { choosePhase } from './choose-phase.ts';
import { countAccepted, findSport } from './queries.ts';
import { saveEntry } from './save-entry.ts';

/** Staff add players or pairs by name: all or none. */
export const addCompetitors: Handler<typeof entryCalls.addByName> = (context, { body }) => {
  const { competitionId, names } = body;
  return withCompetitionLock(context, competitionId, async (trx, competition, actor) => {
    const { competitors: kind, traipId } = competition;
    if (kind === 'TEAM') return refuse('COMPETITOR_DIFFERS', { field: 'names' });
    const phaseId = await phaseFor(trx, competition, names.length);
    if (isRefusal(phaseId)) return phaseId;
    const at = context.now();
    const competing = await listCompeting(trx, competitionId);
    const created = await createCompetitors({ trx, scope: actor, at }, names, {
      kind,
      sportKey: await findSport(trx, traipId),
      taken: new Set(competing.map(({ searchText }) => searchText)),
    });
    if ('problem' in created) return refuse(created.problem, { field: `names.${created.index}` });
    for (const teamId of created.ids) {
      const entry = { competitionId, teamId, seed: null };
      const placement = { isStaff: true, entry: undefined, phaseId, at };
      const subjectId = await saveEntry(trx, actor, entry, placement);
      await insertAuditEntry(trx, {
        organisationId: actor.organisationId,
        competitionId,
        subjectKind: 'PARTICIPATION',
        subjectId,
        action: 'ACCEPTED',
        details: { teamId, phaseId },
        byUser: actor.userId,
        at,
      });
    }
    const refusal = await redrawPartners({ trx, scope: actor, at }, competitionId);
    if (refusal) return refusal;
    await updateCompetitionRow(trx, actor, competitionId);
    const entries = created.ids.map((teamId) => findEntry(trx, actor, competitionId, teamId));
    return { entries: (await Promise.all(entries)).map(entryReply) };
  });
};

/** The phase to enter; null in a competition without phases. */
async function phaseFor(
  trx: Trx,
  competition: CompetitionRecord,
  count: number,
): Promise<
  string | null | Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL' | 'PHASE_UNKNOWN'>
> {
  // With changing partners, latecomers play from the next round on.
  const isRotating = (await listOpenPhases(trx, competition.id)).length > 0;
  const refusal = await capacityRefusal(trx, competition, isRotating);
  if (refusal) return refusal;
  const free = (competition.maxTeams ?? count) - (await countAccepted(trx, competition.id));
  if (competition.maxTeams !== null && free < count) return refuse('COMPETITION_FULL');
  const phase = choosePhase(await listPhases(trx, competition.id), undefined);
  return isRefusal(phase) ? phase : (phase?.id ?? null);
}
