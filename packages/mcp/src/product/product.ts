import { createTraip, type Traip } from '@traip/client';
import type { Competition, Match, Paths, Tables } from './paths.ts';

/** Traip as the holder of a token sees it: every call passes the usual authorization. */
export type Product = Traip<Paths, never>;

interface ProductOptions {
  readonly origin: string;
  readonly token: string;
  readonly fetch?: typeof globalThis.fetch;
}

export function openProduct(options: ProductOptions): Product {
  return createTraip<Paths, never>(options);
}

export function readMatch(product: Product, id: string): Promise<Match> {
  return product.read(product.GET('/v1/club/match/{id}', { params: { path: { id } } }));
}

export function readCompetition(product: Product, id: string): Promise<Competition> {
  const path = '/v1/club/traips-competition/full-byId/{id}';
  return product.read(product.GET(path, { params: { path: { id } } }));
}

interface TableQuery {
  readonly phaseId?: string | undefined;
  readonly asOf?: string | undefined;
  readonly live?: boolean | undefined;
}

export function readTables(product: Product, id: string, query: TableQuery = {}): Promise<Tables> {
  const { phaseId, asOf, live } = query;
  const filters = {
    ...(phaseId === undefined ? {} : { phaseId }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(live ? { live: 'true' } : {}),
  };
  const path = '/v1/club/traips-competition/standings/{id}';
  return product.read(product.GET(path, { params: { path: { id }, query: filters } }));
}
