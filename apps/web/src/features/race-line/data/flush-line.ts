import { CallFailure } from '@traip/contract';
import { readLine, rowsToSave } from '@traip/engine/race-day';
import { refusalOf, withTabLock } from '../../../lib/device/sending.ts';
import { asSent, rulesOf, withReply, withSent } from './line-changes.ts';
import {
  type LineClient,
  type LineId,
  lineStorageKey,
  readStoredLine,
  updateStoredLine,
} from './line-storage.ts';

/** The most that one call accepts. */
const [maxMarks, maxRows] = [500, 1000];
/** Another phone may save at the same time: then the results are fetched again. */
const attempts = 4;

const paramsOf = ({ competitionId, raceId }: LineId) => ({ competitionId, raceId });

/** Fetches the marks of other phones; optionally everything, including the start list. */
export async function readRemoteLine(id: LineId, client: LineClient, isAll: boolean, signal?: AbortSignal) {
  const since = isAll ? 0 : readStoredLine(id).revision;
  const sentAt = Date.now();
  const reply = await client.line({ params: paramsOf(id), query: { since } }, signal ? { signal } : {});
  updateStoredLine(id, (stored) => withReply(stored, { reply, isAll, sentAt, receivedAt: Date.now() }));
}

/** Sends everything pending, then the results if requested. One tab at a time. */
export async function flushLine(id: LineId, client: LineClient): Promise<void> {
  await withTabLock(lineStorageKey(id), async () => {
    try {
      await sendMarks(id, client);
      if (readStoredLine(id).isSaving) await saveResults(id, client);
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal === undefined) throw failure;
      updateStoredLine(id, (stored) => ({ ...stored, refusal, isSaving: false }));
    }
  });
}

async function sendMarks(id: LineId, client: LineClient): Promise<void> {
  for (;;) {
    const { marks, pending, revision } = readStoredLine(id);
    const names = new Set(pending.slice(0, maxMarks));
    const batch = marks.filter((mark) => names.has(mark.id));
    if (batch.length === 0) return;
    const sentAt = Date.now();
    const reply = await client.markLine({
      params: paramsOf(id),
      body: { marks: batch.map(asSent), since: revision },
    });
    updateStoredLine(id, (stored) =>
      withSent(withReply(stored, { reply, isAll: false, sentAt, receivedAt: Date.now() }), batch),
    );
  }
}

async function saveResults(id: LineId, client: LineClient): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await readRemoteLine(id, client, true);
    const rows = rowsOf(id);
    try {
      for (let start = 0; start < rows.length; start += maxRows)
        await client.save({ params: paramsOf(id), body: { results: rows.slice(start, start + maxRows) } });
      break;
    } catch (failure) {
      const isStale = failure instanceof CallFailure && failure.code === 'STALE_VERSION';
      if (!isStale || attempt === attempts) throw failure;
    }
  }
  await readRemoteLine(id, client, true);
  updateStoredLine(id, (stored) => {
    const { results } = readLine(stored.marks, rulesOf(stored));
    return { ...stored, isSaving: false, refusal: null, saved: results.length };
  });
}

function rowsOf(id: LineId) {
  const stored = readStoredLine(id);
  const rules = rulesOf(stored);
  const byBib = new Map(stored.runners.map((runner) => [runner.bib, runner]));
  const rows = rowsToSave(stored.marks, readLine(stored.marks, rules), rules, byBib);
  // A truncated list has no versions to compare with.
  return rows.map(({ version, ...row }) => (stored.isWhole ? { ...row, version } : row));
}
