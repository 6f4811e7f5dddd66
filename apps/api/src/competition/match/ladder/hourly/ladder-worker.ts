import type { Worker } from '../../../../platform/jobs/jobs.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { lapseChallenge } from './lapse-challenge.ts';
import { listIdleLadders, listLapseCandidates } from './queries.ts';
import { refreshIdleTables } from './refresh-idle-tables.ts';

/**
 * Every hour, lapses challenges that were not played in time, and refreshes the tables of ladders with an
 * inactivity rule. Each runs in its own transaction: a failure doesn't stop the others, and is reported at
 * the end.
 */
export function ladderWorker({ db, now }: Pick<Services, 'db' | 'now'>): Worker<'ladders'> {
  return async () => {
    const at = now();
    const failures: unknown[] = [];
    const collect = (error: unknown) => failures.push(error);
    for (const match of await listLapseCandidates(db, at)) await lapseChallenge(db, match, at).catch(collect);
    for (const phase of await listIdleLadders(db)) await refreshIdleTables(db, phase, at).catch(collect);
    if (failures.length > 0) throw new AggregateError(failures, 'Some ladders could not be updated.');
  };
}
