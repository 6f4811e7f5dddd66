import { randomUUIDv7 } from 'node:crypto';
import { type PersonDocumentKind, type personDocumentCalls, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { deleteDiscarded, storePrivateFile } from '../../platform/files/private/private-files.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { documentAccess } from './access.ts';
import { documentReply } from './document-reply.ts';
import { logAboutPerson } from './log-about-person.ts';
import {
  type DocumentRow,
  deleteDocument,
  findDocument,
  lockPerson,
  setIdentityNumber,
  upsertDocument,
} from './queries.ts';

interface DocumentRef {
  readonly personId: string;
  readonly kind: PersonDocumentKind;
}

type ChangeContext = Pick<Context, 'now'> & { readonly caller: { readonly userId: string } };

/** A change of one document, with notifications for everyone concerned. */
interface Change {
  readonly trx: Trx;
  readonly context: ChangeContext;
  readonly ref: DocumentRef;
  readonly peopleChanged: PeopleChanged;
}

/** Runs a change if the caller may make it; approved licences are checked again. */
async function changeDocument(
  { trx, context, ref, peopleChanged }: Change,
  action: 'DOCUMENT_CHANGED' | 'DOCUMENT_REMOVED',
  change: () => Promise<void>,
) {
  const { personId, kind } = ref;
  const [by, at] = [context.caller.userId, context.now()];
  const access = await documentAccess(trx, personId, { userId: by, now: at });
  if (!access) return refuse('NOT_FOUND');
  if (!access.mayChange) return refuse('FORBIDDEN');
  await lockPerson(trx, personId);
  const before = await findDocument(trx, personId, kind);
  if (action === 'DOCUMENT_REMOVED' && !before) return refuse('NOT_FOUND');
  await change();
  const after = await findDocument(trx, personId, kind);
  if (isSame(before, after)) return { before, after };
  await logAboutPerson(trx, access, { action, kind, by, at });
  await peopleChanged(trx, new Map([[personId, [kind]]]), { by, at });
  return { before, after };
}

/** The same values again are no change. */
function isSame(before: DocumentRow | undefined, after: DocumentRow | undefined): boolean {
  const fields = ['number', 'issuedOn', 'validUntil', 'fileKey'] as const;
  return before !== undefined && after !== undefined && fields.every((key) => before[key] === after[key]);
}

const replyOf = (row: DocumentRow | undefined) => (row ? documentReply(row) : refuse('NOT_FOUND'));

export const saveDocument =
  (peopleChanged: PeopleChanged): Handler<typeof personDocumentCalls.save> =>
  (context, { params: ref, body }) =>
    context.db.transaction().execute(async (trx) => {
      const { number, ...dates } = body;
      if (dates.issuedOn !== null && dates.issuedOn > dayInMadrid(context.now()))
        return refuse('ISSUED_IN_THE_FUTURE', { field: 'issuedOn' });
      const isIdentity = ref.kind === 'IDENTITY';
      const stamp = { updatedBy: context.caller.userId, updatedAt: context.now() };
      const values = { ...dates, number: isIdentity ? null : number, ...stamp };
      const outcome = await changeDocument(
        { trx, context, ref, peopleChanged },
        'DOCUMENT_CHANGED',
        async () => {
          if (isIdentity) await setIdentityNumber(trx, ref.personId, foldNumber(number));
          await upsertDocument(trx, { id: randomUUIDv7(), ...ref, ...values });
        },
      );
      return 'refused' in outcome ? outcome : replyOf(outcome.after);
    });

/** As stored in squads: in capitals and without separators, so that equal numbers are equal. */
const foldNumber = (number: string | null) => number?.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '') || null;

export const setDocumentFile =
  (peopleChanged: PeopleChanged): Handler<typeof personDocumentCalls.setFile> =>
  async (context, { params: ref, file: bytes }) => {
    const { userId: by } = context.caller;
    const access = await documentAccess(context.db, ref.personId, { userId: by, now: context.now() });
    if (!access) return refuse('NOT_FOUND');
    if (!access.mayChange) return refuse('FORBIDDEN');
    const outcome = await storePrivateFile(context, bytes, (trx, file) =>
      changeDocument({ trx, context, ref, peopleChanged }, 'DOCUMENT_CHANGED', async () => {
        const stamp = { updatedBy: by, updatedAt: context.now() };
        await upsertDocument(trx, { id: randomUUIDv7(), ...ref, ...file, ...stamp });
      }),
    );
    if ('refused' in outcome) return outcome;
    await deleteDiscarded(context, [outcome.before?.fileKey ?? null]);
    return replyOf(outcome.after);
  };

export const removeDocument =
  (peopleChanged: PeopleChanged): Handler<typeof personDocumentCalls.remove> =>
  async (context, { params: ref }) => {
    const outcome = await context.db
      .transaction()
      .execute((trx) =>
        changeDocument({ trx, context, ref, peopleChanged }, 'DOCUMENT_REMOVED', () =>
          deleteDocument(trx, ref.personId, ref.kind),
        ),
      );
    if ('refused' in outcome) return outcome;
    await deleteDiscarded(context, [outcome.before?.fileKey ?? null]);
    return { removed: true as const };
  };
