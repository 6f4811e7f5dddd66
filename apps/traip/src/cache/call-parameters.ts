import { basePath, type Call, contract } from '@traip/contract';

interface Route {
  /** Each a word of the path, or null where anything may stand. */
  readonly parts: readonly (string | null)[];
  readonly query: DeclaredQuery;
}

/** The parameters that a call reads, and whether it is answered although others are sent too. */
interface DeclaredQuery {
  readonly names: ReadonlySet<string>;
  readonly allowsExtra: boolean;
}

/** The calls that read, by the first word of their path: the rest is compared one by one. */
const routes = new Map<string, Route[]>();
for (const call of Object.values(contract).flatMap((calls) => Object.values<Call>(calls))) {
  if (call.method !== 'GET') continue;
  const [first = '', ...words] = partsOf(call.path);
  const parts = words.map((word) => (word.startsWith('{') ? null : word));
  const query = { names: new Set(queryNames(call)), allowsExtra: call.allowsExtraQuery === true };
  const route = { parts, query };
  routes.set(first, [...(routes.get(first) ?? []), route]);
}

/** The query that a call declares; undefined where there is no such call. */
export function queryOfCall(path: string): DeclaredQuery | undefined {
  const [first = '', ...words] = partsOf(path.slice(basePath.length));
  return routes.get(first)?.find(({ parts }) => fits(parts, words))?.query;
}

function fits(parts: Route['parts'], words: readonly string[]): boolean {
  return parts.length === words.length && parts.every((part, at) => part === null || part === words[at]);
}

function partsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function queryNames({ query }: Call): string[] {
  return query ? Object.keys((query as unknown as { readonly shape: object }).shape) : [];
}
