import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryProblem } from '@traip/contract';
import { traceStep } from '../../../platform/tracing/tracing.ts';
import { type AddressRules, literalAddress, mayConnectTo, urlProblem } from './address.ts';

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves a name to all its addresses. */
export type Resolver = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export interface Sender extends AddressRules {
  readonly resolve: Resolver;
  readonly timeoutMs: number;
}

export interface Outcome {
  /** Null: it arrived. */
  readonly problem: DeliveryProblem | null;
  readonly responseStatus: number | null;
  readonly response: string | null;
}

const maxResponseBytes = 1024;

/**
 * Posts a message once. The name is resolved here, every address of it has to be on the internet, and the
 * connection goes to one of those that were checked, so a name that changes its address meanwhile leads
 * nowhere else. Redirects are not followed.
 */
export async function send(
  sender: Sender,
  address: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<Outcome> {
  const url = new URL(address);
  const refused = urlProblem(url, sender);
  if (refused) return failed(refused);
  const signal = AbortSignal.timeout(sender.timeoutMs);
  try {
    const lookup = await checkedLookup(sender, url, signal);
    if (lookup === 'PRIVATE_ADDRESS') return failed(lookup);
    const response = await traceStep({ kind: 'webhook', name: 'POST' }, (traceHeaders) =>
      post(url, { ...message, headers: { ...message.headers, ...traceHeaders } }, { signal, lookup }),
    );
    return outcomeOf(response, await readStart(response));
  } catch {
    // Whatever the network error, the log only distinguishes these two.
    return failed(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE');
  }
}

const failed = (problem: DeliveryProblem): Outcome => ({ problem, responseStatus: null, response: null });

/** A resolver for the connection that returns only checked addresses. */
async function checkedLookup(
  sender: Sender,
  url: URL,
  signal: AbortSignal,
): Promise<LookupFunction | 'PRIVATE_ADDRESS'> {
  const found = literalAddress(url) === undefined ? await inTime(sender.resolve(url.hostname), signal) : [];
  if (!found.every(({ address }) => mayConnectTo(address, sender))) return 'PRIVATE_ADDRESS';
  return (_hostname, { all }, done) => {
    const [first] = found;
    if (first === undefined) done(new Error('No address.'), []);
    else if (all) done(null, [...found]);
    else done(null, first.address, first.family);
  };
}

/** A resolver cannot be cancelled, so it is abandoned. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}

function post(
  url: URL,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  { signal, lookup }: { readonly signal: AbortSignal; readonly lookup: LookupFunction },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const all = { ...headers, 'content-type': 'application/json', 'content-length': bytes.length };
    // A new connection: a reused one could lead to an address that was checked long ago.
    const sent = request(url, { method: 'POST', headers: all, agent: false, signal, lookup }, resolve);
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** As much as the log keeps; the rest is not read. A status is a response even if the body never ends. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxResponseBytes) break;
    }
  } catch {
    // It hung up, or took too long: keep what has arrived.
  }
  response.destroy();
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxResponseBytes));
  // PostgreSQL stores no NUL.
  return text.replaceAll('\u0000', '\ufffd');
}

function outcomeOf({ statusCode = 0 }: IncomingMessage, response: string): Outcome {
  const answer = { responseStatus: statusCode, response };
  if (statusCode >= 200 && statusCode < 300) return { problem: null, ...answer };
  return { problem: statusCode >= 300 && statusCode < 400 ? 'REDIRECT' : 'STATUS', ...answer };
}
