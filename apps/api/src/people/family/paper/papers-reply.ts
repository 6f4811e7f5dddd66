import { type ConsentPapers, consentPurposes, type Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { listPapers, type PaperRow, type SignedChoice } from './queries.ts';

type Reply = Read<typeof ConsentPapers>;

export async function papersReply(db: Database, personId: string, mayRecord: boolean): Promise<Reply> {
  return { papers: (await listPapers(db, personId)).map(inReply), mayRecord };
}

function inReply({ id: paperId, fileKey: _key, fileType, fileBytes, signed, ...paper }: PaperRow) {
  return {
    ...paper,
    paperId,
    language: signed[0]?.language ?? 'es',
    choices: Object.fromEntries(signed.map(({ purpose, choice }) => [purpose, choice])),
    holds: signed.some(({ holds }) => holds),
    allows: remainingPurposes(signed),
    file: fileType === null || fileBytes === null ? null : { type: fileType, bytes: fileBytes },
  };
}

/** What a form allows and no one has withdrawn. */
export function remainingPurposes(signed: readonly SignedChoice[]) {
  return consentPurposes.filter((purpose) =>
    signed.some(
      (one) => one.purpose === purpose && one.holds && one.choice !== 'NO' && one.choice !== 'HIDDEN',
    ),
  );
}
