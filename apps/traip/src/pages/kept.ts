import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagMatches } from '@traip/api';

/** How long something may be kept, what that takes, and what it shows. */
export interface Terms {
  readonly bytes: number;
  /** Milliseconds. */
  readonly longest: number;
  /** Narrows what it goes with, once it is known what it shows. */
  readonly tag?: string;
}

/** An answer that is given again and again. */
export interface Kept {
  /** As it is counted: pages and calls are many, their routes are few. */
  readonly route: string;
  /** Nothing: it is only for those who wait for it now. */
  readonly terms: Terms | undefined;
  send(to: Asker): void;
}

/** One who asks, and how they are answered. */
export interface Asker {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
}

/** Names and values in turn, as Node writes them fastest. */
type Head = readonly string[];

/** Of one answer alone, or written anew for each. */
const ofOneAnswer = /^(?:x-request-id|connection|keep-alive|transfer-encoding|content-length|date|etag)$/;

export function headOf(headers: Iterable<readonly [name: string, value: string]>): string[] {
  return [...headers].flatMap(([name, value]) => (ofOneAnswer.test(name) ? [] : [name, value]));
}

export function hasItAlready({ request }: Asker, etag: string | undefined): boolean {
  return etag !== undefined && etagMatches(etag, request.headers['if-none-match']);
}

export function sendNothingNew({ response, id }: Asker, head: Head, etag: string): void {
  response.writeHead(304, ['x-request-id', id, 'etag', etag, ...head]).end();
}

export function sendWhole({ request, response, id }: Asker, status: number, head: Head, body: Body): void {
  response.writeHead(status, ['x-request-id', id, ...head, 'content-length', String(body.length)]);
  if (request.method === 'HEAD') response.end();
  else if (typeof body.content === 'string') response.end(body.content, 'latin1');
  else response.end(body.content);
}

/** A text stands for its bytes, one letter for each. */
interface Body {
  readonly content: Buffer | string;
  readonly length: number;
}
