import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Call, FileType, SentFile } from '@traip/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** An answer as it leaves. */
export interface Written {
  readonly headers: Readonly<Record<string, string>>;
  /** The name of what is sent, where who has it already gets no second copy. */
  readonly etag?: string;
  readonly body: string | AsyncIterable<Uint8Array>;
}

export function write(call: Call, value: unknown): Written {
  const written = call.replyIsFile
    ? writtenFile(call.replyIsFile, value as SentFile)
    : { type: json, body: JSON.stringify(z.encode(call.reply as z.ZodType, value)) };
  const { type, body, ...others } = written;
  const headers = { 'content-type': type, ...others, 'cache-control': cacheControl[call.cache ?? 'none'] };
  return call.cache === 'revalidate' && typeof body === 'string'
    ? { headers, body, etag: nameOf(body) }
    : { headers, body };
}

export function send(reply: FastifyReply, { status = 200 }: Call, { headers, etag, body }: Written) {
  reply.headers(headers);
  if (etag !== undefined) {
    reply.header('etag', etag);
    if (isKnown(etag, reply.request.headers['if-none-match'])) return reply.code(304).send();
  }
  return reply.code(status).send(typeof body === 'string' ? body : Readable.from(body));
}

const json = 'application/json; charset=utf-8';

/** People look at a document before they keep it; other files are for their programs. */
function writtenFile(type: FileType, { fileName, content }: SentFile) {
  const isPaper = type === 'application/pdf';
  return {
    type: isPaper ? type : `${type}; charset=utf-8`,
    'content-disposition': `${isPaper ? 'inline' : 'attachment'}; filename="${fileName}"`,
    'x-content-type-options': 'nosniff',
    // The viewers of browsers are parts that the policy of data would keep out.
    ...(isPaper ? { 'content-security-policy': "frame-ancestors 'none'" } : {}),
    body: content,
  };
}

function nameOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Whether the caller has it already. */
export function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  const name = etag.replace(/^W\//, '');
  return known.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === name);
}

/** Hard: a day, and a week of using the old while fetching the new. Revalidate: kept, and asked about each time. */
const cacheControl = {
  none: 'no-store',
  hard: 'public, max-age=86400, stale-while-revalidate=604800',
  revalidate: 'no-cache',
};
