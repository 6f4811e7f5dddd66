import { type entryCalls, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { isOver } from '../competition/reply/progress.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { listSeeds, saveSeeds } from './seeds/queries.ts';

/** Until the first match is played, because the draw can still be made or repeated. */
export const seedTeams: Handler<typeof entryCalls.seed> = (context, { body: { competitionId, seeds } }) =>
  withStaffCompetitionLock(context, 'competitions.manage', competitionId, async (trx, competition, actor) => {
    if (isOver(competition)) return refuse('COMPETITION_OVER');
    const phases = await listPhases(trx, competitionId);
    if (phases.some(({ played }) => played > 0)) return refuse('COMPETITION_UNDER_WAY');
    const present = new Map((await listSeeds(trx, competitionId)).map(({ teamId, seed }) => [teamId, seed]));
    for (const [index, { teamId, seed }] of seeds.entries()) {
      if (!present.has(teamId)) return refuse('NOT_ENTERED', { field: `seeds.${index}.teamId` });
      present.set(teamId, seed);
    }
    const taken = [...present.values()].filter((seed) => seed !== null);
    if (new Set(taken).size < taken.length) return refuse('DUPLICATE_SEED', { field: 'seeds' });
    await saveSeeds(trx, competitionId, seeds);
    await updateCompetitionRow(trx, actor, competitionId);
    const { organisationId, userId: byUser } = actor;
    await insertAuditEntry(trx, {
      organisationId,
      competitionId,
      subjectKind: 'COMPETITION',
      subjectId: competitionId,
      action: 'SEEDED',
      details: { seeds },
      byUser,
      at: context.now(),
    });
    return { changed: seeds.length };
  });
