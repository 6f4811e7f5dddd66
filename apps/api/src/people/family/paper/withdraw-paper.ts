import { randomUUIDv7 } from 'node:crypto';
import { type ConsentPurpose, type consentCalls, isRefusal, refuse } from '@traip/contract';
import { deletePicture } from '../../../platform/files/change-picture.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { logAboutPerson } from '../../document/log-about-person.ts';
import { giveConsents } from '../give-consents.ts';
import { lockPerson } from '../queries.ts';
import { paperAccess } from './access.ts';
import { papersReply, remainingPurposes } from './papers-reply.ts';
import { insertPaper, listPapers, type SignedChoice } from './queries.ts';

/** Withdrawing is as easy as consenting: whoever is told records it, without a scan. */
export const withdrawPaper: Handler<typeof consentCalls.withdrawPaper> = async (
  context,
  { params: { personId, paperId }, body },
) => {
  const by = context.caller.userId;
  const at = context.now();
  const outcome = await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    const access = await paperAccess(trx, personId, { userId: by, now: at });
    const paper = access && (await listPapers(trx, personId)).find(({ id }) => id === paperId);
    if (!paper) return refuse('NOT_FOUND');
    if (!access.mayRecord) return refuse('FORBIDDEN');
    const choices = takenBack(paper.signed, body.purposes);
    if (Object.keys(choices).length === 0) return refuse('PAPER_ENDED');
    const { signedBy, relation, signed } = paper;
    const id = randomUUIDv7();
    const recorded = { recordedBy: by, recordedAt: at };
    await insertPaper(trx, { id, personId, signedBy, relation, signedOn: dayInMadrid(at), ...recorded });
    const language = signed[0]?.language ?? 'es';
    const source = { personId, userId: by, how: 'PAPER', language, at } as const;
    const photoKey = await giveConsents(trx, { ...source, paper: { paperId: id, signedBy } }, choices);
    await logAboutPerson(trx, access, { action: 'PAPER_WITHDRAWN', by, at });
    return { photoKey, reply: await papersReply(trx, personId, true) };
  });
  if (isRefusal(outcome)) return outcome;
  await deletePicture(context, outcome.photoKey);
  return outcome.reply;
};

/** A no to everything the form still allows. */
function takenBack(signed: readonly SignedChoice[], purposes: readonly ConsentPurpose[] | undefined) {
  const allowed = remainingPurposes(signed).filter((purpose) => purposes?.includes(purpose) ?? true);
  return Object.fromEntries(
    allowed.map((purpose) => [purpose, purpose === 'PUBLIC_NAME' ? 'HIDDEN' : 'NO']),
  ) as Partial<Record<ConsentPurpose, 'NO' | 'HIDDEN'>>;
}
