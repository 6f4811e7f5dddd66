import { basePath, type Call, contract } from '@traip/contract';

interface Route {
  readonly path: RegExp;
  readonly parameters: ReadonlySet<string>;
}

/** The calls that read, by the first part of their path: the rest is matched one by one. */
const routes = new Map<string, Route[]>();
for (const call of Object.values(contract).flatMap((calls) => Object.values<Call>(calls))) {
  if (call.method !== 'GET') continue;
  const first = firstPart(call.path);
  const path = new RegExp(`^${call.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const route = { path, parameters: new Set(queryNames(call)) };
  routes.set(first, [...(routes.get(first) ?? []), route]);
}

/** The query parameters that a call declares; undefined where there is no such call. */
export function callParameters(path: string): ReadonlySet<string> | undefined {
  const inside = path.slice(basePath.length);
  return routes.get(firstPart(inside))?.find((route) => route.path.test(inside))?.parameters;
}

function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function queryNames({ query }: Call): string[] {
  return query ? Object.keys((query as unknown as { readonly shape: object }).shape) : [];
}
