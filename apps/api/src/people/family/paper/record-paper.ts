import { randomUUIDv7 } from 'node:crypto';
import { type consentCalls, documentFile, isRefusal, refuse } from '@traip/contract';
import { deletePicture } from '../../../platform/files/change-picture.ts';
import { storePrivateFile } from '../../../platform/files/private/private-files.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { dayAfter, localMoment } from '../../../platform/time/madrid.ts';
import { hasTurned, majority } from '../../auth/age.ts';
import { logAboutPerson } from '../../document/log-about-person.ts';
import { givenValues } from '../../person/given-values.ts';
import { giveConsents } from '../give-consents.ts';
import { lockPerson } from '../queries.ts';
import { paperAccess } from './access.ts';
import { papersReply } from './papers-reply.ts';
import { findBirthday, insertPaper } from './queries.ts';

/** The form, its scan and its decisions are saved together, or not at all. */
export const recordPaper: Handler<typeof consentCalls.recordPaper> = async (context, { params, body }) => {
  const { personId } = params;
  const by = context.caller.userId;
  const at = context.now();
  const early = await paperAccess(context.db, personId, { userId: by, now: at });
  if (!early) return refuse('NOT_FOUND');
  if (!early.mayRecord) return refuse('FORBIDDEN');
  if (body.signedOn > dayInMadrid(at)) return refuse('SIGNED_IN_THE_FUTURE', { field: 'signedOn' });
  const bytes = Buffer.from(body.file, 'base64');
  if (bytes.length > documentFile.maxBytes) return refuse(documentFile.tooLarge, { field: 'file' });
  const outcome = await storePrivateFile(context, bytes, async (trx, file) => {
    await lockPerson(trx, personId);
    const access = await paperAccess(trx, personId, { userId: by, now: at });
    if (!access?.mayRecord) return refuse('NOT_FOUND');
    const birthday = await findBirthday(trx, personId);
    if (birthday === null || hasTurned(majority, birthday, at)) return refuse('NOT_A_MINOR');
    const { signedBy, relation, signedOn, choices, language } = body;
    const paperId = randomUUIDv7();
    const recorded = { recordedBy: by, recordedAt: at };
    await insertPaper(trx, { id: paperId, personId, signedBy, relation, signedOn, ...file, ...recorded });
    const source = { personId, userId: by, how: 'PAPER', language, at: signedAt(signedOn, at) } as const;
    const photoKey = await giveConsents(
      trx,
      { ...source, paper: { paperId, signedBy } },
      givenValues(choices),
    );
    await logAboutPerson(trx, access, { action: 'PAPER_RECORDED', by, at });
    return { photoKey, reply: await papersReply(trx, personId, true) };
  });
  if (isRefusal(outcome)) return outcome;
  await deletePicture(context, outcome.photoKey);
  return outcome.reply;
};

/**
 * A form counts from the end of the day it was signed: one found later does not undo what its signer withdrew
 * since.
 */
function signedAt(signedOn: string, now: Date): Date {
  return new Date(Math.min(now.getTime(), localMoment(dayAfter(signedOn), 0).getTime() - 1));
}
