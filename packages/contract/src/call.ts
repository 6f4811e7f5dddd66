import type { ErrorCode } from './errors.ts';
import type { Access } from './permissions/access.ts';
import type { TokenNeed } from './permissions/token-scopes.ts';

/**
 * Any zod shape. Constraining by these two members instead of by `z.ZodType` keeps the type check of a
 * hundred calls five times faster.
 */
// biome-ignore lint/suspicious/noExplicitAny: `unknown` would refuse shapes that transform what they read
export type Shape = { _zod: { input: any; output: any } };

export type Read<S> = S extends Shape ? S['_zod']['output'] : undefined;
export type Write<S> = S extends Shape ? S['_zod']['input'] : undefined;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file that a call takes instead of a body: the bytes themselves. */
export interface Upload {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** The refusals of a larger file and of one of another type. */
  readonly tooLarge: ErrorCode;
  readonly unsupported: ErrorCode;
}

/** The type of file a call can answer with; with `application/octet-stream` each file has its own type. */
export type FileType = 'text/calendar' | 'text/csv' | 'application/pdf' | 'application/octet-stream';

/** A file in a reply: a whole text, or a stream of bytes. */
export interface SentFile {
  readonly fileName: string;
  readonly content: string | AsyncIterable<Uint8Array>;
  /** A type that the call does not know beforehand. */
  readonly type?: string;
}

/** A file in a request. */
export interface ReceivedFile {
  readonly fileName: string;
  readonly blob: Blob;
}

/** One call of the backend: everything that the server, the client and the documentation need to know. */
export interface Call {
  readonly method: Method;
  /** Under `/v1/club`, with `{name}` for each path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  /** Allows query keys that the shape does not read: the specification promises filters it does not name. */
  readonly allowsExtraQuery?: true;
  readonly body?: Shape;
  readonly upload?: Upload;
  /**
   * `hard`: the same for everyone until the next release; any cache may store it.
   * `revalidate`: may be stored, and is revalidated each time: an unchanged copy is not sent again.
   */
  readonly cache?: 'hard' | 'revalidate';
  /** Its address names a competition, or a match of one, and its reply shows other competitions too. */
  readonly showsOthers?: true;
  /** Returns personal data or a whole competition: even reading requires a session that has not ended. */
  readonly isSensitive?: true;
  /**
   * Sensitive: the caller must have signed in or confirmed their identity recently. `second-factor`: required
   * only of people who have one. `always`: of everyone, because it changes how people sign in to the account.
   */
  readonly stepUp?: 'second-factor' | 'always';
  /** Changes nothing, although its input is a body. */
  readonly onlyReads?: true;
  /** What it requires of an access token, if that does not follow from its resource; see `token-needs.ts`. */
  readonly tokenNeed?: TokenNeed;
  /** Not about a person: works with an organisation’s token, and shows what the organisation sees. */
  readonly takesOrganisationTokens?: true;
  /** Allowed to people whose profile is not complete yet. */
  readonly allowsIncompleteProfile?: true;
  /** The largest body; a megabyte by default. */
  readonly maxBodyBytes?: number;
  /** Creates something although it answers 200, because it can also be a preview. */
  readonly creates?: true;
  readonly reply: Shape;
  /** The reply is a stream of server-sent events until the client disconnects. */
  readonly replyIsFeed?: true;
  /** The reply is a file of this kind, not JSON; its shape is `FileReply`. */
  readonly replyIsFile?: FileType;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** The call's own refusals; those of every call are not repeated here. */
  readonly errors: readonly ErrorCode[];
}

export type Calls = Readonly<Record<string, Call>>;

/** Declares one call. Keeps the literal types, from which the handler's and the client's types follow. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

export const basePath = '/v1/club';

/** The names between braces in a path, in order. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] as string);
}

/**
 * Whether a request repeated with the same `Idempotency-Key` gets the first reply again. Calls that require
 * confirmation are answered once: the reply can be a secret that is stored nowhere.
 */
export function acceptsIdempotencyKey({ method, access, stepUp, status = 200, creates }: Call): boolean {
  if (method !== 'POST' || access.kind === 'anyone' || stepUp) return false;
  return status !== 200 || creates === true;
}
