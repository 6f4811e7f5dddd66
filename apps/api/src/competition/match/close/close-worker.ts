import { isRefusal } from '@traip/contract';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services/services.ts';
import { closeMatch } from '../action/close.ts';
import { lockDesk } from '../desk/open-desk.ts';
import { platform } from '../desk/writer.ts';
import { listUnclosed } from './queries.ts';

const twoDays = 48 * 3_600_000;

/**
 * Every hour: results that nobody questioned for two days become official, each in a transaction of its own. One that
 * fails does not keep the others waiting, and is told at the end.
 */
export function closeWorker({ db, now }: Closing): Worker<'close-matches'> {
  return async () => {
    const at = now();
    const failures: unknown[] = [];
    for (const match of await listUnclosed(db, new Date(at.getTime() - twoDays)))
      await closeOne(db, match, at).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some matches could not be closed.');
  };
}

type Closing = Pick<Services, 'db' | 'now'>;
type Unclosed = Awaited<ReturnType<typeof listUnclosed>>[number];

function closeOne(db: Services['db'], { id, organisationId }: Unclosed, at: Date) {
  return withTransaction(db, async (trx) => {
    const by = { matchId: id, depth: 'PHASE', writer: platform, at } as const;
    const desk = await lockDesk(trx, { organisationId }, by);
    // Somebody was quicker: closed it, reopened it or deleted it.
    return isRefusal(desk) || desk.match.state !== 'FINISHED' ? null : closeMatch(trx, desk);
  });
}
