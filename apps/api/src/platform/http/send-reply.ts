import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Call, FileType, SentFile } from '@traip/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { dataPolicy } from './content-policy.ts';

/** A reply, ready to be sent. */
export interface EncodedReply {
  readonly headers: Readonly<Record<string, string>>;
  /** Set for calls that answer 304 to a caller who has the current version. */
  readonly etag?: string;
  readonly body: string | AsyncIterable<Uint8Array>;
}

export function encodeReply(call: Call, value: unknown): EncodedReply {
  const encoded = call.replyIsFile
    ? encodeFile(call.replyIsFile, value as SentFile)
    : { type: json, body: JSON.stringify(z.encode(call.reply as z.ZodType, value)) };
  const { type, body, ...others } = encoded;
  const headers = { 'content-type': type, ...others, 'cache-control': cacheControl[call.cache ?? 'none'] };
  return call.cache === 'revalidate' && typeof body === 'string'
    ? { headers, body, etag: etagOf(body) }
    : { headers, body };
}

export function sendReply(
  reply: FastifyReply,
  { status = 200 }: Call,
  { headers, etag, body }: EncodedReply,
) {
  reply.headers(headers);
  if (etag !== undefined) {
    reply.header('etag', etag);
    if (etagMatches(etag, reply.request.headers['if-none-match'])) return reply.code(304).send();
  }
  return reply.code(status).send(typeof body === 'string' ? body : Readable.from(body));
}

const json = 'application/json; charset=utf-8';

/** Uploaded files are downloaded, and run nothing wherever they are opened. */
function encodeUploaded({ fileName, content, type = 'application/octet-stream' }: SentFile) {
  return {
    type,
    'content-disposition': `attachment; filename="${fileName}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': `${dataPolicy}; sandbox`,
    body: content,
  };
}

/** Our own PDFs open in the browser; other files are downloaded. */
function encodeFile(type: FileType, file: SentFile) {
  if (type === 'application/octet-stream') return encodeUploaded(file);
  const { fileName, content } = file;
  const isPdf = type === 'application/pdf';
  return {
    type: isPdf ? type : `${type}; charset=utf-8`,
    'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename="${fileName}"`,
    'x-content-type-options': 'nosniff',
    // The default policy would block the browser's PDF viewer.
    ...(isPdf ? { 'content-security-policy': "frame-ancestors 'none'" } : {}),
    body: content,
  };
}

function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Whether an `If-None-Match` header names this version; weak comparison, as RFC 9110 requires. */
export function etagMatches(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === strong);
}

const cacheControl = {
  none: 'no-store',
  hard: 'public, max-age=86400, stale-while-revalidate=604800',
  revalidate: 'no-cache',
};
