import { type ErrorCode, errorCatalogue, refuse, type Upload } from '@traip/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { storeFailureOf } from '../db/store-failure.ts';
import { sendRefusal } from './send-refusal.ts';
import { unavailableRefusal } from './unavailable-refusal.ts';
import { answerUnrouted } from './unrouted.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, not JSON. */
    readonly takesFile?: Upload;
  }
}

/** Maps Fastify's own errors to our catalogue; anything else is a bug, and its reply reveals only the request id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = storeFailureOf(error);
    if (failure) {
      request.log.error({ err: error }, 'database error');
      return sendRefusal(reply, unavailableRefusal(failure));
    }
    if (shouldDrainBody(error, request)) reply.removeHeader('connection');
    const code = codeForRoute(codeOf(error), request);
    if (errorCatalogue[code].status >= 500) request.log.error({ err: error }, 'unexpected failure');
    return sendRefusal(reply, refuse(code));
  });
  app.setNotFoundHandler(answerUnrouted);
}

const unreadBodies = ['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_ERR_CTP_INVALID_MEDIA_TYPE'];

/** An original photograph from a camera, or a video mistaken for one. */
const maxDrainedBytes = 100 * 1024 * 1024;

/**
 * Fastify closes a connection whose body it does not read. A client that is still sending would then see a broken
 * connection instead of the reply: up to this size, the body is read and discarded.
 */
function shouldDrainBody({ code }: FastifyError, { headers }: FastifyRequest): boolean {
  return unreadBodies.includes(code) && Number(headers['content-length']) <= maxDrainedBytes;
}

/** Routes that take a file have their own error codes. */
function codeForRoute(code: ErrorCode, request: FastifyRequest): ErrorCode {
  const upload = request.routeOptions.config.takesFile;
  if (upload && code === 'PAYLOAD_TOO_LARGE') return upload.tooLarge;
  return upload && code === 'UNSUPPORTED_MEDIA_TYPE' ? upload.unsupported : code;
}

const codesByFastifyError: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  PICTURES_AWAY: 'SERVICE_UNAVAILABLE',
};

function codeOf(error: FastifyError): ErrorCode {
  const code = codesByFastifyError[error.code];
  if (code) return code;
  return isClientError(error.statusCode) ? 'BAD_REQUEST' : 'SERVER_ERROR';
}

const isClientError = (status = 500) => status >= 400 && status < 500;
