import { basePath } from '@traip/contract';
import { openApi } from '@traip/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { textPagePolicy } from './content-policy.ts';
import { documentationPage } from './documentation-page.ts';
import { otherSiteHeaders } from './other-sites.ts';
import { readExamples } from './read-examples.ts';

let built: { readonly json: string; readonly page: string } | null = null;

/** Built when somebody asks for it the first time, and once: it cannot change while the process runs. */
function documentation() {
  if (built) return built;
  const document = openApi(readExamples());
  built = { json: JSON.stringify(document), page: documentationPage(document) };
  return built;
}

/** The contract for programs (OpenAPI) and for people (one page). */
export function serveDocumentation(app: FastifyInstance): void {
  app.get(`${basePath}/openapi.json`, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers(otherSiteHeaders)
      .header('cache-control', 'public, max-age=300')
      .send(documentation().json),
  );
  app.get(`${basePath}/docs`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', textPagePolicy)
      .headers(otherSiteHeaders)
      .header('cache-control', 'public, max-age=300')
      .send(documentation().page),
  );
}
