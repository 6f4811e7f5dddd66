import { readdirSync, readFileSync } from 'node:fs';
import type { Examples } from '@traip/contract/openapi';

const folder = new URL('examples/', import.meta.url);

/** The examples written by `npm run examples`. */
export function readExamples(): Examples {
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return Object.assign({}, ...files.map((text) => JSON.parse(text)));
}
