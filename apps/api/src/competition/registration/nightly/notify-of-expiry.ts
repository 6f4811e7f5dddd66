import { lastDayOfDocument } from '@traip/engine/registration';
import { type Expiring, notifyExpiring } from '../../../notification/notify/licence/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { listAskedDocuments, listEndingLicences } from './queries.ts';

const days = 14;

/** Notifies clubs once of licences and documents that expire within two weeks. */
export async function notifyOfExpiry(db: Database, at: Date): Promise<void> {
  const [from, to] = [dayInMadrid(at), dayInMadrid(new Date(at.getTime() + days * 86_400_000))];
  const licences = await listEndingLicences(db, from, to);
  const documents = endingDocuments(await listAskedDocuments(db, from), from, to);
  await db.transaction().execute(async (trx) => {
    await notifyExpiring(trx, 'licences', licences, at);
    await notifyExpiring(trx, 'documents', documents, at);
  });
}

type RequiredDocument = Awaited<ReturnType<typeof listAskedDocuments>>[number];

/** A document that outlasts the licence doesn't matter. */
function endingDocuments(
  required: readonly RequiredDocument[],
  from: string,
  to: string,
): readonly Expiring[] {
  const ending = required.flatMap(({ competitionId, teamId, rules, licenceUntil, ...document }) => {
    const rule = rules.documents?.find(({ kind }) => kind === document.kind);
    const on = rule ? lastDayOfDocument(document, rule) : null;
    const isEnding = on !== null && from <= on && on <= to && (licenceUntil === null || on < licenceUntil);
    return isEnding ? [{ competitionId, teamId, on }] : [];
  });
  const groups = Map.groupBy(ending, ({ competitionId, teamId, on }) => [competitionId, teamId, on].join());
  return [...groups.values()].flatMap((own) => own.slice(0, 1).map((one) => ({ ...one, count: own.length })));
}
