import { basePath, notificationCalls } from '@traip/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const unsubscribeUrl = basePath + notificationCalls.unsubscribe.path;
const maxBytes = 4_096;

/** A mail client posts a form (RFC 8058) that only repeats the URL. No other call accepts forms. */
export function acceptOneClickForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    types,
    { parseAs: 'string', bodyLimit: maxBytes },
    async ({ routeOptions }: FastifyRequest) => {
      if (routeOptions.url === unsubscribeUrl) return {};
      throw Object.assign(new Error('No call takes a form.'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' });
    },
  );
}
