import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import {
  basePath,
  type Call,
  type CallInput,
  type CallReply,
  type ErrorBody,
  pathParameters,
} from '@traip/contract';
import { type Mailbox, startMailbox } from '@traip/e2e/mailbox';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Api, type ApiSettings, createApi } from '../api.ts';
import type { Store } from '../platform/db/open.ts';
import { folderFiles } from '../platform/files/folder.ts';
import { createKeys } from '../platform/services/keys.ts';
import './check-compiled.ts';
import { checkReplies } from './description/reply-check.ts';
import { recordExamples } from './examples/record-examples.ts';
import { cloneTemplate, cloneWithUndo } from './template.ts';
import type { Undo } from './undo.ts';

export interface Answer<C extends Call> {
  readonly status: number;
  readonly body: CallReply<C>;
  readonly error: ErrorBody['error'] | undefined;
  readonly headers: Record<string, unknown>;
}

interface CallOptions {
  readonly token?: string;
  readonly ip?: string;
  readonly language?: string;
  readonly userAgent?: string;
}

/** The whole backend with its own database, a real mail server and a clock that tests can move. */
export class World {
  store!: Store;
  app!: FastifyInstance;
  mailbox!: Mailbox;
  #api!: Api;
  #wrongReplies!: () => readonly string[];
  #minutesAhead = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'traip-files-'));
  files = folderFiles(this.#folder);
  readonly secret = randomBytes(48);
  readonly keys = createKeys(this.secret);
  readonly #settings: Partial<ApiSettings>;

  constructor(settings: Partial<ApiSettings> = {}) {
    this.#settings = settings;
  }

  async open(): Promise<void> {
    this.mailbox = await startMailbox();
    this.store = await this.openStore();
    this.app = Fastify({ trustProxy: true, logger: false });
    this.#wrongReplies = checkReplies(this.app);
    recordExamples(this.app);
    this.#api = await createApi(this.app, {
      store: this.store,
      files: this.files,
      secret: this.secret,
      publicOrigin: 'https://traip.test',
      providers: {},
      mail: { kind: 'smtp', url: this.mailbox.url, from: 'Traip <no-reply@traip.test>' },
      // No host name resolves, and nothing is retried.
      webhooks: { resolve: async () => [], retryDelays: [] },
      // Scheduled jobs would interfere with tests.
      runsSchedule: false,
      now: () => this.now(),
      ...this.#settings,
    });
    await this.app.ready();
  }

  protected openStore(): Promise<Store> {
    return cloneTemplate();
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.#api.stop();
    await this.store.close();
    await this.mailbox.close();
    rmSync(this.#folder, { recursive: true, force: true });
    assert.deepEqual(this.#wrongReplies(), [], 'answers differ from the description of the API');
  }

  now(): Date {
    return new Date(Date.now() + this.#minutesAhead * 60_000);
  }

  advance(minutes: number): void {
    this.#minutesAhead += minutes;
  }

  async call<C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<Answer<C>> {
    const { body, file } = input as RequestParts;
    const response = await this.app.inject({
      method: call.method,
      url: urlOf(call, input as RequestParts),
      headers: {
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.language ? { 'accept-language': options.language } : {}),
        ...(options.userAgent ? { 'user-agent': options.userAgent } : {}),
        ...(file ? { 'content-type': file.type } : {}),
        'x-forwarded-for': options.ip ?? '198.51.100.7',
      },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(file ? { payload: Buffer.from(await file.arrayBuffer()) } : {}),
    });
    const json = response.json();
    return { status: response.statusCode, body: json, error: json.error, headers: response.headers };
  }
}

/** A world whose changes can be undone, if its database is on a server. */
export class UndoableWorld extends World {
  #undo: Undo | null = null;

  constructor() {
    super();
    // Deleted files couldn't be restored.
    this.files = { ...this.files, delete: async () => undefined };
  }

  /** Does some work and undoes its changes to the database if possible. */
  async trying<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly isUndone: boolean }> {
    const result = await (this.#undo ? this.#undo.afterwards(work) : work());
    return { result, isUndone: this.#undo !== null };
  }

  protected override async openStore(): Promise<Store> {
    const server = process.env.TEST_DATABASE_URL;
    if (!server) return super.openStore();
    const { store, undo } = await cloneWithUndo(server);
    this.#undo = undo;
    return store;
  }
}

interface RequestParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly file?: Blob;
}

export function urlOf(call: Call, { params = {}, query = {} }: RequestParts): string {
  const path = pathParameters(call.path).reduce<string>(
    (path, name) => path.replace(`{${name}}`, encodeURIComponent(params[name] ?? '')),
    call.path,
  );
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${basePath}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A world for the tests of this file. */
export function openWorld(settings?: Partial<ApiSettings>): World {
  return openedForTests(new World(settings));
}

export function openUndoableWorld(): UndoableWorld {
  return openedForTests(new UndoableWorld());
}

function openedForTests<W extends World>(world: W): W {
  before(() => world.open());
  after(() => world.close());
  return world;
}
