import { isRefusal } from '@traip/contract';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services/services.ts';
import { closeMatch } from '../action/close.ts';
import { platformActor } from '../desk/actor.ts';
import { lockMatch } from '../desk/locked-match.ts';
import { listUnclosed } from './queries.ts';

const twoDays = 48 * 3_600_000;

/**
 * Every hour, closes results that were undisputed for two days, each in its own transaction. A failure
 * doesn't stop the others, and is reported at the end.
 */
export function closeWorker({ db, now }: WorkerServices): Worker<'close-matches'> {
  return async () => {
    const at = now();
    const failures: unknown[] = [];
    for (const match of await listUnclosed(db, new Date(at.getTime() - twoDays)))
      await closeOne(db, match, at).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some matches could not be closed.');
  };
}

type WorkerServices = Pick<Services, 'db' | 'now'>;
type Unclosed = Awaited<ReturnType<typeof listUnclosed>>[number];

function closeOne(db: Services['db'], { id, organisationId }: Unclosed, at: Date) {
  return withTransaction(db, async (trx) => {
    const options = { matchId: id, depth: 'PHASE', actor: platformActor, at } as const;
    const locked = await lockMatch(trx, { organisationId }, options);
    // It may have been closed, reopened or deleted since it was listed.
    return isRefusal(locked) || locked.match.state !== 'FINISHED' ? null : closeMatch(trx, locked);
  });
}
