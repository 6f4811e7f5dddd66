import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { localeOf } from './locale.ts';

const localeFor = (header?: string) => localeOf({ headers: { 'accept-language': header } } as FastifyRequest);

it('speaks Spanish unless English is preferred', () => {
  assert.equal(localeFor(undefined), 'es');
  assert.equal(localeFor('fr-FR,fr;q=0.9'), 'es');
  assert.equal(localeFor('en-GB,en;q=0.9,es;q=0.8'), 'en');
  assert.equal(localeFor('en;q=0.3, es-ES;q=0.7'), 'es');
  assert.equal(localeFor('fr, en;q=0.5'), 'en');
  assert.equal(localeFor(';;;q=x,,en'), 'en');
});
