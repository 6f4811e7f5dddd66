import { basePath, type Locale } from '@traip/contract';
import { openApi, Words } from '@traip/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { localeOf } from './locale.ts';
import { otherSiteHeaders } from './other-sites.ts';
import { readExamples } from './read-examples.ts';

const built = new Map<Locale, string>();

/** Built on the first request, once: it cannot change while the process runs. */
function descriptionIn(language: Locale): string {
  const description = built.get(language) ?? JSON.stringify(openApi(readExamples(), new Words(language)));
  built.set(language, description);
  return description;
}

const descriptions: readonly (readonly [path: `/${string}`, language: Locale])[] = [
  ['/openapi.json', 'en'],
  ['/openapi.es.json', 'es'],
];

/** Where people read about the calls: pages of the site, in their language. */
const pages: Readonly<Record<Locale, string>> = { es: '/docs/reference', en: '/en/docs/reference' };

const pathToPages = '/docs';

/** What is served here besides the calls. */
export const documentationPaths = [...descriptions.map(([path]) => path), pathToPages] as const;

/** The contract for programs (OpenAPI), and a redirect to the pages for people. */
export function serveDocumentation(app: FastifyInstance): void {
  for (const [path, language] of descriptions) {
    app.get(basePath + path, (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .headers(otherSiteHeaders)
        .header('cache-control', 'public, max-age=300')
        .send(descriptionIn(language)),
    );
  }
  app.get(basePath + pathToPages, (request, reply) =>
    reply.header('vary', 'accept-language').redirect(pages[localeOf(request)], 302),
  );
}
