import type { Client, roundCalls } from '@traip/contract';
import { refusalOf, withTabLock } from '../../../lib/device/sending.ts';
import type { ResultToSend } from '../typed/typed-result.ts';
import { applyOutcomes, queuedIn, refuseAll } from './queued-results.ts';
import { type RoundsId, readStoredRounds, roundsStorageKey, updateTyped } from './round-storage.ts';

type RoundClient = Pick<Client<typeof roundCalls>, 'saveResults'>;

interface FlushOptions {
  readonly client: RoundClient;
  /** Called before saved results are removed, so that no row falls back to its old value. */
  readonly onSaved: () => Promise<unknown>;
}

/** The most that one call accepts. */
const maxBatchSize = 200;

/** Sends everything queued. A failure leaves the rest queued. */
export async function flushResults(id: RoundsId, options: FlushOptions): Promise<void> {
  await withTabLock(roundsStorageKey(id), async () => {
    for (;;) {
      const batch = queuedIn(readStoredRounds(id).typed).slice(0, maxBatchSize);
      if (batch.length === 0) break;
      await sendBatch(id, batch, options);
    }
  });
}

async function sendBatch(
  id: RoundsId,
  batch: readonly ResultToSend[],
  { client, onSaved }: FlushOptions,
): Promise<void> {
  try {
    const params = { competitionId: id.competitionId };
    const { outcomes } = await client.saveResults({ params, body: { results: [...batch] } });
    await onSaved().catch(() => undefined);
    updateTyped(id, (typed) => applyOutcomes(typed, batch, outcomes));
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined) throw failure;
    const matchIds = batch.map(({ matchId }) => matchId);
    updateTyped(id, (typed) => refuseAll(typed, matchIds, refusal));
  }
}
