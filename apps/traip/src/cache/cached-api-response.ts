import type { PublicResponse } from '@traip/api';
import {
  type CachedResponse,
  isNotModified,
  rawHeaders,
  sendBody,
  sendNotModified,
} from './cached-response.ts';
import { ANY_COMPETITION } from './lru-cache.ts';

const maxStringBytes = 32_768;
const aMinute = 60_000;
/** For what also depends on the time: a second goes unnoticed, and with a thousand readers it saves nearly everything. */
const aSecond = 1_000;

export function cachedApiResponse(cached: PublicResponse): CachedResponse {
  const { route, etag, body, competitionId, isTimeDependent } = cached;
  const common = rawHeaders(Object.entries(cached.headers));
  const headers = etag === undefined ? common : [...common, 'etag', etag];
  const bytes = Buffer.from(body);
  // Node sends a short string together with the headers, in one write.
  const content = bytes.length < maxStringBytes ? bytes.toString('latin1') : bytes;
  return {
    route,
    terms: {
      bytes: bytes.length * 2,
      maxAge: isTimeDependent ? aSecond : aMinute,
      tag: competitionId ?? ANY_COMPETITION,
    },
    send(exchange) {
      if (etag !== undefined && isNotModified(exchange, etag)) return sendNotModified(exchange, common, etag);
      sendBody(exchange, 200, headers, { content, length: bytes.length });
    },
  };
}
