import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { deleteAllDiscarded, deleteDiscarded } from '../../../platform/files/private/private-files.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { deleteOldAnswers, deleteOldDocuments, dropOldScans } from './queries.ts';

type DocumentStore = Parameters<typeof deleteDiscarded>[0] & Parameters<typeof deleteAllDiscarded>[0];

/** Deletes documents and scans of consents some time after the season; the organisations' logs count them. */
export async function removeOldDocuments(store: DocumentStore): Promise<void> {
  const at = store.now();
  for (;;) {
    const removed = await store.db.transaction().execute(async (trx) => {
      const today = dayInMadrid(at);
      const documents = [
        ...(await deleteOldDocuments(trx, today)),
        ...(await deleteOldAnswers(trx, today)),
        ...(await dropOldScans(trx, today)),
      ];
      await logRemoved(
        trx,
        documents.flatMap(({ usedBy }) => usedBy),
        at,
      );
      return documents;
    });
    if (removed.length === 0) break;
    await deleteDiscarded(
      store,
      removed.map(({ fileKey }) => fileKey),
    );
  }
  await deleteAllDiscarded(store);
}

type Use = Awaited<ReturnType<typeof deleteOldDocuments>>[number]['usedBy'][number];

async function logRemoved(trx: Trx, uses: readonly Use[], at: Date): Promise<void> {
  const byCompetition = Map.groupBy(
    uses.toSorted((one, other) => (one.organisationId < other.organisationId ? -1 : 1)),
    ({ competitionId }) => competitionId,
  );
  for (const [competitionId, used] of byCompetition)
    await insertAuditEntry(trx, {
      organisationId: used[0]?.organisationId ?? '',
      competitionId,
      subjectKind: 'COMPETITION',
      subjectId: competitionId,
      action: 'DOCUMENTS_REMOVED',
      details: { count: used.length },
      byUser: null,
      at,
    });
}
