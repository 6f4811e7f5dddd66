import { basePath, notificationCalls } from '@traip/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const address = basePath + notificationCalls.unsubscribe.path;
const maxBytes = 4_096;

/** A mail program sends a form (RFC 8058), which says nothing that its address does not. Nothing else here takes one. */
export function takeOneClick(app: FastifyInstance): void {
  app.addContentTypeParser(
    types,
    { parseAs: 'string', bodyLimit: maxBytes },
    async ({ routeOptions }: FastifyRequest) => {
      if (routeOptions.url === address) return {};
      throw Object.assign(new Error('No call takes a form.'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' });
    },
  );
}
