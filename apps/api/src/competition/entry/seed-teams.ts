import { type entryCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { changeCompetition } from '../competition/queries.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { isOver } from '../competition/reply/course.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { asStaffUnderLock } from '../competition/under-lock.ts';
import { listSeeds, saveSeeds } from './seeds/queries.ts';

/** Seeds of a draw that is still to be made, or made again. */
export const seedTeams: Handler<typeof entryCalls.seed> = (context, { body: { competitionId, seeds } }) =>
  asStaffUnderLock(context, 'competitions.manage', competitionId, async (trx, competition, actor) => {
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
    await changeCompetition(trx, actor, competitionId);
    const { organisationId, userId: byUser } = actor;
    await writeRecord(trx, {
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
