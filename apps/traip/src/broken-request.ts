import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorBody, refuse } from '@traip/contract';
import { dataHeaders } from './security-headers.ts';

/** Bytes that never became a request, by what Node says of them. Everything else is no HTTP. */
const known: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT'],
  HPE_HEADER_OVERFLOW: [431, 'BAD_REQUEST'],
};

/** The last word on a line: there is no request that could be answered, so it is written as bytes. */
export function answerBrokenRequest(error: Error & { code?: string }, line: Socket): void {
  if (line.writable) line.write(answerTo(error.code));
  line.destroy(error);
}

function answerTo(problem = ''): string {
  const [status, code] = known[problem] ?? [400, 'BAD_REQUEST'];
  const body = JSON.stringify(errorBody(refuse(code)));
  const headers = {
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
