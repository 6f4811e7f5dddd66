import type { Localised } from '@traip/engine';
import {
  basePath,
  type Call,
  type Calls,
  pathParameters,
  type ReceivedFile,
  type Shape,
  type Write,
} from './call.ts';
import { type ErrorBody, type FieldProblem, isErrorBody } from './error-body.ts';
import type { ErrorCode } from './errors.ts';
import type { Route, RoutesOf } from './route.ts';

/** The input of a call: exactly what its declaration names. */
export type CallInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'> & File<C>;
type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends Shape
  ? { [P in K]: Write<C[K]> }
  : unknown;

type File<C extends Call> = C['upload'] extends object ? { readonly file: Blob } : unknown;

interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The reply on the wire: dates are still text. */
export type CallReply<C extends Call> = C['replyIsFile'] extends string ? ReceivedFile : Write<C['reply']>;

export type Client<T extends Calls> = {
  readonly [K in keyof T]: keyof CallInput<T[K]> extends never
    ? (input?: undefined, options?: CallOptions) => Promise<CallReply<T[K]>>
    : (input: CallInput<T[K]>, options?: CallOptions) => Promise<CallReply<T[K]>>;
};

/** How a call failed in transit, by the names that HTTP clients have long given these failures. */
type FailureKind =
  | 'ERR_NETWORK'
  | 'ETIMEDOUT'
  | 'ECONNABORTED'
  | 'ERR_CANCELED'
  | 'ERR_BAD_REQUEST'
  | 'ERR_BAD_RESPONSE';

/** A call that failed: refused by the backend (with its code), or lost in transit. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly error: ErrorBody['error'] | undefined;

  constructor(
    kind: FailureKind,
    call: string,
    more: { status?: number; body?: unknown; cause?: unknown } = {},
  ) {
    super(`${call}: ${kind}${more.status ? ` (${more.status})` : ''}`, { cause: more.cause });
    this.kind = kind;
    this.call = call;
    this.status = more.status;
    this.error = isErrorBody(more.body) ? more.body.error : undefined;
  }

  get code(): ErrorCode | undefined {
    return this.error?.code;
  }

  /** The message of the backend in both languages, if there is one. */
  get said(): Localised | undefined {
    return this.error?.message;
  }

  /** The invalid fields of a refused form. */
  get problems(): FieldProblem[] {
    return Array.isArray(this.error?.details) ? (this.error.details as FieldProblem[]) : [];
  }
}

/** A mistake of the calling code, thrown before anything is sent. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError';
  readonly field: string;

  constructor(field: string, call: string) {
    super(`Required parameter ${field} was null or undefined when calling ${call}`);
    this.field = field;
  }
}

export interface ClientOptions {
  /** The origin of the backend; an empty text means the page's own origin. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  /** The bearer token for this request, if there is a session. */
  readonly accessToken?: () => string | undefined | Promise<string | undefined>;
  readonly headers?: () => Record<string, string>;
  /** Milliseconds; 0 means no limit. */
  readonly timeout?: number;
}

/** The typed client of one resource: `createClient(authRoutes, …).login({ body })`. */
export function createClient<T extends Calls>(routes: RoutesOf<T>, options: ClientOptions): Client<T> {
  const entries = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    (input?: Input, more?: CallOptions) => send(name, route, input ?? {}, options, more ?? {}),
  ]);
  return Object.fromEntries(entries) as Client<T>;
}

interface Input {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly file?: Blob;
}

async function send(
  name: string,
  route: Route,
  input: Input,
  options: ClientOptions,
  { signal }: CallOptions,
) {
  const url = options.origin + basePath + fillPath(name, route, input) + queryText(input.query);
  const payload = payloadOf(name, route, input);
  const limit = options.timeout ? AbortSignal.timeout(options.timeout) : undefined;
  const signals = [signal, limit].filter((one) => one !== undefined);
  const response = await reach(name, url, options, {
    method: route.method,
    headers: await headersFor(route, input, options),
    ...(payload === undefined ? {} : { body: payload }),
    ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
  });
  return route.replyIsFile && response.ok ? readFile(name, response) : readReply(name, response);
}

function payloadOf(name: string, route: Route, { body, file }: Input): string | Blob | undefined {
  if (route.takesFile) {
    if (isMissing(file)) throw new RequiredError('file', name);
    return file;
  }
  if (!route.hasBody) return undefined;
  if (isMissing(body)) throw new RequiredError('body', name);
  return JSON.stringify(body);
}

function fillPath(name: string, route: Route, input: Input): string {
  return pathParameters(route.path).reduce<string>((path, parameter) => {
    const value = input.params?.[parameter];
    if (isMissing(value) || value === '') throw new RequiredError(parameter, name);
    return path.replace(`{${parameter}}`, encodeURIComponent(String(value)));
  }, route.path);
}

function queryText(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (!isMissing(one)) search.append(key, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}

async function headersFor(
  route: Route,
  { file }: Input,
  options: ClientOptions,
): Promise<Record<string, string>> {
  const token = route.isForAnyone ? undefined : await options.accessToken?.();
  return {
    accept: route.replyIsFile ?? 'application/json',
    ...(route.hasBody ? { 'content-type': 'application/json' } : {}),
    ...(file ? { 'content-type': file.type || 'application/octet-stream' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...options.headers?.(),
  };
}

async function reach(
  name: string,
  url: string,
  options: ClientOptions,
  init: RequestInit,
): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(url, init);
  } catch (cause) {
    throw new CallFailure(kindOf(cause), name, { cause });
  }
}

function kindOf(cause: unknown): FailureKind {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  return name === 'AbortError' ? 'ERR_CANCELED' : 'ERR_NETWORK';
}

async function readReply(name: string, response: Response): Promise<unknown> {
  const { status } = response;
  const body = await readJson(name, response);
  if (response.ok) return body;
  throw new CallFailure(status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST', name, { status, body });
}

async function readFile(name: string, response: Response): Promise<ReceivedFile> {
  const blob = await arrived(name, response, response.blob());
  const [, fileName = name] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { fileName, blob };
}

/** The content of a response, once all of it has arrived. */
function arrived<T>(name: string, { status }: Response, coming: Promise<T>): Promise<T> {
  return coming.catch((cause: unknown) => {
    const kind = kindOf(cause);
    throw new CallFailure(kind === 'ERR_NETWORK' ? 'ECONNABORTED' : kind, name, { status, cause });
  });
}

async function readJson(name: string, response: Response): Promise<unknown> {
  const text = await arrived(name, response, response.text());
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new CallFailure('ERR_BAD_RESPONSE', name, { status: response.status, cause });
  }
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;
