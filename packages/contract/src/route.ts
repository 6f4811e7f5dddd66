import type { Call, Calls, FileType } from './call.ts';

/** What it takes to make a call, without the shapes of what travels: all that a browser needs of it. */
export interface Route<C extends Call = Call> {
  readonly method: Call['method'];
  readonly path: Call['path'];
  /** A token is never looked at, so none is sent. */
  readonly isForAnyone?: true;
  readonly hasBody?: true;
  readonly takesFile?: true;
  readonly replyIsFile?: FileType;
  /** For the compiler alone: the call whose input and reply have these types. */
  readonly call?: C;
}

export type RoutesOf<T extends Calls> = { readonly [K in keyof T]: Route<T[K]> };

/** The routes of some calls, to make them where their shapes are loaded anyway. */
export function routesOf<T extends Calls>(calls: T): RoutesOf<T> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, routeOf(call)]),
  ) as RoutesOf<T>;
}

function routeOf({ method, path, who, body, upload, replyIsFile }: Call): Route {
  return {
    method,
    path,
    ...(who.kind === 'anyone' ? { isForAnyone: true } : {}),
    ...(body ? { hasBody: true } : {}),
    ...(upload ? { takesFile: true } : {}),
    ...(replyIsFile ? { replyIsFile } : {}),
  };
}
