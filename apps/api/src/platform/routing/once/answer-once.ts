import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@traip/contract';
import type { Database } from '../../db/schema.ts';
import type { CallInputs } from '../../http/read-input.ts';
import type { EncodedReply } from '../../http/send-reply.ts';
import { seal, unseal } from '../../services/sealed-secret.ts';
import type { Services } from '../../services/services.ts';
import { claimingDatabase } from './claiming-database.ts';
import { claimKey, findStoredAnswer, type KeyedRequest, releaseKey, storeAnswer } from './queries.ts';

type Outcome = EncodedReply | Refusal;
type Needed = Pick<Services, 'db' | 'keys' | 'now'>;

/** Another request with the same key was faster. */
class KeyTaken extends Error {}

/**
 * Executes a request with a key once. The claim of the key is part of the handler's transaction: what was
 * written can never be written again with this key, even if the response was lost. Refused requests store
 * nothing.
 */
export async function answerOnce(
  services: Needed,
  request: KeyedRequest,
  handle: (db: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const before = await findAnswer(services, request);
  if (before) return before;
  try {
    const outcome = await handle(claimingDatabase(services.db, claimOf(services, request)));
    if (!isRefusal(outcome)) await keep(services, request, outcome);
    return outcome;
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    return (await findAnswer(services, request)) ?? inUse();
  }
}

/** In a handler's first transaction; later ones belong to it. */
function claimOf({ now }: Needed, request: KeyedRequest) {
  let isMade = false;
  return {
    make: async (trx: Parameters<typeof claimKey>[0]) => {
      if (isMade) return;
      if (!(await claimKey(trx, request, now()))) throw new KeyTaken();
      isMade = true;
    },
    release: async (trx: Parameters<typeof releaseKey>[0]) => {
      await releaseKey(trx, request);
      isMade = false;
    },
  };
}

async function findAnswer({ db, keys, now }: Needed, request: KeyedRequest): Promise<Outcome | undefined> {
  const stored = await findStoredAnswer(db, request, now());
  if (!stored) return undefined;
  if (stored.requestHash !== request.requestHash)
    return refuse('IDEMPOTENCY_KEY_REUSED', { field: 'Idempotency-Key' });
  const answer = stored.sealedAnswer === null ? undefined : unseal(keys, 'kept-answer', stored.sealedAnswer);
  if (!answer) return inUse();
  const { headers, body } = JSON.parse(Buffer.from(answer).toString()) as Replayed;
  return { headers: { ...headers, 'idempotent-replayed': 'true' }, body };
}

type Replayed = Pick<EncodedReply, 'headers'> & { readonly body: string };

const inUse = () =>
  refuse('IDEMPOTENCY_KEY_IN_USE', { field: 'Idempotency-Key', details: { retryAfterSeconds: 1 } });

async function keep(
  { db, keys, now }: Needed,
  request: KeyedRequest,
  { headers, body }: EncodedReply,
): Promise<void> {
  if (typeof body !== 'string') return;
  const answer = Buffer.from(JSON.stringify({ headers, body }));
  await storeAnswer(db, request, seal(keys, 'kept-answer', answer), now());
}

/** Whether two requests are the same: by their parsed content, not by how it was written. */
export function hashOfRequest({ params, query, body }: CallInputs): string {
  return createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest('base64url');
}
