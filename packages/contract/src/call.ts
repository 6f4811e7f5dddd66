import type { ErrorCode } from './errors.ts';
import type { TokenNeed } from './permissions/token-scopes.ts';
import type { Who } from './permissions/who.ts';

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

/** What kind of file a call can answer with; of `application/octet-stream` the file says its type itself. */
export type FileType = 'text/calendar' | 'text/csv' | 'application/pdf' | 'application/octet-stream';

/** A file in a reply: a whole text, or a stream of bytes. */
export interface SentFile {
  readonly fileName: string;
  readonly content: string | AsyncIterable<Uint8Array>;
  /** What the call does not know beforehand. */
  readonly type?: string;
}

/** A file in a request. */
export interface ReceivedFile {
  readonly fileName: string;
  readonly blob: Blob;
}

/** One call of the backend: everything that the server, the client and the documentation need to know of it. */
export interface Call {
  readonly method: Method;
  /** Under `/v1/club`, with `{name}` for each path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly who: Who;
  readonly params?: Shape;
  readonly query?: Shape;
  /** A query may say more than its shape reads: the specification promises filters that it does not name. */
  readonly allowsExtraQuery?: true;
  readonly body?: Shape;
  readonly upload?: Upload;
  /**
   * `hard`: the same for everybody until the next release; any cache may store it.
   * `revalidate`: may be stored, and is revalidated each time: an unchanged copy is not sent again.
   */
  readonly cache?: 'hard' | 'revalidate';
  /** Its address names a competition, or a match of one, and its reply shows other competitions too. */
  readonly showsOthers?: true;
  /** Hands out personal data or a whole competition: even reading needs a session that has not ended. */
  readonly isSensitive?: true;
  /**
   * Dangerous: the caller must have signed in, or confirmed that it is them, a short while ago. `second-factor`: asked
   * only of those who have one. `always`: of everybody, because it changes how the account is opened.
   */
  readonly stepUp?: 'second-factor' | 'always';
  /** Changes nothing, although its input is a body. */
  readonly onlyReads?: true;
  /** What it asks of an access token, where that does not follow from its resource; see `token-needs.ts`. */
  readonly tokenNeed?: TokenNeed;
  /** About nobody in particular: a token of an organisation does, and shows what the organisation sees. */
  readonly takesOrganisationTokens?: true;
  /** May be called by somebody whose profile is not complete yet. */
  readonly allowsIncompleteProfile?: true;
  /** How long a body may be; a megabyte by default. */
  readonly maxBodyBytes?: number;
  /** Creates something although it answers 200, because it can also only look. */
  readonly creates?: true;
  readonly reply: Shape;
  /** The reply is a stream of server-sent events until the client disconnects. */
  readonly replyIsFeed?: true;
  /** The reply is a file of this kind, not JSON; its shape is `FileReply`. */
  readonly replyIsFile?: FileType;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** The refusals that are this call's own; what every call can answer is not repeated here. */
  readonly errors: readonly ErrorCode[];
}

export type Calls = Readonly<Record<string, Call>>;

/** Declares one call. The literal types are kept: from them follow the handler's and the client's types. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

export const basePath = '/v1/club';

/** The names between braces in a path, in order. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] as string);
}

/**
 * Whether a request that comes again with the same `Idempotency-Key` is answered as the first one was. What people
 * have to confirm is answered once: it can be a secret that is stored nowhere.
 */
export function takesIdempotencyKey({ method, who, stepUp, status = 200, creates }: Call): boolean {
  if (method !== 'POST' || who.kind === 'anyone' || stepUp) return false;
  return status !== 200 || creates === true;
}
