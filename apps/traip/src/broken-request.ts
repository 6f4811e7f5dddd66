import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorBody, refuse } from '@traip/contract';
import { dataHeaders } from './security-headers.ts';

/** Responses to requests that Node could not parse, by its error code. Any other code: it was not HTTP. */
const known: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT'],
  HPE_HEADER_OVERFLOW: [431, 'BAD_REQUEST'],
};

/** There is no request to reply to: writes the response as bytes and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable) socket.write(responseTo(error.code));
  socket.destroy(error);
}

function responseTo(problem = ''): string {
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
