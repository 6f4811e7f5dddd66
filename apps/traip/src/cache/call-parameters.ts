import { basePath, type Call, contract } from '@traip/contract';

interface Route {
  /** Each a word of the path, or null where anything may stand. */
  readonly parts: readonly (string | null)[];
  readonly parameters: ReadonlySet<string>;
}

/** The calls that read, by the first word of their path: the rest is compared one by one. */
const routes = new Map<string, Route[]>();
for (const call of Object.values(contract).flatMap((calls) => Object.values<Call>(calls))) {
  if (call.method !== 'GET') continue;
  const [first = '', ...words] = partsOf(call.path);
  const parts = words.map((word) => (word.startsWith('{') ? null : word));
  const route = { parts, parameters: new Set(queryNames(call)) };
  routes.set(first, [...(routes.get(first) ?? []), route]);
}

/** The query parameters that a call declares; undefined where there is no such call. */
export function callParameters(path: string): ReadonlySet<string> | undefined {
  const [first = '', ...words] = partsOf(path.slice(basePath.length));
  return routes.get(first)?.find(({ parts }) => fits(parts, words))?.parameters;
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
