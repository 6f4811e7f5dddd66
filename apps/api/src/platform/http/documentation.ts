import { basePath } from '@traip/contract';
import { openApi } from '@traip/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';

/** The contract for programs (OpenAPI) and for people (one page). Built once: it cannot change while the process runs. */
export function serveDocumentation(app: FastifyInstance): void {
  const document = openApi();
  const json = JSON.stringify(document);
  const page = documentationPage(document);
  app.get(`${basePath}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(json),
  );
  app.get(`${basePath}/docs`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .header('cache-control', 'public, max-age=300')
      .send(page),
  );
}
