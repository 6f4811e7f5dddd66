import type { Worker } from '../../../../platform/jobs/jobs.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { lapseChallenge } from './lapse-challenge.ts';
import { listIdleLadders, listLapseCandidates } from './queries.ts';
import { refreshIdleTables } from './refresh-idle-tables.ts';

/**
 * Every hour: challenges that were not played in time are lost, and the tables of ladders on which the idle fall are
 * kept as they are today. Each in a transaction of its own: one that fails does not keep the others waiting, and is
 * told at the end.
 */
export function ladderWorker({ db, now }: Pick<Services, 'db' | 'now'>): Worker<'ladders'> {
  return async () => {
    const at = now();
    const failures: unknown[] = [];
    const collect = (error: unknown) => failures.push(error);
    for (const match of await listLapseCandidates(db, at)) await lapseChallenge(db, match, at).catch(collect);
    for (const phase of await listIdleLadders(db)) await refreshIdleTables(db, phase, at).catch(collect);
    if (failures.length > 0) throw new AggregateError(failures, 'Some ladders stand as they stood.');
  };
}
