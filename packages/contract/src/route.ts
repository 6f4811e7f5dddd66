import type { Call, Calls, FileType } from './call.ts';

/** What a browser needs to make a call, without the shapes of its input and reply. */
export interface Route<C extends Call = Call> {
  readonly method: Call['method'];
  readonly path: Call['path'];
  /** The call never reads a token, so none is sent. */
  readonly isForAnyone?: true;
  readonly hasBody?: true;
  readonly takesFile?: true;
  readonly replyIsFile?: FileType;
  /** Only for the compiler: the call whose input and reply have these types. */
  readonly call?: C;
}

export type RoutesOf<T extends Calls> = { readonly [K in keyof T]: Route<T[K]> };

/** The routes of some calls, for code that loads their shapes anyway. */
export function routesOf<T extends Calls>(calls: T): RoutesOf<T> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, routeOf(call)]),
  ) as RoutesOf<T>;
}

function routeOf({ method, path, access, body, upload, replyIsFile }: Call): Route {
  return {
    method,
    path,
    ...(access.kind === 'anyone' ? { isForAnyone: true } : {}),
    ...(body ? { hasBody: true } : {}),
    ...(upload ? { takesFile: true } : {}),
    ...(replyIsFile ? { replyIsFile } : {}),
  };
}
