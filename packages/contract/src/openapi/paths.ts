import { pathParameters } from '../call.ts';
import type { Operation } from './operation.ts';

/** A path without the names of its parameters. */
const withoutNames = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/**
 * How each path is written in the document. Paths that differ only in the name of a parameter become one, and
 * that parameter, which has a different meaning with each method, is called `id`.
 */
export function documentedPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  const same = Map.groupBy(new Set(paths), withoutNames);
  return new Map(
    paths.map((path) => [
      path,
      (same.get(withoutNames(path)) ?? []).length > 1 ? path.replace(/\{\w+\}(?!.*\{)/, '{id}') : path,
    ]),
  );
}

/** The operation with its parameters named as in this path. */
export function namedAs(path: string, operation: Operation): Operation {
  const names = pathParameters(path);
  const parameters = operation.parameters.map((parameter, index) =>
    parameter.in === 'path' ? { ...parameter, name: names[index] ?? parameter.name } : parameter,
  );
  return { ...operation, parameters };
}
