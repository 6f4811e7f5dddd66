import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagMatches } from '@traip/api';

/** What a cached response takes, how long it may be served, and what it shows. */
export interface CacheTerms {
  readonly bytes: number;
  /** Milliseconds. */
  readonly maxAge: number;
  /** Narrows what invalidates it, once it is known what it shows. */
  readonly tag?: string;
}

/** A response that can be sent any number of times. */
export interface CachedResponse {
  /** As the metrics count it: pages and calls are many, their routes are few. */
  readonly route: string;
  /** Undefined: it is only for the requests that wait for it now. */
  readonly terms: CacheTerms | undefined;
  send(exchange: Exchange): void;
}

/** One request, and the response to fill in. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
}

/** Names and values in turn, which is the form that Node writes fastest. */
type RawHeaders = readonly string[];

/** Headers of a single response, or ones that are written anew for each. */
const perResponse = /^(?:x-request-id|connection|keep-alive|transfer-encoding|content-length|date|etag)$/;

export function rawHeaders(headers: Iterable<readonly [name: string, value: string]>): string[] {
  return [...headers].flatMap(([name, value]) => (perResponse.test(name) ? [] : [name, value]));
}

export function isNotModified({ request }: Exchange, etag: string): boolean {
  return etagMatches(etag, request.headers['if-none-match']);
}

export function sendNotModified({ response, id }: Exchange, headers: RawHeaders, etag: string): void {
  response.writeHead(304, ['x-request-id', id, 'etag', etag, ...headers]).end();
}

export function sendBody(
  { request, response, id }: Exchange,
  status: number,
  headers: RawHeaders,
  { content, length }: Body,
): void {
  response.writeHead(status, ['x-request-id', id, ...headers, 'content-length', String(length)]);
  if (request.method === 'HEAD') response.end();
  else if (typeof content === 'string') response.end(content, 'latin1');
  else response.end(content);
}

/** A string stands for bytes, one character for each. */
interface Body {
  readonly content: Buffer | string;
  readonly length: number;
}
